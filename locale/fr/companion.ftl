# Le compagnon d'une vraie table : ce que toutes les boîtes ont en commun.

companion-title = Le compagnon de table
    .line = Les cartes restent sur la table ; le téléphone compte, mène et se tait.
companion-choose = Quelle boîte est ouverte ?
companion-home = Retour
companion-pause = Pause
companion-paused = En pause
    .line = Touchez pour reprendre, les yeux comme ils étaient.
companion-resume = Reprendre
companion-abort = Arrêter
companion-abort-sure = Arrêter pour de bon ?
companion-next = Continuer
companion-back = Revenir
companion-cancel = Non, continuer
companion-settings = Voix et sons
companion-voice-on = La voix de l'appareil lit les phrases.
companion-voice-off = Cet appareil n'a pas de voix française : des cloches, et la phrase en grandes lettres.
companion-voice-silent = Sans voix
companion-ambience = Vent pendant la nuit
companion-volume = Volume
companion-test = Essayer
companion-language = English
companion-offline-kept = Prêt sans réseau.
companion-offline-failed = Pas encore prêt sans réseau : rouvrez cette page une fois en ligne.
companion-offline-no-worker = Cette adresse ne permet pas de garder la page : laissez-la ouverte, ou ouvrez-la par https, sur localhost, ou depuis le dossier de sortilege companion --export.
companion-awake-none = Cet appareil peut s'éteindre tout seul : allongez son délai de veille.
companion-ghost = Fantôme { $number }
companion-nobody = Personne
companion-day = De jour
companion-night = De nuit

# Plusieurs téléphones autour d'une table.
phones-title = Plusieurs téléphones
    .help = Chacun suit sur son propre téléphone. Dans le noir, tous se ressemblent et tous se laissent toucher ; seuls ceux à qui l'on dit d'ouvrir les yeux touchent. Compte ce dont la plupart sont sûrs, et personne n'apprend de qui vient le choix. La salle est tenue par le serveur de cette page, et finit quand tous sont partis.
phones-open = Ouvrir une salle
phones-code = Code de la salle
phones-join = Entrer
phones-alone = Ce téléphone seul
phones-how = Les autres scannent cette image, ou ouvrent { $address }. Ce téléphone parle ; les autres se taisent, sauf si on leur demande.
phones-count = { $number ->
        [one] Un téléphone est là.
       *[other] { $number } téléphones sont là.
    }
phones-joining = Recherche de la salle { $code }…
phones-here = Entrée dans la salle { $code }…
phones-lost = La salle { $code } est injoignable pour l'instant. Ce téléphone continue d'essayer ; le texte de la nuit continue.
phones-gone = La salle { $code } n'existe plus. Ce que chacun a fait au grand jour est encore sur ce téléphone : continuez seul, ou ouvrez une nouvelle salle avec lui. Une nuit en cours recommence.
phones-elsewhere = Ce téléphone est déjà dans la salle { $code }, dans une autre fenêtre.
phones-failed = Aucune salle n'a pu être ouverte : le serveur de cette page ne répond pas, ou en a trop.
