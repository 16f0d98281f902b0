"""Quick phrases for the chat; everybody reads them in their own language."""

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "nice-move",
    "thanks",
    "sorry",
    "oops",
    "one-moment",
    "back-soon",
    "your-turn",
    "good-game",
    "again",
    "bye",
)
