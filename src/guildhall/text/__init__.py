"""Words for people: Fluent messages in English, Russian and German."""
