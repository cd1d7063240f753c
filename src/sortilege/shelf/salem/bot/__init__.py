"""What a sensible player of Salem 1692 thinks."""
