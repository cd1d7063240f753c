"""Whatever is chosen, the contract holds. Hypothesis chooses, and shrinks to the shortest bad record."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import sortilege
from sortilege.testing import contract, random_options, start, tables
from sortilege.testing.secrecy import Worlds, check_world

EXAMPLES = 10 * int(os.environ.get("SORTILEGE_CASES", "1"))
MODES = sorted({(game, mode) for game, mode, _ in tables()})


@pytest.mark.parametrize(("game", "mode"), MODES)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_chosen_the_contract_holds(game: str, mode: str, data: st.DataObject) -> None:
    ruleset = sortilege.ruleset(game)
    seats = data.draw(st.integers(*ruleset.seats[mode]), label="seats")
    rng = Random(data.draw(st.integers(0, 1 << 16), label="seed"))
    match = start(game, mode, seats, rng.randrange(1 << 30), random_options(ruleset, mode, seats, rng))
    for _ in range(data.draw(st.integers(0, 50), label="choices")):
        if match.over:
            break
        ask = match.asks[data.draw(st.integers(0, len(match.asks) - 1))]
        match.answer(ask.seat, ask.options[data.draw(st.integers(0, len(ask.options) - 1))])
    note(match.record().text())

    contract.check_pieces(match)
    contract.check_replay(match)
    if match.over:
        contract.check_ending(match)
    else:
        contract.check_asks(match)
        contract.check_closely(match, rng)
        check_world(match, rng.randrange(seats), rng, Worlds(), play=True)
