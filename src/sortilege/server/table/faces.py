"""What a table looks like from each seat, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Raw

from sortilege import Ask, Match, Step
from sortilege.kernel.match import Event
from sortilege.server.table.answering import Wish, ahead, answer_for, question_of, standing_wishes, wishes
from sortilege.server.table.chair import Chair
from sortilege.server.table.channels import TABLE
from sortilege.server.table.conferring import seen_pointing
from sortilege.server.table.curtain import LONG_GAP
from sortilege.server.table.entries import Said
from sortilege.server.table.hourglass import has_hourglass, is_hourglass
from sortilege.server.table.moderator import moderator, offer
from sortilege.server.table.pausing import days_left
from sortilege.server.table.proposal import Proposal
from sortilege.server.table.spoken import Spoken
from sortilege.server.table.table import Table
from sortilege.server.table.wire import ChairCard, Heard, ProposalCard, Question, State, TableCard, encode


def question(match: Match, seat: int, number: int) -> Question | None:
    """A question as its seat is asked it, wherever that is."""
    ask = question_of(match, seat)
    return None if ask is None else _question(ask, number)


def _question(
    ask: Ask, number: int, given: Literal["only", "same", "wish"] | None = None, lets: Sequence[Wish] = ()
) -> Question:
    default = ask.default
    written = str(default) if isinstance(default, Step) else None
    return Question(number, str(ask.why), list(map(str, ask.options)), written, given, list(lets))


def question_at(table: Table, seat: int) -> Question | None:
    """The same at a table, which may answer for the seat."""
    assert table.curtain is not None
    ask = question_of(table.curtain.shown(seat), seat)
    if ask is None:
        return None
    given = answer_for(table, seat)
    return _question(ask, table.chairs[seat].asked, given.why if given else None, wishes(table, ask))


def may_undo(table: Table, seat: int) -> bool:
    """Whether the seat may take back its last choice without asking. Never while others answer
    unseen: whether they have would show."""
    match = table.match
    if match is None or table.setup.undo != "free" or match.over:
        return False
    if match.is_sealed or match.is_side_by_side:
        return False
    if not match.undo_free(len(match.choices) - 1):  # nor any choice before
        return False
    last = last_choice(table, seat)
    return last is not None and match.undo_free(last)


def last_choice(table: Table, seat: int) -> int | None:
    """How many choices had been made when the seat made its last one; what the table gave for it is none."""
    choices = table.match.choices if table.match else []
    for number in range(len(choices) - 1, -1, -1):
        if choices[number][0] == seat and number not in table.given:
            return number
    return None


def state(
    table: Table, seat: int | None, events: Sequence[Event], fresh: bool = False, presides: bool = False
) -> State:
    """The message that shows a seat where the game is; `presides` is for the Moderator who has none."""
    assert table.curtain is not None
    shown = table.curtain.shown(seat)
    view = shown.view(seat)
    moderates = _moderates(table, seat, presides)
    return _state(table, seat, shown.as_moderator(view) if moderates else view, events, fresh)


def written_state(table: Table, seat: int | None, presides: bool = False) -> bytes:
    """The same without events, as it is sent: the view is written at once, for nobody here reads it."""
    assert table.curtain is not None
    if _moderates(table, seat, presides):
        return encode(state(table, seat, [], presides=presides))
    return encode(_state(table, seat, Raw(table.curtain.shown(seat).view_as_json(seat)), [], fresh=False))


def _moderates(table: Table, seat: int | None, presides: bool) -> bool:
    """Whether somebody sees more than a seat does."""
    assert table.curtain is not None
    return (presides or (seat is not None and seat == moderator(table))) and not table.curtain.shown(seat).over


def _state(table: Table, seat: int | None, view: Any, events: Sequence[Event], fresh: bool) -> State:
    """`view` is data, or written already."""
    assert table.curtain is not None
    shown = table.curtain.shown(seat)
    return State(
        seat=seat,
        version=table.curtain.streams[seat].version,
        fresh=fresh,
        events=list(events),
        view=view,
        ask=None if seat is None else question_at(table, seat),
        may=[] if seat is None else permissions(table, shown, seat),
        undo=seat is not None and may_undo(table, seat),
        until=None if table.paused else table.clock.until(table.curtain.match, seat),
        lets={} if seat is None else standing_wishes(table, seat),
        pointing=seen_pointing(table, seat),
    )


def permissions(table: Table, shown: Match, seat: int) -> list[str]:
    """What a seat may do at any time, by the rules of the game and of the table."""
    offered, hourglass = offer(table, seat), has_hourglass(table)
    steps = [str(step) for step in shown.permissions(seat) if hourglass or not is_hourglass(table, step)]
    return [*steps, offered] if offered else steps


def missed(table: Table, seat: int | None, since: int | None, presides: bool = False) -> State:
    """The message for a client that comes back with the last version it has."""
    assert table.curtain is not None
    table.curtain.news(seat)
    events = None
    if since is not None:
        events = table.curtain.streams[seat].since(table.curtain.shown(seat), seat, since)
    if events is None:
        return state(table, seat, story(table, seat), True, presides)
    return state(table, seat, events, False, presides)


class Shown(NamedTuple):
    """What a seat was shown last, and of what that was made."""

    message: bytes
    """Without the events."""
    of: tuple[Any, ...] | None
    """None where it was made of what will not come again."""


def news(table: Table, seat: int | None, fresh: bool, last: Shown | None) -> tuple[bytes | None, Shown]:
    """What a seat is told now, and what it is shown without the events, to be handed in as `last` the next time.
    The first is None if nothing changed for it, so that a message never tells that something happened which it may
    not know."""
    assert table.curtain is not None
    return news_of(table, seat, table.curtain.news(seat), fresh, last)


def news_of(
    table: Table, seat: int | None, events: Sequence[Event], fresh: bool, last: Shown | None, presides: bool = False
) -> tuple[bytes | None, Shown]:
    """The same where the events have been read: those who watch and a Moderator without a seat are told the same."""
    made_of = _made_of(table, seat)
    if last is not None and made_of is not None and made_of == last.of and not fresh:
        return None, last
    bare = written_state(table, seat, presides)
    now = Shown(bare, made_of)
    if fresh:
        return _with_events(bare.replace(b'"fresh":false', b'"fresh":true', 1), story(table, seat)), now
    if events:
        return _with_events(bare, events), now
    return (None if last is not None and bare == last.message else bare), now


def shown(table: Table, seat: int | None, presides: bool = False) -> Shown:
    """What a seat is shown now, without the events."""
    return Shown(written_state(table, seat, presides), _made_of(table, seat))


def _made_of(table: Table, seat: int | None) -> tuple[Any, ...] | None:
    """While answers are given unseen most seats are shown what they were shown before: then this is the same, and it
    need not be made again to be compared. Where no window is open it never is."""
    assert table.curtain is not None
    if not table.curtain.window_is_open:
        return None
    own, everybodys = table.curtain.shown(seat), table.curtain.shown(None)
    return (
        own,
        everybodys,
        len(own.choices),
        len(everybodys.choices),
        table.curtain.streams[seat].version,
        None if seat is None else (table.chairs[seat].asked, table.chairs[seat].lets_made),
        table.paused,
        table.status,
        table.appointed,
        table.clock.until(table.curtain.match, seat),
        seen_pointing(table, seat),
    )


def _with_events(bare: bytes, events: Sequence[Event]) -> bytes:
    """The events go where the message has none: their field comes before anything that could look like it."""
    return bare.replace(b'"events":[]', b'"events":' + encode(list(events)), 1)


def story(table: Table, seat: int | None) -> Sequence[Event]:
    """What a seat was told so far, the end of it if it is long: what goes with a fresh view."""
    assert table.curtain is not None
    return table.curtain.shown(seat).last_told(seat, LONG_GAP)


def card(table: Table, here: Mapping[int, bool], away: Mapping[int, float]) -> TableCard:
    """The table as anybody may see it, with who is connected and until when absent people are waited for."""
    return TableCard(
        id=table.id,
        setup=table.setup,
        status=table.status,  # type: ignore[arg-type]  # one of the three words
        chairs=[_chair(table, seat, chair, here, away) for seat, chair in enumerate(table.chairs)],
        receipt=table.receipt,
        paused=table.paused,
        proposal=_proposal(table.proposal) if table.proposal else None,
        outcome=table.outcome,
        ended=table.ended.reason if table.ended else None,
        rematch=table.rematch,
        resumed=table.brought is not None,
        moderator=moderator(table),
        asks_who_begins=table.starter is not None,
        begins=_begins(table),
        presiding=table.presiding_name if table.presiding else None,
        screens=sorted(table.screens),
        passes={question: allowed for question in table.rules.passes if (allowed := ahead(table, question))},
    )


def _begins(table: Table) -> int | None:
    """The seat that somebody named, in the lobby or when the table was opened."""
    starter = table.starter
    set_up = table.setup.options.get(starter.name) if starter is not None else None
    return set_up if table.begins is None and type(set_up) is int else table.begins


def _chair(table: Table, seat: int, chair: Chair, here: Mapping[int, bool], away: Mapping[int, float]) -> ChairCard:
    return ChairCard(
        seat=seat,
        kind="bot" if chair.bot else "person" if chair.person else "free",
        name=chair.name,
        bot=chair.bot,
        stand_in=chair.stand_in,
        here=chair.bot is not None or here.get(seat, False),
        away_until=None if chair.stand_in else away.get(seat),
        host=chair.person is not None and chair.person == table.host,
        consents=chair.consents,
        vacation=vacation.until if (vacation := table.pausing.vacations.get(seat)) else None,
        vacation_days=days_left(table, seat) if chair.person else 0,
    )


def _proposal(proposal: Proposal) -> ProposalCard:
    votes = {str(seat): yes for seat, yes in proposal.votes.items()}
    about = proposal.about if proposal.what == "bot" else None
    return ProposalCard(proposal.seat, proposal.what, about, votes)


def heard(spoken: Spoken) -> Heard:
    said = spoken.said
    if isinstance(said, Said):
        return Heard(spoken.number, spoken.at, said.seat, said.channel, text=said.text)
    return Heard(spoken.number, spoken.at, said.seat, TABLE, sign=said.sign, about=said.about)
