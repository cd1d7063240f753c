"""What the companion of a real table looks up is what the engine carries out."""

from __future__ import annotations

from sortilege.shelf.zoondo.companion import facts
from sortilege.shelf.zoondo.components import CARD_ROWS, CARDS, EFFECT_OF, EFFECTS, STARS_OF, TRIBES


def test_every_zoon_with_a_star_is_there_once_with_the_effect_of_the_engine() -> None:
    told = [row for tribe in facts()["tribes"].values() for row in tribe]

    assert {row["card"]: row["effect"] for row in told} == {
        CARDS[card]: EFFECT_OF[card] for card in range(len(CARDS)) if STARS_OF[card]
    }
    assert len(told) == len({row["card"] for row in told})
    assert {row["effect"] for row in told} == set(EFFECTS)


def test_each_stands_with_its_tribe_and_its_printed_corners() -> None:
    printed = {row["id"]: (row["tribe"], row["corners"]) for row in CARD_ROWS}
    told = facts()["tribes"]

    assert list(told) == TRIBES
    assert all(printed[row["card"]] == (tribe, row["corners"]) for tribe, rows in told.items() for row in rows)
