"""What the drawings of the games are made of, in characters."""
