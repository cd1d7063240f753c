"""What bots know of Reversi."""
