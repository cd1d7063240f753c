# What a bot says of an option.

hint-only = There is nothing else to do.
hint-wins = This all but wins.
hint-lost = Nothing helps much any more; this is as good as anything.
hint-best = Clearly the best here.
hint-first = A little ahead of the others.
hint-close = About as good as the best.
hint-worse = It costs { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } of the chance to win.
hint-guess = A guessing game: be hard to foresee.
hint-fear = Feared next: “{ $step }”.
