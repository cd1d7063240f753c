# Ce que dit le serveur de tables, en plus des règles des jeux.

refused-not-your-seat = La place { $seat } n’est pas la vôtre.
refused-stale-question = Entre-temps, cette question a reçu sa réponse ou a été retirée.
refused-act-instead = Cela se fait à tout moment ; ce n’est pas une réponse à votre question.
refused-not-begun = La partie n’a pas commencé.
refused-already-begun = La partie a déjà commencé.
refused-not-over = La partie n’est pas finie.
refused-not-now = C’est impossible pour l’instant.
refused-undo-needs-consent = Depuis, quelque chose a été montré ou répondu : la table doit accepter de revenir en arrière.
refused-undo-forbidden = À cette table, on ne revient pas en arrière.
refused-hints-are-off = À cette table, on joue sans conseil.
refused-hint-later = Le conseil se fait attendre : réfléchissez encore un peu, puis redemandez.
refused-nothing-to-undo = Vous n’avez encore rien choisi.
refused-proposal-open = Une autre proposition attend : répondez-y d’abord.
refused-nothing-proposed = Rien n’a été proposé.
refused-nothing-to-change = C’est déjà le cas.
refused-no-leaver = Personne à la place { $seat } qu’un robot puisse remplacer.
refused-bot-sits-in = Un robot vous remplace : reprenez d’abord votre place.
refused-table-paused = La table est en pause.
refused-table-busy = Trop de choses se passent à cette table : réessayez.
refused-rules-broke = Les règles ont rencontré une erreur. Elle est notée, et rien n’a changé.
refused-other-rules = Cette partie a commencé avec d’autres règles : cette version ne peut pas la continuer.
refused-game-missing = Le jeu { $game } n’est plus installé ici. L’enregistrement de cette table est gardé.
refused-table-full = Toutes les places sont prises.
refused-seat-taken = La place { $seat } est prise.
refused-seats-free = Ces places sont encore libres : { $seats }.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-host-only = Seul l’hôte peut le faire.
refused-chat-is-off = À cette table, on n’écrit pas.
refused-nothing-said = Vous n’avez rien dit.
refused-nobody-speaks-now = Personne ne parle tant que les yeux sont fermés.
refused-too-many-words = Les dernières paroles comptent { $most } mots au plus.
refused-no-such-sign = { $sign } ne se dit pas ici. On peut dire : { $signs }.

ending-agreed = La table a décidé d’arrêter.
ending-rules-broke = Les règles de ce jeu ont rencontré une erreur : la table s’arrête là. Son enregistrement est gardé.
ending-resigned = Quelqu’un a abandonné.

BecomeModerator = Devenir le Modérateur, les yeux ouverts la Nuit
