"""What a table of Salem 1692 asks of whoever runs it: windows of full length, silence at Night, last words, and a
Moderator with open eyes."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules, View
from sortilege.shelf.salem.moderator import as_moderator
from sortilege.shelf.salem.rules.laws import MOST_LAST_WORDS


def is_night(view: View) -> bool:
    return view["phase"] in ("night", "dawn")


def is_dead(view: View, seat: int) -> bool:
    return not view["players"][seat]["living"]


TABLE_RULES = TableRules(
    windows={"ChooseBlackCat": 0, "ChooseVictim": 0, "ChooseProtected": 0},
    is_silent=is_night,
    is_dead=is_dead,
    last_words="SayLastWords",
    most_last_words=MOST_LAST_WORDS,
    death="PlayerDied",
    as_moderator=as_moderator,
    signs=("accuse", "vouch", "claim", "doubt"),
    new_day="NightEnded",
    silence_rules=("SAL-NIGHT-01", "SAL-DAWN-02"),
    last_words_rules=("SAL-LAW-05", "SAL-R53"),
)
