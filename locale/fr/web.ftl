# Les mots de la page, communs à tous les jeux.

# Accueil
web-tag = { $count ->
        [0] Des jeux
        [1] Un jeu
        [2] Deux jeux
        [3] Trois jeux
        [4] Quatre jeux
        [5] Cinq jeux
        [6] Six jeux
        [7] Sept jeux
        [8] Huit jeux
        [9] Neuf jeux
        [10] Dix jeux
        [11] Onze jeux
        [12] Douze jeux
       *[other] { $count } jeux
    }, une table, un lien à partager.
web-sub = Sur téléphone ou grand écran, entre amis ou contre des automates. Sans compte.
web-pages = Pages
web-play = Jouer
web-rules = Règles
web-watch = Observer
web-games = Les jeux
web-play-now = Jouer à { $game }
web-join-code = Rejoindre avec un code
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-your-turn = À vous de jouer
web-yours = À vous
web-awaits = On attend { $name }
web-awaits-everybody = On attend tout le monde
web-paused-short = En pause
web-you-are = Vous êtes { $name }
web-rename = Vous êtes { $name } : changer de nom
web-which-game = Jeu
web-get-link = Obtenir le lien
web-all-options = Tous les réglages de la table
web-go-to-table = Aller à la table
web-invited-by = { $name } vous invite à sa table.
web-lesson-continue = Reprendre la leçon : { $game }
web-all-games = Toutes vos parties
web-my-games = Vos parties
web-my-games-none = Aucune de vos parties n’est finie sur cet appareil.
web-my-numbers = Vos chiffres
web-every-game = Tous les jeux
web-which-ones = Lesquelles
web-games-all = Toutes
web-games-won = Gagnées
web-games-lost = Perdues
web-games-favourite = Favorites
web-games-rated = Classées
web-games-none-such = Aucune partie de ce genre.
web-game-won = Gagnée
web-game-lost = Perdue
web-favourite = Partie favorite
web-all-records = Télécharger toutes les parties
web-numbers-played = Parties
web-numbers-wins = Gagnées
web-numbers-lasts = Durée moyenne
web-numbers-minutes = { $count } min
web-numbers-rating = Niveau estimé
web-numbers-rating-line = Niveau estimé, de { $first } à { $last } en { $count } parties
web-numbers-by-seat = Selon la place
web-numbers-by-role = Selon le rôle
web-numbers-won = { $won } sur { $played }
web-numbers-none = Aucune partie finie pour l’instant.
web-profile = Profil
web-profile-show = Montrer mes chiffres
web-profile-help = Qui a le lien voit votre nom et ces chiffres, sans les tables privées. Si vous les cachez, le lien ne mène plus nulle part.
web-profile-link = Lien de votre profil
web-profile-none = Personne ne montre rien à cette adresse.
web-option-rated = Table classée
    .help = Entre personnes seulement, toutes d’accord ; sans conseils, sans reprise, sans Modérateur. Qui part finit dernier.
web-rated-what = Table classée : le résultat change le niveau estimé de chacun. Elle commence quand tout le monde a accepté.
web-rated-consent = J’accepte que cette partie compte
    .help = Vous pouvez changer d’avis tant qu’elle n’a pas commencé.
web-consents = d’accord
web-circles = Cercles
web-circles-what = Un cercle réunit vos amis : un lien pour y venir, ses tables, son tableau d’honneur.
web-circles-none = Vous n’êtes d’aucun cercle pour l’instant.
web-circle-new = Nouveau cercle
web-circle-name = Nom du cercle
web-circle-open = Créer
web-circle-members = { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
web-circle-when = Rendez-vous
web-circle-when-hint = Jeudi à 20 h, chez Zoé
web-circle-link = Lien du cercle
web-circle-link-why = Qui a ce lien peut entrer dans le cercle.
web-circle-new-link = Changer le lien
web-circle-table = Ouvrir une table
web-circle-honour = Tableau d’honneur
web-circle-games = Dernières parties
web-circle-leave = Quitter le cercle
web-circle-leave-sure = Quitter pour de bon
web-circle-remove = Retirer { $name }
web-circle-join = Entrer dans le cercle
web-circle-none = Il n’y a pas de cercle à cette adresse.
web-circle-invites = On vous invite dans un cercle
web-more-games = Les précédentes
web-not-found = Page introuvable
web-not-found-why = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet, ou la page a changé de nom.
web-independent = Logiciel libre. Projet indépendant, sans lien avec les éditeurs de ces jeux.
web-offline = Le serveur ne répond pas : vous êtes peut-être hors ligne.
web-try-again = Réessayer
web-players-range = { $least }–{ $most } joueurs
web-players-exactly = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-status-open = Ouverte
web-status-playing = En cours
web-status-over = Finie

# Partout
web-home = Accueil
web-close = Fermer
web-cancel = Annuler
web-confirm = Confirmer
web-keep = Garder
web-yes = Oui
web-no = Non
web-loading = Un instant…
web-failed = Cela n’a pas marché. Réessayez.
web-page-lost = Cette page ne s’est pas chargée.
web-suggested-name = { $creature } { $place }
web-name-creature-0 = Chouette
web-name-creature-1 = Renard
web-name-creature-2 = Hibou
web-name-creature-3 = Belette
web-name-creature-4 = Crapaud
web-name-creature-5 = Corneille
web-name-creature-6 = Hérisson
web-name-creature-7 = Salamandre
web-name-creature-8 = Loutre
web-name-creature-9 = Corbeau
web-name-creature-10 = Furet
web-name-creature-11 = Libellule
web-name-place-0 = du grenier
web-name-place-1 = de minuit
web-name-place-2 = des marais
web-name-place-3 = du clocher
web-name-place-4 = de la lande
web-name-place-5 = des brumes
web-name-place-6 = du verger
web-name-place-7 = de la tourelle
web-name-place-8 = du vieux pont
web-name-place-9 = des collines
web-name-place-10 = du lavoir
web-name-place-11 = de la clairière
web-free-seat = Place libre
web-you = Vous
web-nameless = Quelqu’un
web-bot-0 = Bastien
web-bot-1 = Maëlle
web-bot-2 = Hugo
web-bot-3 = Zoé
web-bot-4 = Noé
web-bot-5 = Inès
web-bot-6 = Salomé
web-bot-7 = Tristan
web-bot-8 = Oriane
web-bot-9 = Félix
web-bot-10 = Garance
web-bot-11 = Léonard

# Réglages
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = Comme l’appareil
web-theme-jour = Jour
web-theme-nuit = Nuit
web-motion = Mouvement
web-motion-auto = Comme l’appareil
web-motion-full = Animé
web-motion-none = Aucun
web-about = Sortilège { $version }, { $engine ->
    [compiled] moteur compilé
   *[plain] moteur non compilé : les automates réfléchissent moins
}.
web-sound = Son
web-sound-off = Coupé.
web-sound-on = Quelques bruits de bois et de papier.
web-touch = Vibrations
web-touch-why = Le téléphone tremble un peu : à votre tour, au marteau, aux dés.
web-marks-always = Chaque couleur est doublée d’une forme et d’une lettre, toujours.
web-your-name = Votre nom
web-name-kept = Nom gardé
web-other-device = Jouer aussi sur un autre appareil
web-passphrase-why = Une phrase secrète vous fait reconnaître ailleurs. Elle n’est montrée qu’une fois : notez-la. En créer une déconnecte vos autres appareils.
web-passphrase-new = Créer ma phrase
web-passphrase-have = J’ai une phrase
web-passphrase-recovery = Gardez ce code à part : si vous perdez la phrase, il la remplace une fois.
web-claim = C’est moi
web-claimed = Bonjour, { $name }
web-claim-failed = Personne n’a cette phrase.
web-passkeys = Clés d’accès
web-passkey-why = Ou une clé d’accès : votre appareil la garde, et l’ouvre avec votre doigt, votre visage ou votre code.
web-passkey-not-here = Une clé d’accès se garde seulement à une adresse en https, ou sur cet ordinateur par localhost : ici, prenez une phrase.
web-passkey-new = Créer une clé d’accès
web-passkey-use = Entrer avec ma clé
web-passkey-kept = Clé gardée : elle vous fait reconnaître partout où elle est.
web-passkey-not-done = Rien n’a été fait : la clé n’a pas été donnée.
web-passkey-already = Cet appareil a déjà une clé pour vous.
web-passkey-of = Clé du { $day }
web-passkey-used = Servie le { $day }
web-passkey-unused = Jamais servie
web-passkey-remove = Retirer
web-passkey-remove-of = Retirer la clé du { $day }
web-your-data = Ce qui est gardé sur moi
web-your-data-what = Votre nom, vos clés, vos tables, ce que vous y avez fait et dit, et ce que vous avez signalé. Aucune adresse n’est gardée en clair.
web-export = Tout télécharger
web-erase = M’effacer
web-erase-what = Votre nom, votre phrase, vos clés et tout ce que vous avez dit disparaîtront, sur tous vos appareils. Dans les parties finies, votre place devient anonyme ; dans les autres, un automate s’y assied. Personne ne pourra revenir en arrière.
web-erase-sure = M’effacer pour de bon

# Ouvrir une table
web-mode = Mode
web-players = Joueurs
web-options = Options
web-play-bots = { $count ->
    [one] Jouer contre un automate
   *[other] Jouer contre { $count } automates
    }
web-invite-friends = Inviter des amis
web-bots = Force des automates
web-level-random = Au hasard
web-level-novice = Novice
web-level-adept = Adepte
web-level-master = Maître
web-level-sleepy = Endormi
web-level-dreamer = Rêveur
web-level-hesitant = Hésitant
web-level-hasty = Pressé
web-level-hopeful = Confiant
web-level-careful = Appliqué
web-level-shrewd = Futé
web-level-thoughtful = Réfléchi
web-level-wise = Avisé
web-manner-random = Joue tout ce qui est permis.
web-manner-novice = Aime ce qui a l’air bien, et parfois ne regarde pas.
web-manner-sleepy = S’assoupit entre deux coups, et prend ce qui est le plus près.
web-manner-dreamer = Regarde par la fenêtre : presque tout ce qu’on pourrait faire lui échappe.
web-manner-hesitant = Voit la moitié de ce qu’on pourrait faire, et n’arrive pas à se décider.
web-manner-hasty = Prend ce qui plaît au premier coup d’œil, manque beaucoup de choses, et garde rancune.
web-manner-hopeful = Croit toujours que cela tournera bien.
web-manner-careful = Connaît le jeu, mais laisse encore passer une chose ou l’autre.
web-manner-adept = Connaît le jeu, et voit ce qu’il y a sur la table.
web-manner-shrewd = Réfléchit un peu plus loin avant de répondre.
web-manner-thoughtful = Prend son temps, et voit plus loin.
web-manner-wise = Pèse presque tout avant de répondre.
web-manner-master = Use de tout le temps qu’on lui laisse.
web-pace = Rythme des automates
web-pace-calm = Posé
web-pace-brisk = Vif
web-pace-instant = Immédiat
web-clock = Horloge
web-clock-none = Sans horloge
    .help = Les questions attendent ; là où le jeu a un sablier, qui attend peut le retourner.
web-clock-timed = Limites du livret
    .help = Les limites de temps des règles courent, et un même délai pour toute autre question.
web-clock-slow = À son rythme
    .help = Des heures ou des jours pour chaque coup ; personne n’est tenu d’être là.
web-clock-seconds = Secondes par question
web-clock-hours = Heures par question
web-window = Temps pour réagir (secondes)
    .help = À deux personnes ou plus, chaque fenêtre de réaction dure exactement autant, que l’on puisse répondre ou non : rien ne se devine au temps qu’on met.
web-option-undo = Reprendre un coup
    .help = Librement tant que rien n’a été montré ; au-delà, la table doit être d’accord.
web-option-hints = Conseils
    .help = Chacun peut demander ce que ferait un automate à sa place, sans que les autres le sachent.
web-option-chat = Conversation
    .help = Les joueurs peuvent se parler à la table.
web-option-crier = Un Crieur
    .help = L’hôte est le Crieur ; le premier mort peut devenir Modérateur et garder les yeux ouverts la Nuit.
web-option-listed = Table publique
    .help = Elle figure à l’accueil et chacun peut s’y asseoir.
web-option-watch = Spectateurs
    .help = Qui a l’adresse de la table peut regarder ce qui est public.
web-seat-number = Place { $number }
web-choice-random = Au hasard
web-choice-choice = Chacun choisit
web-choice-true = Oui
web-choice-false = Non
web-no-board = Ce jeu n’est pas encore sur l’étagère.

# La table avant la partie
web-seats = Autour de la table
web-seats-count = { $count } places
web-bot = automate
web-host = hôte
web-sit = S’asseoir
web-seat-name = Comment s’appelle qui joue ici
web-rename-seat = { $name } : changer ce nom
web-sit-too = + joueur
web-add-bot = + automate
web-fill-bots = Compléter avec des automates
web-free-it = Libérer la place de { $name }
web-start = Commencer
web-begins = Commence
web-begins-chance = Si personne ne le dit, le hasard décide.
web-moderator = Modérateur
web-presiding = Vous êtes Modérateur
web-no-moderator = Sans Modérateur
web-be-moderator = Être Modérateur
web-moderator-help = Un Modérateur ne joue pas : il voit ce qui se passe la Nuit et dit le texte. Le serveur fait le reste.
web-moderator-you = Vous ne jouez pas : vous verrez ce qui se passe la Nuit, et le texte à dire. Le serveur fait le reste.
web-host-starts = L’hôte commencera la partie.
web-invite = Inviter
web-invite-code = Donnez ce code, ou le lien :
web-invite-link = Lien d’invitation
web-invite-none = Asseyez-vous pour pouvoir inviter.
web-link = Lien
web-copy = Copier
web-copied = Lien copié
web-qr = QR
web-qr-label = Code QR du lien
web-entropy = Votre grain de sel dans le mélange
web-entropy-why = Quelques mots de votre choix entrent dans la graine du hasard : personne, pas même le serveur, ne peut alors la choisir seul.
web-entropy-kept = Vos mots sont dans le mélange
web-commitment = Scellé avant la donne :
web-join = Rejoindre une table
web-code = Code de la table
web-invited = Une place vous attend.
web-sit-down = M’asseoir
web-join-failed = Aucune table n’a ce code.
web-join-table-full = Cette table est complète.
web-join-already-begun = La partie a déjà commencé.
web-watch-how = Collez le lien d’une table pour la regarder : seul ce qui est public est montré.
web-watch-live = En ce moment
web-watch-live-what = Les tables listées où l’on joue, comme les voit qui n’y est pas assis : avec le retard que chacune demande.
web-watch-none = Aucune table listée n’est en train de jouer.
web-replay-how = Vous avez gardé une partie ?
web-replay-file = Revoir un fichier

# La table
web-board = Plateau
web-prompt = Ce qui est demandé
web-rail = Chronique et conversation
web-chronicle = Chronique
web-talk = Conversation
web-earlier = Voir les { $count } lignes précédentes
web-nobody-spoke = Personne n’a encore rien dit.
web-report-open = Signaler…
web-report = Signaler
web-report-what = L’opérateur de ce serveur verra les dernières choses dites ici, telles que vous les avez entendues.
web-report-whom = Qui
web-report-why = Pourquoi (si vous voulez)
web-reported = C’est signalé. Merci.
web-write = Écrire à la table…
web-say = Dire
web-sign = Déclarer…
web-sign-about = À propos de
web-sign-accuse = accuse { $name }
web-sign-vouch = se porte garant de { $name }
web-sign-claim = dit tout savoir de { $name }
web-sign-doubt = doute de { $name }
web-channel-dead = (d’outre-tombe)
web-channel-last_words = (derniers mots)
web-sure = { $choice } ?
web-sure-of-name = Désigner { $choice } ?
web-sure-of-yourself = Vous désigner vous-même ?
web-showing = Voici ce qui se passe.
web-waiting = On attend { $names }.
web-waiting-nobody = Un instant…
web-several = { $count } joueurs
web-over = La partie est finie
web-follow-the-wisp = Touchez ce qui luit.
web-now-the-target = Touchez maintenant sur quoi.
web-given-only = C’est le seul choix : la table le joue pour vous dans un instant.
web-given-same = Tous les choix reviennent au même : la table en joue un pour vous dans un instant.
web-given-wish = La table répond pour vous. Vous pouvez encore le faire vous-même.
web-lets = Laisser la table répondre
web-let-round = Passer jusqu’à la fin du tour
web-let-game = Toujours passer ici
web-let-unless = Passer, sauf si je peux répondre
web-lets-standing = La table répond pour vous
web-lets-stop = Répondre moi-même
web-list = Liste ({ $count })
web-hide-list = Replier
web-undo = Reprendre
web-hint = Conseil
web-hint-sure = Conseil sûr
web-hint-likely = Conseil probable
web-hint-unsure = Conseil incertain
web-hint-guess = Affaire de flair
web-hint-chance = { $sure } : { $chance } % de chances de gagner ensuite.
web-skip = Passer
web-time-left = { $seconds } secondes
web-watching = Vous regardez
web-menu = Menu
web-ask-undo = Proposer de reprendre un coup
web-pause = Proposer une pause
web-resume = Reprendre la partie
web-ask-end = Proposer d’arrêter là
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon
web-ask-bot = Proposer qu’un automate joue pour { $name }
web-leave = Quitter la table
web-leave-why = Un automate jouera à votre place ; vous pourrez revenir.
web-leave-sure = Quitter quand même
web-spectators-link = Lien pour les spectateurs
web-not-offered = Ce n’est pas une de vos options maintenant.
web-reconnecting = Connexion perdue : on renoue. Votre place est gardée.
web-closed-4403 = Cette table est privée.
web-closed-4404 = Il n’y a pas de table à cette adresse.
web-closed-4409 = Cette partie a commencé avec d’autres règles : elle ne peut plus être ouverte.
web-closed-4410 = Ce qui a été noté de cette partie est abîmé : elle ne peut pas être ouverte.
web-closed-4400 = Cette page est trop vieille : rechargez-la.
web-paused = La partie est en pause.
web-proposal-undo = { $name } propose de reprendre son dernier coup.
web-proposal-end = { $name } propose d’arrêter la partie.
web-proposal-pause = { $name } propose une pause.
web-proposal-resume = { $name } propose de reprendre la partie.
web-proposal-bot = { $name } propose qu’un automate joue pour { $about }.
web-away = { $name } s’est absenté. Un automate prendra sa place dans
web-bot-plays-for-you = Un automate joue pour vous.
web-bot-now = Un automate, tout de suite
web-take-back-seat = Reprendre ma place
web-curtain = À { $name } de jouer
web-curtain-why = Passez l’appareil. Que personne d’autre ne regarde.
web-i-am = C’est moi, { $name }
web-rules-search = Chercher dans les règles
web-rules-none = Rien de tel dans ces règles.
web-see-rule = Voir la règle
web-rule-of = Voir la règle de { $name }
web-rule-asked = Règle { $id }

# Après
web-result = Résultat
web-you-won = Vous gagnez !
web-you-won-together = Victoire partagée !
web-you-lost = Perdu
web-winner = gagne
web-receipt = Reçu du hasard :
web-verify = Vérifier
web-verifying = On rejoue la partie…
web-fair = Honnête : chaque mélange vient du secret scellé avant la donne.
web-unfair = Non prouvé : { $why }
web-rematch = Revanche
web-rematch-at = Revanche à mon niveau : { $level }
web-replay = Revoir
web-download = Télécharger
web-replay-title = Revoir une partie
web-replay-at = Choix { $ply } sur { $plies }
web-replay-eyes = Par les yeux de
web-replay-spectator = Spectateur
web-replay-all = Tout voir
web-open-hands = Ce que chacun cache
web-nothing-hidden = Rien en main
web-replay-first = Au début
web-replay-previous = Choix précédent
web-replay-next = Choix suivant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-stop = Arrêter
web-play-on = Jouer la suite contre des automates
web-moment-link = Lien vers ce moment
web-replay-open = Ouvrir un fichier de partie
web-replay-which = Une partie gardée est un fichier .jsonl : à la fin d’une partie, « Revoir » puis « Télécharger » en donne un ; le terminal en écrit aussi.
web-replay-broken = Ce fichier n’est pas une partie que l’on puisse rejouer.
web-result-seats = Place par place
web-score-apart = Le compte
web-total = Total
web-moments = Moments clés
web-moment-at = choix { $ply }
web-see-moment = Revoir le choix { $ply }
web-share-picture = Partager l’image
web-picture-kept = L’image est dans vos téléchargements.
web-picture-kept-http = À une adresse en http, un navigateur ne donne rien à d’autres applications : l’image est dans vos téléchargements, d’où vous pouvez l’envoyer.
web-copy-link = Copier le lien
web-choices-count = { $count ->
    [one] un choix
   *[other] { $count } choix
}
web-lasted-seconds = { $count } s
web-lasted-minutes = { $count } min
web-lasted-hours = { $count } h
web-lasted-days = { $count } jours
web-curve = Où la partie s’est jouée
web-curve-at = Choix { $ply } : { $name }, { $percent } %
web-curve-whose = La courbe de
web-curve-swing = Choix { $ply } : { $name } passe de { $before } % à { $after } %.
web-curve-team = l’équipe
web-curve-note = Chances de gagner, estimées après coup par un automate qui connaît tout ce qui était caché.
web-curve-coming = La courbe de la partie se calcule…
web-curve-none = Cette partie n’a pas de courbe.
web-no-receipt = Reprise d’un enregistrement : ses mélanges étaient connus, aucun reçu ne peut les prouver.
web-chronicle-through = Chronique vue par : { $name }
web-chronicle-all = Chronique : tout est dit
web-told-only = À { $names } :
web-replay-speed = Vitesse { $speed }
web-replay-none = Il n’y a pas de partie à revoir à cette adresse.

# Apprendre
web-learn = Apprendre en cinq minutes
web-learn-game = Apprendre { $game } en cinq minutes
web-learn-short = Apprendre
web-lesson = Leçon
web-lesson-stop = { $at } sur { $stops }
web-lesson-back = Revenir
web-lesson-next = Continuer
web-lesson-skip = Passer
web-lesson-play-on = Jouer la suite
web-lesson-new-game = Nouvelle partie
web-lesson-rules = Les règles
web-lesson-reads = Lisez la bulle, puis continuez.
web-lesson-over = La leçon est finie, la partie peut continuer.
web-lesson-lost = Cette leçon ne s’est pas chargée.
refused-otherwise-in-lesson = Bonne idée aussi ! Mais pour cette leçon, suivez la main.

# Le plateau dessiné d’après ce que dit un jeu
web-plain-facts = Sur la table
web-plain-hidden = face cachée
web-plain-empty = Rien ici.
web-plain-asked = doit jouer
web-plain-place = case { $number }
web-plain-on-place = { $place } : { $thing }

# Le clavier
web-keys = Raccourcis clavier
web-keys-everywhere = Partout
web-keys-table = À la table
web-keys-replay = En revoyant une partie
web-keys-next = passer à ce qui se choisit ensuite
web-keys-take = choisir
web-keys-back = reposer, fermer
web-keys-this = cette feuille
web-keys-large = voir la carte en grand, avec sa règle
web-keys-pass = laisser la table passer, ou répondre soi-même
web-keys-squares = sur le plateau simple d’un jeu ajouté, aller de case en case
web-keys-log = dans la chronique, d’une ligne à l’autre
web-keys-step = un choix en arrière, en avant
web-keys-many = dix choix
web-keys-ends = au début, à la fin
web-keys-run = dérouler, arrêter
web-key-enter = Entrée
web-key-space = Espace
web-key-escape = Échap
web-key-shift = Maj
web-key-home = Début
web-key-end = Fin

# À propos
web-about-title = À propos
web-about-what = Sortilège est une table pour cinq jeux de magie, à plusieurs ou contre des automates, dans un navigateur, un terminal ou un programme.
web-about-free = C’est un logiciel libre, fait par des gens qui aiment ces jeux. Les règles sont dites avec nos mots, les dessins et les sons sont les nôtres. Achetez les jeux : les vrais sont beaux.
web-about-version = Ce qui tourne ici
web-about-engine = Moteur
web-about-compiled = compilé
web-about-plain = non compilé
web-about-licences = Licences
web-about-ours = Le code, les dessins, les sons
web-about-offline = Pour jouer hors ligne : CPython (PSF) par Pyodide (MPL 2.0), msgspec (BSD), librt (MIT) et les bibliothèques dont le moteur a besoin.
web-about-texts = Lire les licences en entier
web-about-whose = À qui sont les jeux
web-about-apart = Sortilège n’est lié à aucun éditeur ni auteur de ces jeux, ni aux propriétaires des noms et des mondes où ils se passent ; aucun ne l’a approuvé ni parrainé. Tout cela leur appartient. Rien de leurs textes ni de leurs images n’est repris ici.
web-about-privacy = Ce que le serveur garde
web-about-kept = Un nom de votre choix, vos parties, ce qui s’est dit aux tables et, contre les abus, le réseau d’où chaque table a été ouverte. Pas de mesure d’audience, rien chez des tiers ; un seul cookie, qui vous reconnaît.

# Le compagnon d’une vraie table
web-companion = Autour d’une vraie table : le compagnon
web-companion-box = Vous avez la boîte ? Le compagnon, pour une vraie table

# Le grand écran, et les téléphones à côté
web-choices = Vos choix
web-hold-to-look = Gardez le doigt ici pour voir
web-big-screen = Grand écran
web-big-screen-how = Pour que toute la pièce voie la table, ouvrez { $address } sur la télévision.
web-only-hand = Seulement ma main et mes choix
web-whole-table = Toute la table sur cet appareil
web-screen-waits = Un écran affiche le numéro { $number } : peut-il montrer cette table sans délai ?
web-screen-admit = L’admettre
web-screen-away = Renvoyer l’écran { $number }
web-screen-number = Numéro que l’écran affiche (6 chiffres)
web-tv-title = Grand écran
web-tv-how = Quel est le code de la table ? Il est sur l’appareil de qui l’a ouverte.
web-tv-code = Code
web-tv-show = Montrer la table
web-tv-none = Aucune table n’a ce code.
web-tv-later = Le serveur ne répond pas : on réessaie.
web-tv-join = Pour jouer, visez ce code avec le téléphone
web-tv-or = ou ouvrez { $address } et tapez
web-tv-begins = L’hôte commence quand tout le monde est assis.
web-tv-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-tv-turn = { $name } joue
web-tv-all = Tout le monde répond sur son téléphone
web-tv-several = { $names } répondent
web-tv-wait = Un instant…
web-tv-winner = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
web-you-win = { $count ->
        [0] Vous gagnez
       *[other] Vous gagnez, avec { $names }
    }
web-tv-nobody = Personne ne gagne
web-tv-over = La partie est finie
web-tv-sound = Son
web-tv-sound-off = Son coupé
web-tv-wake = OK : le son et la voix
web-tv-code-again = Rejoindre
web-tv-language = English
web-tv-theme = Jour ou nuit
web-tv-leave = Autre table
web-tv-number = Sur un téléphone assis à cette table, admettez l’écran
web-tv-number-late = En attendant, il montre ce que voient les spectateurs : plus tard.
web-tv-number-shut = Cette table est privée : sans cela, il ne montre rien.
web-tv-lost = Connexion perdue, on revient…
web-tv-controls = Commandes

web-keep-offline = Jouer hors ligne
web-keep-offline-why = Gardez les cinq jeux sur cet appareil (environ { $megabytes } Mo) : vous jouerez sans réseau contre les automates, à plusieurs sur le même appareil, et dans les leçons.
web-keep-offline-do = Garder pour jouer hors ligne
web-keeping = { $percent } % sont là…
web-kept-offline = Tout est sur cet appareil : sans réseau, vous jouez contre les automates ou à plusieurs sur le même écran.
web-keep-not-here = Jouer hors ligne demande une adresse en https, ou cet ordinateur par localhost : ici, on joue tant que ce serveur répond, sans internet aussi.
web-keep-offline-failed = Tout n’a pas pu être gardé. Il faut du réseau, et de la place sur l’appareil.
web-engine-loading = On prépare la table sur cet appareil.
web-engine-python = On charge le moteur…
web-engine-engine = On déballe les règles…
web-engine-games = On sort les jeux…
web-engine-failed = Le moteur n’a pas pu démarrer sur cet appareil.
web-of-device = Cette table est sur cet appareil : la partie y est gardée, sans réseau et sans serveur. Pour jouer à plusieurs, prenez d’autres places et passez-vous l’appareil.
web-to-server = Continuer sur le serveur
web-on-device = sur cet appareil
web-to-server-why = La partie continue au serveur, à une table nouvelle, avec les mêmes automates. Elle n’est pas classée et n’a pas de preuve d’équité : cet appareil a pu lire ce qu’elle cache. Ici, elle est finie.
web-to-server-sure = Oui, continuer au serveur
web-to-device = Continuer sur cet appareil
web-to-device-why = La partie continue ici, sans réseau, avec les mêmes automates ; au serveur, cette table est finie. L’appareil reçoit alors toute la partie, ce qu’elle cache aussi : les mains des automates, l’ordre des cartes. Elle n’est donc pas classée et n’a pas de preuve d’équité.
web-to-device-sure = Oui, continuer ici
web-handover-failed = La partie n’a pas pu changer de place : elle est restée où elle était.
web-masters-offline = Hors ligne, les maîtres ont les mêmes secondes, mais cet appareil calcule moins vite : ils réfléchissent moins.
web-one-device = À plusieurs sur cet appareil

# Chercher des joueurs
web-seek = Chercher des joueurs
web-seek-how = Dites ce qui vous plaît : qui cherche la même chose s’assied avec vous. Passé un moment, des automates prennent les places libres.
web-seek-begin = Chercher
web-seek-waiting = On cherche pour { $game }
web-seek-what = { $count } places
web-seek-bots-in = Des automates s’assiéront dans { $time }.
web-seek-bots-now = Des automates s’asseyent…
web-seek-minutes = { $count } min
web-seek-seconds = { $count } s
web-seek-withdraw = Ne plus chercher
web-pace-question = Rythme
web-pace-free = Sans horloge
web-pace-timed = Une minute par question
web-pace-slow = Un jour par question
web-keep-away-open = Ne plus lire quelqu’un
web-keep-away-what = Ses mots ne vous seront plus montrés, à aucune table. En bloquant, le serveur ne vous assiéra plus jamais ensemble, et vos tables ouvertes n’existent plus pour cette personne. Personne ne l’apprend.
web-keep-away-whom = Qui
web-mute = Ne plus lire
web-block = Bloquer
web-muted = Vous ne lirez plus { $name }.
web-blocked = { $name } ne sera plus assis avec vous, et vous ne le lirez plus.
web-kept-away = Personnes tenues à distance
web-is-muted = Ses mots ne vous sont pas montrés
web-is-blocked = Ses mots ne vous sont pas montrés, et vous n’êtes jamais assis ensemble
web-let-near = Laisser revenir
web-let-near-whom = Laisser revenir { $name }

# Tournois d’un cercle
web-tournaments = Tournois
web-tournament-new = Ouvrir un tournoi
web-tournament-open = Tirer les rencontres
web-tournament-what = Tous les membres y jouent, et chacun rencontre chacun. Le classement ne compte que les parties finies.
web-tournament-both = Aller et retour
web-tournament-both-help = Chaque partie se joue deux fois, les places échangées.
web-tournament-of = Tournoi de { $game }
web-tournament-standings = Classement du tournoi de { $game }
web-tournament-player = Joueur
web-tournament-points = Points
web-tournament-played = Parties
web-tournament-games = Les rencontres ({ $count })
web-tournament-round = Tour { $number }
web-tournament-waiting = À jouer
web-tournament-going-on = En cours
web-tournament-won-by = { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
web-tournament-no-winner = Sans vainqueur
web-tournament-play = Jouer
web-tournament-play-between = Jouer { $names }
web-tournament-of-game = { $word } : { $names }
web-tournament-remove = Retirer ce tournoi
web-tournament-remove-sure = Retirer pour de bon
web-calendar = Seules certaines heures comptent
    .help = La nuit, et si vous voulez le week-end, l’horloge s’arrête pour tout le monde. Chacun voit ces heures.
web-calendar-opens = De (heure)
web-calendar-closes = À (heure)
web-calendar-zone = Fuseau horaire
web-calendar-weekends = Le week-end compte
web-vacation-days = Jours de vacances par personne
    .help = Qui part met la table en pause, au vu de tous, pour autant de jours en tout. Zéro : personne ne part.
web-pace-hours = { $hours ->
        [one] Une heure par coup
       *[other] { $hours } heures par coup
    }
web-pace-days = { $days ->
        [one] Un jour par coup
       *[other] { $days } jours par coup
    }
web-pace-calendar = de { $opens } h à { $closes } h ({ $zone })
web-pace-weekdays = sans le week-end
web-pace-vacation = { $days ->
        [one] un jour de vacances chacun
       *[other] { $days } jours de vacances chacun
    }
web-vacation = Partir en vacances
web-vacation-how = La table s’arrête pour tous jusqu’à votre retour. { $days ->
        [0] Il ne vous reste aucun jour.
        [one] Il vous reste un jour.
       *[other] Il vous reste { $days } jours.
    }
web-vacation-go = Partir
web-vacation-count = Pour combien de jours
web-vacation-end = Je suis de retour
web-on-vacation = { $name } est en vacances jusqu’au { $until }. La table attend.
web-ahead = Passer d’avance
web-ahead-how = La table répondra pour vous quand on vous posera cette question. Personne d’autre ne le sait.
web-notices = Être averti
web-notices-why = Un avis quand une table lente vous attend : un seul par table jusqu’à ce que vous l’ayez regardée.
web-notices-offer = À cette table on a le temps. Voulez-vous être averti quand c’est à vous ?
web-notices-yes = M’avertir ici
web-notices-more = Autrement
web-notices-no = Non merci
web-notices-here = Cet appareil
web-notices-here-add = Avertir cet appareil
web-notices-here-denied = Ce navigateur ne le permet pas, ou vous l’avez refusé.
web-notices-here-not = Un navigateur n’est averti qu’à une adresse en https, ou sur cet ordinateur par localhost : ici, prenez une autre manière.
web-notices-mail = Adresse électronique
web-notices-mail-add = Écrire à cette adresse
web-notices-mail-asked = Un courriel y demande si elle est bien à vous.
web-notices-webhook = Adresse d’un salon (webhook)
web-notices-webhook-add = Écrire dans ce salon
web-notices-webhook-why = D’autres y lisent : on n’y dit que ce que tout spectateur sait.
web-notices-shape = Genre de salon
web-notices-none-push = Ce serveur n’envoie pas de notifications aux navigateurs.
web-notices-none-mail = Ce serveur n’envoie pas de courriels.
web-notices-unconfirmed = pas encore confirmée
web-notices-remove = Retirer { $way }
web-notices-kinds = Être averti quand
web-notices-kind-turn = c’est à moi
web-notices-kind-window = chacun répond en même temps
web-notices-kind-over = la partie est finie
web-notices-kind-rematch = on propose une revanche
web-notices-kind-invited = un cercle ouvre une table
web-notices-quiet = Heures calmes
web-notices-quiet-from = Rien après
web-notices-quiet-until = Jusqu’à
web-notices-kept = C’est noté.
