# Les mots du laboratoire.

lab-seat = Place
lab-share = Victoires
lab-interval = 95 %
lab-score = Points
lab-caption = { $games } parties, jouées par { $who }, graine { $seed }
lab-unfinished = Inachevée.
lab-lengths = Décisions par partie : moyenne { $mean }, médiane { $median }, 95 % en font au plus { $p95 }
lab-speed = Décisions par seconde de processeur : { $speed }
lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-chance = le hasard
lab-seats = { $seats } places
lab-played = { $games } parties, chaque donne à toutes les places, graine { $seed }
lab-bot = Robot
lab-games = Parties
lab-fair = À égalité
lab-against = { $side } : { $bot } contre { $other }
lab-pace = { $bot } : la moitié des { $decisions } décisions en moins de { NUMBER($p50, maximumFractionDigits: 2) } ms de processeur, 95 % en moins de { NUMBER($p95, maximumFractionDigits: 2) } ms, la plus longue { NUMBER($worst, maximumFractionDigits: 2) } ms
lab-plot = Part des victoires et son intervalle à 95 %
lab-costly = Décisions coûteuses de { $seat }
lab-cost = choix { $number } : { $step } a coûté environ { $loss } ; mieux : { $better }
lab-no-cost = { $seat } a bien décidé.
