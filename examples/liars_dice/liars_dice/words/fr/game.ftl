game = Le Menteur aux dés
    .line = Misez sur des dés que personne ne voit tous.
mode-duel = Duel
    .help = Deux joueurs, un dé chacun, une seule manche.
mode-cups = Gobelets
    .help = De deux à six joueurs. Qui se trompe perd un dé ; le dernier à en avoir gagne.

# Options de la table
option-dice = Dés
    .help = Combien de dés chacun a au début.
option-sides = Faces
    .help = Combien de faces a un dé. S'il en a moins de six, ce sont les plus basses qui manquent.

# Questions
ChooseBid = Misez plus haut, ou dites que c'est faux. Les six comptent pour toutes les faces.
    .offered = À vous : { $can }. Les six comptent pour toutes les faces.
    .can-RaiseBid = misez
    .can-CallLiar = dites que la dernière mise est fausse

# Réponses
RaiseBid = { $many } × { $face }
CallLiar = Menteur !

# Ce qui arrive
DiceRolled = { $dice } dés roulent sous les gobelets ; { $first } commence.
DieSeen = Sous votre gobelet : un { $face }.
BidRaised = { $by } mise { $many } × { $face }.
LiarCalled = { $by } ne croit pas { $on } : menteur !
CupOpened = { $by } découvre { $many } × { $face }.
DiceCounted = La mise était { $many } × { $face }, et il y en a { $found }.
DieLost = { $left ->
        [0] { $by } perd son dernier dé.
        [one] { $by } perd un dé et en garde 1.
       *[other] { $by } perd un dé et en garde { $left }.
    }
PlayerOut = { $by } n'a plus de dé et quitte le jeu.

# Refus
refused-no-such-bid = Une mise, c'est un nombre de dés et une face.
refused-too-low = Il faut miser plus haut : davantage de dés, ou autant d'une face plus forte.
refused-too-many = Il n'y a pas autant de dés sous les gobelets.
refused-nothing-bid = Personne n'a encore misé : il n'y a rien à mettre en doute.

# Fins
ending-duel = La mise est vérifiée, le duel est fini.
ending-last = Il ne reste des dés que sous un seul gobelet.

# Conseils
why-RaiseBid = Ce que vos dés soutiennent, et ce que les autres peuvent cacher.
why-CallLiar = Il est peu probable qu'il y en ait autant.

# Les faces
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

# Sur la table
area-dice = Dés
area-bid = L'enchère
told-bid = { $many } × { $face }
    .beside = { $many } ×
area-said = Annonce
told-said = { $many } × { $face }
    .beside = { $many } ×
area-all = Dés en jeu
area-many = Combien ?
area-face = Quelle face ?
