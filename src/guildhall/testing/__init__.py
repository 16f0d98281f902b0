"""What every game must pass: the conformance kit, move counts, written-down playthroughs."""
