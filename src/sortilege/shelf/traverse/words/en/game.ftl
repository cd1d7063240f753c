game = Diagon Alley
    .line = Six school supplies to buy, exact coins to pay, and back to the inn before the others.
    .label = Six supplies, one purse, and a dark alley.
    .kind = from 6 years (junior)
mode-standard = Standard
    .help = The whole game: Spells, Damage, the Closed sign, Floo powder and Knockturn Alley.
mode-junior = Junior
    .help = For ages 6 and up: no cards and no Knockturn Alley; Spirals mean another roll, Floo powder is free.

# Options of the table
begins = Who is the youngest? They begin.
    .me = That is me
option-full_stock = Full stock
    .help = As many of every item as players. Automatic: only with two players, where one item a shop would make a very long game; otherwise all but the wands are one short. The junior game always has full stock.
option-full_stock-auto = Automatic
option-first_seat = First player
    .help = Junior game only: the seat of the youngest player, who begins. In the standard game the dice decide.
option-alley = With Knockturn Alley
    .help = The junior rules do not take it away in so many words: with this option the Gates stay open to whoever wants to go in, and one comes out as in the full game. Without it the game is simpler.
option-max_rounds = Round limit
    .help = After so many rounds the game ends without a winner; 0 means no limit.

# Questions
ChooseHat = Choose your hat.
ActBeforeRoll = Your turn. Roll the dice, or do something first?
    .ahead = A Spell before the dice
    .let-game = Always roll the dice, unless I can buy
    .offered = Your turn: { $can }.
    .can-Buy = buy (the turn ends)
    .can-PlaySpell = play a Spell
    .can-UseFloo = use Floo powder
    .can-RollDice = roll the dice
ActAfterRoll = You have rolled. Play a Spell before you walk, or go on?
    .ahead = A Spell after the dice
    .let-game = Always go on without a Spell
    .offered = You have rolled: { $can }.
    .can-PlaySpell = play a Spell first
    .can-GoOn = walk
ActAfterWalk = You have moved. Do something more, or end your turn?
    .ahead = A Spell after the walk
    .let-game = Always end my turn, unless I can buy
    .offered = You have moved: { $can }.
    .can-Buy = buy (the turn ends)
    .can-PlaySpell = play a Spell
    .can-UseFloo = use Floo powder
    .can-EndTurn = end your turn
ChooseStop = How far do you walk?
    .offered = How far do you walk? You may { $can }.
    .can-Walk = go all the way
    .can-EnterShop = stop at a shop
    .can-TakeGate = slip through a Gate
ChoosePurchase = Your turn is ending, but whoever is inside a shop may buy there. Do you buy?
ChooseAlleyStop = You walk through Knockturn Alley. Where do you stop?
ChooseForDrawn = You have drawn a Spell. Play it now, or keep it?
    .ahead = A Spell you draw
    .let-game = Always keep the Spell I draw
ChooseForSixth = That is your sixth Spell, and five is the limit. Play or discard one of the six.
ChooseDiscard = That is your sixth Spell, and your turn is over. Discard one of the six.
ChooseItemToTake = Which item do you take from the player in front of you?
ChoosePlayerToExile = Whom do you send to Knockturn Alley?
ChooseCoinToTake = Whose coin do you summon?
AnswerAttack = { $item_id ->
    [none] { $coin_id ->
        [none] { $by } sends you to Knockturn Alley. Do you defend yourself?
       *[other] { $by } summons { $coin } of yours. Do you defend yourself?
    }
   *[other] { $by } takes { $item } out of your trunk. Do you defend yourself?
}
    .ahead = Defending against an attack
ChooseBuilding = Which building do you close? Nobody may enter it by its front door.
ChooseCoins = The vault is open. Which two coins do you take from the bank?
ChooseGuess = Floo powder! Guess what the die will show: if you are right, you choose where you come out.
ChooseChimney = You guessed right. In which shop do you come out?
ChooseItemToReturn = One item of your trunk goes back to its shop. Which one?
ChooseCoinToLose = The Niffler takes one of your coins. Which one?
ChooseSpellToLose = The pixies snatch one of your Spells. Which one?
ChooseStepsOrStay = Two Spirals! Go straight to the Gringotts steps and collect, or stay here? You may roll again either way.
OfferExtraRoll = You may roll again.

# Answers
TakeHat = The { $hat } hat
RollDice = Roll the dice
GoOn = Go on
EndTurn = End your turn
Walk = Walk all the way to { $to }
EnterShop = Enter { $shop }
TakeGate = Slip through the Gate into Knockturn Alley: { $to }
Buy = Buy { $item }
BuyNothing = Buy nothing
WalkAlley = { $to_id ->
    [K34] Walk out by the Exit
   *[other] Walk to { $to }
}
LeaveByGate = Leave through the Gate to { $to }
EnterBackDoor = Go in by the back door: { $shop }
KeepSpell = Keep { $card }
DiscardSpell = Discard { $card }
PlaySpell = Play { $card }
AimAtItem = { $on }: { $item }
    .then = The trunk of { $on }: what do you take?
AimAtPlayer = { $on }
AimAtCoin = { $on }: { $coin }
    .then = The purse of { $on }: which coin do you take?
DefendYourself = Play your Defence
Accept = Let it happen
CloseBuilding = Close { $building }
TakeCoins = { $second_id ->
    [none] The last coin: { $first }
   *[other] { $first } and { $second }
}
Announce = { $guess }
ComeOut = { $shop }
ReturnItem = Put { $item } back
LoseCoin = Give up { $coin }
LoseSpell = Give up { $card }
GoToSteps = Go to the Gringotts steps and collect
Stay = Stay here
UseFloo = Use Floo powder

# What happens
HatTaken = { $by } takes the { $hat } hat.
    .by-you = You take the { $hat } hat.
SpellsDealt = { $first_id ->
    [none] { $to } is dealt two Spells.
   *[other] { $to } is dealt { $first } and { $second }.
}
    .to-you = You are dealt { $first } and { $second }.
StartRolled = { $by } rolls { $die } to begin.
    .by-you = You roll { $die } to begin.
StartTied = A tie: the highest roll again.
TurnBegun = { $by } begins a turn.
    .by-you = You begin your turn.
TurnMissed = { $by } misses a turn.
    .by-you = You miss a turn.
DiceRolled = { $by } rolls { $first } and { $second }.
    .by-you = You roll { $first } and { $second }.
WentOn = { $by } goes on.
    .by-you = You go on.
HatWalked = { $by } walks to { $to }.
    .by-you = You walk to { $to }.
ShopEntered = { $by } enters { $shop }.
    .by-you = You enter { $shop }.
CoinsCollected = { $by } passes Gringotts and collects { $galleons } G, { $sickles } S, { $knuts } K.
    .by-you = You pass Gringotts and collect { $galleons } G, { $sickles } S, { $knuts } K.
BankFoundClosed = Gringotts is closed: { $by } collects nothing.
    .by-you = Gringotts is closed: you collect nothing.
ItemBought = { $by } buys { $item }; { $left } left in the shop.
    .by-you = You buy { $item }; { $left } left in the shop.
TurnEnded = { $by } ends the turn.
    .by-you = You end your turn.
GateTaken = { $by } slips through a Gate to { $to }.
    .by-you = You slip through a Gate to { $to }.
Exiled = { $of } is exiled to Knockturn Alley: { $to }.
    .of-you = You are exiled to Knockturn Alley: { $to }.
AlleyLeft = { $by } is back in Diagon Alley: { $to }.
    .by-you = You are back in Diagon Alley: { $to }.
BackDoorEntered = { $by } comes in by the back door: { $shop }.
    .by-you = You come in by the back door: { $shop }.
CardsDrawn = { $number ->
    [one] { $by } draws a card.
   *[other] { $by } draws { $number } cards.
}
    .by-you = { $number ->
        [one] You draw a card.
       *[other] You draw { $number } cards.
    }
SpellKept = { $card_id ->
    [none] { $by } keeps a Spell.
   *[other] { $by } keeps { $card }.
}
    .by-you = You keep { $card }.
SpellDiscarded = { $card_id ->
    [none] { $by } discards a Spell unseen.
   *[other] { $by } discards { $card }.
}
    .by-you = You discard { $card }.
SpellPlayed = { $by } plays { $card }.
    .by-you = You play { $card }.
DamageDrawn = Damage for { $by }: { $card }.
    .by-you = Damage for you: { $card }.
DamageAvoided = { $by } shows { $card }, which has no effect: the turn is over.
    .by-you = You show { $card }, which has no effect: the turn is over.
NothingLost = { $card }: { $by } has nothing to lose.
    .by-you = { $card }: you have nothing to lose.
ItemAimedAt = { $by } wants { $item } from { $on }.
    .by-you = You want { $item } from { $on }.
    .on-you = { $by } wants { $item } from you.
PlayerAimedAt = { $by } wants { $on } in Knockturn Alley.
    .by-you = You want { $on } in Knockturn Alley.
    .on-you = { $by } wants you in Knockturn Alley.
CoinAimedAt = { $by } wants { $coin } from { $on }.
    .by-you = You want { $coin } from { $on }.
    .on-you = { $by } wants { $coin } from you.
AttackAccepted = { $by } lets it happen.
    .by-you = You let it happen.
AttackFendedOff = { $by } plays a Defence: the attack fails.
    .by-you = You play a Defence: the attack fails.
ItemTaken = { $by } takes { $item } from { $on }.
    .by-you = You take { $item } from { $on }.
    .on-you = { $by } takes { $item } from you.
DuplicateReturned = { $by } has that already: from the trunk of { $on }, { $item } goes back to the shop.
    .by-you = You have that already: from the trunk of { $on }, { $item } goes back to the shop.
    .on-you = { $by } has that already: from your trunk, { $item } goes back to the shop.
CoinTaken = { $by } takes { $coin } from { $on }.
    .by-you = You take { $coin } from { $on }.
    .on-you = { $by } takes { $coin } from you.
BuildingClosed = { $by } hangs the Closed sign on { $building }.
    .by-you = You hang the Closed sign on { $building }.
SignLifted = { $by } takes the Closed sign off { $building }.
    .by-you = You take the Closed sign off { $building }.
CartRidden = { $by } rides the cart to { $to }.
    .by-you = You ride the cart to { $to }.
VaultOpened = { $second_id ->
    [none] { $by } takes the bank's last coin: { $first }.
   *[other] { $by } takes { $first } and { $second } from the bank.
    }
    .by-you = { $second_id ->
        [none] You take the bank's last coin: { $first }.
       *[other] You take { $first } and { $second } from the bank.
    }
GuessAnnounced = { $by } throws Floo powder and announces: { $guess }.
    .by-you = You throw Floo powder and announce: { $guess }.
FlooDieRolled = { $by } rolls { $die }.
    .by-you = You roll { $die }.
FlooArrived = { $by } comes out of a chimney: { $shop }.
    .by-you = You come out of a chimney: { $shop }.
FlooFailed = A wrong guess: { $by } stays in the same shop ({ $shop }).
    .by-you = A wrong guess: you stay in the same shop ({ $shop }).
ItemReturned = { $by } puts { $item } back in the shop.
    .by-you = You put { $item } back in the shop.
CoinLost = { $by } loses { $coin } to the bank.
    .by-you = You lose { $coin } to the bank.
SpellLost = { $card_id ->
    [none] { $by } loses a Spell unseen.
   *[other] { $by } loses { $card }.
}
    .by-you = You lose { $card }.
TurnToBeMissed = { $by } will miss a turn.
    .by-you = You will miss a turn.
StepsChosen = { $by } goes straight to { $to }.
    .by-you = You go straight to { $to }.
Stayed = { $by } stays.
    .by-you = You stay.
TrunkBroughtHome = { $by } brings a full trunk to the Leaky Cauldron!
    .by-you = You bring a full trunk to the Leaky Cauldron!

# Why not
refused-hat-is-taken = The { $hat } hat belongs to another player already.
refused-rolled-already = You have rolled the dice of this turn.
refused-roll-given-up = You have used Floo powder instead of rolling: no dice this turn.
refused-must-roll = Nobody stays in a shop to wait, as that could freeze the game: roll, unless you buy or use Floo powder.
refused-walk-the-full-count = You must walk the full count; { $to } is not where it ends.
refused-nobody-enters-the-bank = Nobody may enter Gringotts; passing its steps is enough.
refused-door-closed = The Closed sign keeps everybody out of { $shop } by the front door, even whoever put it there.
refused-just-left = You have just left { $shop }; you cannot go back in on the same move.
refused-not-on-the-way = That is not on the way of this roll.
refused-no-alley-for-juniors = Knockturn Alley is out of play in the junior game: it is simpler, and there is nothing to gain there. An option of the table brings it back.
refused-back-door-only-passed = A back door opens only to an exact count, or on the way if the shop is closed: not { $shop } now.
refused-gate-not-by-exact-count = A Gate leads out of Knockturn Alley only if your count ends exactly on it.
refused-only-against-an-attack = { $card } is only for the moment another player's Spell names you.
refused-only-leaving-in-alley = In Knockturn Alley you may play no card but Leave Knockturn Alley.
refused-not-in-alley = { $card } is of use only in Knockturn Alley.
refused-roll-must-be-walked = You have rolled, and the roll must be walked: { $card } would move your hat. Play it before rolling, or after the walk.
refused-only-from-a-shop = { $card } works only from inside a shop.
refused-nothing-in-front = The player in front of you has nothing in the trunk, or nobody is in front; you may not skip to another.
refused-nobody-to-exile = Everybody else is in Knockturn Alley already.
refused-no-coin-to-take = Nobody outside Knockturn Alley has a coin to take.
refused-bank-closed = Gringotts is closed: no money leaves it.
refused-bank-empty = The bank is empty.
refused-no-sign = No building is closed.
refused-not-sold-here = You are not inside the shop that sells { $item }.
refused-owned-already = You have { $item } already, and nobody may buy two.
refused-sold-out = The shop has none left: come back when there is one again, or take one from another player.
refused-wrong-coins = You must pay exactly the coins shown; you do not have them, and there is no change.
refused-no-chimney-here = Floo powder works only from inside a shop.
refused-floo-locked = Your powder has failed: walk into another shop before you use it again.
refused-not-in-hand = You do not hold that card.
refused-only-the-drawn-card = First decide about the card you have just drawn: it is played at once or kept. If another one came first, “at once” would mean nothing.
refused-turn-is-over = Your turn is over: you may only discard.
refused-only-a-sixth-card = Cards are discarded only when a sixth Spell is drawn.
refused-not-in-front = You may take only from the player immediately in front of you, and only what is in that trunk.
refused-behind-the-wall = { $on } is in Knockturn Alley, out of reach of your Spells.
refused-no-defence-in-hand = You hold no Defence.
refused-closed-already = { $building } carries the sign already: choose another building.
refused-not-in-bank = The bank does not have these coins, or still has two to take.
refused-another-shop = Floo powder leads to another shop than the one you are in.

# How it ends
ending-trunk-brought-home = A full trunk is back at the Leaky Cauldron.
ending-round-limit = The last round has been played; nobody wins.

# The result
result-items = items
result-coins = coins
result-exiles = exiles
result-one-missing = { $by } lacks only one item.
result-hat = { $hat } hat
result-trunk = Trunk
result-missing = Missing in it
result-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

# Cards
card-S-FLOO = Floo powder
    .help = From inside a shop: guess odd or even and roll a die. Right: any other shop. Wrong: as many chimneys on as rolled. You may buy there; you do not roll.
card-S-CLOSE = Close a shop
    .help = Hang the Closed sign on any building: nobody enters it by the front door. On Gringotts: no money for anybody.
card-S-TAKE = Take an item
    .help = Take one item from the player immediately in front of you; if you have that kind already it goes back to its shop.
card-S-DEFEND = Defence
    .help = When a Spell names you: the attack does nothing. Useless against Damage.
card-S-LEAVE = Leave Knockturn Alley
    .help = In Knockturn Alley: out by the nearest Gate or back door. Your turn goes on.
card-S-CART = Gringotts cart
    .help = Straight to the Gringotts steps; the bank pays once if it is open.
card-S-GRATE = Wrong grate
    .help = Exile another player to Knockturn Alley.
card-S-ACCIO = Accio
    .help = Take one coin from another player.
card-S-KEY = Vault key
    .help = Take any two coins from the bank, if it is open.
card-S-OPEN = Alohomora
    .help = Take the Closed sign off the board.
card-D-EXILE = Exile
    .help = To Knockturn Alley through the next Gate; your turn is over.
card-D-RETURN = Put an item back
    .help = One item of your trunk goes back to its shop.
card-D-NIFFLER = Niffler
    .help = You lose one coin of your choice.
card-D-PIXIES = Cornish pixies
    .help = You lose one Spell of your hand.
card-D-SIGNING = Book signing
    .help = You miss your next turn.

# Items, coins, dice, guesses
item-potion = a potion bottle
item-cauldron = a cauldron
item-robe = a robe
item-wand = a wand
item-book = a book
item-owl = an owl
coin-galleon = a gold Galleon
coin-sickle = a silver Sickle
coin-knut = a bronze Knut
die-spiral = a Spiral
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
guess-odd = odd (Spiral, 3, 5)
guess-even = even (2, 4, 6)
guess-small = small (Spiral, 2, 3)
guess-large = large (4, 5, 6)
hat-red = red
hat-yellow = yellow
hat-green = green
hat-blue = blue
hat-purple = purple
hat-black = black

# Buildings and spaces
building-leaky = the Leaky Cauldron
building-cauldron_shop = the Cauldron Shop
building-apothecary = the Apothecary
building-owl_emporium = the Owl Emporium
building-robe_shop = Madam Malkin's
building-book_shop = Flourish and Blotts
building-wand_shop = Ollivander's
building-gringotts = Gringotts
place-D00 = space 0 (door of the Leaky Cauldron)
place-D01 = space 1
place-D02 = space 2 (Spiral)
place-D03 = space 3
place-D04 = space 4 (door of the Cauldron Shop)
place-D05 = space 5
place-D06 = space 6 (Gate A)
place-D07 = space 7 (Spiral)
place-D08 = space 8
place-D09 = space 9 (door of the Apothecary)
place-D10 = space 10
place-D11 = space 11 (Spiral)
place-D12 = space 12
place-D13 = space 13 (door of the Owl Emporium)
place-D14 = space 14 (Spiral)
place-D15 = space 15 (Gate B)
place-D16 = space 16
place-D17 = space 17 (Gringotts steps)
place-D18 = space 18
place-D19 = space 19 (Spiral)
place-D20 = space 20
place-D21 = space 21 (door of Madam Malkin's)
place-D22 = space 22
place-D23 = space 23 (Spiral)
place-D24 = space 24 (Gate C)
place-D25 = space 25 (door of Flourish and Blotts)
place-D26 = space 26
place-D27 = space 27 (Spiral)
place-D28 = space 28
place-D29 = space 29 (door of Ollivander's)
place-D30 = space 30 (Spiral)
place-D31 = space 31 (Gate D)
place-D32 = space 32
place-D33 = space 33 (Spiral)
place-D34 = space 34 (outside the Exit)
place-D35 = space 35
place-K04 = alley 4 (back door of the Cauldron Shop)
place-K05 = alley 5
place-K06 = alley 6 (Gate A)
place-K07 = alley 7
place-K08 = alley 8
place-K09 = alley 9 (back door of the Apothecary)
place-K10 = alley 10
place-K11 = alley 11
place-K12 = alley 12
place-K13 = alley 13 (back door of the Owl Emporium)
place-K14 = alley 14
place-K15 = alley 15 (Gate B)
place-K16 = alley 16
place-K17 = alley 17
place-K18 = alley 18
place-K19 = alley 19
place-K20 = alley 20
place-K21 = alley 21 (back door of Madam Malkin's)
place-K22 = alley 22
place-K23 = alley 23
place-K24 = alley 24 (Gate C)
place-K25 = alley 25 (back door of Flourish and Blotts)
place-K26 = alley 26
place-K27 = alley 27
place-K28 = alley 28
place-K29 = alley 29 (back door of Ollivander's)
place-K30 = alley 30
place-K31 = alley 31 (Gate D)
place-K32 = alley 32
place-K33 = alley 33 (back door of the Leaky Cauldron)
place-K34 = alley 34 (Exit)
place-leaky = { building-leaky }
place-cauldron_shop = { building-cauldron_shop }
place-apothecary = { building-apothecary }
place-owl_emporium = { building-owl_emporium }
place-robe_shop = { building-robe_shop }
place-book_shop = { building-book_shop }
place-wand_shop = { building-wand_shop }

# On the board
board-leaky = Leaky C.
board-cauldron_shop = Cauldrons
board-apothecary = Apothecary
board-owl_emporium = Owls
board-robe_shop = Malkin's
board-book_shop = Flourish
board-wand_shop = Ollivander
board-gringotts = Gringotts
board-potion = P
board-cauldron = C
board-robe = R
board-wand = W
board-book = B
board-owl = O
board-galleon = G
board-sickle = S
board-knut = K
board-spiral = Spiral
board-gate = Gate
board-entrance = door
board-steps = steps
board-exit = Exit
board-pile = Pile { $count }
board-spells = Spells { $count }
board-closed = Closed: { $building }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-misses = misses { $count }
board-no-floo = no Floo
board-hand = Your hand:
board-waiting = Waiting:

# What a hint says of an option
why-EnterShop = A shop on the way saves coming back.
why-Walk = On along the street, towards the bank, a shop or the inn.
why-Buy = Every item bought is one trip less.
why-RollDice = The dice carry you on.
why-TakeGate = Through the wall lies a detour.
why-KeepSpell = In the hand the Spell keeps its worth.
