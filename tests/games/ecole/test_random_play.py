"""Random games keep what no rule may break."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.kernel.sets import NOBODY
from sortilege.shelf.ecole.components import HOWLER, MAGIC_CARDS, MAIL_TOKENS, SCHOOL_CARDS
from sortilege.shelf.ecole.state import (
    AREA,
    CHAIN_CARDS,
    COLLECTION,
    HAND,
    MAGIC_DECK,
    MAGIC_DISCARD,
    MAIL_IN_HAND,
    MAIL_OF,
    MAIL_ON,
    OUT_OF_GAME,
    RESERVE,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    Ecole,
)
from sortilege.testing import play_randomly, random_options, rule
from tests.games.ecole.play import outcome
from tests.games.ecole.scenes import state_of

SEATS, SLOTS = range(4), range(1, 9)
MAGIC_ZONES = [MAGIC_DECK, MAGIC_DISCARD, CHAIN_CARDS, *[zone + seat for zone in (HAND, AREA) for seat in SEATS]]
SCHOOL_ZONES = [SCHOOL_DECK, SCHOOL_DISCARD, *SLOTS, *[COLLECTION + seat for seat in SEATS]]
MAIL_ZONES = [
    *(RESERVE, MAIL_IN_HAND, OUT_OF_GAME),
    *[MAIL_ON + slot for slot in SLOTS],
    *[MAIL_OF + seat for seat in SEATS],
]
SORTS = [(MAGIC_ZONES, MAGIC_CARDS), (SCHOOL_ZONES, SCHOOL_CARDS), (MAIL_ZONES, MAIL_TOKENS)]


def check_table(match: Match, decision: int) -> None:
    game = state_of(match)
    for zones, printed in SORTS:
        assert Counter(game.face(piece) for zone in zones for piece in game.zones[zone]) == Counter(printed)
    for seat in range(game.seats):
        assert all(game.knows(seat, card) for card in game.zones[HAND + seat])
        assert all(game.knows(seat, token) for token in game.zones[MAIL_OF + seat])
        assert game.find(MAIL_OF + seat, HOWLER) < 0
    for zone in (MAGIC_DISCARD, SCHOOL_DISCARD, CHAIN_CARDS, OUT_OF_GAME, *SLOTS):
        assert all(game.is_open(piece) for piece in game.zones[zone])
    for zone in (MAGIC_DECK, SCHOOL_DECK, RESERVE):
        assert all(game.who_knows(piece) == NOBODY for piece in game.zones[zone])
    if match.asks[0].why.name == "ChooseMove":
        check_quiet_moment(game)


def check_quiet_moment(game: Ecole) -> None:
    """Nothing is being resolved while a player chooses a move."""
    assert game.chain == ()
    assert game.zones[CHAIN_CARDS] == game.zones[MAIL_IN_HAND] == b""
    assert not any(game.drops)
    assert not any(game.sealed)
    assert [len(game.zones[MAIL_ON + slot]) for slot in SLOTS if not game.zones[slot]] == [0] * sum(
        not game.zones[slot] for slot in SLOTS
    )


@rule("ECO-R36", "ECO-END-02", "ECO-R14", "ECO-MAIL-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_keep_every_piece_in_its_place(seats: int) -> None:
    ruleset = sortilege.ruleset("ecole")
    for seed in range(8):
        rng = Random(seed * 10 + seats)
        options = random_options(ruleset, "standard", seats, rng)
        match = sortilege.new("ecole", seats=seats, options=options, seed=seed)

        play_randomly(match, rng, 5000, check_table)

        assert outcome(match).reason in {"ten-cards", "all-horcruches", "last-round"}
        assert state_of(match).round <= 40
