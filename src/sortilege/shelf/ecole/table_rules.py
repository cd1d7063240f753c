"""What École asks of its table. ECO-R11, ECO-TURN-04."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules, View, in_the_open
from sortilege.shelf.ecole.components import MAIL, MAIL_DRAWS, MAIL_TOKENS

DRAW_TOKENS = {MAIL.labels[token] for token in range(len(MAIL.labels)) if MAIL_DRAWS[token]}
COPIES = sum(MAIL.labels[token] in DRAW_TOKENS for token in map(int, MAIL_TOKENS))
"""How many tokens there are that can be used in one's turn."""


def shows_its_move(view: View, seat: int) -> bool:
    """Everybody knows every card in the hand of a seat, and every token in front of it or that none can be used."""
    player = view["players"][seat]
    used = sum(token in DRAW_TOKENS for token in view["used_mail"])
    return None not in player["hand"] and (None not in player["mail"] or used == COPIES)


def shows_its_card(view: View, seat: int) -> bool:
    """A seat holds one card, or everybody knows all it holds."""
    hand = view["players"][seat]["hand"]
    return len(hand) == 1 or None not in hand


def hides_what_it_can_do(view: View, seat: int) -> bool:
    """It has no action left, and whether it can still do something depends on what nobody has seen: no card, no token,
    and no power to read mail."""
    player = view["players"][seat]
    seen = [piece for piece in (*player["hand"], *player["mail"]) if piece is not None]
    reads = "serdongle" in player["houses"] and any(slot and slot["mail"] for slot in view["timetable"].values())
    return view["actions"] == 0 and not seen and not reads


TABLE_RULES = TableRules(
    windows={"AnswerTopItem": 6.0},
    holds_windows=True,
    plain={
        "ChooseHouse": in_the_open,
        "ChooseMove": shows_its_move,
        "ChoosePayment": shows_its_card,
        "ChooseDiscard": shows_its_card,
    },
    passes={"AnswerTopItem": "round", "ChooseMove": "game"},
    passes_while={"ChooseMove": hides_what_it_can_do},
    hides_lanes=True,
)
