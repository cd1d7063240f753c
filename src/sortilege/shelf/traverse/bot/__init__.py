"""What a sensible player of the Diagon Alley game thinks."""
