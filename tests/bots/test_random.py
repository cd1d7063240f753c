"""The bot that plays anything."""

from __future__ import annotations

from collections import Counter
from random import Random

import sortilege
from sortilege.bots.random import random_choice


def test_every_option_is_as_likely() -> None:
    ask = sortilege.new("animaux", seats=2, seed=1).asks[0]
    rng = Random(1)

    chosen = Counter(random_choice(ask, rng) for _ in range(6000))

    assert set(chosen) == set(ask.options)
    assert all(850 < count < 1150 for count in chosen.values())


def test_the_same_seed_chooses_the_same() -> None:
    ask = sortilege.new("animaux", seats=2, seed=1).asks[0]

    assert random_choice(ask, Random(7)) == random_choice(ask, Random(7))
