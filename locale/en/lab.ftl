# Words of the lab.

lab-seat = Seat
lab-share = Wins
lab-interval = 95%
lab-score = Score
lab-caption = { $games } games, played by { $who }, seed { $seed }
lab-unfinished = Not finished.
lab-lengths = Decisions in a game: mean { $mean }, median { $median }, 95% within { $p95 }
lab-speed = Decisions per second of processor time: { $speed }
lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-chance = chance
lab-seats = { $seats } seats
lab-played = { $games } games, every deal in every seating, seed { $seed }
lab-bot = Bot
lab-games = Games
lab-fair = Equals
lab-against = { $side }: { $bot } against { $other }
lab-pace = { $bot }: half of { $decisions } decisions within { NUMBER($p50, maximumFractionDigits: 2) } ms of processor time, 95% within { NUMBER($p95, maximumFractionDigits: 2) } ms, the longest { NUMBER($worst, maximumFractionDigits: 2) } ms
lab-plot = Share of wins with its 95% interval
lab-costly = Costly decisions of { $seat }
lab-cost = choice { $number }: { $step } cost about { $loss }; better: { $better }
lab-no-cost = { $seat } decided well.
