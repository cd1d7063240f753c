"""What a seat can work out in Salem 1692, and imagining the rest."""
