# Les mots du laboratoire.

lab-seat = Place
lab-share = Victoires
lab-interval = 95 %
lab-score = Points
lab-caption = { $games } parties au hasard, graine { $seed }
lab-unfinished = Inachevée.
lab-lengths = Décisions par partie : moyenne { $mean }, médiane { $median }, 95 % en font au plus { $p95 }
lab-speed = Décisions par seconde de processeur : { $speed }
lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
