"""What Diagon Alley asks of its table. TRA-R16, TRA-R25, TRA-R58."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules, View
from sortilege.shelf.traverse.components import ITEMS, SELLS
from sortilege.shelf.traverse.map import SHOPS

SOLD_IN = {shop: ITEMS[item] for shop, item in zip(SHOPS, SELLS, strict=True) if item in range(len(ITEMS))}
"""By shop: the item that is sold there."""


def has_only_spells(view: View, seat: int) -> bool:
    """What a seat may do besides the usual depends on its cards alone: it holds some, and everybody sees that it can
    buy nothing where its hat is. TRA-BUY."""
    player = view["players"][seat]
    item = SOLD_IN.get(player["place"])
    may_buy = item is not None and item not in player["trunk"] and view["stock"][item] > 0 and not player["lacks"][item]
    return player["cards"] > 0 and not may_buy


TABLE_RULES = TableRules(
    passes={
        **dict.fromkeys(("ActBeforeRoll", "ActAfterRoll", "ActAfterWalk", "ChooseForDrawn"), "game"),
        "AnswerAttack": "round",
    },
    passes_while=dict.fromkeys(("ActBeforeRoll", "ActAfterWalk"), has_only_spells),
)
"""Nobody is asked who holds no card, so no single answer here is one that everybody knows."""
