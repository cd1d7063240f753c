# The words of the Diagon Alley board on the page.

web-alley = Knockturn Alley
web-gate = Gate { $gate }
web-closed = Closed
web-left = { $count ->
    [0] sold out
   *[other] { $count } in the shop
    }
web-owned = In your trunk already
web-pays = One coin of each
web-home = Home with the trunk
web-in-street = Space { $number }
web-in-alley = Knockturn { $number }
web-of-six = { $count } of 6
web-total = { $total } in all
web-trunk = Your trunk
web-your-cards = Your cards
web-no-card = No Spell in hand.
web-supplies = Supplies
web-round-n = Round { $round }
web-sum = { $first } + { $second } = { $total }.{ $first ->
        [0] { " " }A Spiral moves nobody.
       *[other] { $second ->
            [0] { " " }A Spiral moves nobody.
           *[other] { "" }
        }
    }
web-item-potion = Potion
web-item-cauldron = Cauldron
web-item-robe = Robe
web-item-wand = Wand
web-item-book = Book
web-item-owl = Owl
web-short-S-FLOO = From a shop
web-short-S-CLOSE = Hangs the sign
web-short-S-TAKE = From the one ahead
web-short-S-DEFEND = Stops an attack
web-short-S-LEAVE = Out of the alley
web-short-S-CART = Straight to the steps
web-short-S-GRATE = Exiles a player
web-short-S-ACCIO = Takes a coin
web-short-S-KEY = 2 coins of the bank
web-short-S-OPEN = Lifts the sign
web-trunk-of = { $count }/6
web-shop-leaky = Leaky Cauldron
web-shop-cauldron_shop = Cauldron Shop
web-shop-apothecary = Apothecary
web-shop-owl_emporium = Owl Emporium
web-shop-robe_shop = Madam Malkin's
web-shop-book_shop = Flourish & Blotts
web-shop-wand_shop = Ollivander's
web-shop-gringotts = Gringotts
web-floo-locked = Floo powder has failed: walk into another shop first
web-price-left = { $item } costs { $price }: you keep { $left }.
web-price-lacking = { $item } costs { $price }: you lack { $lacking }.
web-owned-already = { $item }: already in your trunk.
web-sold-out = { $item }: sold out.
