"""What an invitation tells whoever has it, before they sit down: the game, its variant in one line, who is there."""

from __future__ import annotations

import msgspec
from litestar.exceptions import NotFoundException

import sortilege
from sortilege.kernel.ruleset import Option, Value
from sortilege.server.http.services import Asked, Services, room_of
from sortilege.server.storage.company import blocked_by
from sortilege.server.storage.store import Person
from sortilege.server.table.http_records import Invitation
from sortilege.server.table.row import Row
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import OPEN
from sortilege.server.table.wire import TableCard
from sortilege.text import LANGUAGES, Words

LONGEST_CODE = 12
"""An invitation to one seat is longer than the code of a table."""
NOBODY = "no such invitation"


class Facts(msgspec.Struct, frozen=True):
    """An invitation in one language, as its preview says it."""

    game: str
    name: str
    variant: str
    title: str
    host: str
    there: str
    room: str
    """How many seats are free, or that the game has begun."""
    taken: int
    seats: int


async def find(services: Services, request: Asked, word: str, person: Person | None) -> tuple[Row, Invitation]:
    """The table of a code or of an invitation. Before the game whoever has it sees the table as everybody there does;
    after that as a spectator does, and of a private one, unless they are at it, not even that it exists."""
    row, seat = await _row(services, word)
    found = services.rooms.found(row.id)
    if row.status == OPEN and (found is None or found.table.status == OPEN):
        if person is not None and row.host in await blocked_by(services.rooms.store, person.id):
            room = await room_of(services, row.id, request, person)
            if not room.table.is_at_table(person.id):
                raise NotFoundException(NOBODY)
        card = found.card() if found is not None else msgspec.json.decode(row.summary, type=TableCard)
    else:
        room = await room_of(services, row.id, request, person)
        who = person.id if person is not None else ""
        if not room.table.may_be_watched_by(who):
            raise NotFoundException(NOBODY)
        card = room.card() if room.table.is_at_table(who) else await room.public_card()
    host = next((chair.name for chair in card.chairs if chair.host), "")
    variant = {language: variant_line(card.setup, language) for language in LANGUAGES}
    return row, Invitation(card, host, variant, seat)


async def _row(services: Services, word: str) -> tuple[Row, int | None]:
    store = services.rooms.store
    if len(word) <= LONGEST_CODE:
        row, seat = await store.table_by_code(word.strip().upper()), None
    else:
        invited = await store.seat_of_invite(word)
        row, seat = (await store.table(invited[0]), invited[1]) if invited else (None, None)
    if row is None or row.summary == "{}" or msgspec.json.decode(row.setup, type=Setup).game not in sortilege.games():
        raise NotFoundException(NOBODY)
    return row, seat


def facts(invitation: Invitation, language: str) -> Facts:
    card = invitation.table
    words = Words(language, "invitation", f"{card.setup.game}/game")
    name = words.say("game") if words.has("game") else card.setup.game
    people = [chair.name for chair in card.chairs if chair.kind == "person" and chair.name]
    free = sum(chair.kind == "free" for chair in card.chairs)
    about = {"host": invitation.host, "game": name}
    nameless = "" if invitation.host else "nameless"
    return Facts(
        card.setup.game, name, invitation.variant[language],
        title=words.say("invitation-title", nameless, **about),
        host=words.say("invitation-host", nameless, **about),
        there=words.say("invitation-there", names=", ".join(people)) if people else "",
        room=words.say("invitation-free", count=free) if card.status == OPEN else words.say("invitation-begun"),
        taken=len(card.chairs) - free,
        seats=len(card.chairs),
    )  # fmt: skip


def variant_line(setup: Setup, language: str) -> str:
    """The mode, for how many, and whatever is not as usual; who begins is said at the table."""
    rules = sortilege.ruleset(setup.game)
    words = Words(language, "invitation", f"{setup.game}/game")
    mode = setup.mode or rules.modes[0]
    unusual = [
        _option(words, option, setup.options[option.name])
        for option in rules.options
        if not (option.begins or option.names_seat) and setup.options.get(option.name, option.default) != option.default
    ]
    named = words.say(f"mode-{mode}") if words.has(f"mode-{mode}") else mode
    rated = [words.say("invitation-rated")] if setup.rated else []
    return ", ".join([named, words.say("invitation-seats", count=setup.seats), *unusual, *rated])


def _option(words: Words, option: Option, value: Value) -> str:
    """`Silent death` for what is switched on, `Houses: by chance` for anything else."""
    key = f"option-{option.name}"
    label = words.say(key) if words.has(key) else option.name
    if value is True:
        return label
    word = {False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    own, common = f"{key}-{value}", f"invitation-{word}"
    said = words.say(own) if words.has(own) else words.say(common) if words.has(common) else word
    return words.say("invitation-value", option=label, value=said)
