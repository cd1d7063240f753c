# Les mots du terminal.

ui-prompt = Votre choix (h : aide) >
ui-press-enter = Appuyez sur Entrée.
ui-hide = Entrée pour cacher l'écran.
ui-curtain = Passez l'appareil à { $player }. Que personne d'autre ne regarde.
ui-waiting = Les autres réfléchissent…
ui-more-log = … { $count } de plus avant ceci : l montre tout le journal.
ui-help =
    un numéro : choisir cette option
    des mots : ne montrer que les options qui les contiennent ; Entrée choisit la seule restante, ou les montre toutes
    ? : ce qui n'est pas possible ; ? et un numéro, une notation ou des mots : pourquoi
    i : ce que font les cartes et autres ; i et des mots : seulement celles qui s'appellent ainsi
    r : sommaire des règles ; r et un identifiant ou des mots : ces règles
    l : tout ce qui vous a été dit
    a : ce que vous pouvez faire hors des questions ; a et un numéro le fait
    u : reprendre le dernier choix
    s : sauvegarder ; s et un nom de fichier : sauvegarder là
    q : quitter

ui-folded = Quelques mots de ce que vous cherchez ouvrent un groupe.
ui-nothing-found = Aucune option ne dit « { $words } ». Entrée les montre toutes.
ui-narrowed = Il reste { $count } options. Entrée les montre toutes.
ui-take-it = Entrée la choisit.
ui-no-number = Rien n'a le numéro { $number }.
ui-possible = C'est possible maintenant.
ui-not-offered = Ce n'est pas une de vos options maintenant.
ui-closed = Impossible maintenant (? et le numéro dit pourquoi) :
ui-nothing-closed = Rien de tel ne vous est fermé pour une raison qu'on puisse dire.
ui-many-closed = { $count } choses sont impossibles maintenant ; ? et quelques mots, ou un numéro, en dit plus :
ui-reason = { $reason } (×{ $count })
ui-nothing-explained = Il n'y a pas d'aide à ce sujet.
ui-no-acts = Il n'y a rien à faire hors des questions en ce moment.
ui-acts = Vous pouvez aussi (a et le numéro le fait) :
ui-undo-forbidden = Ce jeu interdit de reprendre un coup.
ui-undo-nothing = Vous n'avez aucun choix à reprendre.
ui-undo-refused = Trop tard pour reprendre : depuis, le hasard a parlé, quelque chose a été montré ou quelqu'un d'autre a joué.

ui-saved = Enregistré dans { $file }. Pour revoir la partie : { $command }
ui-saved-to-resume = Enregistré dans { $file }. Pour continuer : { $command }
ui-save-before-leaving = Enregistrer avant de partir ? Entrée : { $file } ; un autre nom de fichier ; ou n >
ui-save-the-end = Garder la partie ? o, un nom de fichier, ou Entrée pour non >
ui-winners = { $count ->
    [0] Personne ne gagne.
    [1] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}

# Règles
ui-rules-how = Quelques mots montrent les règles qui en parlent ; un identifiant, ou son début, les règles du registre (en anglais).
ui-no-rule = règles : rien sur { $query } ; approchant : { $near }
ui-kind-engine = le moteur décide
ui-kind-server = le serveur décide
ui-kind-companion = les personnes autour d'une vraie table décident
ui-kind-note = une note

# Revoir une partie
ui-replay-prompt = { $ply }/{ $last } (Entrée : suivant, p : précédent, h : aide) >
ui-replay-help =
    Entrée ou n : le choix suivant ; p : le précédent ; un numéro : ce choix
    f : le début ; e : la fin
    v A : par les yeux de A ; v * : tout ; v - : la vue d'un spectateur
    l : tout ce qui a été dit jusqu'ici
    q : quitter
ui-replay-at = choix { $ply } sur { $last }
ui-replay-choice = { $number }. { $player } : { $choice }
ui-replay-hidden = { $number }. { $player } a choisi.
ui-replay-no-choice = Les choix vont de 0 à { $last }.
ui-replay-no-eyes = v et une lettre de A à { $last }, un numéro de 1 à { $seats }, * pour tout voir ou - pour un spectateur.
ui-replay-asked = Doit répondre : { $names }
ui-eyes-everybody = tout est montré
ui-eyes-nobody = spectateur
ui-told-only = À { $names } : { $said }

# Vérifier une partie
ui-verify-broken = La partie ne peut pas être rejouée.
ui-verify-replays = { $count ->
    [0] La partie découle de sa graine.
    [1] Le seul choix est permis, et la partie découle de sa graine.
   *[other] Les { $count } choix sont permis, et la partie découle de sa graine.
}
ui-verify-unfinished = La partie n'est pas finie.
ui-verify-no-secret = Le secret n'a pas encore été révélé.
ui-verify-commitment = Le secret est bien celui qui avait été scellé avant la donne.
ui-verify-derivation = { $count ->
    [0] La graine vient du secret seul : aucun joueur n'a rien ajouté.
    [1] La graine vient du secret et de ce qu'un joueur a ajouté.
   *[other] La graine vient du secret et de ce que { $count } joueurs ont ajouté.
}
ui-verdict-honest = Honnête : personne ne pouvait choisir ni prévoir les mélanges.
ui-verdict-dishonest = Pas honnête : ce qui est marqué ✗ ne tient pas.
ui-verdict-damaged = Abîmée : une partie qu’on ne peut rejouer ne prouve rien, ni pour ni contre.
ui-verdict-not-yet = Non vérifiée : il faut pour cela le secret.
ui-verdict-no-receipt = La partie se rejoue honnêtement depuis sa graine, mais personne ne s'y était engagé avant la donne.

# Les jeux de l'étagère
ui-seats = { $least } à { $most } joueurs
ui-broken-games = Ces jeux sont laissés de côté, car ils ne se chargent pas :
