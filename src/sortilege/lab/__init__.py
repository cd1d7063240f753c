"""The lab: what many games together say about a game."""
