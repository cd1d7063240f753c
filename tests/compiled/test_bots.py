"""Bots on the compiled engine are the bots of the sources: they hear the same, and answer the same."""

from __future__ import annotations

import json
from pathlib import Path

from sortilege.bots.attention import Attentive
from sortilege.kernel.overlay import Overlay
from sortilege.kernel.sense import Sense
from tests.compiled.processes import printed

ANSWERS = """
import json
from tests.bots.test_talk import at_a_turn
from sortilege.bots.levels import LEVELS, choose
told = []
for seed in range(6):
    match = at_a_turn(seed)
    seat = match.asks[0].seat
    others = [other for other in range(6) if other != seat]
    for heard in ([], [(others[0], "accuse", others[1])] * 3):
        told.append([str(choose(level, match, seat, seed, iterations=20, heard=heard)) for level in LEVELS])
print(json.dumps(told))
"""


def test_who_has_heard_an_accusation_answers_alike_compiled_and_plain(build: Path) -> None:
    compiled = json.loads(printed(build.parent, ANSWERS))
    plain = json.loads(printed(build.parent, ANSWERS, plain=True))

    assert compiled == plain
    assert any(silent != heard for silent, heard in zip(compiled[::2], compiled[1::2], strict=True))


def test_a_bot_that_listens_forgets_nothing_its_sense_can_do() -> None:
    able = {name for name, value in vars(Sense).items() if callable(value) and not name.startswith("_")}

    assert able <= vars(Overlay).keys() | vars(Attentive).keys()
