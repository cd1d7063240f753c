"""What a seat can work out of the cards it does not see."""
