"""What a seat can work out in Zoondo, and imagining the rest."""
