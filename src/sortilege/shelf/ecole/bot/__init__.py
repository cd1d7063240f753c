"""What a sensible player of L'École de magie thinks."""
