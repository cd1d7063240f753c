"""What a seat can work out in Les Animaux Fantastiques, and imagining the rest."""
