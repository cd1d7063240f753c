"""What Les Animaux Fantastiques asks of its table. ANI-R61."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules, View


def shows_spells(view: View, seat: int) -> bool:
    """Everybody knows every spell in the hand of a seat."""
    return None not in view["players"][seat].get("hand", [])


def meets_no_beast(view: View, seat: int) -> bool:
    """No beast lies open where the pawn of a seat stands: whether it could pay for one may depend on its spells."""
    place = view["places"].get(str(view["players"][seat]["pawn"]))
    return place is None or not place["open"]


TABLE_RULES = TableRules(
    plain=dict.fromkeys(("BeforeRoll", "AfterMove"), shows_spells),
    passes={"AfterMove": "game"},
    passes_while={"AfterMove": meets_no_beast},
)
"""What comes before the roll is nobody's to leave to the table: a spell has just been drawn, and nobody has seen it."""
