"""What École asks of its table. ECO-R11."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules, View


def shows_all(view: View, seat: int) -> bool:
    """Everybody knows every card in the hand of a seat and every token in front of it."""
    player = view["players"][seat]
    return None not in player["hand"] and None not in player["mail"]


TABLE_RULES = TableRules(
    windows={"AnswerTopItem": 6.0},
    holds_windows=True,
    plain={"ChooseMove": shows_all, "ChoosePayment": shows_all},
    passes={"AnswerTopItem": "round"},
    hides_lanes=True,
)
