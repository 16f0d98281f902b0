"""Parts that rules share: boards as bit masks."""
