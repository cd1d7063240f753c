"""What a sensible player of Les Animaux Fantastiques thinks."""
