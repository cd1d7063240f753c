# Les mots communs à tous les jeux.

seat = Joueur { $number }
ghost = Fantôme { $number }
nobody = personne
unknown = inconnu

refused-game-is-over = La partie est finie.
refused-no-such-seat = Il n'y a pas de place { $seat } : les places vont de 0 à { $last }.
refused-not-a-step = Ce n'est pas un coup : { $problem }.
refused-not-asked = Ce n'est pas à vous de répondre : la partie attend la place { $asked }.
refused-answered-already = Vous avez déjà répondu ; les autres n'ont pas encore été entendus.
refused-not-offered = Ce n'est pas possible maintenant. Vous pouvez choisir : { $offered }.
refused-answer-instead = C'est une réponse à votre question, pas une action libre.
refused-not-permitted = { $many ->
        [0] Aucune action libre n'est possible maintenant.
       *[other] Cette action libre n'est pas possible maintenant. Vous pouvez : { $permitted }.
    }

# Des lignes égales, dites une fois
told-times = { $line } (×{ "\u00A0" }{ $times })
times-2 = deux
times-3 = trois
times-4 = quatre
times-5 = cinq
times-6 = six
times-7 = sept
times-8 = huit
times-9 = neuf
times-10 = dix

# Une question avec ce que l'on peut y répondre
one-or-other = { $before } ou { $last }
one-and-other = { $before } et { $last }
