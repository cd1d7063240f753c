"""What a seat can work out of the dice it does not see."""
