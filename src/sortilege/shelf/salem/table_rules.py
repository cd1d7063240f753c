"""What a table of Salem 1692 asks of whoever runs it: windows of full length, silence at Night, last words, and a
Moderator with open eyes."""

from __future__ import annotations

from sortilege.kernel.table_rules import TableRules, View, in_the_open
from sortilege.shelf.salem.components import ACCUSATION, CARD_COPIES, CARDS, CARDS_IN_A_DRAW
from sortilege.shelf.salem.moderator import as_moderator
from sortilege.shelf.salem.rules.laws import MOST_LAST_WORDS
from sortilege.shelf.salem.rules.windows import sees_pointing

EYES_CLOSED = ("ChooseBlackCat", "ChooseVictim", "ChooseProtected")


def eyes_are_closed(view: View) -> bool:
    """From nightfall until the Gavel lies there: confessions are asked with open eyes. SAL-NIGHT-01, SAL-NIGHT-04."""
    return any(ask["why"] in EYES_CLOSED for ask in view["asked"])


def hourglass_runs(view: View) -> bool:
    return bool(view["hourglass"])


def is_dead(view: View, seat: int) -> bool:
    return not view["players"][seat]["living"]


def shows_hand(view: View, seat: int) -> bool:
    """Everybody knows every card in the hand of a seat."""
    return None not in view["players"][seat]["hand"]


def misses_two_accusations(view: View, seat: int) -> bool:
    """So many Accusations lie where everybody sees them that nobody can have drawn two. SAL-R72."""
    before_people = [pile for one in view["players"] for pile in (one["hand"], one["front"])]
    seen: int = sum(pile.count(CARDS[ACCUSATION]) for pile in (view["discard"], view["set_aside"], *before_people))
    return CARD_COPIES[ACCUSATION] - seen < CARDS_IN_A_DRAW


def day(view: View) -> int:
    """A day lasts until the next Night."""
    return int(view["nights"])


def pair_is_of_witches(view: View) -> bool:
    """Both of a linked pair show a Witch card: whoever of them dies first, the Puritans win. SAL-R30."""
    pair = [one for one in view["players"] if "matchmaker" in one["front"]]
    return all(any(tryal["open"] and tryal["face"] == "witch" for tryal in one["tryals"]) for one in pair)


TABLE_RULES = TableRules(
    windows=dict.fromkeys(EYES_CLOSED, 0.0),
    plain={
        "ChooseAction": shows_hand,
        "OfferThirdCard": misses_two_accusations,
        "ChooseCardToTake": in_the_open,
    },
    same={"ChooseFirstDeath": pair_is_of_witches},
    passes={"OfferThirdCard": "round"},
    round=day,
    holds_windows=True,
    is_hurried=hourglass_runs,
    hourglass="TurnHourglass",
    hourglass_rules=("SAL-LAW-03", "SAL-R51"),
    is_silent=eyes_are_closed,
    is_dead=is_dead,
    last_words="SayLastWords",
    most_last_words=MOST_LAST_WORDS,
    death="PlayerDied",
    conferring=("ChooseBlackCat", "ChooseVictim"),
    sees_pointing=sees_pointing,
    as_moderator=as_moderator,
    signs=("accuse", "vouch", "claim", "doubt"),
    new_day="NightEnded",
    silence_rules=("SAL-NIGHT-01", "SAL-DAWN-02"),
    last_words_rules=("SAL-LAW-05", "SAL-R53"),
)
