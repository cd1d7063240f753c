# Le compagnon d'une vraie table de Salem : les phrases dites, puis ce que montre l'écran.

box-line = Mène l'Aube et la Nuit à voix haute, sans jamais savoir qui est Sorcière.

# Les phrases
line-sleep = Salem s'endort, paupières closes.
line-witches-wake = Que les Sorcières s'éveillent et choisissent.
line-witches-meet = Que les Sorcières s'éveillent, se reconnaissent, et choisissent qui reçoit le Chat noir.
line-witch-wakes = Que la Sorcière s'éveille et choisisse qui reçoit le Chat noir.
line-witches-sleep = Les Sorcières se rendorment.
line-witch-sleeps = La Sorcière se rendort.
line-constable-wakes = Au tour du Prévôt : qui garderez-vous ?
line-constable-sleeps = Le Prévôt se rendort.
line-day = Le jour revient, regardez-vous.
line-confess = Trente secondes pour vous confesser.
line-struck = Cette nuit, les Sorcières ont visé { $victim }.
line-nobody = Cette nuit, les Sorcières n'ont visé personne.
line-cat = Le Chat noir va à { $cat }. { $starter } commence.
line-crier-cat = Que les Sorcières s'éveillent et posent le Chat noir près d'un joueur.
line-crier-victim = Que les Sorcières s'éveillent, écartent une carte Victime face cachée, et rempilent les autres face cachée.
line-crier-pile = Que la Sorcière s'éveille et pose sa cible sur la pile des Victimes.
line-crier-pile-night = Que les Sorcières s'éveillent et posent leur cible sur la pile des Victimes.
line-crier-gavel = Que le Prévôt s'éveille et pose le Marteau près d'un autre joueur.
line-nudge = Yeux fermés, qu'on remue la pile des Victimes.
line-take = Une main sur un Procès de votre voisin de gauche. Tous ensemble, à zéro.
line-centre = Au centre, sans regarder. On mélange, et une carte à chacun.
line-look = Regardez la carte prise, puis posez-la parmi les vôtres.
line-raise = Sorcières, levez la main.
line-lower = Baissez la main.
line-hourglass = Le sablier est retourné.
line-sand-out = Le temps est écoulé.
line-tituba = Tituba, soixante secondes pour ranger la pioche.
line-words = Trois derniers mots.

# Said by a big screen to a room with phones
line-room-sleep = Salem s’endort. Que chacun ne regarde plus que son téléphone.
line-room-cat = Salem s’endort. Les yeux sur son téléphone, que chacun désigne quelqu’un. Seules les Sorcières donnent le Chat noir.
line-room-victim = Que chacun désigne quelqu’un. Seules les Sorcières frappent.
line-room-protected = Que chacun désigne encore quelqu’un. Seul le Prévôt protège.
line-room-cat-placed = Le Chat noir va chez { $cat }.

# Installation
setup-lead = Qui mène l'Aube et la Nuit ?
lead-app = Ce téléphone
    .help = Tout le monde joue. Posé au milieu de la table, il parle et compte.
lead-crier = Un Crieur public
    .help = Tout le monde joue. Le Crieur est celui qui connaît le mieux Salem ; les cartes se manient à la main, le téléphone compte.
lead-moderator = Un Modérateur
    .help = Il ne joue pas et n'est pas compté : le mieux pour débuter. Ce téléphone lui souffle le texte.
setup-crier = Qui est le Crieur ?
setup-moderator = Nom du Modérateur
setup-seats = Qui est assis là, dans le sens horaire ?
    .help = De 2 à 12 noms. À 2 ou 3, des fantômes complètent la table.
setup-name = Nom { $number }
setup-add = Ajouter un joueur
setup-remove = Retirer { $name }
setup-up = Monter { $name }
setup-turn = Tourner la table
setup-options = Options en usage
setup-citizens = Citoyens (facultatif)
setup-no-citizen = Citoyen inconnu
setup-wrong-number = Il faut de { $least } à { $most } noms.
setup-same-name = Deux joueurs ont le même nom : { $name }.
setup-begin = À table
setup-deal = Distribuez
deal-tryals = { $puritan } Puritains, { $witch ->
        [one] { $witch } Sorcière
       *[other] { $witch } Sorcières
    } et { $constable } Prévôt, mélangés : { $row } Procès par place.
deal-hands = { $hand } cartes Salem à chacun, sans Chat noir, Nuit ni Conspiration.
deal-deck = Puis Conspiration mélangée dans la pioche, Nuit tout en dessous : { $deck } cartes. Le Chat noir à part, le Marteau au centre.
deal-victims-box = Toutes les cartes Victime retournent dans la boîte.
deal-victims-stack = Gardez en pile les cartes Victime des Citoyens en jeu ; les autres dans la boîte.
deal-victims-ghosts = Gardez les quatre cartes Victime des quatre Citoyens.

# Avant de fermer les yeux
prepare-seated = Tout le monde est assis, ses Procès face cachée devant soi.
prepare-cat-by-the-deck = Le Chat noir, face visible, près de la pioche.
prepare-cat-ready = Le Chat noir à portée de main.
prepare-victims-face-up = Empilez face visible, près de la pioche, les cartes Victime des Citoyens encore en jeu.
prepare-victims-shuffled = Mélangez les quatre cartes Victime et posez-les face cachée.
prepare-pile-by-app = Ce téléphone joue la pile des Victimes : si personne ne touche l'écran, le hasard désigne.
prepare-phone-in-the-middle = Le téléphone au milieu, chacun à portée de bras.
prepare-stand-up = Vous pouvez vous lever : les bras vont plus loin.
prepare-noise = Tapez du pied, fredonnez : le bruit couvre les gestes.
advice-watcher = Quelqu'un ne joue pas ? Qu'il modère à la place du Crieur.
advice-dead = { $names } ne joue plus et peut modérer à la place du Crieur.
ready-dawn = L'Aube
ready-begin = Fermez les yeux
drawer-title = La Nuit tombe
drawer-ask = Qui a pioché la Nuit ?
drawer-first = C'était la première de ses deux cartes.

# Fenêtres
window-cat = Touchez qui reçoit le Chat noir
window-victim = Touchez qui frapper
window-protected = Touchez qui garder
window-own = L'une de vous compte aussi. Touchez encore pour changer.
window-not-yourself = Pas vous-même. Touchez encore pour changer.
window-anybody = Vous-même ou personne conviennent aussi. Touchez encore pour changer.
window-all-open = Si tous les vivants ont les yeux ouverts, les Sorcières ont gagné : dites-le.
window-sure = Confirmer
window-locked = Confirmé

# Le jour revient
gavel-on = Le Marteau va devant { $name }.
gavel-nobody = Le Marteau reste au centre.
gavel-where = Où est le Marteau ?
gavel-place = Posez le pion, puis retournez le sablier.
gavel-confess = Retourner le sablier
confession-title = Qui se confesse ?
confession-help = Touchez qui révèle un Procès ; deux fois s'il en meurt. Phips, une fois par partie, ne révèle rien.
confession-decided = Tout le monde a décidé
turned-cat = Près de qui est le Chat noir ?
turned-victim = Retournez la carte Victime. Qui est-ce ?
cat-title = Le Chat noir va à { $cat }
cat-starts = { $starter } commence.
verdict-nobody = Personne n'est visé : tout le monde vit.
verdict-already-dead = { $victim } est déjà mort : rien de plus.
verdict-gavel = { $victim } a le Marteau et survit.
verdict-confession = { $victim } s'est confessé et survit.
verdict-asylum = { $victim } a l'Asile et survit.
verdict-ask = L'Asile est-il devant { $victim } ?
verdict-yes = Oui, l'Asile est là
verdict-no = Non
verdict-ask-again = L'Asile : répondre autrement
verdict-loses = { $victim } perd deux Procès : { $chooser } les désigne, l'un après l'autre.
verdict-dies = { $victim } meurt.
verdict-title = Les Sorcières ont visé { $victim }
verdict-title-nobody = Les Sorcières n'ont visé personne
death-reveal = Révélez tous ses Procès restants.
death-discard = Défaussez sa main et les cartes devant : John Proctor d'abord, et Martha Corey si elle l'imite.
death-allegiance = Dites si ce joueur a jamais eu une carte Sorcière.
death-partner = Lien sacré : { $partner } meurt aussi.
death-partner-ask = Lié par le Lien sacré à
death-first = Si plus aucune Sorcière n'est cachée, { $drawer } dit lequel meurt d'abord.
death-first-accuser = Si plus aucune Sorcière n'est cachée, qui a accusé dit lequel meurt d'abord.
death-words = { $count } derniers mots, puis plus un signe.
death-two-left = Il ne reste que deux joueurs : écartez { $cards }.
loses-check = Après chaque carte : Sorcière révélée, les Puritains gagnent ; Prévôt révélé ou plus de Procès caché, les Sorcières gagnent.
end-title = Fin de la Nuit
end-gavel = Le Marteau revient au centre.
end-deck = Mélangez la défausse : c'est la nouvelle pioche, Nuit tout en dessous.
end-tituba = S'il reste des cartes dans la pioche, à cause de Tituba : laissez-la, Nuit à côté jusqu'à ce qu'elle soit vide.
end-resumes = { $name } reprend.
end-second = { $name } peut piocher sa seconde carte.
end-day = Au jour

# Le jour
day-title = Jour { $number }
day-dawn = L'Aube
day-night = La Nuit
day-conspiracy = Conspiration
day-hourglass = Sablier
day-tituba = Tituba
day-words = Derniers mots
day-check = Main levée
    .help = Les yeux fermés, les Sorcières lèvent la main devant le Modérateur.
day-death = Une mort
day-death-ask = Qui meurt ?
day-alive = { $name } revit
day-over = Fin de partie
day-over-ask = Qui a gagné ?
day-over-help = Que tous les vivants sont Sorcières, seule la table peut le dire.
day-table = La table
day-witches = Cartes Sorcière révélées : { $shown } sur { $all }
day-witch-more = Une carte Sorcière de plus
day-witch-less = Une carte Sorcière de moins
day-constable = La carte Prévôt est face visible
day-cat = Le Chat noir est devant
day-asylum = L'Asile est devant
day-pair = Le Lien sacré unit
day-and = et
day-unknown = On ne sait pas
day-lead = Qui mène
day-leave = Quitter cette table
day-leave-sure = Oublier cette table ?
offer-title = { $name } peut modérer
offer-help = Le premier mort peut prendre la suite du Crieur, les yeux ouverts, jusqu'à la fin.
offer-accept = { $name } modère
offer-decline = Le Crieur continue
won-puritans = Les Puritains gagnent
won-witches = Les Sorcières gagnent
won-nobody = Personne ne gagne
won-puritans-why = Toutes les cartes Sorcière sont révélées.
won-back = Rouvrir la partie
won-again = Nouvelle partie, mêmes places
last-converted = Tous Sorcières : le dernier à l'être devenu perd.

# Conspiration, sabliers
conspiracy-drawer = Qui a pioché Conspiration ?
conspiracy-cat = { $drawer } révèle un Procès de { $cat }.
conspiracy-own = { $cat } a le Chat noir et révèle l'un de ses propres Procès.
conspiracy-no-cat = Personne n'a le Chat noir : on passe à l'échange.
conspiracy-mary = Devant Mary Warren, le Chat noir n'agit pas.
exchange-title = Chacun prend à gauche
exchange-row = { $taker } prend à { $giver }
exchange-chosen = { $taker } prend à { $giver }, carte choisie par { $chooser }
exchange-count = Trois, deux, un
exchange-blind = Les cartes prises vont au centre, sans être vues.
centre-title = Mélangez, une carte à chacun
look-title = Regardez, puis reposez
look-help = Une carte Sorcière vous fait Sorcière pour toujours ; le Prévôt suit sa carte.
sand-hourglass = Loi 3
sand-tituba = Tituba range la pioche
sand-out-hourglass = Piochez deux cartes, ou finissez votre tour si une carte est jouée.
sand-out-tituba = La pioche reste comme elle est.
words-title = { $count } derniers mots
words-help = Puis plus un mot, plus un geste.
raised-title = Tous les vivants ont-ils levé la main ?
raised-yes = Oui : les Sorcières gagnent
raised-no = Non : on continue
