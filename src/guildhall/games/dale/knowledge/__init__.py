"""What an observer knows of hidden cards, learnt from the events it was told."""
