"""Dale of Merchants: buy, play, build eight stacks; hands are secret."""
