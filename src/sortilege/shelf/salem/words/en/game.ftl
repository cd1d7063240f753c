game = Salem 1692
    .line = Somebody among you is a Witch. Accuse, defend, confess, and survive the Night.
    .label = Accuse, plead, live through the Night.
    .kind = hidden roles
mode-standard = Salem
    .help = 4 to 12 players.
mode-ghost = Salem with ghosts
    .help = 2 or 3 players; ghosts fill the table.

# Options of the table
option-citizen_choice = Choice of Citizens
    .help = Each player is dealt two Citizens and keeps one (4 to 7 players).
option-blind_conspiracy = Blind Conspiracy
    .help = Tryals taken in a Conspiracy are shuffled in the centre before they are dealt out.
option-silent_death = Silent death
    .help = The dead do not say whether they were Witches.
option-more_witches = More Witches
    .help = One more Witch card is dealt.
option-two_tryals = Two Tryals named
    .help = While the accused has four face-down Tryals or more, the accuser names two and the accused chooses.

# Questions
ChooseCitizen = Which Citizen do you keep?
ChooseBlackCat = Eyes closed. To whom would you give the Black Cat? Only the Witches' answers count.
ChooseAction = Your turn: draw two cards, or play cards on others.
    .offered = Your turn: { $can }.
    .can-RearrangeDeck = rearrange the deck first
    .can-DrawTwo = draw two cards and end
    .can-TakeFromDiscard = take from the discard pile instead of drawing
    .can-PlayRed = play cards on others
    .can-PlayAlibi = play cards on others
    .can-PlayAlibiAsWitness = play cards on others
    .can-PlayStocks = play cards on others
    .can-PlayArson = play cards on others
    .can-PlayCurse = play cards on others
    .can-PlayRobbery = play cards on others
    .can-PlayScapegoat = play cards on others
    .can-PlayBlue = play cards on others
    .can-Peek = look at a Tryal of a ghost (two cards of the deck go)
    .can-EndTurn = end your turn
OfferSecondCard = Night was your first card. Do you draw a second one?
OfferThirdCard = If you drew two Accusations you may show them and draw a third card.
    .ahead = Showing two Accusations
    .let-round = Show nothing until the next Night
    .let-game = Never show anything
    .only-KeepQuiet = You did not draw two Accusations: nothing to show. The others do not know.
ChooseAlibi = Which red cards in front of { $on } does your Alibi clear? Worth { $worth } at most.
OfferEarlyTrial = One accusation is missing. Do you hold the trial of { $accused } already?
OfferTwoCards = Do you draw two cards before the Tryal is revealed?
ChooseTrial = Point at a face-down Tryal of { $accused }.
RevealBlackCatsTrial = Conspiracy! { $accused } holds the Black Cat: which Tryal do you reveal?
    .accused-you = Conspiracy! You hold the Black Cat: which of your Tryals do you reveal?
ChooseLoss = { $accused } was struck and loses a Tryal: which one?
NameTwoTrials = Name two face-down Tryals of { $accused }; { $accused } will choose one of them.
ChooseOfTwo = { $accuser } named two of your Tryals. Which one do you reveal?
OfferClearing = Do you discard the red cards in front of you?
OfferOneCard = A Tryal was revealed. Do you draw a card?
ChooseFirstDeath = { $one } and { $other } die together. Who dies first?
    .one-you = You and { $other } die together. Who dies first?
    .other-you = You and { $one } die together. Who dies first?
ShareCards = Which of the dead player's cards do you take?
ChooseCardToTake = Conspiracy: which face-down Tryal do you take from your left neighbour?
ChooseVictim = Night. Whom do you strike? Only the Witches' answers count.
ChooseProtected = Night. Whom do you protect? Only the Constable's answer counts.
ChooseConfession = Before the victim is named, do you confess? A confession saves you from the Witches tonight.
Arrange = Which card comes at place { $place } from the top?
ChooseDiscarded = Which card do you take from the discard pile?

# Answers
KeepCitizen = { $citizen }
GiveBlackCat = { $on }
    .on-you = Yourself
PickNobody = No answer
DrawTwo = Draw two cards and end your turn
EndTurn = End your turn
DrawSecondCard = Draw another card
StopDrawing = Stop here
ShowAccusations = Show the two Accusations and draw a third card
KeepQuiet = Do not draw
PlayRed = Play { $card } on { $on }
    .then = { $card }: against whom?
PlayAlibi = Play Alibi for { $on }
    .then = Alibi: for whom?
PlayAlibiAsWitness = Play Alibi as a Witness against { $on }
ClearRed = Clear { $card }
ClearNoMore = Clear nothing more
PlayStocks = Put { $on } in the Stocks
    .then = Stocks: for whom?
PlayArson = Burn the hand of { $on } (Arson)
    .then = Arson: who loses their hand?
PlayCurse = { $card_id ->
        [none] Play Curse on { $on }, to no effect
       *[other] Curse { $on }: discard { $card }
    }
    .then = { $on_id ->
        [open] Curse: on whom?
       *[other] Curse on { $on }: which card is discarded?
    }
PlayRobbery = Rob { $source } and give the hand to { $target }
    .then = { $source_id ->
        [open] Robbery: whose hand is taken?
       *[other] The hand of { $source }: for whom?
    }
PlayScapegoat = Scapegoat: move all cards in front of { $source } to { $target }
    .then = { $source_id ->
        [open] Scapegoat: whose cards in front are taken?
       *[other] The cards in front of { $source }: to whom?
    }
PlayBlue = Play { $card } on { $on }
    .then = { $card }: in front of whom?
HoldTrial = Hold the trial of { $accused }
HoldNoTrial = Wait
DrawBeforeTrial = Draw two cards
DrawNothing = Draw nothing
OfferOfTwo = Tryals { $one } and { $other }
    .then = Tryal { $one }: and which other?
RevealTrial = Tryal { $slot }
ClearOwnReds = Discard them
KeepOwnReds = Keep them
DrawOneCard = Draw a card
DieFirst = { $first } dies first
    .first-you = You die first
TakeShare = { $card }
TakeTrial = Tryal { $slot }
TakeTrialAndGive = Take Tryal { $slot }; { $ghost } gets Tryal { $given } of its neighbour
Strike = { $on }
    .on-you = Yourself
Protect = { $on_id ->
        [none] Nobody
       *[other] { $on }
    }
    .on-you = Yourself
Confess = Confess: reveal Tryal { $slot }
ConfessWithoutRevealing = Confess without revealing a Tryal
StaySilent = Stay silent
RearrangeDeck = Look at the deck and rearrange it
PutNext = { $card }
LeaveTheRest = Leave the rest as it is
TakeFromDiscard = Take one or two cards from the discard pile instead of drawing
PickUp = { $card }
PickUpNoMore = No more
Peek = Look at Tryal { $slot } of { $of }
SwapTrials = Swap your Tryals { $one } and { $other }
TurnHourglass = Turn the hourglass
SayLastWords = Say your last words

# What happens
TrialsDealt = Each seat is dealt { $each } Tryals; { $witches ->
        [one] one of them all is a Witch card
       *[other] { $witches } of them all are Witch cards
    }.
TrialReceived = { $of } is dealt { $face }.
    .of-you = You are dealt { $face }.
    .many-of-you = You are dealt { $face } { $times } times.
CitizenTaken = { $by } is { $citizen }.
    .by-you = You are { $citizen }.
HandsDealt = Each seat is dealt { $each } cards.
CardDealt = { $to } is dealt { $card }.
    .to-you = You are dealt { $card }.
    .many-to-you = You are dealt { $card } { $times } times.
DawnBroke = Dawn: all eyes closed.
WitchRecognised = The Witches know each other: { $of } is one.
    .of-you = The Witches know each other: you are one.
BlackCatPlaced = Eyes open: the Black Cat sits in front of { $on }.
    .on-you = Eyes open: the Black Cat sits in front of you.
TurnBegun = { $by } plays.
    .by-you = It is your turn.
TurnSkipped = { $by } is in the Stocks and misses a turn.
    .by-you = You are in the Stocks and miss a turn.
TurnEnded = { $by }'s turn is over.
    .by-you = Your turn is over.
    .after-TurnBegun = { "" }
    .after-PlayerDied = { $after_same ->
        [yes] The death of { $by } ends the turn.
       *[no] { "" }
    }
    .after-PlayerDied-by-you = { $after_same ->
        [yes] Your death ends your turn.
       *[no] { "" }
    }
CardDrawn = { $card_id ->
        [none] { $by } draws a card.
       *[other] { $by } draws { $card }.
    }
    .by-you = { $card_id ->
        [none] You draw a card.
       *[other] You draw { $card }.
    }
    .many = { $card_id ->
        [none] { $by } draws { $times } cards.
       *[other] { $by } draws { $card } { $times } times.
    }
    .many-by-you = { $card_id ->
        [none] You draw { $times } cards.
       *[other] You draw { $card } { $times } times.
    }
    .after-TrialRevealed = A Tryal of { $after_you ->
        [yes] yours
       *[no] { $after_of }
    } is revealed: by Rebecca Nurse's ability { $by } draws { $card_id ->
        [none] a card
       *[other] { $card }
    }.
    .after-TrialRevealed-by-you = A Tryal of { $after_you ->
        [yes] yours
       *[no] { $after_of }
    } is revealed: by Rebecca Nurse's ability you draw { $card_id ->
        [none] a card
       *[other] { $card }
    }.
    .after-TrialHeld = { $card_id ->
        [none] Ann Putnam: before the trial { $by } draws a card.
       *[other] Ann Putnam: before the trial { $by } draws { $card }.
    }
    .after-TrialHeld-by-you = { $card_id ->
        [none] Ann Putnam: before the trial you draw a card.
       *[other] Ann Putnam: before the trial you draw { $card }.
    }
    .after-TurnBegun = { "" }
    .after-DeckRearranged = { "" }
    .after-BlackCardDrawn = { "" }
    .after-ExchangeOpened = { "" }
    .after-TrialPassed = { "" }
    .after-TrialTakenFromCentre = { "" }
    .after-NightEnded = { "" }
BlackCardDrawn = { $by } draws { $card }!
    .by-you = You draw { $card }!
DeckReformed = The discard pile is shuffled: the deck has { $cards } cards, Night at the bottom.
DrawStopped = { $by } draws no more.
    .by-you = You draw no more.
AccusationsShown = { $by } shows two Accusations and draws a third card.
    .by-you = You show two Accusations and draw a third card.
RedPlayed = { $by } plays { $card } on { $on }: { $accusations ->
        [one] 1 accusation
       *[other] { $accusations } accusations
    }.
    .by-you = You play { $card } on { $on }: { $accusations ->
        [one] 1 accusation
       *[other] { $accusations } accusations
    }.
    .on-you = { $by } plays { $card } on you: { $accusations ->
        [one] 1 accusation
       *[other] { $accusations } accusations
    }.
AlibiPlayed = { $by } plays Alibi for { $on }.
    .by-you = You play Alibi for { $on }.
    .on-you = { $by } plays Alibi for you.
AlibiPlayedAsWitness = { $by } uses an Alibi as a Witness against { $on }: { $accusations } accusations.
    .by-you = You use an Alibi as a Witness against { $on }: { $accusations } accusations.
    .on-you = { $by } uses an Alibi as a Witness against you: { $accusations } accusations.
RedCleared = { $card } in front of { $on } is discarded.
    .on-you = { $card } in front of you is discarded.
StocksPlayed = { $by } puts { $on } in the Stocks.
    .by-you = You put { $on } in the Stocks.
    .on-you = { $by } puts you in the Stocks.
ArsonPlayed = { $by } sets fire to the hand of { $on }.
    .by-you = You set fire to the hand of { $on }.
    .on-you = { $by } sets fire to your hand.
CursePlayed = { $card_id ->
        [none] { $by } curses { $on }, to no effect.
       *[other] { $by } curses { $on }: { $card } is discarded.
    }
    .by-you = { $card_id ->
        [none] You curse { $on }, to no effect.
       *[other] You curse { $on }: { $card } is discarded.
    }
    .on-you = { $card_id ->
        [none] { $by } curses you, to no effect.
       *[other] { $by } curses you: { $card } is discarded.
    }
RobberyPlayed = { $cards ->
        [0] { $by } robs { $source } for { $target }, but no card changes hands.
        [one] { $by } robs { $source } and gives 1 card to { $target }.
       *[other] { $by } robs { $source } and gives { $cards } cards to { $target }.
    }
    .source-you = { $cards ->
        [0] { $by } robs you for { $target }, but no card changes hands.
        [one] { $by } robs you and gives 1 card to { $target }.
       *[other] { $by } robs you and gives { $cards } cards to { $target }.
    }
    .target-you = { $cards ->
        [0] { $by } robs { $source } for you, but no card changes hands.
        [one] { $by } robs { $source } and gives 1 card to you.
       *[other] { $by } robs { $source } and gives { $cards } cards to you.
    }
    .by-you = { $cards ->
        [0] You rob { $source } for { $target }, but no card changes hands.
        [one] You rob { $source } and give 1 card to { $target }.
       *[other] You rob { $source } and give { $cards } cards to { $target }.
    }
CardRobbed = { $card_id ->
        [none] A card goes from { $source } to { $target }.
       *[other] { $card } goes from { $source } to { $target }.
    }
    .many = { $card_id ->
        [none] { $times } cards go from { $source } to { $target }.
       *[other] { $times } times { $card }: from { $source } to { $target }.
    }
    .source-you = { $card_id ->
        [none] You lose a card to { $target }.
       *[other] You lose { $card } to { $target }.
    }
    .target-you = { $card_id ->
        [none] A card of { $source } is yours.
       *[other] { $card }, from { $source }, is yours.
    }
    .many-source-you = { $card_id ->
        [none] You lose { $times } cards to { $target }.
       *[other] You lose { $card } { $times } times to { $target }.
    }
    .many-target-you = { $card_id ->
        [none] { $times } cards of { $source } are yours.
       *[other] { $times } times { $card }, from { $source }, are yours.
    }
ScapegoatPlayed = { $by } moves everything in front of { $source } to { $target }.
    .by-you = You move everything in front of { $source } to { $target }.
    .source-you = { $by } moves everything in front of you to { $target }.
    .target-you = { $by } moves everything in front of { $source } to you.
CardMoved = { $card } goes from { $source } to { $target }.
    .source-you = { $card } goes from you to { $target }.
    .target-you = { $card } goes from { $source } to you.
BluePlayed = { $by } plays { $card } on { $on }.
    .by-you = You play { $card } on { $on }.
    .on-you = { $by } plays { $card } on you.
HandSpared = { $of } keeps the hand: Robbery and Arson do not touch Sarah Good.
    .of-you = You keep your hand: Robbery and Arson do not touch Sarah Good.
CardDiscarded = { $of } discards { $card }.
    .of-you = You discard { $card }.
    .many = { $of } discards { $card } { $times } times.
    .many-of-you = You discard { $card } { $times } times.
MatchmakersParted = { $of } has both Matchmakers: they are discarded.
    .of-you = You have both Matchmakers: they are discarded.
TrialHeld = { $accused } stands trial before { $by }.
    .by-you = { $accused } stands trial before you.
    .accused-you = You stand trial before { $by }.
DrawDeclined = { $by } draws nothing.
    .by-you = You draw nothing.
    .after-TrialHeld = Ann Putnam: { $by } draws nothing before the trial.
    .after-TrialHeld-by-you = Ann Putnam: you draw nothing before the trial.
    .after-TrialRevealed = A Tryal was revealed, but { $by } draws nothing (Rebecca Nurse).
    .after-TrialRevealed-by-you = A Tryal was revealed, but you draw nothing (Rebecca Nurse).
EarlyTrialDeclined = { $by } does not hold the trial of { $accused } yet.
    .by-you = You do not hold the trial of { $accused } yet.
    .accused-you = { $by } does not hold your trial yet.
TrialsNamed = { $by } names Tryals { $one } and { $other } of { $accused }.
    .by-you = You name Tryals { $one } and { $other } of { $accused }.
    .accused-you = { $by } names your Tryals { $one } and { $other }.
TrialRevealed = { $of }'s Tryal { $slot } is { $face }.
    .of-you = Your Tryal { $slot } is { $face }.
    .after-BlackCardDrawn = The Black Cat sits in front of { $of }: { $after_you ->
        [yes] you, who drew Conspiracy, reveal
       *[no] { $after_by }, who drew Conspiracy, reveals
    } Tryal { $slot }, { $face }.
    .after-BlackCardDrawn-of-you = { $after_you ->
        [yes] The Black Cat sits in front of you, who drew Conspiracy: you reveal your Tryal { $slot }, { $face }.
       *[no] The Black Cat sits in front of you: { $after_by }, who drew Conspiracy, reveals your Tryal { $slot }, { $face }.
    }
    .gathers = slot
    .many = { $of }'s Tryals { $slot }: { $times } times { $face }.
    .many-of-you = Your Tryals { $slot }: { $times } times { $face }.
    .after-PlayerDied-many = { $after_same ->
        [yes] { $of } shows Tryals { $slot }: { $times } times { $face }.
       *[no] The Matchmaker takes { $of } too. Tryals { $slot }: { $times } times { $face }.
    }
    .after-PlayerDied-many-of-you = { $after_same ->
        [yes] You show your Tryals { $slot }: { $times } times { $face }.
       *[no] The Matchmaker takes you too. Your Tryals { $slot }: { $times } times { $face }.
    }
    .after-PlayerDied-of-you = { $after_same ->
        [yes] You show every Tryal: { $slot } is { $face }.
       *[no] The Matchmaker takes you too: your Tryal { $slot } is { $face }.
    }
    .after-PlayerDied = { $after_same ->
        [yes] { $of } shows every Tryal: { $slot } is { $face }.
       *[no] The Matchmaker takes { $of } too, whose Tryal { $slot } is { $face }.
    }
    .after-TrialHeld = { "" }
    .after-TrialsNamed = { "" }
    .after-Confessed = { "" }
    .after-VictimNamed = { "" }
RedsDiscarded = The red cards in front of { $of } are discarded.
    .of-you = The red cards in front of you are discarded.
OwnRedsKept = { $by } keeps the red cards in front of them (Abigail Williams).
    .by-you = You keep the red cards in front of you (Abigail Williams).
PlayerDied = { $of } dies.
    .of-you = You die.
    .after-PlayerDied = { $after_you ->
        [yes] { $of } dies too, with you: the Matchmaker had linked you.
       *[no] { $of } dies too, with { $after_of }: the Matchmaker had linked them.
    }
    .after-PlayerDied-of-you = You die too, with { $after_of }: the Matchmaker had linked you.
    .after-VictimNamed = { $of } dies by the Witches' hand.
    .after-VictimNamed-of-you = You die by the Witches' hand.
    .after-TrialHeld = { "" }
    .after-Confessed = { "" }
    .after-BlackCardDrawn = { "" }
    .after-TurnBegun = { "" }
FirstDeathChosen = { $by } decides: { $first } dies first.
    .by-you = You decide: { $first } dies first.
    .first-you = { $by } decides: you die first.
    .self = { $by } decides to die first.
    .self-by-you = You decide to die first.
AllegianceStated = { $witch_id ->
        [yes] { $of } confesses to having been a Witch.
       *[no] { $of } was never a Witch.
    }
    .of-you = { $witch_id ->
        [yes] You confess to having been a Witch.
       *[no] You were never a Witch.
    }
CardInherited = { $card_id ->
        [none] { $by } takes a card from the dead.
       *[other] { $by } takes { $card } from the dead.
    }
    .by-you = { $card_id ->
        [none] You take a card from the dead.
       *[other] You take { $card } from the dead.
    }
    .many = { $card_id ->
        [none] { $by } takes { $times } cards from the dead.
       *[other] { $by } takes { $card } from the dead { $times } times.
    }
    .many-by-you = { $card_id ->
        [none] You take { $times } cards from the dead.
       *[other] You take { $card } from the dead { $times } times.
    }
CardSetAside = { $card } is set aside: it is out of the game.
TwoPlayersLeft = Two players are left: blue cards, Scapegoat and Robbery leave the game.
ExchangeOpened = Everyone takes a Tryal from the left.
TrialPassed = { $face_id ->
        [none] A Tryal goes from { $source } to { $target }.
       *[other] { $face } goes from { $source } to { $target }.
    }
    .source-you = { $face_id ->
        [none] A Tryal of yours goes to { $target }.
       *[other] From you to { $target } goes { $face }.
    }
    .target-you = { $face_id ->
        [none] A Tryal of { $source } comes to you.
       *[other] From { $source } comes { $face } to you.
    }
TrialPutInCentre = { $face_id ->
        [none] { $source } gives a Tryal to the centre.
       *[other] { $source } gives { $face } to the centre.
    }
    .source-you = You give { $face } to the centre.
TrialTakenFromCentre = { $face_id ->
        [none] { $target } is dealt a Tryal from the centre.
       *[other] { $target } is dealt { $face } from the centre.
    }
    .target-you = You are dealt { $face } from the centre.
NightFell = Night falls; { $by } drew it. All eyes closed.
    .by-you = Night falls; you drew it. All eyes closed.
VictimChosen = { $on_id ->
        [none] The Witches strike nobody.
       *[other] The Witches strike at { $on }.
    }
    .on-you = The Witches strike at you.
EyesOpened = { $gavel_id ->
        [none] Eyes open: the Gavel protects nobody.
       *[other] Eyes open: the Gavel lies in front of { $gavel }.
    }
    .gavel-you = Eyes open: the Gavel lies in front of you.
ConfessedWithoutRevealing = { $by } confesses without revealing a Tryal.
    .by-you = You confess without revealing a Tryal: William Phips may, once.
Confessed = { $by } confesses.
    .by-you = You confess.
NobodyNamed = Nobody was struck tonight.
VictimNamed = The Witches struck at { $on }.
    .on-you = The Witches struck at you.
VictimWasDead = { $on } was dead already.
    .on-you = You were dead already.
SavedByGavel = { $on } is saved by the Gavel.
    .on-you = The Gavel saves you.
SavedByConfession = { $on } is saved by the confession.
    .on-you = Your confession saves you.
SavedByAsylum = { $on } is saved by Asylum.
    .on-you = Asylum saves you.
NightEnded = The Night is over.
DeckRearranged = { $by } looks at the deck and rearranges it.
    .by-you = You look at the deck and rearrange it.
DiscardTaken = { $by } takes { $card } from the discard pile.
    .by-you = You take { $card } from the discard pile.
GhostPeeked = { $face_id ->
        [none] { $by } looks at a Tryal of { $of }.
       *[other] { $by } looks at a Tryal of { $of }: { $face }.
    }
    .by-you = { $face_id ->
        [none] You look at a Tryal of { $of }.
       *[other] You look at a Tryal of { $of }: { $face }.
    }
TopDiscarded = { $card } is discarded from the top of the deck.
HourglassTurned = { $by } turns the hourglass.
    .by-you = You turn the hourglass.
LastWordsSaid = { $by } speaks a last time.
    .by-you = You speak a last time.
GhostWitchWas = { $of } was a Witch.
WitchesWere = { $of } was a Witch.
    .of-you = You were a Witch.

# Why not
refused-citizen-not-dealt = { $citizen } was not dealt to you.
refused-target-is-dead = The dead can be neither chosen nor given cards.
refused-gavel-not-on-oneself = The Constable protects somebody else, never oneself.
refused-not-on-oneself = No card is ever played on oneself.
refused-not-in-hand = You do not have that card.
refused-not-that-kind-of-card = { $card } is not played that way.
refused-piety-protects = { $on } has Piety: no red card may be played there.
refused-only-will-griggs = Only Will Griggs uses an Alibi as a Witness.
refused-two-different-others = It goes from one other player to a different one.
refused-no-such-blue-card = That blue card does not lie in front of { $on }.
refused-worth-too-much = Cards are never split, and the Alibi clears three accusations in all.
refused-play-before-ending = A turn is for drawing two cards or playing at least one; you have done neither.
refused-drawing-after-playing = You have played a card this turn: no more drawing.
refused-not-two-accusations = Only two Accusations, not Evidence or Witness, may be shown for a third card.
refused-already-revealed = That is not a face-down Tryal of the right player.
refused-not-one-of-the-two = It must be one of the two Tryals that the accuser named.
refused-only-william-phips = Only William Phips confesses without revealing, once in a game.
refused-only-tituba = Only Tituba rearranges the deck, once in a game, before drawing or playing.
refused-only-samuel-parris = Only Samuel Parris takes from the discard pile, twice in a game, instead of drawing.
refused-nothing-to-take = The discard pile holds no card that may be taken.
refused-not-in-discard = { $card } cannot be taken from the discard pile.
refused-peek-at-ghosts-only = Only a face-down Tryal of a ghost may be looked at, instead of drawing or playing.
refused-not-while-selecting = Tryals cannot be reordered while one is being selected.
refused-two-hidden-tryals = Two different face-down Tryals of your own are swapped, named from left to right.
refused-hourglass-not-now = The hourglass is for somebody else's slow answer, once for each question.
refused-hourglass-not-here = No hourglass here: it hurries a turn, not the setup, the Dawn, the choices of a Night or Tituba at the deck.
refused-dead-take-no-part = The dead take no more part in the game.
refused-no-last-words = Last words are for the dead, once, before the next turn.

# How it ends
ending-witch-cards-revealed = Every Witch card is revealed: the Puritans win.
ending-everyone-is-a-witch = Everyone alive is a Witch: the Witches win.
ending-constable-revealed = The Constable is revealed: the Witches win.
    .nobody = The Constable is revealed, and the Witch was a ghost: every player has lost.
ending-somebody-died = Somebody died: the Witches win.
    .nobody = Somebody died, and the Witch was a ghost: every player has lost.
ending-stalemate = Twenty Nights without a sound: nobody wins.

# The result
result-seats = Who was what
result-witch-from-the-deal = A Witch from the deal
result-turned = { $of } becomes a Witch, { $night ->
    [0] on the first day
    [one] after the first Night
   *[other] after { $night } Nights
}.
result-never-a-witch = Never a Witch
result-constable-at-first = Constable at the deal
result-citizen = { $citizen }
result-died = { $of } dies, { $night ->
    [0] before the first Night
    [one] in the first Night or the day after
   *[other] after { $night } Nights
}.
result-survived = Alive at the end
result-row = Tryals
result-nights = { $nights ->
    [0] No Night
    [one] One Night
   *[other] { $nights } Nights
}

# Tryals
trial-puritan = a Puritan
trial-witch = a Witch
trial-constable = the Constable
slot-0 = 1
slot-1 = 2
slot-2 = 3
slot-3 = 4
slot-4 = 5
answer-no = no
answer-yes = yes

# Cards
card-accusation = Accusation
    .help = 1 accusation.
card-evidence = Evidence
    .help = 3 accusations.
card-witness = Witness
    .help = 7 accusations.
card-alibi = Alibi
    .help = Discard red cards worth at most 3 accusations in front of another player.
card-stocks = Stocks
    .help = The player misses a turn.
card-scapegoat = Scapegoat
    .help = Move all cards in front of one player to another.
card-arson = Arson
    .help = Another player discards the whole hand.
card-robbery = Robbery
    .help = Take one player's hand and give it to another.
card-curse = Curse
    .help = Discard a blue card in front of another player.
card-asylum = Asylum
    .help = The Witches cannot kill the holder at Night.
card-piety = Piety
    .help = No red card may be played on the holder.
card-matchmaker = Matchmaker
    .help = The two holders die together.
card-black_cat = Black Cat
    .help = A Tryal of the holder is revealed when Conspiracy is drawn.
card-night = Night
    .help = The Witches strike, the Constable protects, anyone may confess.
card-conspiracy = Conspiracy
    .help = Whoever draws it chooses and reveals a Tryal of the Black Cat's holder; then everyone takes one from the left.

# Citizens
citizen-george_burroughs = George Burroughs
    .help = It takes 8 accusations to bring him to trial.
    .line = Clergyman of startling strength; spoke the Lord's Prayer on the gallows.
citizen-giles_corey = Giles Corey
    .help = When he draws two Accusations he may show them and draw a third card.
    .line = Refused to plead; pressed under stones until he died.
citizen-martha_corey = Martha Corey
    .help = Has the ability of the first living player to her right.
    .line = Respected church member who doubted the trials aloud; hanged.
citizen-thomas_danforth = Thomas Danforth
    .help = May hold a trial with one accusation fewer.
    .line = Judge uneasy about spectral evidence.
citizen-sarah_good = Sarah Good
    .help = Robbery and Arson do not touch her hand.
    .line = Homeless and disliked, an easy target; hanged.
citizen-will_griggs = Will Griggs
    .help = May play an Alibi as a Witness worth 7 accusations, even against Piety.
    .line = Physician whose diagnoses sent people to court.
citizen-cotton_mather = Cotton Mather
    .help = Evidence in front of him counts 1.
    .line = Famous minister blamed for feeding the panic.
citizen-rebecca_nurse = Rebecca Nurse
    .help = May draw a card each time a Tryal of another player is revealed.
    .line = Loved elder, acquitted, then condemned after all.
citizen-samuel_parris = Samuel Parris
    .help = Twice in a game, takes up to two cards from the discard pile instead of drawing.
    .line = Unpaid, embattled reverend of the village.
citizen-william_phips = William Phips
    .help = Once in a game he may confess without revealing a Tryal.
    .line = Governor who opened, then closed, the court.
citizen-john_proctor = John Proctor
    .help = Takes the hand and the blue cards of every player who dies.
    .line = Defended his accused wife and was hanged for it.
citizen-ann_putnam = Ann Putnam
    .help = When she brings about a trial she may draw two cards first.
    .line = Among the first accusers; apologised in 1706.
citizen-tituba = Tituba
    .help = Once in a game she looks at the deck and rearranges it before her turn.
    .line = Enslaved storyteller, accused early, released in the end.
citizen-mary_warren = Mary Warren
    .help = Matchmaker and Black Cat do not touch her.
    .line = Servant, accuser, then accused; freed.
citizen-abigail_williams = Abigail Williams
    .help = When she brings about a trial she may discard the red cards in front of her.
    .line = Child whose fits began the accusations.

# The table in the terminal
board-citizen = Citizen
board-tryals = Tryals
board-hand = Hand
board-accusations = Acc.
board-front = In front
board-your-hand = Your hand:
board-deck = Deck: { $count }
board-discard = Discard: { $count }
board-aside = Set aside: { $count }
board-witch-cards = Witches revealed: { $shown } of { $all }
board-hourglass = The hourglass is running
board-phase-dawn = Dawn
board-phase-day = Day
board-phase-night = Night
board-phase-conspiracy = Conspiracy
board-ghost = ghost
board-confessed = confessed
board-used = { $count ->
    [1] used once
   *[other] used { $count } times
    }
board-hand-of = Hand of { $player }:
board-victim = Victim: { $player }
board-hidden = hidden
board-known = known to you

# The sides of a tournament
side-0 = Puritans
side-1 = Witches

# What a hint says of an option
why-PlayRed = An accusation weighs where a Tryal may turn up a Witch.
why-PlayAlibi = It takes accusations off somebody worth keeping.
why-DrawTwo = More cards give more ways to act later.
why-Strike = The Night takes whoever is most in the way.
why-Protect = The Gavel keeps somebody alive who should live.
why-Confess = A Tryal given now may save a life tonight.
why-StaySilent = Saying nothing keeps your Tryals covered.
