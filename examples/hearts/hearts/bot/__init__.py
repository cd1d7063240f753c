"""What bots know of Hearts."""
