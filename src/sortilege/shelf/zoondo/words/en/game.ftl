game = Zoondo
    .line = Two tribes of animals, face down, on six rows of six squares: find the enemy Emblem.
    .label = Twelve warriors face down, four corners to touch.
    .kind = a duel of memory
mode-standard = Standard
    .help = The printed tribes: twelve Zoons and three Atouts each.
mode-reinforced = Reinforced
    .help = Two more Zoons a tribe; those kept in hand arrive as Reinforcements.
mode-recruit = Recruit
    .help = Each side builds its tribe in secret: 150 points of Zoons, 6 points of force in Atouts.

# Options of the table
option-memory = Memory
    .help = Strict: one's own cards show in one's own turn only and never during a combat. Assisted: the screen remembers whatever a player may remember.
option-memory-strict = Strict
option-memory-assisted = Assisted
option-allow_mirror = Mirror matches
    .help = Both players may choose the same tribe; otherwise a draw says who keeps it.
option-quiet_limit = Turns without progress
    .help = After so many turns in a row without a loss, a spent Atout or a new Reinforcement the game is a draw; 0 is never.
option-handicap = Handicap
    .help = By tribe: the strongest tribes start without some of their Atouts.
option-handicap-none = None
option-handicap-tribe = By tribe
option-format = Recruiting format
    .help = World: all cards; continental: the four tribes of Europa; tribal: one tribe only.
option-format-world = World
option-format-continental = Continental
option-format-tribal = Tribal

# Questions before the battle
ChooseTribe = Choose your tribe. Your opponent chooses at the same time, in secret.
ChooseRecruit = { $stage ->
        [0] Recruit your Emblem first (or take a printed tribe). To lose it is to lose the game.
        [1] Recruit one more Zoon, or stop there. 150 points in all, a single Chief; beyond three stars, each costs one point of Atout force.
       *[other] Recruit one more Atout, or stop there. 6 points of force in all, less one for each star beyond three.
    }
ChoosePlace = Where do you place this card? On your two rows, one a square; your opponent sees only backs.

# Answers before the battle
PickTribe = { $tribe }
RecruitZoon = { $card }
RecruitAtout = { $atout }
RecruitPrinted = The whole tribe { $tribe }, as printed
StopRecruiting = { $stage ->
        [1] Enough Zoons
       *[other] Enough Atouts
    }
PlaceZoon = { $card } on { $on }
KeepZoon = Keep { $card } in hand as a Reinforcement
TakeFormation = Take the ready-made formation

# Questions of a turn
ChooseAction = Your turn: move a Zoon, or play something from your hand.
    .offered = Your turn: { $can }.
    .can-MoveZoon = move a Zoon
    .can-AttackZoon = attack
    .can-PlayAtout = play an Atout
    .can-LayReinforcement = lay a Reinforcement
ChooseTouch = { $atout_id ->
        [none] Combat! Your Zoon on { $own } against { $enemy }: turn your card, touch a corner of the other. The higher number wins.
       *[other] { $own_id ->
            [none] You shoot { $atout } at { $enemy }. Turn the Atout, then touch a corner of the Zoon.
           *[other] { $atout } is aimed at your Zoon on { $own }. Turn your card, then touch a corner of the Atout.
        }
    }
ChooseGrognard = Cloboulon's star: move one of your Grognards.
ChooseSecondCharge = Gold-Hure's star: it sets out again from { $zoon }. Where to?
ChooseRefuge = Bouclefeuille's star: place it on any free square.
ChooseApe = Kombo Bongo's star ({ $zoon }): with whom does it change places, King or Kong?
ChooseRecoil = Your Zoon on { $zoon } is pushed back: to which square of the row behind it?
ChooseBurrow = Ouistiti's star: to which neighbouring square does it slip?
ChooseWithdrawal = Bigoth's star: make one of your Zoons step back one row.
ChooseRefit = Barrajo's star: you may lay one of your equipment Atouts on a Zoon that carries none.
ChooseSubstitute = Hutte-Mère's star ({ $zoon }): which Soldier takes its place?
ChooseSpied = Maître Korbak's star: look in secret at an enemy Zoon other than the one on { $fought }.
ChooseNest = Grand Nid's star: you may build it again on a free square of your reinforcement zone.
ChooseShot = { $atout }: who shoots, and at whom?
ChooseGround = { $atout }: on which free square?
ChoosePrey = { $atout }: which enemy Zoon in your deployment zone?
ChooseBearer = { $atout }: which Zoon carries it?
ChooseMarch = { $number ->
        [1] { $atout }: move a first Zoon.
       *[other] { $atout }: move another Zoon, or stop.
    }
ChooseRetreat = { $number ->
        [1] { $atout }: make a first Zoon step back one row.
       *[other] { $atout }: make another Zoon step back, or stop.
    }
ChooseGust = { $atout }: which Elite blows, and at which neighbour?
ChooseFallen = { $number ->
        [1] Take a Soldier back from your Tomb.
       *[other] Take another Soldier back from your Tomb, or stop.
    }
ChoosePuppet = { $atout }: which neighbour of your Chief do you take control of?
ChooseControlledWay = The Zoon on { $zoon } obeys you: move it once, its grid read from your side.

# Answers of a turn
MoveZoon = { $via_id ->
        [none] { $zoon } → { $to }
        [special] { $zoon } ⤳ { $to } (special move)
       *[other] { $zoon } → { $via } → { $to }
    }
    .then = { $to_id ->
        [open] Your Zoon on { $zoon }: where does it go?
       *[other] From { $zoon } to { $to }: by which way?
    }
AttackZoon = { $via_id ->
        [none] { $zoon } attacks { $to }
        [special] { $zoon } attacks { $to } (special move)
       *[other] { $zoon } attacks { $to } by way of { $via }
    }
    .then = { $to_id ->
        [open] Your Zoon on { $zoon }: where does it go?
       *[other] From { $zoon } to { $to }: by which way?
    }
PlayAtout = Play { $atout }
LayReinforcement = Lay { $card } as a Reinforcement on { $on }
    .then = { $card } as a Reinforcement: on which square?
TouchCorner = touch { $touch }, my card { $turn }
    .then = { $turn_id ->
        [upright] With your card upright, which corner of the other do you touch?
        [reversed] With your card reversed, which corner of the other do you touch?
       *[other] With your card turned by chance, which corner of the other do you touch?
    }
RelocateZoon = { $zoon } ⇢ { $to }
    .then = The Zoon on { $zoon }: to which square?
CallApe = The one on { $ape }
CallSoldier = The one on { $soldier }
LookAtZoon = Look at { $zoon }
HaveNoGrognard = No Grognard can move
HaveNoApe = Neither King nor Kong can come
HaveNoSoldier = No Soldier can come
Decline = Leave it
Shoot = { $zoon_id ->
        [none] Shoot at { $target }
       *[other] { $zoon } shoots at { $target }
    }
    .then = The Zoon on { $zoon } shoots: at whom?
LayTerrain = On { $on }
CageZoon = Cage { $target }
EquipZoon = { $atout } for { $zoon }
PushZoon = { $zoon } blows at { $target }
    .then = The Elite on { $zoon } blows: at whom?
TakeBack = Take back { $card }
Hypnotise = { $zoon } hypnotises { $target }
    .then = The Chief on { $zoon }: whom does it control?
HaveNoWay = It cannot move
Stop = Stop there
Resign = Resign
OfferDraw = Offer a draw
AcceptDraw = Accept the draw
RefuseDraw = Refuse the draw

# What happens
TribeChosen = { $by } leads the { $tribe }.
    .by-you = You lead the { $tribe }.
TribeDisputed = The same choice on both sides: the draw leaves the { $tribe } to { $by }.
    .by-you = Both sides made the same choice: chance leaves you the { $tribe }.
TribeRecruited = { $by } has recruited a tribe.
    .by-you = You have recruited your tribe.
TribeDeployed = { $by } is ready.
    .by-you = You are ready.
BattleBegun = The battle begins: the draw names { $first }.
    .first-you = The battle begins: the draw names you.
TurnBegun = { $by } plays.
    .by-you = It is your turn.
ZoonMoved = { $via_id ->
        [none] { $by }: { $zoon } → { $to }.
        [special] { $by }: { $zoon } ⤳ { $to }.
       *[other] { $by }: { $zoon } → { $via } → { $to }.
    }
    .by-you = { $via_id ->
        [none] You: { $zoon } → { $to }.
        [special] You: { $zoon } ⤳ { $to }.
       *[other] You: { $zoon } → { $via } → { $to }.
    }
ReinforcementLaid = { $by } lays a Reinforcement on { $on }.
    .by-you = You lay a Reinforcement on { $on }.
AttackDeclared = { $via_id ->
        [none] { $by } attacks: { $zoon } against { $to }.
        [special] { $by } attacks with a leap: { $zoon } against { $to }.
       *[other] { $by } attacks: { $zoon } against { $to }, by way of { $via }.
    }
    .by-you = { $via_id ->
        [none] You attack: { $zoon } against { $to }.
        [special] You attack with a leap: { $zoon } against { $to }.
       *[other] You attack: { $zoon } against { $to }, by way of { $via }.
    }
ShotDeclared = { $zoon_id ->
        [none] { $by } shoots { $atout } at { $target }.
       *[other] { $by } shoots { $atout } from { $zoon } at { $target }.
    }
    .by-you = { $zoon_id ->
        [none] You shoot { $atout } at { $target }.
       *[other] You shoot { $atout } from { $zoon } at { $target }.
    }
CardRevealed = { $lies_id ->
        [reversed] { $of } turns up { $card } ({ $lies }): touched { $touched }, so the opposite corner of the card counts, { $shows }.
       *[other] { $of } turns up { $card } ({ $lies }): touched { $touched }, { $shows }.
    }
    .of-you = { $lies_id ->
        [reversed] You turn up { $card } ({ $lies }): touched { $touched }, so the opposite corner of the card counts, { $shows }.
       *[other] You turn up { $card } ({ $lies }): touched { $touched }, { $shows }.
    }
AtoutRevealed = { $lies_id ->
        [reversed] { $of } shows { $atout } ({ $lies }): touched { $touched }, so the opposite corner of the card counts, { $shows }.
       *[other] { $of } shows { $atout } ({ $lies }): touched { $touched }, { $shows }.
    }
    .of-you = { $lies_id ->
        [reversed] You show { $atout } ({ $lies }): touched { $touched }, so the opposite corner of the card counts, { $shows }.
       *[other] You show { $atout } ({ $lies }): touched { $touched }, { $shows }.
    }
CombatWon = { $by } wins the combat for { $on }: { $score } against { $against }.
    .by-you = You win the combat for { $on }: { $score } against { $against }.
CombatTied = A tie for { $on }; the attacker stands on { $back }.
StarTouched = The star of { $card }! { $by } applies its effect.
    .by-you = The star of { $card }! You apply its effect.
ShotHit = Hit on { $on }: { $score } against { $against }.
ShotFailed = The shot of { $by } at { $on } fails.
    .by-you = Your shot at { $on } fails.
ZoonEliminated = { $card } of { $of } is eliminated on { $on }.
    .of-you = Your { $card } is eliminated on { $on }.
    .after-CombatWon = { $card } of { $of } loses the combat for { $after_on } and goes to the Tomb.
    .after-CombatWon-of-you = Your { $card } loses the combat for { $after_on } and goes to the Tomb.
    .after-StarTouched = { "" }
    .after-ShotHit = { "" }
    .after-TurnBegun = { "" }
AtoutBuried = { $atout } goes to the Tomb of { $of }.
    .of-you = { $atout } goes to your Tomb.
ZoonRelocated = { $by }: { $zoon } ⇢ { $to }.
    .by-you = You: { $zoon } ⇢ { $to }.
ZoonsSwapped = { $by }: { $zoon } and { $other } change places.
    .by-you = You: { $zoon } and { $other } change places.
ApeCalled = On { $on } now stands King or Kong of { $by }.
    .by-you = On { $on } now stands your King or your Kong.
SoldierCalled = On { $on } now stands a Soldier of { $by }.
    .by-you = On { $on } now stands one of your Soldiers.
ZoonImmobilised = { $by } glues the Zoon on { $on }: it cannot move until the end of its side's next turn.
    .by-you = You glue the Zoon on { $on }: it cannot move until the end of its side's next turn.
ZoonLookedAt = { $card_id ->
        [none] { $by } looks in secret at the card on { $on }.
       *[other] { $by } looks in secret at the card on { $on }: { $card }.
    }
    .by-you = { $card_id ->
        [none] You look in secret at the card on { $on }.
       *[other] You look in secret at the card on { $on }: { $card }.
    }
NothingPossible = { $by } has nothing to move.
    .by-you = You have nothing to move.
EffectDeclined = { $by } leaves the effect unused.
    .by-you = You leave the effect unused.
AtoutPlayed = { $by } plays { $atout }.
    .by-you = You play { $atout }.
TerrainLaid = { $by } lays { $atout } on { $on }.
    .by-you = You lay { $atout } on { $on }.
ZoonCaged = { $by } cages the card on { $on }: it is an Obstacle.
    .by-you = You cage the card on { $on }: it is an Obstacle.
EmblemCaged = { $by } has caged { $card } on { $on }: it was the Emblem!
    .by-you = You have caged { $card } on { $on }: it was the Emblem!
EquipmentLaid = { $by } lays { $atout } on the Zoon on { $on }.
    .by-you = You lay { $atout } on your Zoon on { $on }.
ZoonPushed = { $by } blows from { $zoon }: { $target } is pushed back to { $to }.
    .by-you = You blow from { $zoon }: { $target } is pushed to { $to }.
ZoonHypnotised = { $card_id ->
        [none] { $by } hypnotises from { $zoon } the Zoon on { $target }.
       *[other] { $by } hypnotises from { $zoon } the Zoon on { $target }: { $card }.
    }
    .by-you = { $card_id ->
        [none] You hypnotise from { $zoon } the Zoon on { $target }.
       *[other] You hypnotise from { $zoon } the Zoon on { $target }: { $card }.
    }
SoldierTakenBack = { $by } takes { $card } back as a Reinforcement.
    .by-you = You take { $card } back as a Reinforcement.
OrderStopped = { $by } stops there.
    .by-you = You stop there.
DrawOffered = { $by } offers a draw.
    .by-you = You offer a draw.
DrawRefused = { $by } refuses the draw.
    .by-you = You refuse the draw.

# Why not
refused-tribe-taken = { $tribe }: your opponent has this tribe already, and the table does not play it twice.
refused-outside-deployment-zone = { $on } is outside your deployment zone: the two rows nearest to you.
refused-square-taken = One of your cards stands on { $on } already.
refused-another-card-first = It is not { $card }'s turn: the cards are placed in the order they are asked for.
refused-emblem-must-be-deployed = The Emblem must be on the battlefield.
refused-all-must-be-deployed = You cannot keep more cards in hand: the squares must be filled.
refused-no-formation = The ready-made formation can be taken only before any card is placed, with a printed tribe.
refused-emblem-first = The Emblem first, then the other Zoons, then the Atouts.
refused-second-emblem = A tribe has one Emblem only.
refused-second-chief = A tribe has one Chief only.
refused-no-copy-left = There is no copy of { $card } left.
refused-outside-format = The format of this table does not allow that card.
refused-over-budget = { $card } costs more than is left of your 150 points.
refused-too-many-stars = A tribe never has more than nine stars.
refused-atout-taken-already = You have { $atout } already.
refused-over-force = { $atout } is beyond the force allowed: 6, less one for each star beyond three.
refused-not-your-zoon = No Zoon of yours stands on { $zoon }.
refused-immobilised = The Zoon on { $zoon } is immobilised for now.
refused-moved-already = This Atout has moved the Zoon on { $zoon } already.
refused-not-this-zoon = A Zoon like the one on { $zoon } may not move now.
refused-not-in-grid = The grid of this Zoon does not lead like that from { $zoon } to { $to }.
refused-way-blocked = The line from { $zoon } to { $to } is cut before it gets there.
refused-square-closed = { $to } is held by a friendly Zoon or an Obstacle.
refused-must-fight = An enemy holds { $to }: to go there is to attack it.
refused-nobody-to-fight = There is nobody to attack on { $to }.
refused-atout-not-held = You do not hold { $atout }.
refused-nobody-to-use-it = None of your Zoons that can move is able to use { $atout }.
refused-without-effect = { $atout } would have no effect now.
refused-no-such-reinforcement = You do not hold { $card } as a Reinforcement.
refused-outside-reinforcement-zone = { $on } is outside your reinforcement zone: the row nearest to you.
refused-reinforcement-square-taken = { $on } is not free.
refused-not-a-shooter = That is no Zoon that can shoot { $atout }.
refused-not-aimed-at = { $atout } cannot aim at { $target } from there: it takes an enemy Zoon on an aimed square.
refused-carries-already = The Zoon on { $zoon } carries equipment already.
refused-not-on-emblem = An Emblem carries no equipment.
refused-not-your-bearer = No Zoon of yours stands on { $zoon }.
refused-ground-taken = { $on } is not a free square without terrain.
refused-out-of-reach = It takes an enemy Zoon in your deployment zone.
refused-one-at-least = At least one must be moved, or taken back.
refused-cannot-be-pushed = Nothing to push on { $target }, or no free square behind it.
refused-target-immobilised = The Zoon on { $target } is immobilised for now: nothing pushes it.
refused-not-next-to-user = It takes an enemy next to one of your Zoons that can use this Atout.
refused-not-a-fallen-soldier = { $card } is no Soldier of your Tomb.
refused-not-a-refuge = This Zoon cannot go from { $zoon } to { $to }: it takes a free square among those the effect allows.
refused-fought-already = You have just fought the Zoon on { $zoon }: choose another.
refused-offered-already = You have offered a draw in this turn already.
refused-offer-before-acting = A draw is offered in one's own turn, before acting.
refused-no-offer = No offer of a draw is waiting for you.

# How it ends
ending-emblem = The Emblem has fallen.
ending-no-action = No action is possible any more: the tribe surrenders.
ending-resigned = Resignation.
ending-agreed = A draw by agreement.
ending-quiet = Too many turns without progress: a draw.

# The result
result-won = combats won
result-lost = Zoons lost
result-standing = Zoons standing
result-tribe = { $tribe }
result-began = Went first
result-tomb = Tomb
result-buried = Atouts buried
result-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

# Tribes
tribe-boarix = Boarix
    .history = Boars of the coastal forests, between shamanic rites and mud baths; they obey nobody.
tribe-warus = Warus
    .history = Walruses who came from the ice by sea, sure that the gods stole their gift of living under water.
tribe-monkus = Monkus
    .history = Conquering apes who copy antique ruins; their conquests fail because no one stops joking.
tribe-rhinogoths = Rhinogoths
    .history = Heavy knights whom appetite made nomads; peaceful as long as dinner is on time.
tribe-kastors = Kastors
    .history = Beavers who hold that any quarrel is settled by building something on top of it.
tribe-korbaks = Korbaks
    .history = Crows who collect secrets, shiny things and lost battles; their dead do not stay dead for long.

# Types
type-chief = Chief
type-hero = Hero
type-priest = Priest
type-monster = Monster
type-elite = Elite
type-soldier = Soldier
type-emblem = Emblem

# Special effects: when the star is touched
effect-barrajo = A tie. Then you may take one of your equipment Atouts, from your hand or off a Zoon, and lay it on a Zoon that carries none.
effect-berserkorse = No tie: the enemy Zoon is eliminated.
effect-bigoth = A tie. Then one of your Zoons must step back to a free square of the row behind it.
effect-bouclefeuille = A tie. Then place Bouclefeuille on a free square of your choice.
effect-cloboulon = A tie. If Cloboulon attacked, then move one of your Grognards.
effect-frere-copeau = A tie. Then the enemy Zoon is immobilised until the end of its owner's next turn.
effect-gold-hure = A tie. If Gold-Hure attacked, it moves again from the square it fell back to.
effect-grand-nid = A tie. Then you may place Grand Nid on a free square of your reinforcement zone.
effect-hutte-mere = A tie. Then Hutte-Mère changes places with one of your Soldiers.
effect-king-louis = A tie. Then King Louis and the enemy Zoon change places.
effect-kombo-bongo = A tie. Then Kombo Bongo changes places with your King or your Kong.
effect-maitre-korbak = A tie. Then look in secret at another enemy Zoon.
effect-ogur = A tie. Then take a Soldier back from your Tomb, as a Reinforcement.
effect-ouistiti = A tie. Then place Ouistiti on a free neighbouring square.
effect-trice = A tie. Then your opponent moves their Zoon back to a free square of the row behind it.

# Atouts
atout-boarix-pluie-de-menhirs = Menhir Rain
    .help = Once. A shot at an enemy Zoon in your camp.
atout-boarix-mur-d-arbres = Tree Wall
    .help = On a free square: an Obstacle to the end.
atout-boarix-cage-de-racines = Root Cage
    .help = Your Priest cages an enemy Zoon in your deployment zone: an Obstacle to the end.
atout-warus-hache-virevoltante = Whirling Axe
    .help = A Soldier shoots at the square in front of it.
atout-warus-fleche-petard = Firecracker Arrow
    .help = A Soldier shoots two squares ahead.
atout-warus-conque-de-charge = Charging Conch
    .help = Once. Move up to three Zoons one after the other.
atout-monkus-tortue = Tortoise
    .help = Once. Move up to two Soldiers, +1 to their touches for this turn.
atout-monkus-coco-boum = Coco Boom
    .help = An Elite shoots diagonally forward.
atout-monkus-grosse-bertha = Big Bertha
    .help = A shot at an enemy Zoon in your camp.
atout-rhinogoths-furie = Fury
    .help = Once. Move a Soldier; its touches count double for this turn.
atout-rhinogoths-binome-de-choc = Shock Pair
    .help = Once. Move up to two Elites or Monsters.
atout-rhinogoths-poudre-d-escampette = Skedaddle Powder
    .help = Once. Up to three Zoons step back one row.
atout-kastors-etang = Pond
    .help = On a free square: every line that reaches it ends there.
atout-kastors-echasses = Stilts
    .help = One of your Zoons may jump two squares forward or sideways.
atout-kastors-carapace-d-ecorce = Bark Armour
    .help = +1 to all touches of one of your Zoons.
atout-korbaks-bourrasque = Gust
    .help = Twice. An Elite blows a neighbouring enemy one square back.
atout-korbaks-rappel-des-plumes = Feather Recall
    .help = Once. Your Priest calls one or two Soldiers back from the Tomb as Reinforcements.
atout-korbaks-hypnose = Hypnosis
    .help = Once. Your Chief controls a neighbouring enemy for one move.

# Combat
corner-TL = top left
corner-TR = top right
corner-BR = bottom right
corner-BL = bottom left
turn-upright = upright
turn-reversed = reversed
turn-spin = spun at random
score-0 = 0
score-1 = 1
score-2 = 2
score-3 = 3
score-4 = 4
score-5 = 5
score-6 = 6
score-7 = 7
score-8 = 8
score-star = a star
score-miss = a miss

# Zoons (a and b: the same Zoon, other corners)
card-boarix-cloboulon = Cloboulon
card-boarix-gold-hure = Gold-Hure
card-boarix-bouclefeuille = Bouclefeuille
card-boarix-grognard-a = Grognard a
    .told = Grognard
card-boarix-grognard-b = Grognard b
    .told = Grognard
card-boarix-kassin-a = Kassin a
    .told = Kassin
card-boarix-kassin-b = Kassin b
    .told = Kassin
card-boarix-sacrechene = Sacrechêne
card-warus-harold-de-jarl = Harold de Jarl
card-warus-jorund = Jorund
card-warus-mourse-a = Mourse a
    .told = Mourse
card-warus-mourse-b = Mourse b
    .told = Mourse
card-warus-berserkorse-a = Berserkorse a
    .told = Berserkorse
card-warus-berserkorse-b = Berserkorse b
    .told = Berserkorse
card-warus-korse-a = Korse a
    .told = Korse
card-warus-korse-b = Korse b
    .told = Korse
card-warus-draknar = Draknar
card-monkus-king-louis = King Louis
card-monkus-kombo-bongo = Kombo Bongo
card-monkus-king = King
card-monkus-kong = Kong
card-monkus-coco-bang-a = Coco Bang a
    .told = Coco Bang
card-monkus-coco-bang-b = Coco Bang b
    .told = Coco Bang
card-monkus-bouga-a = Bouga a
    .told = Bouga
card-monkus-bouga-b = Bouga b
    .told = Bouga
card-monkus-queen-mary = Queen Mary
card-rhinogoths-goolgoth = Goolgoth I
card-rhinogoths-oto-von-rhino = Oto von Rhino
card-rhinogoths-trice = Trice
card-rhinogoths-ratops = Ratops
card-rhinogoths-rhinogore-a = Rhinogore a
    .told = Rhinogore
card-rhinogoths-rhinogore-b = Rhinogore b
    .told = Rhinogore
card-rhinogoths-rhino-a = Rhino a
    .told = Rhino
card-rhinogoths-rhino-b = Rhino b
    .told = Rhino
card-rhinogoths-ouistiti = Ouistiti
card-kastors-barrajo = Barrajo
card-kastors-dame-ronge = Dame Ronge
card-kastors-frere-copeau = Frère Copeau
card-kastors-buchosaure-a = Bûchosaure a
    .told = Bûchosaure
card-kastors-buchosaure-b = Bûchosaure b
    .told = Bûchosaure
card-kastors-charpentard-a = Charpentard a
    .told = Charpentard
card-kastors-charpentard-b = Charpentard b
    .told = Charpentard
card-kastors-kopo-a = Kopo a
    .told = Kopo
card-kastors-kopo-b = Kopo b
    .told = Kopo
card-kastors-hutte-mere = Hutte-Mère
card-korbaks-maitre-korbak = Maître Korbak
card-korbaks-aile-de-suie = Aile-de-Suie
card-korbaks-ogur = Ogur
card-korbaks-corneillard-a = Corneillard a
    .told = Corneillard
card-korbaks-corneillard-b = Corneillard b
    .told = Corneillard
card-korbaks-piailleur-a = Piailleur a
    .told = Piailleur
card-korbaks-piailleur-b = Piailleur b
    .told = Piailleur
card-korbaks-grand-nid = Grand Nid
card-monkus-titus = Titus
card-monkus-virzil = Virzil
card-rhinogoths-bigoth = Bigoth

# Squares
square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-special = directly

# The drawn board
board-picking = Choosing tribes
board-recruiting = Recruiting
board-deploying = Deploying
board-turn = Turn { $turn }
board-quiet = { $limit ->
        [0] { $count } without progress
       *[other] { $count } of { $limit } without progress
    }
board-ready = ready
board-recruits = Recruited ({ $count }):
board-atouts = Atouts ({ $count }):
board-reinforcements = Reinforcements ({ $count }):
board-to-place = To place ({ $count }):
board-tomb = Tomb ({ $count }):
board-combat = Combat for { $on }!
board-draw-offered = A draw is offered
board-immobilised = immobilised
board-controlled = controlled

# What a hint says of an option
why-AttackZoon = What you may win against what you risk.
why-MoveZoon = Nearer to where the Emblem may hide, and out of danger.
why-PlayAtout = The Atout acts without risking a Zoon in the open.
why-Shoot = A shot risks no Zoon of yours.
why-TakeFormation = A proven line, with the Emblem behind.
