"""Refusals: why a seat cannot do what it tried, from what that seat can see and nothing else."""

from __future__ import annotations

import contextlib

import msgspec

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import quoted
from sortilege.kernel.ruleset import Ruleset
from sortilege.kernel.state import Game
from sortilege.kernel.step_types import argument, type_code

GREATEST_STEP = 1 << 48
"""Steps have at most five arguments of eight bits, and eight bits for their type."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: a message of the catalogue, its arguments, the ledger's IDs."""

    message: str
    """The name of the message."""
    arguments: dict[str, str | int | None] = {}
    """What the message speaks of."""
    rules: tuple[str, ...] = ()
    """The rules that forbid it."""
    step: str = ""
    """The name of the step whose arguments these are, if they are a step's."""

    def __str__(self) -> str:
        words = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.message}({words}) [{', '.join(self.rules)}]"


class IllegalChoice(ValueError):
    """An answer that was refused. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.reason = refusal
        """Why it was refused."""
        self.rules = refusal.rules
        """The ledger's IDs of the rules that say so."""


def read_step(ruleset: Ruleset, game: Game, seat: int, given: int | str) -> int:
    """The step that was given as itself or by its notation, if the game goes on and has that seat."""
    if game.over:
        raise IllegalChoice(Refusal("game-is-over"))
    if type(seat) is not int or not 0 <= seat < game.seats:
        raise IllegalChoice(Refusal("no-such-seat", {"seat": quoted(seat), "last": game.seats - 1}))
    text = given if isinstance(given, str) else write_step(ruleset.book, given)
    try:
        return ruleset.book.read(text)
    except ValueError as wrong:
        raise IllegalChoice(Refusal("not-a-step", {"step": quoted(text), "problem": str(wrong)})) from wrong


def write_step(book: Book, given: object) -> str:
    """The notation of a step, or what it looks like if it is none."""
    if not isinstance(given, int) or isinstance(given, bool):
        return quoted(given)
    if 0 <= given <= GREATEST_STEP:
        with contextlib.suppress(IndexError, ValueError):
            text = book.write(given)
            if book.read(text) == given:
                return text
    return quoted(int(given))


def why_no_answer(ruleset: Ruleset, game: Game, seat: int, step: int) -> Refusal | None:
    """Why a step is refused as an answer; None if it is one."""
    standing = _standing_reason(ruleset, game, seat, step)
    if standing is not None:
        return standing
    if seat not in game.open:
        asked = game.addressed()
        if seat in asked:
            return Refusal("answered-already", {}, ruleset.turn_rules)
        waiting = ", ".join(str(other) for other in asked)
        return Refusal("not-asked", {"seat": seat, "asked": waiting}, ruleset.turn_rules)
    if _is_answer(game, seat, step):
        return None
    reason = _reason(ruleset, game, seat, step)
    if reason is not None:
        return reason
    book = ruleset.book
    offered = _listed(book, game.options(seat))
    return Refusal("not-offered", {"step": book.write(step), "offered": offered}, ruleset.turn_rules)


def why_no_act(ruleset: Ruleset, game: Game, seat: int, step: int) -> Refusal | None:
    """Why a step is refused as a standing permission; None if it is one."""
    may = ruleset.book.permitted(game, seat)
    if step in may:
        return None
    standing = _standing_reason(ruleset, game, seat, step)
    if standing is not None:
        return standing
    book = ruleset.book
    if seat in game.open:
        if _is_answer(game, seat, step):
            return Refusal("answer-instead", {"step": book.write(step)})
        reason = _reason(ruleset, game, seat, step)
        if reason is not None:
            return reason
    permitted: dict[str, str | int | None] = {
        "step": book.write(step),
        "many": len(may),
        "permitted": _listed(book, may),
    }
    return Refusal("not-permitted", permitted, ruleset.turn_rules)


def _is_answer(game: Game, seat: int, step: int) -> bool:
    question = game.asked[seat]
    return step in game.options(seat) or step == game.step_types[type_code(question)].default(game, question)


def _standing_reason(ruleset: Ruleset, game: Game, seat: int, step: int) -> Refusal | None:
    """What the rule of a standing permission says, to a seat that is not asked, too."""
    if not ruleset.book.type_of(step).standing or step in ruleset.book.permitted(game, seat):
        return None
    return _reason(ruleset, game, seat, step)


def _reason(ruleset: Ruleset, game: Game, seat: int, step: int) -> Refusal | None:
    """What the rule of a step says against it, if anything. Rules speak of what a seat does itself, or is asked to
    settle for another; of any other step by another nothing they could say is true."""
    step_type = ruleset.book.type_of(step)
    by_another = step_type.arguments[:1] == ["by"] and argument(step, 0) != seat
    if by_another and not _is_offered_such(game, seat, step):
        return None
    reason = game.refuse(seat, step)
    if reason is None:
        return None
    return Refusal(reason.message, step_type.read_arguments(step), reason.rules, step_type.name)


def _is_offered_such(game: Game, seat: int, step: int) -> bool:
    """Whether the seat may choose a step of the same type, done by the same seat."""
    if seat not in game.open:
        return False
    offered = game.options(seat)
    return any(type_code(one) == type_code(step) and argument(one, 0) == argument(step, 0) for one in offered)


def _listed(book: Book, steps: list[int]) -> str:
    return "; ".join([book.write(step) for step in steps])
