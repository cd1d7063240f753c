"""Who is told what: every event that keeps something from somebody, and whom it tells.

An imagined world shares the log of the real one, so that comparing worlds cannot find an event that
told too much. Here every secret field is named with those who may read it; any other is public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.kernel.sets import below, group_of
from sortilege.testing import case, play_randomly, tables
from sortilege.testing.play import LIMIT, RESTLESS

WHOLE = "*"
"""The whole event: others do not even hear that it happened."""
KNOWERS = ""
"""Those who know the thing already; who that is, the tests of the game say."""

SECRETS = {
    "animaux": {
        ("SpellsDealt", "spell"): "by",
        ("SpellsDealt", "other"): "by",
        ("SpellDrawn", "spell"): "by",
        ("TokenLookedAt", "token"): "by",
    },
    "ecole": {
        ("CardDrawn", WHOLE): KNOWERS,
        ("CardGiven", "card"): "by to",
        ("CardStolen", "card"): "by of",
        ("MailDrawn", "token"): "by",
        ("MailPlaced", "token"): "by",
        ("TokenRecovered", "token"): KNOWERS,
        ("TokenSeen", WHOLE): KNOWERS,
    },
    "salem": {
        ("CardDealt", WHOLE): "to",
        ("CardDrawn", "card"): "by",
        ("CardInherited", "card"): KNOWERS,
        ("CardRobbed", "card"): "source target",
        ("GhostPeeked", "face"): "by",
        ("TrialPassed", "face"): "source target",
        ("TrialPutInCentre", "face"): "source",
        ("TrialReceived", WHOLE): "of",
        ("TrialTakenFromCentre", "face"): "target",
        ("VictimChosen", WHOLE): KNOWERS,
        ("WitchRecognised", WHOLE): KNOWERS,
    },
    "traverse": {
        ("SpellDiscarded", "card"): "by",
        ("SpellKept", "card"): "by",
        ("SpellLost", "card"): "by",
        ("SpellsDealt", "first"): "to",
        ("SpellsDealt", "second"): "to",
    },
    "zoondo": {
        ("ZoonHypnotised", "card"): "by",
        ("ZoonLookedAt", "card"): "by",
    },
}
CASES = 3
"""How many games at each table: enough that everything but the rare is told."""
RARE = {("SpellDiscarded", "card"), ("ZoonHypnotised", "card"), ("ZoonLookedAt", "card")}
"""What random games hardly come to; the scenes of these games do."""
SOMETIMES_PUBLIC = {"CardInherited"}
"""Told to all if all knew it before."""


def played(game: str) -> Iterator[Match]:
    for _, mode, seats in tables([game]):
        for seed in range(CASES):
            one = case(game, mode, seats, seed)
            match = one.start()
            play_randomly(match, one.rng("play"), LIMIT, None, RESTLESS)
            yield match


def hidden(match: Match) -> Iterator[tuple[str, str, int, dict[str, int]]]:
    """Every field of every event that some seat may not read: its event, its name, who may, and the fields."""
    everybody = below(match.seats)
    for audience, code, *values in match.game.log[: match.game.told]:
        event = match.ruleset.book.event_types[code]
        fields = dict(zip([name for name, _ in event.columns], values, strict=True))
        if audience & everybody != everybody:
            yield event.name, WHOLE, audience, fields
        for name, value in fields.items():
            if value < 0:
                yield event.name, name, (-value - 1) >> 8, fields


def open_fields(match: Match, secrets: dict[tuple[str, str], str]) -> Iterator[str]:
    """What should have been kept from somebody and was told to all."""
    told = {(event.name, name) for event in match.events(None) for name, value in event.fields.items() if value}
    yield from (f"{event}.{name}" for event, name in secrets if (event, name) in told and event not in SOMETIMES_PUBLIC)
    yield from (event for event, name in secrets if name == WHOLE and any(event == other for other, _ in told))


@pytest.mark.parametrize("game", sortilege.games())
def test_an_event_tells_each_secret_to_those_who_may_know_it_and_to_nobody_else(game: str) -> None:
    secrets = SECRETS[game]
    times: Counter[tuple[str, str]] = Counter()

    for match in played(game):
        assert list(open_fields(match, secrets)) == []
        for event, name, audience, fields in hidden(match):
            times[event, name] += 1
            allowed = secrets[event, name]
            if allowed != KNOWERS:
                named = group_of([fields[seat] for seat in allowed.split()])
                assert audience | named == named, f"{event}.{name} reached more than {allowed}"
                assert audience == named or "ghost" in match.view(None)["mode"], (
                    f"{event}.{name} was kept from {allowed}"
                )

    assert set(times) | RARE >= set(secrets)
