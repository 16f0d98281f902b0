"""Players made of code: they receive a view and the legal actions, and nothing else."""
