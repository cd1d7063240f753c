"""What the table answers for a seat: what is no choice, and what its player left to it.

Where only one answer exists, or all come to the same, and everybody may know it, the table gives it. Where secrecy
needs a question a player may let the table answer: for the rest of a round wherever there is something to pass on, and
unless they hold something only in windows that run their full length, for elsewhere the moment of the answer would tell
what they hold. What everybody sees that they could do, a purchase or a capture, they are asked all the same. At a slow
table, where a question may take days, they may do so before they are asked, and for the whole
game.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from sortilege import Ask, Match, Step
from sortilege.server.table import entries, wire
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.table import PLAYING, Table

MOST_WISHES = 1000
"""How often a seat may change what it lets the table do in one game."""
Wish = Literal["round", "game", "unless"]


class Given(NamedTuple):
    """An answer that the table is going to give."""

    step: str
    why: Literal["only", "same", "wish"]
    """It is the only one, all come to the same, or the player left it to the table."""
    waits: bool
    """It is given when the window closes, and not before."""


def forced(table: Table) -> tuple[int, str] | None:
    """The seat and its answer, where nobody else is asked and everybody sees that the table is going to give it."""
    match = table.match
    if match is None or match.is_sealed or len(match.asks) != 1:
        return None
    (ask,) = match.asks
    given = no_choice(table, ask)
    return None if given is None else (ask.seat, given.step)


def no_choice(table: Table, ask: Ask) -> Given | None:
    """The answer where there is only one, or all come to the same, and everybody may know it. In a sealed window each
    seat has its own, judged by what everybody saw when it opened; what seats do side by side nobody else sees."""
    assert table.curtain is not None
    if table.curtain.match.is_side_by_side:
        return None
    why, shown = ask.why.name, table.curtain.shown(None)
    is_same = table.rules.same.get(why)
    if is_same is not None and isinstance(ask.default, Step) and is_same(shown.view(None)):
        return Given(str(ask.default), "only" if len(ask.options) == 1 else "same", waits=False)
    is_plain = table.rules.plain.get(why)
    if is_plain is None or len(ask.options) != 1 or not is_plain(shown.view(None), ask.seat):
        return None
    return Given(str(ask.options[0]), "only", waits=_runs_its_length(table))


def standing_wishes(table: Table, seat: int) -> dict[str, Wish]:
    """By question: how a seat lets the table answer now. What was left to it for a round ends with the round."""
    lets = table.chairs[seat].lets
    if not lets or table.curtain is None:
        return {}
    now = round_of(table)
    return {
        question: let.how
        for question, let in lets.items()
        if let.how != "ask" and (let.how != "round" or let.round == now)
    }


def round_of(table: Table) -> int:
    assert table.curtain is not None
    return table.rules.round(table.curtain.shown(None).view(None))


def wishes(table: Table, ask: Ask) -> list[Wish]:
    """How a seat may let the table answer such a question; that depends on nothing but what everybody sees."""
    lasts = table.rules.passes.get(ask.why.name)
    if lasts is None or not _has_only_the_hidden(table, ask):
        return []
    if table.setup.clock.kind == "slow":
        return ahead(table, ask.why.name)
    return [lasts, "unless"] if _runs_its_length(table) else [lasts]


def ahead(table: Table, question: str) -> list[Wish]:
    """How a seat of a slow table may let the table answer such questions before it is asked one: whatever it holds
    then, for the rest of a round or of the game."""
    lasts = table.rules.passes.get(question)
    if lasts is None or table.setup.clock.kind != "slow":
        return []
    return ["round", "game"] if lasts == "round" else [lasts]


def answer_for(table: Table, seat: int) -> Given | None:
    """What the table is going to answer for a seat, which may still do so itself."""
    chair = table.chairs[seat]
    if table.status != PLAYING or table.curtain is None or chair.person is None or chair.thinker:
        return None
    ask = question_of(table.curtain.shown(seat), seat)
    if ask is None:
        return None
    if chair.lets:
        wish = standing_wishes(table, seat).get(ask.why.name)
        if wish in wishes(table, ask) and (wish != "unless" or len(ask.options) == 1) and isinstance(ask.default, Step):
            return Given(str(ask.default), "wish", waits=_runs_its_length(table))
    return no_choice(table, ask)


def question_of(match: Match, seat: int) -> Ask | None:
    for ask in match.asks:
        if ask.seat == seat:
            return ask
    return None


def give(table: Table, seat: int, number: int) -> list[AnyEntry]:
    """The table's answer to a question, if it is still open and still the table's to give."""
    given = answer_for(table, seat)
    if given is None or given.waits or table.paused or table.chairs[seat].asked != number:
        return []
    return [entries.Chosen(seat, given.step, given=True)]


def is_given(table: Table, wish: wire.Play) -> bool:
    """Whether the table has just answered a question as its player does now."""
    return table.chairs[wish.seat].given == (wish.ask, wish.step)


def _has_only_the_hidden(table: Table, ask: Ask) -> bool:
    """Everybody sees that nothing but what the seat hides would be passed over."""
    assert table.curtain is not None
    is_so = table.rules.passes_while.get(ask.why.name)
    return is_so is None or is_so(table.curtain.shown(None).view(None), ask.seat)


def _runs_its_length(table: Table) -> bool:
    return table.match is not None and table.clock.is_uniform(table.match)
