"""The numbers of answers stay as they are as long as a game's revision does, and so does what was learned by them."""

from __future__ import annotations

from zlib import crc32

import pytest

from sortilege import ruleset
from tests.env.tables import ALL

NUMBERED = {
    ("animaux", "apprenti", 2): (1, 3389, 0x515C061A),
    ("animaux", "apprenti", 6): (1, 4601, 0xF0313F52),
    ("animaux", "confirme", 2): (1, 3389, 0x515C061A),
    ("animaux", "confirme", 6): (1, 4601, 0xF0313F52),
    ("animaux", "initiation", 2): (1, 3389, 0x515C061A),
    ("animaux", "initiation", 6): (1, 4601, 0xF0313F52),
    ("ecole", "standard", 2): (1, 2724, 0x10F9F730),
    ("ecole", "standard", 4): (1, 3376, 0x8314FE54),
    ("salem", "ghost", 2): (1, 2262, 0x45037DFB),
    ("salem", "ghost", 3): (1, 2262, 0x45037DFB),
    ("salem", "standard", 4): (1, 2262, 0x45037DFB),
    ("salem", "standard", 12): (1, 4302, 0x29BA12C7),
    ("traverse", "junior", 2): (1, 539, 0xBA2A41B6),
    ("traverse", "junior", 6): (1, 631, 0x535284F7),
    ("traverse", "standard", 2): (1, 539, 0xBA2A41B6),
    ("traverse", "standard", 6): (1, 631, 0x535284F7),
    ("zoondo", "recruit", 2): (1, 9070, 0x3A50FC7C),
    ("zoondo", "reinforced", 2): (1, 9070, 0x3A50FC7C),
    ("zoondo", "standard", 2): (1, 9070, 0x3A50FC7C),
}
"""By table: the revision, how many answers there are, and a sum of all their names in the order of their numbers."""


@pytest.mark.parametrize(("game", "mode", "seats"), ALL)
def test_a_revision_keeps_its_numbers(game: str, mode: str, seats: int) -> None:
    rules = ruleset(game)
    actions = rules.actions(mode, seats)
    names = "\n".join(actions.name(number, 0) for number in range(len(actions)))

    assert (rules.revision, len(actions), crc32(names.encode())) == NUMBERED[game, mode, seats]
