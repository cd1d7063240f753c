"""What bots know of Liar's dice."""
