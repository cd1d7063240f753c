# Words of the lab.

lab-seat = Seat
lab-share = Wins
lab-interval = 95%
lab-score = Score
lab-caption = { $games } random games, seed { $seed }
lab-unfinished = Not finished.
lab-lengths = Decisions in a game: mean { $mean }, median { $median }, 95% within { $p95 }
lab-speed = Decisions in a second of processor: { $speed }
