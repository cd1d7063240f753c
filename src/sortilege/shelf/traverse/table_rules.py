"""What Diagon Alley asks of its table. TRA-R16, TRA-R25."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules

TABLE_RULES = TableRules(passes={"ActAfterRoll": "game", "AnswerAttack": "round"})
"""Nobody is asked who holds no card, so no single answer here is one that everybody knows."""
