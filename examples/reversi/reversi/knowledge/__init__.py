"""What a seat can work out of what it does not see."""
