"""The coins, items, cards, dice and hats, and the words for them. TRA-R01, TRA-SETUP-05, TRA-SETUP-08."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.content import ContentFile
from sortilege.kernel.book import Book
from sortilege.kernel.kinds import NONE, Kind, number_up_to
from sortilege.kernel.sets import SmallSet, below, group_of
from sortilege.shelf.traverse.map import GRINGOTTS, PLACES, SHOPS, SHOPS_TABLE

Coin: TypeAlias = i64
Item: TypeAlias = i64
Items: TypeAlias = SmallSet
Card: TypeAlias = i64
Moment: TypeAlias = i64
Guess: TypeAlias = i64
Die: TypeAlias = i64
Hat: TypeAlias = i64

_cards: Final = ContentFile("traverse", "cards")

# Coins and items
COINS: Final[list[str]] = SHOPS_TABLE.ids("coin")
KINDS_OF_COIN: Final = 3
GALLEON: Final = 0
SICKLE: Final = 1
KNUT: Final = 2
COINS_OF_A_KIND: Final = 20
ITEMS: Final[list[str]] = SHOPS_TABLE.ids("item")
WAND: Final[i64] = ITEMS.index("wand")
EMPTY_TRUNK: Final[i64] = 0
FULL_TRUNK: Final[i64] = below(len(ITEMS))
SELLS: Final[list[int]] = [
    ITEMS.index(row["sells"]) if "sells" in row else NONE for row in SHOPS_TABLE.rows("shop")
]  # fmt: skip
"""By shop: the kind of item it sells; the inn sells nothing."""
SHOP_OF: Final[list[int]] = [SELLS.index(item) for item in range(len(ITEMS))]
PRICES: Final[list[list[int]]] = [
    [SHOPS_TABLE.rows("shop")[shop]["price"].get(coin, 0) for coin in COINS] for shop in SHOP_OF
]
"""By item: how many coins of each kind it costs."""
PRICE: Final[bytes] = bytes([number for price in PRICES for number in price])
"""The same in one row, KINDS_OF_COIN numbers for each item."""
HATS: Final[list[str]] = SHOPS_TABLE.values["hats"]

for _row in SHOPS_TABLE.rows("coin"):
    SHOPS_TABLE.expect(_row["count"], COINS_OF_A_KIND, f"coins of kind {_row['id']}", _row["id"])
SHOPS_TABLE.expect(COINS, ["galleon", "sickle", "knut"], "the kinds of coin in order", "coin")
SHOPS_TABLE.expect(len(COINS) * COINS_OF_A_KIND, SHOPS_TABLE.number("coins"), "coins")
SHOPS_TABLE.expect(sum(row["count"] for row in SHOPS_TABLE.rows("item")), SHOPS_TABLE.number("items"), "items")
SHOPS_TABLE.expect(len({str(price) for price in PRICES}), len(ITEMS), "different prices", "price")

# Cards: a face is the number of the card in the list of Spells and then Damage cards
SPELLS: Final[list[str]] = _cards.ids("spell")
DAMAGES: Final[list[str]] = _cards.ids("damage")
FLOO: Final = 0
CLOSE: Final = 1
TAKE: Final = 2
DEFEND: Final = 3
LEAVE: Final = 4
CART: Final = 5
GRATE: Final = 6
ACCIO: Final = 7
KEY: Final = 8
OPEN: Final = 9
FIRST_DAMAGE: Final = 10
EXILE: Final = 10
RETURN: Final = 11
NIFFLER: Final = 12
PIXIES: Final = 13
SIGNING: Final = 14
SPELL_CARDS: Final[list[int]] = [
    face for face, row in enumerate(_cards.rows("spell")) for _ in range(row["copies"])
]  # fmt: skip
DAMAGE_CARDS: Final[list[int]] = [
    FIRST_DAMAGE + face for face, row in enumerate(_cards.rows("damage")) for _ in range(row["copies"])
]
HAND_LIMIT: Final = 5

_cards.expect(len(SPELLS), FIRST_DAMAGE, "different Spells", "spell")
_cards.expect(len(SPELL_CARDS), _cards.number("spells"), "Spell cards", "spells")
_cards.expect(len(DAMAGE_CARDS), _cards.number("damages"), "Damage cards", "damages")

# Moments of one's turn at which Spells may be played. TRA-R16
MOMENTS: Final[list[str]] = ["before_roll", "after_roll", "after_walk", "at_draw"]
BEFORE_ROLL: Final = 0
AFTER_ROLL: Final = 1
AFTER_WALK: Final = 2
AT_DRAW: Final = 3
PLAYABLE: Final[list[int]] = [
    group_of([MOMENTS.index(moment) for moment in row["moments"]]) for row in _cards.rows("spell")
]
"""By Spell: the set of moments its card allows."""

# Dice: a face is what it counts, and a Spiral counts 1
SPIRAL: Final = 1
ODD: Final = 0
EVEN: Final = 1
SMALL: Final = 2
LARGE: Final = 3

BOOK: Final = Book("traverse")
PLACE: Final = Kind("place", PLACES)
BUILDING: Final = Kind("building", [*SHOPS, "gringotts"])
ITEM: Final = Kind("item", ITEMS)
COIN: Final = Kind("coin", COINS)
CARD: Final = Kind("card", [*SPELLS, *DAMAGES])
HAT: Final = Kind("hat", HATS)
ROLLED: Final = Kind("die", ["spiral", "2", "3", "4", "5", "6"])
"""A die as it is told: what it counts, less 1."""
GUESS: Final = Kind("guess", ["odd", "even", "small", "large"])
BUILDINGS: Final = GRINGOTTS + 1
MOST_PLAYERS: Final = 6
SOME_PLAYERS: Final = number_up_to(int(below(MOST_PLAYERS)))
"""A set of players."""
CARDS_OWED: Final = number_up_to(2)
LEFT_IN_SHOP: Final = number_up_to(MOST_PLAYERS - 1)
ONE_OR_NONE: Final = number_up_to(1)
