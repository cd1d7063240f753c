"""What a seat does not know, and how it can be imagined."""
