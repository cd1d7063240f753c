"""The league: all that plays a game, measured on fixed deals; and a sequential test of whether a change is better."""
