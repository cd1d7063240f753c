# Ce que « sortilege check » dit d'un jeu.

check-title = { $game } : ce qu’il doit à qui le joue
check-contract = Contrat
    .holds = tenu à chaque sorte de table : { $games } parties, { $decisions } décisions
check-secrecy = Secrets
    .holds = { $hiding ->
        [0] rien n’est caché : { $worlds } mondes imaginés sont comme le vrai
       *[other] aucune place ne distingue { $worlds } mondes imaginés du vrai
    }
check-audiences = Destinataires
    .holds = { $secrets ->
        [0] chaque événement est pour tout le monde
        [one] le seul secret déclaré n’atteint que ceux qui peuvent le savoir
       *[other] les { $secrets } secrets déclarés n’atteignent que ceux qui peuvent les savoir
    }
check-soak = Endurance
    .holds = { $games } parties de plus avec toutes sortes d’options : { $decisions } décisions
check-board = Plateau
    .holds = { $areas ->
        [0] rien n’est dit de la place des choses
        [one] ce qui se trouve dans sa seule zone est bien dans les vues
       *[other] ce qui se trouve dans ses { $areas } zones est bien dans les vues
    }
check-words = Mots
    .holds = le français et l’anglais disent tout : { $messages } messages, et tout ce que les parties ont montré
check-ledger = Règles
    .holds = chaque règle citée est parmi les { $rules } du registre
check-misses = { $many ->
    [one] il manque une chose :
   *[other] il manque { $many } choses :
}
check-all-holds = Tout tient.
check-not-yet = Pas encore : { $parts }.

missing-broken = { $problem } ({ $case })
missing-raised = { $where } : { $problem } ({ $case })
missing-unsaid = { $language ->
    [fr] Le message { $wanted } manque en français (words/fr/game.ftl).
   *[other] Le message { $wanted } manque en anglais (words/en/game.ftl).
}
missing-unsayable = Un message ne peut pas être dit : { $problem }
missing-no-turn-rules = Le jeu ne nomme pas de turn_rules : un refus ne pourrait pas dire quelle règle donne le tour.
missing-no-rules = La raison { $reason } ne cite aucune règle.
missing-no-ledger = Il n’y a pas de ledger.md avec les règles et leurs identifiants.
missing-bad-ledger = Le registre ne se lit pas : { $problem }
missing-no-entry = { $rule } est citée, et n’est pas dans le registre.
missing-nowhere = La zone { $area } se trouve à { $path }, où aucune vue de ces parties n’a rien.
missing-no-areas = Il ne dit rien de ses zones : sa table dans le navigateur a des mots et des boutons, mais pas de plateau.
missing-unmet = { $secret } est déclaré secret, et aucune de ces parties ne l’a dit : marquez-le .rarely() et prouvez-le par un test.

# Ce que « sortilege new-game » dit.
new-game-next =
    Essayez maintenant :
      sortilege --games { $folder } play { $game }
      sortilege --games { $folder } check { $game }
    et lisez docs/write-a-game.md.
