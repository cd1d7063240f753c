"""Talk at a table, within what the rules allow."""

from __future__ import annotations

from sortilege.kernel.sense import Sign
from sortilege.server.table import entries, wire
from sortilege.server.table.channels import DEAD, LAST_WORDS, TABLE
from sortilege.server.table.cleaning import can_be_read, cleaned, words_in
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.moves import Refused, check_room
from sortilege.server.table.spoken import Amount, Spoken
from sortilege.server.table.table import Table

MOST_LINES, MOST_BYTES = 1000, 100_000
"""What a seat may say at one table."""


def say(table: Table, person: str, wish: wire.Say) -> list[AnyEntry]:
    """Free text. At Night nobody speaks; the dead have their last words, then their own channel."""
    seat = wish.seat
    _may_speak(table, person, seat)
    if (seat, wish.id) in table.clients:
        return []
    text = cleaned(wish.text)
    if not can_be_read(text):
        raise Refused("nothing-said")
    _has_room(table, seat)
    if _is_dead(table, seat):
        return _say_dead(table, wish, text)
    if _is_silent(table):
        raise Refused("nobody-speaks-now", table.rules.silence_rules)
    return [entries.Said(seat, TABLE, text, client=wish.id)]


def _say_dead(table: Table, wish: wire.Say, text: str) -> list[AnyEntry]:
    """Between the death and the next turn, once and in few words; afterwards among the dead."""
    table_rules = table.rules
    assert table.curtain is not None
    for step in table.curtain.shown(wish.seat).permissions(wish.seat):
        if step.name == table_rules.last_words:
            if words_in(text) > table_rules.most_last_words:
                raise Refused("too-many-words", table_rules.last_words_rules, most=table_rules.most_last_words)
            spoken = entries.Said(wish.seat, LAST_WORDS, text, client=wish.id)
            return [entries.Chosen(wish.seat, str(step), act=True), spoken]
    return [entries.Said(wish.seat, DEAD, text, client=wish.id)]


def sign(table: Table, person: str, wish: wire.Sign) -> list[AnyEntry]:
    """Structured talk that bots understand."""
    seat = wish.seat
    _may_speak(table, person, seat)
    if (seat, wish.id) in table.clients:
        return []
    _has_room(table, seat)
    if wish.sign not in table.rules.signs:
        raise Refused("no-such-sign", sign=wish.sign, signs=", ".join(table.rules.signs))
    if wish.about >= len(table.chairs):
        raise Refused("no-such-seat", seat=wish.about, last=len(table.chairs) - 1)
    if _is_dead(table, seat) or _is_silent(table):
        raise Refused("nobody-speaks-now", table.rules.silence_rules)
    return [entries.Signed(seat, wish.sign, wish.about, client=wish.id)]


def may_bot_sign(table: Table, seat: int) -> bool:
    """A bot speaks where people listen, at most once a day, and not while others answer something at once."""
    match = table.match
    if match is None or match.is_sealed or not table.rules.signs or not table.setup.chat:
        return False
    listened_to = any(chair.person for chair in table.chairs)
    has_spoken = table.signed.get(seat) == table.day
    has_room = table.said.get(seat, Amount()).lines < MOST_LINES
    return listened_to and has_room and not (has_spoken or _is_dead(table, seat) or _is_silent(table))


def bot_sign(table: Table, seat: int, sign: Sign) -> list[AnyEntry]:
    """What a bot says, if it still may."""
    return [entries.Signed(seat, *sign)] if may_bot_sign(table, seat) else []


def mute(table: Table, person: str, wish: wire.Mute) -> list[AnyEntry]:
    """Only who sits at the table is kept in its log."""
    seats = table.seats_of(person)
    if not seats:
        raise Refused("not-seated")
    if (person, wish.id) in table.clients:
        return []
    if wish.seat >= len(table.chairs):
        raise Refused("no-such-seat", seat=wish.seat, last=len(table.chairs) - 1)
    check_room(table, seats[0])
    return [entries.Muted(person, wish.seat, wish.on, client=wish.id)]


def hears(table: Table, person: str | None, spoken: Spoken) -> bool:
    """Whether somebody at the table (None: a spectator) gets what was said."""
    said = spoken.said
    if person is not None and (person, said.seat) in table.muted:
        return False
    if isinstance(said, entries.Said) and said.channel == DEAD:
        seats = [] if person is None else table.seats_of(person)
        return bool(seats) and all(_is_dead(table, seat) for seat in seats)
    return True


def _may_speak(table: Table, person: str, seat: int) -> None:
    if seat >= len(table.chairs) or table.chairs[seat].person != person:
        raise Refused("not-your-seat", seat=seat)
    if not table.setup.chat:
        raise Refused("chat-is-off")


def _has_room(table: Table, seat: int) -> None:
    """Each seat may say so much at a table and no more: what one says takes nothing from the others."""
    said = table.said.get(seat, Amount())
    if said.lines >= MOST_LINES or said.size >= MOST_BYTES:
        raise Refused("budget-talk-of-table", lines=MOST_LINES)


def _is_silent(table: Table) -> bool:
    match = table.curtain.shown(None) if table.curtain else None
    return match is not None and not match.over and table.rules.is_silent(match.view(None))


def _is_dead(table: Table, seat: int) -> bool:
    match = table.curtain.shown(None) if table.curtain else None
    return match is not None and not match.over and table.rules.is_dead(match.view(None), seat)
