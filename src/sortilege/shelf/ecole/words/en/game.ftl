game = School of Magic
    .line = Attend courses, cast spells, open the mail: the best House wins.
    .label = Courses, jugs, and dirty tricks.
    .kind = cards and reactions
mode-standard = Standard game
    .help = Ten School cards in front of a player make the current round the last; most points win. Seven Horcrux jugs win on the spot.

# Table options
option-houses = Houses
    .help = Dealt at random, or chosen in turn from a seat drawn by lot.
option-double_houses = Two Houses each
    .help = With two players, each plays two Houses and has both powers. No effect with three or four.
option-each_decides = One House or two, each player's choice
    .help = With two players: the rulebook says that two Houses may be taken, not that they must; each player decides alone. Takes the place of “Two Houses each”.
option-youngest_chooses = The youngest chooses first
    .help = Where Houses are chosen the youngest begins, if the table knows who that is; otherwise it is drawn by lot.
option-house_powers = House powers
    .help = Without powers everybody has one House, and the first-player card moves left every round.
begins = Who is the youngest? They begin if nobody plays Grosfondor.
    .me = That is me
option-youngest = The youngest
    .help = The seat of the youngest, who starts if nobody plays Grosfondor; otherwise it is drawn by lot.
option-youngest-none = Drawn by lot

# Questions
ChooseHouse = Choose your House.
OfferSecondHouse = Do you draw a second House, to have both powers?
ChooseSecondHouse = Do you take a second House, to have both powers?
ChooseMove = Your turn: draw, collect, play cards, or end your turn.
    .ahead = Your turn with no action left
    .let-game = Always end my turn when I have no action left
    .offered = Your turn: { $can }.
    .can-DrawTwo = draw
    .can-DrawFive = draw
    .can-Collect = collect (1 action)
    .can-PlaySpell = play
    .can-PlayBonus = play
    .can-UseDrawToken = use a token
    .can-LookAtMail = read some mail
    .can-EndTurn = end your turn
ChoosePayment = { $left ->
        [one] 1 more Magic card
       *[other] { $left } more Magic cards
    } to discard for the card in slot { $slot }. Which one?
ChooseWhetherToUse = Use the effect of { $effect }? It is now or never, and the others may answer.
ChooseOpponent = { $effect_id ->
        [chipardio] Pilferio: from whom do you take 2 cards at random?
        [potions] Potions: from whom do you take 1 card at random?
        [bombardoum] Bombaboom: who must lose a School card, or 2 cards from hand?
       *[other] { $effect }: whom do you aim at?
    }
ChooseSlot = { $effect_id ->
        [zyeutio] Peekio: on which card do you look at the mail tokens?
        [balais] Brooms: from which card do you take a mail token, without looking first?
        [evaporo] Vaporo: which card of the timetable do you replace?
       *[other] { $effect }: which slot do you aim at?
    }
ChooseBonus = Foistus: which Bonus card changes play area?
ChooseNewArea = Foistus: who gets { $card } from { $of }?
    .of-you = Foistus: who gets { $card } from you?
AnswerTopItem = { $of }: { $effect }. Do you answer it?
    .ahead = Answering an effect
    .only-Pass = { $of }: { $effect }. You have nothing to answer with; the others do not know.
ChooseDrop = Dropallus: { $left ->
        [one] 1 more card
       *[other] { $left } more cards
    } to discard. Which one? The others choose at the same time.
ChooseToken = { $effect_id ->
        [zyeutio] Peekio: do you take one of the tokens of slot { $slot }?
       *[other] { $effect }: which token of slot { $slot } do you take?
    }
ChooseFromDiscard = { $effect }: which card do you take back from the Magic discard?
ChooseLoss = Bombaboom: what do you lose?
ChooseDiscard = { $left ->
        [one] 1 more card
       *[other] { $left } more cards
    } to discard from your hand. Which one?
ChooseBadMarks = Defence: get rid of a Bad marks card before you draw?
ChooseChange = Transfiguration: { $changed ->
        [0] discard a card? You will draw as many, plus one.
        [one] 1 card discarded. Another one?
       *[other] { $changed } cards discarded. Another one?
    }
ChoosePower = Your turn is ending. Use a House power?
ChooseGift = Serpentin: which card do you give to { $to }?
ChooseCardForMail = Poufmoufle: on which card do you put the token you have just seen?

# Answers
TakeHouse = { $house }
DrawSecondHouse = Draw a second House
KeepOneHouse = Keep one House
DrawTwo = Draw 2 cards (1 action)
DrawFive = Draw 5 cards (2 actions)
Collect = Collect { $school }, slot { $slot } (1 action)
Pay = Discard { $card }
UseEffect = Use { $effect }
DeclineEffect = Do not use it
PlaySpell = Play { $spell }
PlayBonus = Play { $card } in front of { $to }
    .to-you = Play { $card } in front of you
    .then = { $card }: in front of whom?
AimAtPlayer = { $on }
    .on-you = Yourself
AimAtSlot = Slot { $slot }
PickBonus = { $card } of { $of }
    .of-you = Your { $card }
    .then = In front of { $of }: which Bonus card moves?
    .then-of-you = In front of you: which Bonus card moves?
AimAtBonus = { $to }
    .to-you = Yourself
Pass = Let it happen
PlayReaction = Answer with { $card }
UseCancelToken = Answer with a cancel token
Drop = Discard { $card }
TakeToken = Take token { $place }
LeaveTokens = Take none
TakeFromDiscard = Take back { $card }
LoseSchoolCard = Lose { $school }
LoseMagicCards = Discard 2 cards from your hand
Discard = Discard { $card }
KeepBadMarks = Keep the Bad marks
RemoveBadMarks = Discard a Bad marks card
ChangeCard = Discard { $card }
StopChanging = Stop here and draw
UseDrawToken = Use the token “{ $token }”
LookAtMail = Serdongle: look at the tokens of slot { $slot }
    .then = Serdongle: the tokens of which slot do you look at?
DeclinePowers = Nothing more
DrawAndGive = Serpentin: draw a card per player, give one to each other
Give = Give { $card }
DrawMail = Poufmoufle: draw a token from the reserve and place it
PlaceMail = Put it on slot { $slot }
EndTurn = End my turn

# What happens
HouseTaken = { $by } plays { $house }.
    .by-you = You play { $house }.
OneHouseKept = { $by } keeps one House.
    .by-you = You keep one House.
GameDealt = The timetable gets { $slots } cards, each player { $hand } Magic cards.
RoundBegun = Round { $round }: { $first } starts.
    .first-you = Round { $round }: you start.
MailAdded = A mail token arrives on slot { $slot }.
SchoolCardRevealed = Slot { $slot }: { $school }.
SchoolReshuffled = The School discard is shuffled: { $cards } cards make a new deck.
TurnBegun = { $by } plays, with { $actions } actions.
    .by-you = It is your turn, with { $actions } actions.
TurnEnded = { $by } ends the turn.
    .by-you = You end your turn.
DiscountExpired = { $by }'s discount is lost.
    .by-you = Your discount is lost.
FirstPlayerCardMoved = { $to } has the first-player card.
    .to-you = You have the first-player card.
CardsDrawn = { $by } { $cards ->
        [0] cannot draw anything
        [one] draws 1 card
       *[other] draws { $cards } cards
    }.
    .by-you = You { $cards ->
        [0] cannot draw anything
        [one] draw 1 card
       *[other] draw { $cards } cards
    }.
    .told-by = CardDrawn
CardDrawn = Card drawn: { $card }.
    .gathers = card
    .many = Cards drawn: { $card }.
MagicReshuffled = The Magic discard is shuffled: { $cards ->
        [one] 1 card makes
       *[other] { $cards } cards make
    } a new deck.
CardDiscarded = { $by } discards { $card }.
    .by-you = You discard { $card }.
    .many = { $by } discards { $card } { $times } times.
    .many-by-you = You discard { $card } { $times } times.
CardStolen = { $by } takes { $card_id ->
        [none] a card
       *[other] { $card }
    } from { $of }.
    .by-you = You take { $card_id ->
        [none] a card
       *[other] { $card }
    } from { $of }.
    .of-you = { $by } takes { $card_id ->
        [none] a card
       *[other] { $card }
    } from you.
    .many = { $by } takes { $card_id ->
        [none] { $times } cards
       *[other] { $card }, { $times } times,
    } from { $of }.
    .many-by-you = You take { $card_id ->
        [none] { $times } cards
       *[other] { $card }, { $times } times,
    } from { $of }.
    .many-of-you = { $by } takes { $card_id ->
        [none] { $times } cards
       *[other] { $card }, { $times } times,
    } from you.
CardGiven = { $by } gives { $card_id ->
        [none] a card
       *[other] { $card }
    } to { $to }.
    .by-you = You give { $card_id ->
        [none] a card
       *[other] { $card }
    } to { $to }.
    .to-you = { $by } gives you { $card_id ->
        [none] a card
       *[other] { $card }
    }.
CardRetrieved = { $by } takes { $card } back from the discard.
    .by-you = You take { $card } back from the discard.
CollectionBegun = { $by } chooses { $school }, slot { $slot }, for { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    }.
    .by-you = You choose { $school }, slot { $slot }, for { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    }.
SchoolCardTaken = { $by } adds { $school } to the collection.
    .by-you = You add { $school } to your collection.
TokenRecovered = { $by } recovers { $token_id ->
        [none] a mail token
       *[other] the token “{ $token }”
    }.
    .by-you = You recover { $token_id ->
        [none] a mail token
       *[other] the token “{ $token }”
    }.
    .many = { $by } recovers { $times } { $token_id ->
        [none] mail tokens
       *[other] tokens “{ $token }”
    }.
    .many-by-you = You recover { $times } { $token_id ->
        [none] mail tokens
       *[other] tokens “{ $token }”
    }.
HowlerReturned = A Howler! { $by } puts it back in the reserve, which is shuffled.
    .by-you = A Howler! You put it back in the reserve, which is shuffled.
EffectDeclined = { $by } does not use { $effect }.
    .by-you = You do not use { $effect }.
SpellPlayed = { $by } plays { $spell }.
    .by-you = You play { $spell }.
BonusPlayed = { $by } plays { $card } in front of { $to }.
    .self = { $by } plays { $card } in their own area.
    .self-by-you = You play { $card } in front of you.
    .by-you = You play { $card } in front of { $to }.
    .to-you = { $by } plays { $card } in front of you.
EffectUsed = { $by } announces the effect of { $effect }.
    .by-you = You announce the effect of { $effect }.
PlayerAimedAt = { $by } aims { $effect } at { $on }.
    .by-you = You aim { $effect } at { $on }.
    .on-you = { $by } aims { $effect } at you.
SlotAimedAt = { $by } aims { $effect } at slot { $slot }.
    .by-you = You aim { $effect } at slot { $slot }.
BonusAimedAt = { $by } wants { $card } to move from { $of } to { $to }.
    .by-you = You want { $card } to move from { $of } to { $to }.
    .of-you = { $by } wants { $card } to move from you to { $to }.
    .to-you = { $by } wants { $card } to move from { $of } to you.
    .by-of-you = You want { $card } to move from you to { $to }.
    .by-to-you = You want { $card } to move from { $of } to you.
ReactionPlayed = { $by } answers with { $card }!
    .by-you = You answer with { $card }!
CancelTokenUsed = { $by } answers with a cancel token!
    .by-you = You answer with a cancel token!
EffectCancelled = { $of }'s { $effect } does nothing.
    .of-you = Your { $effect } does nothing.
EffectCopied = { $by } copies { $effect }.
    .by-you = You copy { $effect }.
DiscountGained = The next School card of { $by } will cost 3 cards less.
    .by-you = Your next School card will cost 3 cards less.
ActionGained = { $by } has one more action { $now ->
        [1] this turn
       *[other] next turn
    }.
    .by-you = You have one more action { $now ->
        [1] this turn
       *[other] next turn
    }.
MailLookedAt = { $by } looks at the tokens of slot { $slot }.
    .by-you = You look at the tokens of slot { $slot }.
TokenSeen = Slot { $slot }, token { $place }: “{ $token }”.
TokenTaken = { $by } takes token { $place } of slot { $slot }.
    .by-you = You take token { $place } of slot { $slot }.
TokensLeft = { $by } takes no token of slot { $slot }.
    .by-you = You take no token of slot { $slot }.
SchoolCardVanished = { $school } vanishes from slot { $slot }.
SchoolCardLost = { $by } loses { $school }.
    .by-you = You lose { $school }.
BonusMoved = { $card } moves from { $of } to { $to }.
    .of-you = { $card } moves from you to { $to }.
    .to-you = { $card } moves from { $of } to you.
BadMarksKept = { $by } keeps the Bad marks.
    .by-you = You keep the Bad marks.
BadMarksRemoved = { $by } gets rid of a Bad marks card.
    .by-you = You get rid of a Bad marks card.
DrawTokenUsed = { $by } uses the token “{ $token }”.
    .by-you = You use the token “{ $token }”.
PowerDeclined = { $by } does not use the power of { $house }.
    .by-you = You do not use the power of { $house }.
    .many = { $by } does not use the powers of { $house }.
    .many-by-you = You do not use the powers of { $house }.
    .gathers = house
PowerUsed = { $by } uses the power of { $house }.
    .by-you = You use the power of { $house }.
MailDrawn = { $by } draws { $token_id ->
        [none] a mail token and looks at it
       *[other] the token “{ $token }”
    }.
    .by-you = You draw { $token_id ->
        [none] a mail token and look at it
       *[other] the token “{ $token }”
    }.
MailPlaced = { $by } puts { $token_id ->
        [none] the token
       *[other] the token “{ $token }”
    } on slot { $slot }.
    .by-you = You put { $token_id ->
        [none] the token
       *[other] the token “{ $token }”
    } on slot { $slot }.
TokenRevealed = { $of } had the token “{ $token }”.
    .of-you = You had the token “{ $token }”.
    .many = { $of } had { $times } tokens “{ $token }”.
    .many-of-you = You had { $times } tokens “{ $token }”.
TotalCounted = { $of }: { $points_id ->
        [1] 1 point
       *[other] { $points } points
    }.
    .of-you = You: { $points_id ->
        [1] 1 point
       *[other] { $points } points
    }.

# Why not
refused-house-taken = { $house } is taken.
refused-only-in-your-turn = This is done only in your own turn, while nothing is being resolved.
refused-no-action-left = You have no action left this turn.
refused-two-actions-needed = Drawing 5 cards takes 2 actions at once, and you have only one left.
refused-nothing-to-draw = The Magic deck and the Magic discard are empty: there is nothing to draw.
refused-empty-slot = Slot { $slot } is empty until the next round.
refused-another-card = { $school } is not in slot { $slot }.
refused-too-expensive = You do not have enough cards in hand to pay for { $school }, slot { $slot }.
refused-effect-is-gone = The effect of a course can be used only when you have just collected it.
refused-not-in-hand = You do not have this card in hand.
refused-bonus-is-no-spell = { $spell } is a Bonus card: it is laid in a play area.
refused-spell-is-no-bonus = { $card } is a spell: it is not laid in a play area.
refused-once-per-turn = Only one { $spell } per turn, even if it was cancelled.
refused-spell-not-playable = { $spell } would find nothing to do now. The card can still be used to pay.
refused-nothing-to-answer = Only a spell or the effect of a course can be answered, the two things that the cancel token names, and when somebody else has just announced it: to cancel one's own card would serve nothing.
refused-answer-with-it = { $spell } is played as an answer now, not as a spell of your own turn.
refused-not-a-reaction = { $card } is no answer: only Oubliettes and Copius are.
refused-no-cancel-token = You have no cancel token.
refused-draw-token-out-of-turn = A draw token is used in your own turn, while nothing is being resolved.
refused-not-a-draw-token = The token “{ $token }” does not let you draw.
refused-no-such-token = You have no token “{ $token }”.
refused-not-your-house = This is the power of a House you do not play, or powers are not in the game.
refused-power-used = This power works only once per turn.
refused-no-mail-there = There is no mail token to look at on slot { $slot }.
refused-power-at-another-moment = This power is used in your own turn, while nothing is being resolved.
refused-power-at-end-of-turn = This power is used once, at the very end of your turn, if there is something to draw and somewhere to put it.
refused-no-card-for-mail = There is no card in slot { $slot }.
refused-not-in-discard = { $card } is not in the Magic discard.
refused-not-for-this-effect = { $effect } cannot take back { $card }.
refused-nothing-on-player = { $effect } would find nothing to take from { $on }.
refused-nothing-in-slot = { $effect } would find nothing to do on slot { $slot }.
refused-bonus-not-there = { $card } is not in this play area.
refused-given-up-already = You have chosen to discard this card already.
refused-two-cards-or-a-school-card = You do not hold 2 cards: it is a School card you must lose.

# How it ends
ending-ten-cards = The round is over and somebody has ten School cards.
ending-all-horcruches = The seven Horcrux jugs are together.
ending-last-round = Forty rounds have been played.

# The result
result-takes-the-lead = { $by } takes the lead with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-ten-cards = { $by } has { $cards } School cards: the game will end with this round.
result-course = { $school } × { $copies }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-houses = Houses
result-collection = School cards
result-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

# Houses
house-grosfondor = Grosfondor
    .help = Starts the game and every round.
house-serpentin = Serpentin
    .help = At the end of the turn, draws a card per player, then gives one to each other player.
house-serdongle = Serdongle
    .help = Once per turn, looks secretly at the tokens on a card of the timetable.
house-poufmoufle = Poufmoufle
    .help = At the end of the turn, looks at a token of the reserve and puts it on a card.

# Magic cards
magic-oubliettes = Oubliettes
    .help = At any time: cancels a spell or the effect of a course.
magic-copius = Copius
    .help = At any time: cancels a spell or the effect of a course and does it for you. Does not copy Oubliettes.
magic-chipardio = Pilferio
    .help = Take 2 cards at random from an opponent's hand.
magic-lachetoutis = Dropallus
    .help = Each opponent with more than 5 cards in hand discards down to 5.
magic-soldissimo = Bargainissimo
    .help = Your next School card costs 3 cards less, until the end of your turn.
magic-zyeutio = Peekio
    .help = Look at the tokens on a card of the timetable; take one if you like.
magic-rafistolo = Patchupo
    .help = Take 2 cards back from the Magic discard, but no Patchupo. Once per turn.
magic-accelerio = Accelerio
    .help = One more action. Once per turn.
magic-evaporo = Vaporo
    .help = Replace a card of the timetable; its tokens stay.
magic-bombardoum = Bombaboom
    .help = An opponent loses a School card of their choice, or discards 2 cards from hand.
magic-refilus = Foistus
    .help = Move a Bonus card from one play area to another.
magic-preumsio = Firstio
    .help = Take the first-player card and draw 2 cards. Once per turn.
magic-balai_ball = Broomball
    .help = The most Broomball are worth 10 points, the second most 5.
magic-bons_points = Good marks
    .help = +2 points for whoever has it in front of them.
magic-mauvais_points = Bad marks
    .help = −2 points for whoever has it in front of them.

# School cards
school-herbologie = Herbology
    .help = Draw 1 card, 2 with three Herbology or more, 3 with five or more.
    .mark = H
school-defense = Defence
    .help = Discard a Bad marks card in front of you if you like, then draw 1 card.
    .mark = D
school-metamorphose = Transfiguration
    .help = Discard up to 3 cards, then draw as many plus one.
    .mark = T
school-potions = Potions
    .help = Take 1 card at random from an opponent's hand.
    .mark = P
school-sorts = Charms
    .help = Take a spell back from the Magic discard; if there is none, draw 1 card.
    .mark = C
school-balais = Brooms
    .help = Take a token from a card of the timetable without looking at it; if there is none, from the reserve.
    .mark = B
school-horcruche = Horcrux jug
    .help = 1, 4, 8, 13, 19, then 26 points; the seventh wins the game.
    .mark = J
school-detourneur_1 = Diverter of Electives
    .help = 1 point per different course.
    .mark = V
school-detourneur_2 = Diverter of Revision
    .help = 2 points per course you have at least twice.
    .mark = V
school-detourneur_3 = Diverter of the Owlery
    .help = 1 point per mail token in front of you, at most 6.
    .mark = V
school-detourneur_4 = Diverter of the Stacks
    .help = 1 point per card in hand, at most 6.
    .mark = V
school-detourneur_5 = Diverter of the Stadium
    .help = 2 points per Broomball, at most 6.
    .mark = V
school-detourneur_6 = Nested Diverter
    .help = 2 points per Diverter, this one included.
    .mark = V

# Mail tokens
mail-draw1 = draw 1
mail-draw2 = draw 2
mail-cancel = cancel
mail-howler = Howler
mail-plus1 = +1
mail-plus2 = +2
mail-plus3 = +3
mail-minus1 = −1
mail-minus2 = −2
mail-balai1 = 1 Broomball
mail-balai2 = 2 Broomball

# Effects
effect-oubliettes = { magic-oubliettes }
effect-copius = { magic-copius }
effect-chipardio = { magic-chipardio }
effect-lachetoutis = { magic-lachetoutis }
effect-soldissimo = { magic-soldissimo }
effect-zyeutio = { magic-zyeutio }
effect-rafistolo = { magic-rafistolo }
effect-accelerio = { magic-accelerio }
effect-evaporo = { magic-evaporo }
effect-bombardoum = { magic-bombardoum }
effect-refilus = { magic-refilus }
effect-preumsio = { magic-preumsio }
effect-herbologie = { school-herbologie }
effect-defense = { school-defense }
effect-metamorphose = { school-metamorphose }
effect-potions = { school-potions }
effect-sorts = { school-sorts }
effect-balais = { school-balais }
effect-cancel = cancel token

# What counts
score-courses = courses
score-horcruches = Horcrux jugs
score-detourneurs = Diverters
score-balai_ball = Broomball
score-bonus = bonus
score-mail = mail

# The board of the terminal
board-round = Round { $round }
board-turn = { $player } plays, { $actions ->
        [0] no action left
        [one] 1 action
       *[other] { $actions } actions
    }
board-empty = empty
board-player = player
board-hand = hand
board-mail = mail
board-collection = play area
board-discount = discount of 3
board-extra = { $actions ->
        [one] 1 more action
       *[other] { $actions } more actions
    }
board-chain = In the air:
board-your-hand = Your hand:
board-hand-of = Seen in { $player }'s hand:
board-drops = You drop:
board-mail-in-hand = Token to place:
board-magic = Magic: { $deck } (discard { $discard })
board-school = School: { $deck } (discard { $discard })
board-reserve = Mail: { $count }
board-total = total

# What a hint says of an option
why-Collect = School cards are points, and nobody else gets this one.
why-DrawTwo = Cards in hand pay for what comes next.
why-DrawFive = A full hand pays for dear cards.
why-PlayBonus = A Bonus card counts once it is on the table.
why-Pass = An answer is worth more against something worse.
why-PlayReaction = It answers what would hurt you or help a rival.
