"""The cards of Salem 1692, checked against the printed counts, and the words for them."""

from __future__ import annotations

from typing import Final

from sortilege.content import Table
from sortilege.kernel.vocabulary import Book, Kind

_cards: Final = Table("salem", "cards")
_citizens: Final = Table("salem", "citizens")
_trials: Final = Table("salem", "trials")

CARDS: Final = _cards.ids("card")
CARD_COPIES: Final[list[int]] = [row["copies"] for row in _cards.rows("card")]
COLOURS: Final[list[str]] = [row["colour"] for row in _cards.rows("card")]
CITIZENS: Final = _citizens.ids("citizen")
TRIALS: Final = _trials.ids("trial")

_cards.expect(sum(CARD_COPIES), _cards.number("printed"), "Salem cards", "printed")
_citizens.expect(len(CITIZENS), _citizens.number("printed"), "Citizens", "printed")
_trials.expect(sum(row["copies"] for row in _trials.rows("trial")), _trials.number("printed"), "Tryal cards", "printed")
_trials.expect([row["seats"] for row in _trials.rows("deal")], list(range(4, 13)), "seats to deal to", "[[deal]]")

ACCUSATION: Final = CARDS.index("accusation")
EVIDENCE: Final = CARDS.index("evidence")
WITNESS: Final = CARDS.index("witness")
ALIBI: Final = CARDS.index("alibi")
STOCKS: Final = CARDS.index("stocks")
SCAPEGOAT: Final = CARDS.index("scapegoat")
ARSON: Final = CARDS.index("arson")
ROBBERY: Final = CARDS.index("robbery")
CURSE: Final = CARDS.index("curse")
ASYLUM: Final = CARDS.index("asylum")
PIETY: Final = CARDS.index("piety")
MATCHMAKER: Final = CARDS.index("matchmaker")
BLACK_CAT: Final = CARDS.index("black_cat")
NIGHT: Final = CARDS.index("night")
CONSPIRACY: Final = CARDS.index("conspiracy")

IS_RED: Final[list[bool]] = [colour == "red" for colour in COLOURS]
IS_BLUE: Final[list[bool]] = [colour == "blue" for colour in COLOURS]
IS_BLACK: Final[list[bool]] = [colour == "black" for colour in COLOURS]
LEAVES_WITH_TWO_LEFT: Final[list[bool]] = [
    colour == "blue" or card in ("scapegoat", "robbery") for card, colour in zip(CARDS, COLOURS, strict=True)
]
"""What is out of the game once two players are left. SAL-TWO-01, SAL-TWO-03."""
ACCUSATIONS_ON: Final[list[int]] = [row.get("accusations", 0) for row in _cards.rows("card")]
"""The accusations of each card that lies in front of a player. An Alibi lies there only where Will
Griggs used it as a Witness. SAL-CARD-04 to SAL-CARD-06, SAL-R11."""
ACCUSATIONS_ON[ALIBI] = ACCUSATIONS_ON[WITNESS]

PURITAN: Final = TRIALS.index("puritan")
WITCH: Final = TRIALS.index("witch")
CONSTABLE: Final = TRIALS.index("constable")

GEORGE: Final = CITIZENS.index("george_burroughs")
GILES: Final = CITIZENS.index("giles_corey")
MARTHA: Final = CITIZENS.index("martha_corey")
THOMAS: Final = CITIZENS.index("thomas_danforth")
SARAH: Final = CITIZENS.index("sarah_good")
WILL: Final = CITIZENS.index("will_griggs")
COTTON: Final = CITIZENS.index("cotton_mather")
REBECCA: Final = CITIZENS.index("rebecca_nurse")
SAMUEL: Final = CITIZENS.index("samuel_parris")
PHIPS: Final = CITIZENS.index("william_phips")
JOHN: Final = CITIZENS.index("john_proctor")
ANN: Final = CITIZENS.index("ann_putnam")
TITUBA: Final = CITIZENS.index("tituba")
MARY: Final = CITIZENS.index("mary_warren")
ABIGAIL: Final = CITIZENS.index("abigail_williams")


def deal_of(seats: int, more_witches: bool) -> list[int]:
    """How many Puritan, Witch and Constable cards are dealt. SAL-SET-03, SAL-R56."""
    rows = [row for row in _trials.rows("deal") if row["seats"] == seats]
    if len(rows) != 1:
        _trials.fail("[[deal]]", f"{len(rows)} deals for {seats} seats")
    row = rows[0]
    extra = row["more_witches"] - row["witch"] if more_witches else 0
    dealt = [row["puritan"] - extra, row["witch"] + extra, row["constable"]]
    if sum(dealt) % seats or any(
        count > have["copies"] for count, have in zip(dealt, _trials.rows("trial"), strict=True)
    ):
        _trials.fail(f"seats = {seats}", f"{dealt} cannot be dealt to {seats}")
    return dealt


for _seats in range(4, 13):
    deal_of(_seats, False)
    deal_of(_seats, True)

BOOK: Final = Book("salem")
CARD: Final = Kind("card", CARDS)
CITIZEN: Final = Kind("citizen", CITIZENS)
TRIAL: Final = Kind("trial", TRIALS)
SLOT: Final = Kind("slot")
ANSWER: Final = Kind("answer", ["no", "yes"])
