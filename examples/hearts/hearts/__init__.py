"""Hearts: four players, one deal, and nobody wants the queen of spades."""

from __future__ import annotations

from hearts import rules
from hearts.bot.sense import HeartsSense
from hearts.cards_played import plays
from hearts.components import BOOK, CARD, RANK_NAMES
from hearts.knowledge.worlds import redraw
from hearts.observe import observe
from hearts.state import Hearts
from hearts.view import HeartsView, view
from sortilege.kernel.areas import Area, Box, Ink, Look, Motion
from sortilege.kernel.learning import Learning
from sortilege.kernel.ruleset import Ruleset

__all__ = ["RULESET", "rules"]

BOOK.redraw = redraw

SUIT_LOOKS: dict[str, tuple[str, Ink]] = {
    "clubs": ("club", "black"),
    "diamonds": ("lozenge", "red"),
    "spades": ("spade", "black"),
    "hearts": ("heart", "red"),
}
CARD_LOOKS = {
    f"{suit}-{rank}": Look(icon, ink, rank[0].upper() if rank.isalpha() else rank)
    for suit, (icon, ink) in SUIT_LOOKS.items()
    for rank in RANK_NAMES
}

RULESET = Ruleset(
    book=BOOK,
    revision=1,
    seats={"standard": (4, 4)},
    options=(),
    blank=Hearts,
    view=view,
    view_type=HeartsView,
    turn_rules=("HEA-TRK-01", "HEA-PAS-01"),
    sense=HeartsSense(),
    areas=(
        Area("trick", "row", "players.*.trick", "card"),
        Area("way", "words", "way", "way"),
        Area("hand", "hand", "players.*.hand", "card", of="seat", picks=("card",)),
        Area("cards", "counters", "players.*.cards", of="seat"),
        Area("points", "counters", "players.*.points", of="seat"),
        Area("taken", "row", "players.*.taken", "card", of="seat"),
    ),
    motions=(
        Motion("CardPlayed", "card", leaves="hand", lies="trick", of="by"),
        Motion("CardPlayed", "card", leaves="cards", of="by"),
        Motion("TrickTaken", leaves="trick"),
    ),
    looks={"card": CARD_LOOKS},
    emblem="heart",
    box=Box("#7A1F2B", "#8F2E3A", "#6B1823"),
    learning=Learning(observe, turn="ChooseCard", cards=(CARD,), plays=plays),
)
