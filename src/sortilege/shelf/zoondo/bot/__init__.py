"""What a sensible player of Zoondo thinks."""
