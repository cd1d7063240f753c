"""Steps and events keep their names, arguments and words: old records and clients rely on them."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest

import sortilege
from sortilege.testing import notation
from sortilege.testing.notation import Notation

KEPT: dict[str, Notation] = json.loads((Path(__file__).parents[1] / "net" / "notation.json").read_text("utf-8"))


def test_every_game_is_written_down() -> None:
    assert sorted(KEPT) == sortilege.games()


@pytest.mark.parametrize("game", KEPT)
def test_every_step_and_event_is_as_it_was(game: str) -> None:
    assert list(notation.changes(game, KEPT[game])) == []


@pytest.mark.parametrize("game", KEPT)
def test_every_word_of_every_step_is_read_and_written_as_it_was(game: str) -> None:
    assert list(notation.unread(game, KEPT[game])) == []


@pytest.mark.parametrize("game", KEPT)
def test_every_argument_is_tried_in_each_of_its_words(game: str) -> None:
    kept = KEPT[game]
    tried = {text for name in kept["steps"] for text in notation.notations(game, kept, name)}
    missing = [
        (name, argument, word)
        for name, arguments in kept["steps"].items()
        for argument, kind in arguments.items()
        for word in (*kept["kinds"][kind], "none")
        if not any(text.startswith(f"{name}(") and f"{argument}={word}" in text for text in tried)
    ]

    assert missing == []


def changed_in(kept: Notation) -> list[str]:
    return [*notation.changes("salem", kept), *notation.unread("salem", kept)]


def test_what_is_no_longer_there_is_named() -> None:
    kept = deepcopy(KEPT["salem"])
    kept["steps"]["Vanish"] = {}
    kept["events"]["Vanished"] = {}
    kept["messages"].append("ending-vanished")

    said = changed_in(kept)

    assert said[:2] == ["salem: Vanish is missing from the steps", "salem: Vanished is missing from the events"]
    assert said[2:4] == [f"salem: ending-vanished has no words in {language}" for language in ("fr", "en")]
    assert said[4].startswith("salem: Vanish() is not read: ")


def test_arguments_in_another_order_are_named() -> None:
    kept = deepcopy(KEPT["salem"])
    name = next(name for name, arguments in kept["steps"].items() if len(arguments) == 2)
    kept["steps"][name] = dict(reversed(kept["steps"][name].items()))

    assert changed_in(kept)[0].startswith(f"salem: {name} takes [")


def test_words_in_another_order_are_named() -> None:
    kept = deepcopy(KEPT["salem"])
    kept["kinds"]["trial"].reverse()

    assert any("not trial ['constable', 'witch', 'puritan']" in one for one in changed_in(kept))


def test_what_is_new_is_no_change() -> None:
    kept = deepcopy(KEPT["salem"])
    del kept["steps"][next(iter(kept["steps"]))], kept["events"][next(iter(kept["events"]))]

    assert changed_in(kept) == []
