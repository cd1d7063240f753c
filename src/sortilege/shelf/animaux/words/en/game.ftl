game = Fantastic Beasts
    .line = New York, 1926: find the beasts that escaped from the suitcase.
    .label = New York, 1926: find the creatures that escaped.
    .kind = 3 modes, one of them cooperative
mode-initiation = First Captures
    .help = Roll, walk, flip a token; three beasts win.
mode-apprenti = Apprentice Magizoologist
    .help = Gather resources, cast spells, pay for captures; two beasts win.
mode-confirme = Seasoned Magizoologist
    .help = All together: capture the beasts before the followers of Salem fill their track.

# Options of the table
option-first_seat = First player
    .help = Who plays first: a seat, or chance.
begins = Who was most recently in a zoo? They begin.
    .me = That is me
option-characters = Characters
    .help = Players choose their character in turn, or chance deals them.

# Questions
ChooseCharacter = Choose your character.
ChooseDestination = You go { $roll ->
    [1] one step
   *[other] { $roll } steps
    }. Where do you go?
ChoosePayment = Capture: how many { $token_id ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[other] multicolour
    } tokens of { $of } do you pay?
    .of-you = Capture: how many of your { $token_id ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[other] multicolour
    } tokens do you pay?
ChooseSpared = Capture: one token less is enough. Of which colour do you keep one?
BeforeRoll = Before the move: roll the die, play a spell or capture.
    .offered = Before the move you may { $can }.
    .can-RollDie = roll the die
    .can-PlaySpell = play a spell
    .can-CaptureBeast = capture the beast here
AfterMove = After the move: end the turn, play a spell or capture.
    .ahead = A spell after the move
    .let-game = Always end my turn, unless I stand by a beast
    .offered = After the move you may { $can }.
    .can-PlaySpell = play a spell
    .can-CaptureBeast = capture the beast here
    .can-EndTurn = end the turn
CastAccio = Accio: which neighbouring token do you flip?
CastTransplanage = Apparition: on which space do you appear?
CastRevelio = Revelio: which hidden token do you look at?
ChooseSecondLook = Revelio: which token do you look at besides the one at { $on }?
CastAscendio = Ascendio: how many steps do you take?
CastExpelliarmus = Expelliarmus: which token do you take, and from whom?
CastImpedimenta = Impedimenta: which opponent do you slow down?
CastWingardium = Wingardium Leviosa: which token do you lift first?
ChooseExchange = Wingardium Leviosa: with which token do you exchange the one at { $on }?
ChooseAction = What do you do?
    .offered = You may { $can }.
    .can-CaptureTogether = capture the beast here (free, but for the New York Clarion)
    .can-Walk = walk to a neighbouring space (1 action)
    .can-Apparate = apparate (1 action, 2 with Chastity)
    .can-OrderToWalk = move another pawn (as your own)
    .can-OrderToApparate = move another pawn (as your own)
    .can-RemoveSalem = roll the die against the Salem token (1 action)
    .can-TakeResource = take the resource of this place (1 action, 2 for the multicolour one with Modesty)
    .can-GiveToken = exchange a token (free)
    .can-ReceiveToken = exchange a token (free)
    .can-StopActing = end the turn
ChooseEvent = Legilimens: which of the two events happens?
EmptyPockets = Emptied pockets: which token do you return to the supply?
StartleBeast = Frightened beast: which beast may run away?
CallAurors = Auror patrol: which Salem token do they remove?
FindPortkey = Portkey: where does it take you?
MakeFind = Lucky find: which token do you take from the supply?
ReceiveOwl = Owl post: which token does it carry?

# Answers
TakeCharacter = { $character }
MovePawn = Go to { $to }
CaptureBeast = { $reducio ->
    [0] Capture the beast here
    [1] Capture the beast here, with one Reducio
   *[other] Capture the beast here, with { $reducio } Reducio
    }
CaptureTogether = Capture the beast here
Pay = { $count ->
    [0] None
   *[other] { $count }
    }
Spare = Keep { $token }
RollDie = Roll the die
EndTurn = End the turn
PlaySpell = { $spell }: { $spell_id ->
    [accio] { spell-accio.help }
    [transplanage] { spell-transplanage.help }
    [revelio] { spell-revelio.help }
    [ascendio] { spell-ascendio.help }
    [geminio] { spell-geminio.help }
    [reducio] { spell-reducio.help }
    [expelliarmus] { spell-expelliarmus.help }
    [protego] { spell-protego.help }
    [impedimenta] { spell-impedimenta.help }
   *[other] { spell-wingardium.help }
    }
FetchToken = The one at { $on }
PointAt = The one at { $on }
LookAt = { $other_id ->
    [none] No other
   *[other] The one at { $other }
    }
NameNumber = { $number }
Disarm = { $token }, from { $of }
    .then = From { $of }: which token do you take?
Hinder = { $of }
Lift = The one at { $on }
Exchange = The one at { $other }
Walk = Walk to { $to }
    .then = Going to { $to }: how?
Apparate = Apparate to { $to }
    .then = Going to { $to }: how?
OrderToWalk = Send { $of } to { $to }
    .then = { $to_id ->
        [open] The pawn of { $of }: where do you send it?
       *[other] The pawn of { $of } to { $to }: how?
    }
OrderToApparate = Have { $of } apparate to { $to }
    .then = { $to_id ->
        [open] The pawn of { $of }: where do you send it?
       *[other] The pawn of { $of } to { $to }: how?
    }
RemoveSalem = Roll against the Salem token
TakeResource = Take { $token } from the supply
GiveToken = Give { $token } to { $of }
    .then = With { $of }: which token changes hands?
ReceiveToken = Receive { $token } from { $of }
    .then = With { $of }: which token changes hands?
StopActing = End the turn
ApplyEvent = { $event }: { $event_id ->
    [sermon] { event-sermon.help }
    [tracts] { event-tracts.help }
    [obscurus] { event-obscurus.help }
    [controle] { event-controle.help }
    [vol] { event-vol.help }
    [fuite] { event-fuite.help }
    [aurors] { event-aurors.help }
    [portoloin] { event-portoloin.help }
    [regain] { event-regain.help }
    [trouvaille] { event-trouvaille.help }
    [hibou] { event-hibou.help }
    [oubliettes] { event-oubliettes.help }
   *[other] { event-calme.help }
    }
LoseToken = Return { $token }
ChaseBeast = { $beast }
SendAurors = The one at { $on }
TakePortkey = To { $to }
LeavePortkey = Nowhere: stay here
PickUp = { $token }
OwlTakes = Send { $token } to { $of }
    .then = With { $of }: which token travels?
OwlBrings = Have { $token } brought from { $of }
    .then = With { $of }: which token travels?
DismissOwl = None: send it back

# What happens
CharacterTaken = { $by } plays { $character }.
    .by-you = You play { $character }.
TokensPutOut = The tokens are shuffled and put out face down.
TurnBegun = Round { $round }: { $by } plays.
    .by-you = Round { $round }: it is your turn.
DieRolled = { $by } rolls { $roll }.
    .by-you = You roll { $roll }.
PawnMoved = { $by } goes to { $to }.
    .by-you = You go to { $to }.
    .told-by = Apparated
    .after-SpellPlayed = { $after_spell_id ->
        [transplanage] { $by } apparates to { $to }.
       *[other] { "" }
    }
    .after-SpellPlayed-by-you = { $after_spell_id ->
        [transplanage] You apparate to { $to }.
       *[other] { "" }
    }
    .after-DieRolled = { "" }
    .after-NumberChosen = { "" }
    .after-TurnBegun = { "" }
BeastCaptured = { $by } captures { $beast } at { $on }!
    .by-you = You capture { $beast } at { $on }!
TokenSetAside = { $by } finds { $token } at { $on }; it is set aside.
    .by-you = You find { $token } at { $on }; it is set aside.
PlaceRefilled = A new token is put face down at { $on }.
NothingFound = { $by } finds nothing at { $on }.
    .by-you = You find nothing at { $on }.
SpellsDealt = { $spell_id ->
    [none] { $by } is dealt two spells.
   *[other] { $by } is dealt two spells: { $spell } and { $other }.
    }
    .by-you = { $spell_id ->
        [none] You are dealt two spells.
       *[other] You are dealt two spells: { $spell } and { $other }.
    }
SpellDrawn = { $spell_id ->
    [none] { $by } draws a spell.
   *[other] { $by } draws a spell: { $spell }.
    }
    .by-you = { $spell_id ->
        [none] You draw a spell.
       *[other] You draw a spell: { $spell }.
    }
    .many = { $spell_id ->
        [none] { $by } draws { $times } spells.
       *[other] { $by } draws the same spell { $times } times: { $spell }.
    }
    .many-by-you = { $spell_id ->
        [none] You draw { $times } spells.
       *[other] You draw the same spell { $times } times: { $spell }.
    }
SpellDeckRenewed = The spells played so far are shuffled into a new deck of { $cards } cards.
PileRenewed = The pile was empty: the { $tokens } tokens spent so far make a new one.
StepsHalved = Impedimenta: { $by } takes only { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
    .by-you = Impedimenta: you take only { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
ResourceFound = { $by } flips the token at { $on } and takes { $token }.
    .by-you = You flip the token at { $on } and take { $token }.
BeastFound = { $by } discovers { $beast } at { $on }.
    .by-you = You discover { $beast } at { $on }.
TokensPaid = { $count ->
        [1] { $by } pays { $token }.
       *[other] { $by } pays { $count } { $token_id ->
            [red] red
            [blue] blue
            [yellow] yellow
            [green] green
           *[other] multicolour
        } tokens.
    }
    .by-you = { $count ->
        [1] You pay { $token }.
       *[other] You pay { $count } { $token_id ->
            [red] red
            [blue] blue
            [yellow] yellow
            [green] green
           *[other] multicolour
        } tokens.
    }
SpellPlayed = { $by } casts { $spell }.
    .by-you = You cast { $spell }.
TokenLookedAt = { $token_id ->
    [none] { $by } looks in secret at the token at { $on }.
   *[other] { $by } looks in secret at the token at { $on }: { $token }.
    }
    .by-you = { $token_id ->
        [none] You look in secret at the token at { $on }.
       *[other] You look in secret at the token at { $on }: { $token }.
    }
NumberChosen = { $by } chooses to go { $number }.
    .by-you = You choose to go { $number }.
TokenConjured = { $by } turns up { $token } on the pile and takes it.
    .by-you = You turn up { $token } on the pile and take it.
BeastGlimpsed = { $by } turns up { $beast } on the pile, which is shuffled again.
    .by-you = You turn up { $beast } on the pile, which is shuffled again.
TokenStolen = { $by } takes { $token } from { $of }.
    .by-you = You take { $token } from { $of }.
    .of-you = { $by } takes { $token } from you.
ProtegoExpired = The Protego of { $by } is over.
    .by-you = Your Protego is over.
PlayerHindered = { $by } slows down { $of }, whose next roll will count half.
    .by-you = You slow down { $of }, whose next roll will count half.
    .of-you = { $by } slows you down: your next roll will count half.
TokensExchanged = { $by } exchanges the tokens at { $on } and { $other }.
    .by-you = You exchange the tokens at { $on } and { $other }.
BeastLoose = Beast at large: { $beast }, at { $on }.
PlaceOffered = Place track: { $token } can be had at { $on }.
ActionsGiven = { $by } has { $actions ->
    [1] one action
   *[other] { $actions } actions
    }.
    .by-you = You have { $actions ->
        [1] one action
       *[other] { $actions } actions
    }.
ActionsGivenUp = { $by } gives up { $actions ->
    [1] one action
   *[other] { $actions } actions
    }.
    .by-you = You give up { $actions ->
        [1] one action
       *[other] { $actions } actions
    }.
Apparated = { $by } apparates to { $to }.
    .by-you = You apparate to { $to }.
OrderedToApparate = { $by } has { $of } apparate to { $to }.
    .of-you = { $by } has you apparate to { $to }.
    .by-you = You have { $of } apparate to { $to }.
PawnOrdered = { $by } sends { $of } to { $to }.
    .of-you = { $by } sends you to { $to }.
    .by-you = You send { $of } to { $to }.
    .told-by = OrderedToApparate
SalemStood = { $needed } or more was needed: the Salem token at { $on } stays.
SalemRemoved = The Salem token at { $on } is removed.
ResourceTaken = { $by } takes { $token } at { $on }.
    .by-you = You take { $token } at { $on }.
TokenHandedOver = { $by } hands { $token } to { $of }.
    .by-you = You hand { $token } to { $of }.
    .of-you = { $by } hands you { $token }.
EventRevealed = Event: { $event }, { $event_id ->
    [sermon] { event-sermon.help }
    [tracts] { event-tracts.help }
    [obscurus] { event-obscurus.help }
    [controle] { event-controle.help }
    [vol] { event-vol.help }
    [fuite] { event-fuite.help }
    [aurors] { event-aurors.help }
    [portoloin] { event-portoloin.help }
    [regain] { event-regain.help }
    [trouvaille] { event-trouvaille.help }
    [hibou] { event-hibou.help }
    [oubliettes] { event-oubliettes.help }
   *[other] { event-calme.help }
    }
    .before = { $event_id ->
        [controle] { $next ->
            [ActionLost] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, without effect: no action was left.
        }
        [vol] { $next ->
            [TokenLost] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, without effect: { $by } had no token.
        }
        [fuite] { $next ->
            [PlaceRevealed] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, without effect: no beast is at large.
        }
        [aurors] { $next ->
            [SalemRemoved] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, without effect: there is no Salem token on the board.
        }
        [portoloin] { $next ->
            [PawnMoved] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, but { $by } stays put.
        }
        [trouvaille] { $next ->
            [TokenPickedUp] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, without effect: the supply is empty.
        }
        [hibou] { $next ->
            [TokenHandedOver] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, which carries nothing.
        }
        [oubliettes] { $next ->
            [SalemSetBack] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, without effect: the Salem track is empty.
        }
       *[other] { "" }
    }
    .before-by-you = { $event_id ->
        [vol] { $next ->
            [TokenLost] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, without effect: you had no token.
        }
        [portoloin] { $next ->
            [PawnMoved] { "" }
            [EventRevealed] { "" }
            [EventApplied] { "" }
           *[other] Event: { $event }, but you stay put.
        }
       *[other] { "" }
    }
EventApplied = { $by } chooses: { $event }.
    .by-you = You choose: { $event }.
    .before = { $event_id ->
        [controle] { $next ->
            [ActionLost] { "" }
           *[other] { $by } chooses { $event }, without effect: no action was left.
        }
        [vol] { $next ->
            [TokenLost] { "" }
           *[other] { $by } chooses { $event }, without effect for want of a token.
        }
        [fuite] { $next ->
            [PlaceRevealed] { "" }
           *[other] { $by } chooses { $event }, without effect: no beast is at large.
        }
        [aurors] { $next ->
            [SalemRemoved] { "" }
           *[other] { $by } chooses { $event }, without effect: there is no Salem token on the board.
        }
        [portoloin] { $next ->
            [PawnMoved] { "" }
           *[other] { $by } chooses { $event }, but stays put.
        }
        [trouvaille] { $next ->
            [TokenPickedUp] { "" }
           *[other] { $by } chooses { $event }, without effect: the supply is empty.
        }
        [hibou] { $next ->
            [TokenHandedOver] { "" }
           *[other] { $by } chooses { $event }, which carries nothing.
        }
        [oubliettes] { $next ->
            [SalemSetBack] { "" }
           *[other] { $by } chooses { $event }, without effect: the Salem track is empty.
        }
       *[other] { "" }
    }
    .before-by-you = { $event_id ->
        [controle] { $next ->
            [ActionLost] { "" }
           *[other] You choose { $event }, without effect: no action was left.
        }
        [vol] { $next ->
            [TokenLost] { "" }
           *[other] You choose { $event }, without effect for want of a token.
        }
        [fuite] { $next ->
            [PlaceRevealed] { "" }
           *[other] You choose { $event }, without effect: no beast is at large.
        }
        [aurors] { $next ->
            [SalemRemoved] { "" }
           *[other] You choose { $event }, without effect: there is no Salem token on the board.
        }
        [portoloin] { $next ->
            [PawnMoved] { "" }
           *[other] You choose { $event }, but stay put.
        }
        [trouvaille] { $next ->
            [TokenPickedUp] { "" }
           *[other] You choose { $event }, without effect: the supply is empty.
        }
        [hibou] { $next ->
            [TokenHandedOver] { "" }
           *[other] You choose { $event }, which carries nothing.
        }
        [oubliettes] { $next ->
            [SalemSetBack] { "" }
           *[other] You choose { $event }, without effect: the Salem track is empty.
        }
       *[other] { "" }
    }
ActionLost = { $by } loses an action.
    .by-you = You lose an action.
ActionGained = { $by } gains an action.
    .by-you = You gain an action.
TokenLost = { $by } returns { $token } to the supply.
    .by-you = You return { $token } to the supply.
TokenPickedUp = { $by } takes { $token } from the supply.
    .by-you = You take { $token } from the supply.
PlaceRevealed = Place revealed: { $on }.
BeastFled = Frightened, { $beast } runs away to { $on }.
BeastStayed = Frightened, { $beast } stays all the same: there is no room at { $on }.
SalemPlaced = A Salem token is put at { $on }.
SalemAdvanced = The Salem track advances to { $box }.
    .after-PlaceRevealed = There is a Salem token or a beast at { $after_on } already: the Salem track advances to { $box }.
    .after-PlaceTrackShifted = There is a Salem token or a beast at { $after_on } already: the Salem track advances to { $box }.
    .after-EventRevealed = { $after_event_id ->
        [obscurus] Obscurus: the Salem track advances to { $box }.
       *[other] { "" }
    }
    .after-EventApplied = { $after_event_id ->
        [obscurus] Obscurus: the Salem track advances to { $box }.
       *[other] { "" }
    }
SalemSetBack = The Salem track goes back to { $box }.
FollowerRevealed = Follower of Salem: { $follower }, { $follower_id ->
    [marylou] { follower-marylou.help }
    [croyance] { follower-croyance.help }
    [modestie] { follower-modestie.help }
    [chastity] { follower-chastity.help }
    [shaw] { follower-shaw.help }
   *[other] { follower-clairon.help }
    }
PlaceTrackShifted = End of the round: the cards left on the place track slide towards Salem and take the colour of their new slot; that of { $on } reaches the slot of Salem.
PlacesSlid = Place track: now { token-red } can be had at { $red }{ $yellow_id ->
        [none] { "" }
       *[other] { ", " }{ token-yellow } at { $yellow }
    }{ $green_id ->
        [none] { "" }
       *[other] { ", " }{ token-green } at { $green }
    }{ $blue_id ->
        [none] { "" }
       *[other] { ", " }{ token-blue } at { $blue }
    }.

# Why not
refused-character-taken = { $character } belongs to another player already.
refused-no-such-destination = No route of exactly the number rolled ends at { $to } without entering a space twice.
refused-transplanage-to-a-ring = Apparition leads to a space ringed in blue other than your own.
refused-destination-first = Your pawn must move first: choose where it stops.
refused-move-first = Your pawn has not moved yet: roll the die, or play Ascendio or Apparition.
refused-moved-already = Your pawn has moved already this turn.
refused-no-beast-here = No beast lies open on the space of your pawn.
refused-cannot-pay = You do not hold all the tokens this beast costs, even with your multicolour ones.
refused-team-cannot-pay = The players on this space do not hold between them all the tokens this beast costs.
refused-capture-needs-action = With the New York Clarion a capture costs one action, and you have none left.
refused-not-enough-reducio = You cannot play so many Reducio this turn.
refused-payment-not-exact = The payment must be exactly what the beast costs, in tokens of the players present.
refused-spell-not-in-hand = You do not hold { $spell }.
refused-reducio-with-a-capture = Reducio is played while declaring a capture.
refused-fourth-spell = You have played three spells already this turn.
refused-spell-before-the-roll = { $spell } takes the place of the roll: your pawn has moved already.
refused-protected-already = A Protego protects you already.
refused-spell-without-effect = { $spell } would do nothing now: it has no target.
refused-accio-one-street-away = Accio reaches only one street away from the space of your pawn.
refused-no-face-down-token = No token lies face down there.
refused-opponents-only = This spell is aimed at an opponent.
refused-player-protected = { $of } is protected by Protego.
refused-no-multicolour-token = Expelliarmus never takes a multicolour token.
refused-token-not-held = The player who would give this token has none.
refused-hindered-already = { $of } has an Impedimenta marker already.
refused-token-under-a-pawn = Wingardium Leviosa does not lift a token on which a pawn stands.
refused-no-token-there = There is no token to lift there.
refused-same-place-twice = The two places must be different.
refused-held-by-salem = A Salem token holds this pawn: it must be removed first.
refused-not-a-neighbour = This pawn walks to a neighbouring space only, not to { $to }.
refused-no-apparition = One apparates only from a space ringed in blue to another.
refused-jacob-walks = Jacob is a No-Maj: he never apparates.
refused-only-seraphina-orders = Only Seraphina can move the pawn of another player.
refused-too-few-actions = You have too few actions left.
refused-no-salem-token-here = There is no Salem token on your space.
refused-no-place-card-here = The place track does not offer this resource on your space.
refused-supply-empty = The supply has no token of this kind left.
refused-only-jacob-transfers = Only Jacob exchanges tokens, three times a turn, with a player on his space.
refused-event-first = An event is in progress: it must be finished first.
refused-portkey-to-a-place = The Portkey leads to a numbered place other than the one you are on.

# How it ends
ending-three-beasts = Three beasts captured.
ending-all-beasts-captured = All ten beasts are captured.
ending-last-round = A hundred rounds have been played.
ending-two-beasts = Two beasts captured.
ending-all-beasts-found = All the beasts are captured: the team has won.
ending-salem-track-full = The Salem track is full: the team has lost.
ending-out-of-time = A hundred rounds without all the beasts: the team has lost.

# The result
result-captures = captures
result-tokens = tokens
result-spells = spells cast
result-resources = tokens taken
result-torches = Salem driven off
result-character = { $character }
result-beasts = Captures
result-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
result-beasts-found = Beasts found: { $beasts } of { $wanted }
result-track = Salem track: { $box } of { $losing }

# Characters
character-norbert = Newt Scamander
    .help = 4 actions; a capture in his presence costs one token less.
character-porpentina = Porpentina Goldstein
    .help = 4 actions; removes a Salem token with 2 or more on the die.
character-queenie = Queenie Goldstein
    .help = 4 actions; reveals two events and chooses the one that happens.
character-jacob = Jacob Kowalski
    .help = 5 actions, never apparates; gives or receives up to three tokens a turn on his space.
character-percival = Percival Graves
    .help = 3 actions; Salem tokens do not hold him.
character-seraphina = Seraphina Picquery
    .help = 4 actions; may move another pawn as she moves her own.

# Spells
spell-accio = Accio
    .help = flip a hidden token on a space next to yours by street
spell-transplanage = Apparition
    .help = appear on a space ringed in blue, instead of rolling
spell-revelio = Revelio
    .help = look in secret at one or two hidden tokens
spell-ascendio = Ascendio
    .help = choose how far to go, instead of rolling
spell-geminio = Geminio
    .help = turn up the top token of the pile and take it, if it is a resource
spell-reducio = Reducio
    .help = pay one token less for a capture
spell-expelliarmus = Expelliarmus
    .help = take a token of one colour from an opponent
spell-protego = Protego
    .help = be safe from Expelliarmus and Impedimenta until your next turn
spell-impedimenta = Impedimenta
    .help = halve the next roll of an opponent
spell-wingardium = Wingardium Leviosa
    .help = exchange the tokens of two places without pawns

# Events
event-sermon = Street sermon
    .help = a place is revealed and receives a Salem token.
event-tracts = Leaflets
    .help = two places are revealed, one after the other, and receive a Salem token.
event-obscurus = Obscurus
    .help = a Salem token goes straight to the Salem track.
event-controle = Wand inspection
    .help = the active player loses an action.
event-vol = Emptied pockets
    .help = the active player returns a token of their choice.
event-fuite = Frightened beast
    .help = a beast of your choice runs away to a revealed place, if that is free.
event-aurors = Auror patrol
    .help = a Salem token of your choice is removed from the board.
event-portoloin = Portkey
    .help = the active player may go to any place at once.
event-regain = Second wind
    .help = the active player gains an action.
event-trouvaille = Lucky find
    .help = the active player takes a token of a colour of their choice.
event-hibou = Owl post
    .help = the active player may send a token to another player, or have one brought.
event-oubliettes = Obliviate
    .help = a token leaves the Salem track.
event-calme = Quiet day
    .help = nothing happens.

# Followers of Salem
follower-marylou = Mary Lou Barebone
    .help = at the end of each round, one more place receives a Salem token.
follower-croyance = Credence Barebone
    .help = removing a Salem token takes one more on the die.
follower-modestie = Modesty Barebone
    .help = taking a multicolour token from the track costs two actions.
follower-chastity = Chastity Barebone
    .help = apparating costs two actions.
follower-shaw = Henry Shaw
    .help = whoever begins a turn on a Salem token has one action less.
follower-clairon = The New York Clarion
    .help = declaring a capture costs one action.

# Tokens
token-red = a suitcase (red)
token-blue = a potion (blue)
token-yellow = some gossip (yellow)
token-green = a teapot (green)
token-multi = a multicolour token
token-billywig = the Billywig
token-botruc = the Bowtruckle
token-niffleur = the Niffler
token-murlap = the Murtlap
token-veaudelune = the Mooncalf
token-demonzemerveille = the Swooping Evil
token-demiguise = the Demiguise
token-occamy = the Occamy
token-eruptif = the Erumpent
token-oiseau_tonnerre = the Thunderbird

# Places, as a sentence names them and as the map writes them
space-0 = the Start (0)
    .name = Start
space-1 = the Bank (1)
    .name = Bank
space-2 = the Statue of Liberty (2)
    .name = Statue of Liberty
space-3 = New York Harbour (3)
    .name = New York Harbour
space-4 = Battery Park (4)
    .name = Battery Park
space-5 = Brooklyn Bridge (5)
    .name = Brooklyn Bridge
space-6 = the Brooklyn Docks (6)
    .name = Brooklyn Docks
space-7 = Wall Street (7)
    .name = Wall Street
space-8 = Kowalski's Bakery (8)
    .name = Kowalski's Bakery
space-9 = the Customs House (9)
    .name = Customs
space-10 = City Hall (10)
    .name = City Hall
space-11 = the Underground Station (11)
    .name = Underground Station
space-12 = Broadway (12)
    .name = Broadway
space-13 = the Macusa (13)
    .name = Macusa
space-14 = the Lower East Side (14)
    .name = Lower East Side
space-15 = the Salem Chapel (15)
    .name = Salem Chapel
space-16 = the Blind Pig (16)
    .name = The Blind Pig
space-17 = Greenwich Village (17)
    .name = Greenwich Village
space-18 = the Goldstein Apartment (18)
    .name = Goldstein Apartment
space-19 = Union Square (19)
    .name = Union Square
space-20 = the Flatiron Building (20)
    .name = Flatiron Building
space-21 = the Department Store (21)
    .name = Department Store
space-22 = Pennsylvania Station (22)
    .name = Pennsylvania Station
space-23 = Times Square (23)
    .name = Times Square
space-24 = Grand Central (24)
    .name = Grand Central
space-25 = the Jeweller's (25)
    .name = Jeweller's
space-26 = the Public Library (26)
    .name = Public Library
space-27 = Shaw Tower (27)
    .name = Shaw Tower
space-28 = the Central Park Zoo (28)
    .name = Central Park Zoo
space-29 = Central Park (29)
    .name = Central Park

# On the board
board-face-down = hidden token
board-empty = empty
board-apparition = apparition
board-pile = Pile: { $count }
board-set-aside = Set aside: { $count }
board-red = R
board-blue = B
board-yellow = Y
board-green = G
board-multi = M
board-spells = { $count ->
    [1] 1 spell
   *[other] { $count } spells
    }
board-spent = Spent:
board-spell-deck = Spells: { $count } in the deck, { $left } left to play this turn
board-spell-discard = Discard: { $spells }
board-place-pile = Place cards: { $count }
board-event-pile = Events: { $count }
board-follower-pile = Followers: { $count }
board-offers = Place track:
board-salem = Salem track:
board-salem-token = Salem token (supply: { $count })
board-actions = Actions: { $count }
board-transfers = Transfers: { $count }
board-event = Event: { $event }
board-captured = Beasts: { $count }/{ $wanted }


# What a hint says of an option
why-MovePawn = What lies there, and how near the next beast is.
why-CaptureBeast = A beast in the case is what wins.
why-CaptureTogether = A beast in the case is what the team is here for.
why-TakeResource = The team will need this token.
why-Walk = Towards what the team needs next.
why-RemoveSalem = Salem holds whoever stands there, and crowds the board.
