"""The Guild of Merchant Explorers: one card a turn, explorers on a hex map, four eras."""
