"""What people may do at a table: each function checks a wish and gives the lines that carry it out.

Refusals are judged by what the seat is shown, so they tell nothing it could not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sortilege
from sortilege import Match, Refusal
from sortilege.bots.ladder import stand_in
from sortilege.server.table import entries, wire
from sortilege.server.table.answering import MOST_WISHES, ahead, is_given, question_of, round_of, wishes
from sortilege.server.table.chair import Chair
from sortilege.server.table.cleaning import apart
from sortilege.server.table.conferring import MOST_POINTINGS, points
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.faces import last_choice, may_undo
from sortilege.server.table.hourglass import has_hourglass, is_hourglass, may_be_hurried
from sortilege.server.table.moderator import offer
from sortilege.server.table.proposal import Proposal
from sortilege.server.table.table import OPEN, OVER, PLAYING, Table

Wish = wire.Play | wire.Point | wire.Act | wire.Let | wire.Undo | wire.Resign | wire.Propose | wire.Vote | wire.Admit
RULES_BROKE = "rules-broke"


class Refused(Exception):
    """It is refused; nothing has changed."""

    def __init__(self, message: str, rules: tuple[str, ...] = (), **arguments: Any) -> None:
        super().__init__(message)
        self.reason = Refusal(message, arguments, rules)

    @classmethod
    def because(cls, refusal: Refusal) -> Refused:
        no = cls(refusal.message)
        no.reason = refusal
        return no


MOST_BESIDES = 1000
"""How many lines a log takes of a seat that are no choices of the game, nor talk."""


def check_room(table: Table, seat: int) -> None:
    """A log grows with the game, and only so far with what a seat does besides, such as taking back and doing again."""
    if table.besides.of(seat) >= MOST_BESIDES:
        raise Refused("budget-lines", most=MOST_BESIDES)


# Playing


def play(table: Table, person: str, wish: wire.Play) -> list[AnyEntry]:
    if _is_done(table, person, wish):
        return []
    chair, shown = _playing(table, person, wish.seat)
    if is_given(table, wish):
        return []
    if wish.ask != chair.asked:
        raise Refused("stale-question", ask=wish.ask, now=chair.asked)
    step = _option(shown, wish.seat, wish.step)
    if table.curtain is not None and table.clock.is_uniform(table.curtain.match):
        return [entries.Sealed(wish.seat, step, client=wish.id)]
    return [entries.Chosen(wish.seat, step, client=wish.id)]


def let(table: Table, person: str, wish: wire.Let) -> list[AnyEntry]:
    """A seat lets the table answer from now on, or no more. It may always take that back; what it leaves to the table
    is the kind of question it is being asked."""
    if _is_done(table, person, wish):
        return []
    chair, shown = _playing(table, person, wish.seat)
    if chair.lets_made >= MOST_WISHES:
        raise Refused("let-too-often", most=MOST_WISHES)
    if wish.how == "ask":
        return [entries.Let(wish.seat, wish.question, "ask", client=wish.id)] if wish.question in chair.lets else []
    ask = question_of(shown, wish.seat)
    is_asked = ask is not None and ask.why.name == wish.question
    allowed = (wishes(table, ask) if ask is not None and is_asked else []) or ahead(table, wish.question)
    if wish.how not in allowed:
        raise Refused("let-no-window" if wish.how == "unless" and allowed else "let-nothing")
    return [entries.Let(wish.seat, wish.question, wish.how, round_of(table), client=wish.id)]


def point(table: Table, person: str, wish: wire.Point) -> list[AnyEntry]:
    """Everybody who is asked may, also whose pointing nobody sees."""
    if _is_done(table, person, wish):
        return []
    chair, shown = _playing(table, person, wish.seat)
    if wish.ask != chair.asked:
        raise Refused("stale-question", ask=wish.ask, now=chair.asked)
    if not points(table, wish.seat):
        raise Refused("no-pointing-now")
    step = _option(shown, wish.seat, wish.step)
    assert table.match is not None
    if table.pointings.times(table.match.window, wish.seat) >= MOST_POINTINGS:
        raise Refused("budget-pointings", most=MOST_POINTINGS)
    return [entries.Pointed(wish.seat, step, client=wish.id)]


def act(table: Table, person: str, wish: wire.Act, here: Mapping[int, bool]) -> list[AnyEntry]:
    """A standing permission is used; `here` says whose people are connected."""
    if _is_done(table, person, wish):
        return []
    _, shown = _playing(table, person, wish.seat)
    if wish.step == offer(table, wish.seat):
        return [entries.Appointed(wish.seat, client=wish.id)]
    may = {str(step): step for step in shown.permissions(wish.seat)}
    if wish.step not in may:
        refusal = shown.why_not(wish.seat, wish.step)
        raise Refused.because(refusal) if refusal else Refused("answer-instead", step=wish.step)
    if is_hourglass(table, may[wish.step]):
        _check_hourglass(table, wish.seat, here)
    return [entries.Chosen(wish.seat, wish.step, act=True, client=wish.id)]


def _check_hourglass(table: Table, seat: int, here: Mapping[int, bool]) -> None:
    if not has_hourglass(table):
        raise Refused("no-hourglass-at-slow-table", table.rules.hourglass_rules)
    if not may_be_hurried(table, seat, here):
        raise Refused("hourglass-for-people-here", table.rules.hourglass_rules)


def why_not(table: Table, person: str, wish: wire.WhyNot) -> Refusal | None:
    """Why a thing on the table cannot be done now, from what the seat is shown."""
    _own(table, person, wish.seat)
    if table.curtain is None:
        raise Refused("not-begun")
    return table.curtain.shown(wish.seat).why_not(wish.seat, wish.step)


def advice(table: Table, person: str, wish: wire.AskHint) -> Match:
    """The game as the seat is shown it, if it may ask for a hint about its open question."""
    chair, shown = _playing(table, person, wish.seat)
    if not table.setup.hints:
        raise Refused("hints-are-off")
    if wish.ask != chair.asked or all(ask.seat != wish.seat for ask in shown.asks):
        raise Refused("stale-question", ask=wish.ask, now=chair.asked)
    return shown


def undo(table: Table, person: str, wish: wire.Undo) -> list[AnyEntry]:
    if _is_done(table, person, wish):
        return []
    _playing(table, person, wish.seat)
    check_room(table, wish.seat)
    to = _what_to_undo(table, wish.seat)
    if not may_undo(table, wish.seat):
        raise Refused("undo-needs-consent")
    return [entries.Undone(wish.seat, to, client=wish.id)]


def resign(table: Table, person: str, wish: wire.Resign) -> list[AnyEntry]:
    """By the rules if they know it; else two players end the game, and of more a bot plays on."""
    if _is_done(table, person, wish):
        return []
    _, shown = _playing(table, person, wish.seat)
    for step in shown.permissions(wish.seat):
        if step.name == "Resign":
            return [entries.Chosen(wish.seat, str(step), act=True, client=wish.id)]
    if len(table.chairs) == 2:
        return [entries.Ended("resigned", (1 - wish.seat,), wish.seat, client=wish.id)]
    return [entries.StoodIn(wish.seat, stand_in(table.setup.game), for_good=True, client=wish.id)]


def admit(table: Table, person: str, wish: wire.Admit) -> list[AnyEntry]:
    """Somebody seated lets a big screen see what is public as it happens, or sends it away."""
    if _is_done(table, person, wish) or (wish.screen in table.screens) == wish.on:
        return []
    check_room(table, wish.seat)
    return [entries.Admitted(wish.seat, wish.screen, wish.on, client=wish.id)]


# Agreeing


def propose(table: Table, person: str, wish: wire.Propose) -> list[AnyEntry]:
    if _is_done(table, person, wish):
        return []
    _begun(table)
    check_room(table, wish.seat)
    if table.proposal is not None:
        raise Refused("proposal-open", what=table.proposal.what)
    about = wish.about
    if wish.what == "undo":
        about = _what_to_undo(table, wish.seat)
    elif wish.what == "bot" and not (about < len(table.chairs) and about in table.people()):
        raise Refused("no-leaver", seat=about)
    elif wish.what in ("pause", "resume") and table.pausing.agreed == (wish.what == "pause"):
        raise Refused("nothing-to-change", what=wish.what)
    proposal = Proposal(wish.seat, wish.what, about, {wish.seat: True})
    effects = _effects(table, proposal) if proposal.passes(_voters(table, proposal)) else []
    return [entries.Proposed(wish.seat, wish.what, about, client=wish.id), *effects]


def vote(table: Table, person: str, wish: wire.Vote) -> list[AnyEntry]:
    if _is_done(table, person, wish):
        return []
    _begun(table)
    proposal = table.proposal
    if proposal is None:
        raise Refused("nothing-proposed")
    votes = {**proposal.votes, wish.seat: wish.yes}
    agreed = Proposal(proposal.seat, proposal.what, proposal.about, votes)
    effects = _effects(table, agreed) if agreed.passes(_voters(table, agreed)) else []
    return [entries.Voted(wish.seat, wish.yes, client=wish.id), *effects]


def _voters(table: Table, proposal: Proposal) -> list[int]:
    """Everybody who plays, but not the leaver it is about."""
    people = table.people()
    return [seat for seat in people if proposal.what != "bot" or seat != proposal.about or len(people) == 1]


def _effects(table: Table, proposal: Proposal) -> list[AnyEntry]:
    match proposal.what:
        case "undo":
            return [entries.Undone(proposal.seat, proposal.about)]
        case "end":
            return [entries.Ended("agreed")]
        case "bot":
            return [entries.StoodIn(proposal.about, stand_in(table.setup.game))]
        case _:
            return [entries.Paused(proposal.what == "pause")]


def _what_to_undo(table: Table, seat: int) -> int:
    if table.setup.undo == "none":
        raise Refused("undo-forbidden")
    to = last_choice(table, seat)
    if to is None:
        raise Refused("nothing-to-undo")
    return to


# Sitting down


def sit(table: Table, person: str, name: str, seat: int | None, entropy: str) -> list[AnyEntry]:
    """A person takes a free seat, the first one if none is named."""
    _open(table)
    if seat is None:
        seat = next((number for number, chair in enumerate(table.chairs) if chair.is_free), None)
        if seat is None:
            raise Refused("table-full")
    if not 0 <= seat < len(table.chairs):
        raise Refused("no-such-seat", seat=seat, last=len(table.chairs) - 1)
    check_room(table, seat)
    if table.chairs[seat].person == person:
        return [entries.Readied(seat, entropy)] if entropy else []
    if not table.chairs[seat].is_free:
        raise Refused("seat-taken", seat=seat)
    others = [chair.name for number, chair in enumerate(table.chairs) if number != seat]
    stands_up = [entries.Presided()] if table.presiding == person else []
    return [*stands_up, entries.Seated(seat, person, apart(name, others), entropy=entropy)]


def sit_by_listing(table: Table, person: str, name: str, seat: int | None, entropy: str) -> list[AnyEntry]:
    """Somebody who found the table in the lobby takes one seat, and not again after the host took it back."""
    lines = sit(table, person, name, seat, entropy)
    if person != table.host and any(isinstance(line, entries.Seated) for line in lines):
        if person in table.sent_away:
            raise Refused("sent-away")
        if table.seats_of(person):
            raise Refused("one-seat-each")
    return lines


def begins(table: Table, person: str, seat: int | None) -> list[AnyEntry]:
    """Somebody says that their seat begins; None takes that back. Where nobody says so, chance decides."""
    _open(table)
    if not table.seats_of(person):
        raise Refused("not-seated")
    if table.starter is None:
        raise Refused("nobody-is-asked")
    taken_back = table.begins if seat is None else seat
    if taken_back is not None:
        _own(table, person, taken_back)
        check_room(table, taken_back)
    return [] if seat == table.begins else [entries.Begins(seat)]


def set_bot(table: Table, person: str, seat: int, bot: str | None) -> list[AnyEntry]:
    """The host puts a bot on a seat, or takes whoever sits there away."""
    _open(table)
    if person != table.host:
        raise Refused("host-only")
    if not 0 <= seat < len(table.chairs):
        raise Refused("no-such-seat", seat=seat, last=len(table.chairs) - 1)
    if bot is not None and table.chairs[seat].person is not None:
        raise Refused("seat-taken", seat=seat)
    check_room(table, seat)
    sent_away = table.chairs[seat].person not in (None, person)
    return [entries.Seated(seat, name="" if bot is None else f"Bot {seat + 1}", bot=bot, by_host=sent_away)]


def leave(table: Table, person: str) -> list[AnyEntry]:
    seats = table.seats_of(person)
    if not table.is_at_table(person):
        raise Refused("not-seated")
    if table.presiding == person:
        return [entries.Presided()] if table.status == OPEN else []
    if table.status == OPEN:
        return [entries.Seated(seat) for seat in seats]
    if table.status == OVER:
        return []
    return [entries.StoodIn(seat, stand_in(table.setup.game)) for seat in seats if not table.chairs[seat].stand_in]


def come_back(table: Table, person: str) -> list[AnyEntry]:
    """Whoever returns takes the seat back from the bot that sat in."""
    return [
        entries.CameBack(seat)
        for seat in table.seats_of(person)
        if table.status == PLAYING and table.chairs[seat].stand_in and not table.chairs[seat].for_good
    ]


def start(table: Table, person: str) -> list[AnyEntry]:
    _open(table)
    if person != table.host:
        raise Refused("host-only")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if free:
        raise Refused("seats-free", seats=", ".join(map(str, free)))
    return [entries.Started(sortilege.ruleset(table.setup.game).revision)]


# What they share


def _own(table: Table, person: str, seat: int) -> Chair:
    if seat >= len(table.chairs) or table.chairs[seat].person != person:
        raise Refused("not-your-seat", seat=seat)
    return table.chairs[seat]


def _is_done(table: Table, person: str, wish: Wish) -> bool:
    """Whether that wish has been carried out. This comes before any other question: whatever has become of the game
    meanwhile, its client waits for the answer it missed."""
    _own(table, person, wish.seat)
    return (wish.seat, wish.id) in table.clients


def _open(table: Table) -> None:
    if table.status != OPEN:
        raise Refused("already-begun")


def _begun(table: Table) -> None:
    if table.status == OPEN:
        raise Refused("not-begun")
    if table.status == OVER:
        raise Refused("game-is-over")


def _playing(table: Table, person: str, seat: int) -> tuple[Chair, Match]:
    chair = _own(table, person, seat)
    _begun(table)
    if chair.stand_in is not None:
        raise Refused("bot-sits-in", seat=seat)
    if table.paused:
        raise Refused("table-paused")
    assert table.curtain is not None
    return chair, table.curtain.shown(seat)


def _option(shown: Match, seat: int, text: str) -> str:
    """The stable notation of an answer that the seat may give: what only the clock plays is none."""
    for ask in shown.asks:
        if ask.seat == seat and text in map(str, ask.options):
            return text
    refusal = shown.why_not(seat, text)
    if refusal is not None:
        raise Refused.because(refusal)
    book = shown.ruleset.book
    step = book.read(text)
    for ask in shown.asks:
        if ask.seat == seat and step in ask.options:
            return book.write(step)
        if ask.seat == seat and step == ask.default:
            raise Refused("not-offered", shown.ruleset.turn_rules, step=text, offered="; ".join(map(str, ask.options)))
    raise Refused("act-instead", step=text)
