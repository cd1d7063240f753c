"""What Les Animaux Fantastiques asks of its table."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules, View


def shows_spells(view: View, seat: int) -> bool:
    """Everybody knows every spell in the hand of a seat."""
    return None not in view["players"][seat].get("hand", [])


TABLE_RULES = TableRules(plain=dict.fromkeys(("BeforeRoll", "AfterMove"), shows_spells))
