# Words of the lab.

lab-seat = Seat
lab-share = Wins
lab-interval = 95%
lab-score = Score
lab-caption = { $games } random games, seed { $seed }
lab-unfinished = Not finished.
lab-lengths = Decisions in a game: mean { $mean }, median { $median }, 95% within { $p95 }
lab-speed = Decisions in a second of processor: { $speed }
lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
