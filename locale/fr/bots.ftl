# Ce qu'un automate dit d'une option.

hint-only = Il n'y a rien d'autre à faire.
hint-wins = C'est presque gagné ainsi.
hint-lost = Plus rien n'aide beaucoup ; ceci vaut le reste.
hint-best = Nettement le meilleur choix ici.
hint-first = Un peu devant les autres.
hint-close = À peu près aussi bon que le meilleur.
hint-worse = Cela coûte { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } des chances de gagner.
hint-guess = Un jeu de devinette : soyez difficile à prévoir.
hint-fear = À craindre ensuite : « { $step } ».
