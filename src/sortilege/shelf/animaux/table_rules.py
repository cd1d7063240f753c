"""What Les Animaux Fantastiques asks of its table. ANI-R61."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules, View, in_the_open


def hides_no_playable_spell(view: View, seat: int) -> bool:
    """Everybody knows every spell in the hand of a seat, or that it may play none any more. ANI-M2-SPELL-02."""
    return view["spells_left"] == 0 or None not in view["players"][seat]["hand"]


def meets_no_beast(view: View, seat: int) -> bool:
    """No beast lies open where the pawn of a seat stands: whether it could pay for one may depend on its spells."""
    place = view["places"].get(str(view["players"][seat]["pawn"]))
    return place is None or not place["open"]


TABLE_RULES = TableRules(
    plain={
        "ChooseCharacter": in_the_open,
        "BeforeRoll": hides_no_playable_spell,
        "AfterMove": hides_no_playable_spell,
    },
    passes={"AfterMove": "game"},
    passes_while={"AfterMove": meets_no_beast},
)
"""What comes before the roll is nobody's to leave to the table: a spell has just been drawn, and nobody has seen it."""
