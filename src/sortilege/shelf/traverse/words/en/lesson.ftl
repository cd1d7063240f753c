# The lesson of Diagon Alley. p1 is the name of the other.

lesson-goal = Term begins soon and you need six supplies. Whoever fills their trunk and gets back to the Leaky Cauldron first wins.
lesson-hat = A hat will walk for you. Take the purple one.
lesson-purse = Your purse: two coins of each kind. Every shop wants exactly the coins on its sign, and gives no change.
lesson-roll = Your turn: roll the dice!
lesson-dice = Six and five make eleven steps. Go on: you will choose where to stop.
lesson-shop = You may enter any shop you walk past. Push the door of the cauldron shop.
lesson-buy = A Galleon and a Knut: you have both. Buy the cauldron, and that ends your turn.
lesson-rival = { $p1 } had the same idea, and the cauldrons are gone. Shops empty fast!
lesson-short = The potion costs two Knuts and you have one left. A Spell will see to that.
lesson-accio = Tap Accio: this card takes a coin from somebody.
lesson-coin = Tap { $p1 }, then the Knut.
lesson-spiral = Two Knuts in your purse! Roll the dice.
lesson-card = Six steps, and a Spiral: it does not move you, but it brings a card.
lesson-apothecary = The apothecary is on your way. Step in!
lesson-keep = The card of the Spiral: the Vault key, two coins from the bank. A Spell can wait, so keep it.
lesson-potion = And now, the potion.
lesson-alley = Two Spirals for { $p1 }: exile behind the wall, in Knockturn Alley. A double on the dice, a door or the Exit leads back.
lesson-end = Two supplies out of six, and a key in hand. Walk past Gringotts for more coins, and happy shopping!
