"""What several chapters of the rulebook do with cards and tokens."""
