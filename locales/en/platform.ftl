# Sentences of the platform, shared by all games.
