# The words of the Zoondo battlefield on the page.

web-field = Battlefield
web-free = { $square }, free
web-own = { $square }: { $card }
web-own-hidden = { $square }: one of your Zoons
web-enemy = { $square }: enemy Zoon
web-stuck = Immobilised
web-grid = Movement grid
web-star = When the star is touched.
web-no-star = No star on this card.
web-forces = { $zoons } { $zoons ->
        [one] Zoon
       *[other] Zoons
    } · { $atouts ->
    [0] no Atout
    [one] 1 Atout
   *[other] { $atouts } Atouts
    }
web-ready = In place
web-preparing = Preparing
web-tomb = Tomb { $count }
web-recruited = { $count } { $count ->
        [one] Zoon recruited
       *[other] Zoons recruited
    }, { $spent } points of { $budget }
web-look-hint = Point at one of your cards, or touch it, to see it large.
web-no-looking = You look at your cards in your own turn only, and never during a combat.
web-watching-hint = The cards stay hidden until they fight.
web-combat = Combat on { $square }
web-touch-in-secret = Turn your card, then touch a corner of the other in secret. Nobody looks.
web-sealed = Each side touches a corner of the other card in secret.
web-turned-over = Both cards are turned over.
web-tie = A tie, { $touches }: the attacker falls back one square.
web-star-touched = The star is touched: its effect applies.
web-wins = { $name } wins, { $score }.
web-you-attack = Your Zoon attacks
web-you-defend = Your Zoon defends
web-they-attack = { $name } attacks
web-they-defend = { $name } defends
web-touch = Touch { $corner }
web-corner-TL = top left
web-corner-TR = top right
web-corner-BR = bottom right
web-corner-BL = bottom left
web-how-turned = How do you turn your card?
web-turn-upright = Upright
web-turn-reversed = Reversed
web-turn-spin = At random
web-under-your-finger = The number under your finger will be its own. The higher one wins.
web-do-turn = Turn
web-do-touch = Touch
web-do-reveal = Reveal
web-turn-then-touch = First how to turn your card, then which corner to touch.
web-to-place = Cards to place
web-drag = Drag it to a square
web-tap-or-drag = Tap a square that glows, or drag the card there.
web-your-atouts = Your Atouts
web-no-atout = No Atout left.
web-no-atout-nor-reserve = No Atout and no Reinforcement left.
web-value = value { $value }
web-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
web-where-to = { $card }: where do you send it?
web-reinforcement = Reinforcement
web-reserve-card = Reinforcement: { $card }
web-uses = { $count ->
    [one] 1 use
   *[other] { $count } uses
    }
web-kind-shooting = Shot
web-kind-terrain = Terrain
web-kind-equipment = Equipment
web-kind-order = Order
web-ways = { $free ->
    [0] No free square
    [one] 1 free square
   *[other] { $free } free squares
    }, { $fights ->
    [0] no combat.
    [one] 1 combat.
   *[other] { $fights } combats.
    } The lines show the way.
web-forces-title = Forces
web-quiet = Turns without progress
web-turn-n = Turn { $turn }
web-stage-picking = Choosing tribes
web-stage-recruiting = Recruiting
web-stage-deploying = Deployment
web-stage-battle = Battle
web-shot-failed = The shot fails.
web-look-to-answer = It is not your turn, but you see your cards for the time of this choice: without them you would make it blindly.
web-corners = Your corners: { $own }. Opposite: { $foe }.
web-corners-hidden = hidden
web-you-win = You win, { $score }.
web-go-on = Go on
web-style-boarix = Walls and traps
    .plays = Bar the way, let them come, shoot into your camp.
web-style-warus = Shots and charges
    .plays = Shoot with your Soldiers, then charge with three at once.
web-style-monkus = Tricks and leaps
    .plays = Swap your apes about and shoot diagonally.
web-style-rhinogoths = Brute force
    .plays = Large numbers: rush in pairs, fall back in time.
web-style-kastors = Builders
    .plays = Equip your Zoons, stop the other with a pond.
web-style-korbaks = Secrets
    .plays = Spy, push the enemy about, recall your dead.

# The panel of the combat says already what is to be done.
ChooseTouch = { $atout_id ->
        [none] Combat: { $own } against { $enemy }. The higher number wins.
       *[other] { $own_id ->
            [none] You shoot { $atout } at { $enemy }. Turn the Atout, then touch a corner of the Zoon.
           *[other] { $atout } is aimed at your Zoon on { $own }. Turn your card, then touch a corner of the Atout.
        }
    }
