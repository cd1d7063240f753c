"""What players do and what a test sees, in L'École de magie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sortilege.kernel.kinds import Kind
from sortilege.kernel.match import Event, Match, Outcome
from sortilege.kernel.step import Step
from sortilege.shelf.ecole.components import MAGIC, MAIL, SCHOOL
from sortilege.shelf.ecole.rules.rounds import LAST_ROUND
from sortilege.shelf.ecole.state import (
    AREA,
    COLLECTION,
    HAND,
    MAGIC_DECK,
    MAGIC_DISCARD,
    MAIL_OF,
    MAIL_ON,
    RESERVE,
    SCHOOL_DISCARD,
)
from tests.games.ecole.scenes import state_of

COUNTERS = ("left", "changed", "effect", "of")
"""Arguments that an option takes over from its question."""

# What players do


def notation(match: Match, seat: int, step: str, **arguments: Any) -> str:
    """A step as text; `by` is the seat itself, and a Collect takes what lies in its slot."""
    given = {"by": seat} | arguments
    if step == "Collect" and "school" not in given:
        given["school"] = card_in(match, given["slot"]) or "sorts"
    return f"{step}({', '.join(f'{name}={given[name]}' for name in match.ruleset.book.by_name[step].arguments)})"


def do(match: Match, seat: int, step: str, **arguments: Any) -> Sequence[Event]:
    """The seat answers its question."""
    ask = next(ask for ask in match.asks if ask.seat == seat)
    counters = {name: value for name, value in ask.why.arguments.items() if name in COUNTERS}
    return match.answer(seat, notation(match, seat, step, **(counters | arguments)))


def answer_all(match: Match, **answers: str) -> None:
    """Each seat asked in the window answers: `b="oubliettes"`, `c="copius"`, `d="cancel"`; the others pass."""
    named = {"abcd".index(name): answer for name, answer in answers.items()}
    seats = [ask.seat for ask in match.asks]
    assert set(named) <= set(seats), f"asked are {seats}"
    assert set(questions(match).values()) == {"AnswerTopItem"}
    for seat in seats:
        answer_one(match, seat, named.get(seat, "pass"))


def answer_one(match: Match, seat: int, answer: str) -> None:
    if answer == "pass":
        do(match, seat, "Pass")
    elif answer == "cancel":
        do(match, seat, "UseCancelToken")
    else:
        do(match, seat, "PlayReaction", card=answer)


def pass_all(match: Match) -> None:
    """Everybody lets everything happen, until something else is asked."""
    while "AnswerTopItem" in questions(match).values():
        answer_all(match)


def cast(match: Match, seat: int, spell: str, **aim: Any) -> None:
    """Plays a Sortilège and aims it; the window is left open."""
    do(match, seat, "PlaySpell", spell=spell)
    aim_at(match, seat, **aim)


def use_course(match: Match, seat: int, **aim: Any) -> None:
    """Uses the effect of the Course just collected and aims it; the window is left open."""
    do(match, seat, "UseEffect")
    aim_at(match, seat, **aim)


def aim_at(match: Match, seat: int, **aim: Any) -> None:
    """Answers the question for an aim; where there is only one, it is not asked."""
    if asked(match, seat) == "ChooseOpponent":
        do(match, seat, "AimAtPlayer", on=aim["on"])
    elif asked(match, seat) == "ChooseSlot":
        do(match, seat, "AimAtSlot", slot=aim["slot"])


def collect(match: Match, seat: int, slot: int, *payment: str) -> None:
    """Collects the card of a slot and pays with these cards."""
    do(match, seat, "Collect", slot=slot)
    for card in payment:
        do(match, seat, "Pay", card=card)


def end_turn(match: Match, seat: int) -> None:
    """Ends a turn and uses no power."""
    do(match, seat, "EndTurn")
    if asked(match, seat) == "ChoosePower":
        do(match, seat, "DeclinePowers")


def end_round(match: Match) -> list[int]:
    """Everybody still to play in this round just ends the turn; returns who did, in order."""
    order: list[int] = []
    before = state_of(match).round
    while not match.over and state_of(match).round == before:
        order.append(match.asks[0].seat)
        end_turn(match, match.asks[0].seat)
    return order


# Questions


def asked(match: Match, seat: int) -> str | None:
    """The question open to a seat."""
    return questions(match).get(seat)


def questions(match: Match) -> dict[int, str]:
    return {ask.seat: ask.why.name for ask in match.asks}


def options(match: Match, seat: int, step: str | None = None) -> list[Step]:
    """What is offered to a seat, or the options of one name."""
    found = next(ask.options for ask in match.asks if ask.seat == seat)
    return [option for option in found if step is None or option.name == step]


def offered(match: Match, seat: int, step: str, argument: str) -> list[Any]:
    """The values that an argument of an option takes."""
    return [option.arguments[argument] for option in options(match, seat, step)]


def named(match: Match, seat: int) -> list[str]:
    """The names of what is offered to a seat."""
    return [option.name for option in options(match, seat)]


def refusal(match: Match, seat: int, step: str, **arguments: Any) -> str | None:
    """Why a step is refused to a seat, or None if it is open."""
    reason = match.why_not(seat, notation(match, seat, step, **arguments))
    return None if reason is None else reason.message


# The table as it really is


def held(match: Match, zone: int, kind: Kind) -> list[str]:
    return [kind.labels[match.game.face(piece)] for piece in match.game.zones[zone]]


def hand(match: Match, seat: int) -> list[str]:
    """In the order of the card list."""
    return sorted(held(match, HAND + seat, MAGIC), key=MAGIC.labels.index)


def front(match: Match, seat: int) -> list[str]:
    """The tokens before a player."""
    return held(match, MAIL_OF + seat, MAIL)


def owned_by(match: Match, seat: int) -> list[str]:
    return held(match, COLLECTION + seat, SCHOOL)


def bonus_of(match: Match, seat: int) -> list[str]:
    return held(match, AREA + seat, MAGIC)


def magic_discard(match: Match) -> list[str]:
    return held(match, MAGIC_DISCARD, MAGIC)


def school_discard(match: Match) -> list[str]:
    return held(match, SCHOOL_DISCARD, SCHOOL)


def magic_deck(match: Match) -> int:
    return len(match.game.zones[MAGIC_DECK])


def reserve_of(match: Match) -> list[str]:
    return held(match, RESERVE, MAIL)


def mail_on(match: Match, slot: int) -> list[str]:
    return held(match, MAIL_ON + slot, MAIL)


def card_in(match: Match, slot: int) -> str | None:
    return next(iter(held(match, slot, SCHOOL)), None) if slot <= state_of(match).slots else None


def actions_of(match: Match, seat: int) -> int:
    """The actions a seat has left in its turn, or has gained for its next one."""
    game = state_of(match)
    return game.actions if game.active == seat else game.extra[seat]


def has_discount(match: Match, seat: int) -> bool:
    return bool(match.view(None)["players"][seat]["discount"])


# The end


def is_over(match: Match) -> bool:
    return match.over


def outcome(match: Match) -> Outcome:
    assert match.outcome is not None, "it is not over"
    return match.outcome


def scores(match: Match) -> list[float]:
    """The scores if the game ended with this round."""
    state_of(match).round = LAST_ROUND
    end_round(match)
    return list(outcome(match).scores)


# The table as a seat sees it; None is a spectator


def everyone(match: Match) -> list[int | None]:
    return [None, *range(match.game.seats)]


def known_hand(match: Match, seat: int | None, of: int) -> list[str]:
    return [card for card in match.view(seat)["players"][of]["hand"] if card is not None]


def known_mail(match: Match, seat: int | None, slot: int) -> list[str | None]:
    tokens: list[str | None] = match.view(seat)["timetable"][str(slot)]["mail"]
    return tokens


def known_front(match: Match, seat: int | None, of: int) -> list[str | None]:
    tokens: list[str | None] = match.view(seat)["players"][of]["mail"]
    return tokens


def told(match: Match, seat: int | None, name: str) -> list[dict[str, str | int | None]]:
    """The events of one name that a seat was told."""
    return [event.fields for event in match.told(seat) if event.name == name]
