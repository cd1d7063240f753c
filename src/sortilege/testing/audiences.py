"""Who is told what: everything that play keeps from somebody is declared where its event is, and reaches those alone.

An imagined world shares the log of the real one, so that comparing worlds cannot find an event that told too much.
Here every secret field in the log is compared with what `secret` and `only_for` say of its event; any other is public.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sortilege.kernel.book import KNOWERS, KNOWERS_OR_ALL, WHOLE, EventType
from sortilege.kernel.kinds import NONE
from sortilege.kernel.match import Match
from sortilege.kernel.sets import below, group_of
from sortilege.testing.play import LIMIT, RESTLESS, Case, case, play_randomly, tables


class Secret(NamedTuple):
    """Something that was told to some seats only."""

    event: EventType
    what: str
    """A field, or WHOLE."""
    audience: int
    fields: dict[str, int]

    def __str__(self) -> str:
        return named(self.event, self.what)


def named(event: EventType, what: str) -> str:
    return event.name if what == WHOLE else f"{event.name}.{what}"


def check_audiences(cases: Iterable[Case]) -> set[str]:
    """Plays the cases; returns what is declared secret and was never told."""
    unmet: set[str] = set()
    met: set[str] = set()
    for one in cases:
        match = one.start()
        unmet |= {named(event, what) for event in match.ruleset.book.event_types for what in event.known_to}
        try:
            play_randomly(match, one.rng("play"), LIMIT, None, RESTLESS)
            met |= check_log(match)
        except Exception as wrong:
            wrong.add_note(f"in {one}, after {len(match.choices)} choices")
            raise
    return unmet - met


def check_log(match: Match) -> set[str]:
    """All that a match has told by now; returns which secrets were among it."""
    met: set[str] = set()
    everybody = below(match.seats)
    for kept in kept_back(match):
        met.add(str(kept))
        knowers = kept.event.known_to.get(kept.what)
        assert knowers is not None, f"{kept} is told to some seats only, and its event does not say to whom"
        if knowers not in (KNOWERS, KNOWERS_OR_ALL):
            seats = [kept.fields[name] for name in knowers.split()]
            allowed = group_of([seat for seat in seats if 0 <= seat != NONE]) & everybody
            heard = kept.audience & everybody
            assert heard | allowed == allowed, f"{kept} reached more than {knowers}"
            assert heard == allowed, f"{kept} was kept from {knowers}"
    for leak in told_to_all(match):
        raise AssertionError(f"{leak} is secret, and was told to all")
    return met


def kept_back(match: Match) -> Iterator[Secret]:
    """Every field of every event that some seat may not read."""
    everybody = below(match.seats)
    for audience, code, *values in match.game.log[: match.game.told]:
        event = match.ruleset.book.event_types[code]
        fields = dict(zip(event.fields, values, strict=True))
        if audience & everybody != everybody:
            yield Secret(event, WHOLE, audience, fields)
        for name, value in fields.items():
            if value < 0:
                yield Secret(event, name, (-value - 1) >> 8, fields)


def told_to_all(match: Match) -> Iterator[str]:
    """What should have been kept from somebody, and a spectator could read it."""
    declared = {event.name: event for event in match.ruleset.book.event_types}
    for told in match.told(None):
        event = declared[told.name]
        for what, knowers in event.known_to.items():
            if knowers != KNOWERS_OR_ALL and (what == WHOLE or told.fields[what] is not None):
                yield named(event, what)


def rare(game_events: Iterable[EventType]) -> set[str]:
    """What random games need not come to."""
    return {named(event, what) for event in game_events if event.is_rare for what in event.known_to}


def cases_of(game: str, many: int) -> Iterator[Case]:
    """So many games at each table of a game."""
    for _, mode, seats in tables([game]):
        yield from (case(game, mode, seats, seed) for seed in range(many))
