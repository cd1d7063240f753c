"""The cards of Salem 1692, checked against the printed counts, and the words for them."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.content import ContentFile
from sortilege.kernel.book import Book
from sortilege.kernel.kinds import Kind, number_up_to
from sortilege.kernel.sets import SmallSet, group_of

Card: TypeAlias = i64
Citizen: TypeAlias = i64
Tryal: TypeAlias = i64
"""What is on a Tryal card: PURITAN, WITCH or CONSTABLE."""
Slot: TypeAlias = i64
"""A place in a row of Tryals."""

_cards: Final = ContentFile("salem", "cards")
_citizens: Final = ContentFile("salem", "citizens")
_tryals: Final = ContentFile("salem", "trials")

CARDS: Final = _cards.ids("card")
CARD_COPIES: Final[list[int]] = [row["copies"] for row in _cards.rows("card")]
COLOURS: Final[list[str]] = [row["colour"] for row in _cards.rows("card")]
CARDS_BY_ID: Final = {str(row["id"]): row for row in _cards.rows("card")}
CITIZENS: Final = _citizens.ids("citizen")
TRYALS: Final = _tryals.ids("trial")

_cards.expect(sum(CARD_COPIES), _cards.number("printed"), "Salem cards", "printed")
_citizens.expect(len(CITIZENS), _citizens.number("printed"), "Citizens", "printed")
_tryals.expect(sum(row["copies"] for row in _tryals.rows("trial")), _tryals.number("printed"), "Tryal cards", "printed")
_tryals.expect([row["seats"] for row in _tryals.rows("deal")], list(range(4, 13)), "seats to deal to", "[[deal]]")

ACCUSATION: Final[i64] = CARDS.index("accusation")
EVIDENCE: Final[i64] = CARDS.index("evidence")
WITNESS: Final[i64] = CARDS.index("witness")
ALIBI: Final[i64] = CARDS.index("alibi")
STOCKS: Final[i64] = CARDS.index("stocks")
SCAPEGOAT: Final[i64] = CARDS.index("scapegoat")
ARSON: Final[i64] = CARDS.index("arson")
ROBBERY: Final[i64] = CARDS.index("robbery")
CURSE: Final[i64] = CARDS.index("curse")
ASYLUM: Final[i64] = CARDS.index("asylum")
PIETY: Final[i64] = CARDS.index("piety")
MATCHMAKER: Final[i64] = CARDS.index("matchmaker")
BLACK_CAT: Final[i64] = CARDS.index("black_cat")
NIGHT: Final[i64] = CARDS.index("night")
CONSPIRACY: Final[i64] = CARDS.index("conspiracy")


def cards_of_colour(colour: str) -> SmallSet:
    return group_of([card for card, its_colour in enumerate(COLOURS) if its_colour == colour])


REDS: Final[i64] = cards_of_colour("red")
BLUES: Final[i64] = cards_of_colour("blue")
BLACKS: Final[i64] = cards_of_colour("black")
LEAVE_WITH_TWO_LEFT: Final[i64] = BLUES | group_of([SCAPEGOAT, ROBBERY])
"""What is out of the game once two players are left. SAL-TWO-01, SAL-TWO-03."""
ACCUSING: Final[i64] = REDS | group_of([ALIBI])
"""What lies in front of a player as accusations. An Alibi lies there only where Will Griggs used it as a Witness.
SAL-R11."""
ACCUSATIONS_ON: Final = bytes([
    CARDS_BY_ID["witness" if card == "alibi" else card].get("accusations", 0) for card in CARDS
])  # fmt: skip
"""The accusations of each card that lies in front of a player. SAL-CARD-04 to SAL-CARD-06, SAL-R11."""

PURITAN: Final[i64] = TRYALS.index("puritan")
WITCH: Final[i64] = TRYALS.index("witch")
CONSTABLE: Final[i64] = TRYALS.index("constable")

GEORGE: Final[i64] = CITIZENS.index("george_burroughs")
GILES: Final[i64] = CITIZENS.index("giles_corey")
MARTHA: Final[i64] = CITIZENS.index("martha_corey")
THOMAS: Final[i64] = CITIZENS.index("thomas_danforth")
SARAH: Final[i64] = CITIZENS.index("sarah_good")
WILL: Final[i64] = CITIZENS.index("will_griggs")
COTTON: Final[i64] = CITIZENS.index("cotton_mather")
REBECCA: Final[i64] = CITIZENS.index("rebecca_nurse")
SAMUEL: Final[i64] = CITIZENS.index("samuel_parris")
PHIPS: Final[i64] = CITIZENS.index("william_phips")
JOHN: Final[i64] = CITIZENS.index("john_proctor")
ANN: Final[i64] = CITIZENS.index("ann_putnam")
TITUBA: Final[i64] = CITIZENS.index("tituba")
MARY: Final[i64] = CITIZENS.index("mary_warren")
ABIGAIL: Final[i64] = CITIZENS.index("abigail_williams")

LONGEST_ROW: Final = 5


def deal_of(seats: int, more_witches: bool) -> list[int]:
    """How many Puritan, Witch and Constable cards are dealt. SAL-SET-03, SAL-R56."""
    rows = [row for row in _tryals.rows("deal") if row["seats"] == seats]
    if len(rows) != 1:
        _tryals.fail("[[deal]]", f"{len(rows)} deals for {seats} seats")
    row = rows[0]
    extra = row["more_witches"] - row["witch"] if more_witches else 0
    dealt = [row["puritan"] - extra, row["witch"] + extra, row["constable"]]
    if (
        sum(dealt) % seats
        or sum(dealt) > seats * LONGEST_ROW
        or any(count > have["copies"] for count, have in zip(dealt, _tryals.rows("trial"), strict=True))
    ):
        _tryals.fail(f"seats = {seats}", f"{dealt} cannot be dealt to {seats}")
    return dealt


for _seats in range(4, 13):
    deal_of(_seats, False)
    deal_of(_seats, True)

BOOK: Final = Book("salem")
CARD: Final = Kind("card", CARDS)
CITIZEN: Final = Kind("citizen", CITIZENS)
TRYAL: Final = Kind("trial", TRYALS)
SLOT: Final = Kind("slot", size=LONGEST_ROW)
ANSWER: Final = Kind("answer", ["no", "yes"])

CARDS_IN_A_DRAW: Final = 2
ACCUSATIONS_OF_AN_ALIBI: Final = 3
"""An Alibi discards red cards worth so many at most. SAL-CARD-07."""
MOST_FROM_DISCARD: Final = 2
"""Samuel Parris takes one card or two. SAL-CIT-21."""
TRYALS_LOST_WITH_GHOSTS: Final = 2
"""At Night, by the victim. SAL-GHOST-13."""

# Numbers that steps and events carry
CARDS_LEFT_TO_DRAW: Final = number_up_to(CARDS_IN_A_DRAW)
WORTH: Final = number_up_to(ACCUSATIONS_OF_AN_ALIBI)
CARDS_TAKEN: Final = number_up_to(MOST_FROM_DISCARD - 1)
TRYALS_TO_LOSE: Final = number_up_to(TRYALS_LOST_WITH_GHOSTS)
PLACE_FROM_TOP: Final = number_up_to(sum(CARD_COPIES))
