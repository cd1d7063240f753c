"""Everything is as it was when the net was made, and the net would not let a change through."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sortilege
from sortilege.testing import net
from sortilege.testing.net_fields import Fields
from sortilege.testing.play import tables

HERE = Path(__file__).parents[1] / "net"
NETS = {path.stem: net.read(path) for path in sorted(HERE.glob("*.jsonl"))}
RECORDS = [(name, number) for name, one in NETS.items() for number in range(len(one.kept))]


@pytest.mark.parametrize(("name", "number"), RECORDS)
def test_a_game_is_what_it_was(name: str, number: int) -> None:
    assert [str(one) for one in net.differences(NETS[name], number)] == []


def test_every_mode_has_two_games_at_each_number_of_seats() -> None:
    held = [(one.game, one.mode, kept.seats) for one in NETS.values() for kept in one.kept]

    assert [table for table in tables() if held.count(table) < 2] == []


@pytest.mark.parametrize("name", NETS)
def test_every_value_that_an_option_can_be_has_a_game(name: str) -> None:
    held = {(option, str(value)) for kept in NETS[name].kept for option, value in kept.options.items()}
    _, most = sortilege.ruleset(NETS[name].game).seats[NETS[name].mode]
    wanted = {
        (option.name, str(value))
        for option in sortilege.ruleset(NETS[name].game).options
        for value in (*option.choices, *option.also)
        if NETS[name].mode in option.modes and value != option.default
        if not option.names_seat or type(value) is not int or value < most
    }

    assert sorted(wanted - held) == []


@pytest.mark.parametrize("name", NETS)
def test_every_mode_has_games_that_end_and_clocks_that_play(name: str) -> None:
    assert any(sortilege.replay(kept.record).over for kept in NETS[name].kept)
    assert any(choice.get("late") for kept in NETS[name].kept for choice in kept.choices())


# The net is not blind


class Altered:
    """A match that shows or tells one thing otherwise, from one choice on."""

    def __init__(self, match: sortilege.Match, since: int, **changes: Callable[[Any], Any]) -> None:
        self._match = match
        self._since = since
        self._changes = changes

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._match, name)
        change = self._changes.get(name)
        if change is None or len(self._match.record().lines) < self._since:
            return found
        return (lambda *given, **named: change(found(*given, **named))) if callable(found) else change(found)


def found(name: str, since: int = 0, **changes: Callable[[Any], Any]) -> list[tuple[int, str]]:
    """Choices and parts that differ in the first game of a net if matches were altered."""
    start: Any = lambda *given, **named: Altered(sortilege.new(*given, **named), since, **changes)  # noqa: E731
    return [(one.ply, one.part) for one in net.differences(NETS[name], 0, start)]


def in_players(change: Callable[[dict[str, Any]], dict[str, Any]]) -> Callable[[Any], Any]:
    return lambda view: view | {"players": [change(player) for player in view["players"]]}


@pytest.mark.parametrize("part", net.PARTS)
def test_a_hash_that_is_another_is_named_with_game_choice_and_part(part: str) -> None:
    one = NETS["salem-ghost"]
    kept = one.kept[0]
    place = 8 * 5
    flipped = kept.hashes[part][:place] + "x" + kept.hashes[part][place + 1 :]
    changed = one._replace(kept=[kept._replace(hashes=kept.hashes | {part: flipped})])

    said = [str(difference) for difference in net.differences(changed, 0)]

    assert len(said) == 1
    assert said[0].startswith(f"salem-ghost/0@5: {part} differ: after {{")


def test_a_value_of_a_view_that_is_another_is_found() -> None:
    assert found("animaux-initiation", 3, view=lambda view: view | {"round": 99}) == [(3, "views")]
    assert found("salem-ghost", 2, view=in_players(lambda player: player | {"accusations": 99})) == [(2, "views")]


def test_a_field_that_is_missing_is_found_and_a_new_one_is_not() -> None:
    without = in_players(lambda player: {key: value for key, value in player.items() if key != "pawn"})

    assert found("animaux-initiation", 4, view=without) == [(4, "views")]
    assert found("animaux-initiation", view=lambda view: view | {"new": {"one": [1]}}) == []
    assert found("animaux-initiation", view=in_players(lambda player: player | {"new": 1})) == []


def test_an_event_of_another_name_is_found() -> None:
    def renamed(told: list[sortilege.Event]) -> list[sortilege.Event]:
        return [sortilege.Event(f"Other{event.name}", event.fields) for event in told]

    (first,) = found("animaux-initiation", 3, events=renamed)

    assert first[0] >= 3
    assert first[1] == "events"


def test_a_permission_or_an_ask_that_is_not_there_is_found() -> None:
    assert found("zoondo-standard", 6, permissions=lambda _: ()) == [(6, "asks")]
    assert found("zoondo-standard", 6, asks=lambda asks: asks[1:]) == [(6, "asks")]


def test_a_choice_that_is_refused_ends_the_comparison() -> None:
    one = NETS["animaux-initiation"]
    wrong = one.kept[0].record.replace("(by=0", "(by=1")
    changed = one._replace(kept=[one.kept[0]._replace(record=wrong)])

    (refused,) = net.differences(changed, 0)

    assert refused.part == "choices"
    assert "is refused" in str(refused)


def test_a_key_that_is_data_is_never_left_out() -> None:
    fields = Fields()
    fields.add({"field": {"a1": {"card": None}}, "players": [{"hand": []}], "turn": None})

    again = Fields(fields.paths())

    assert again.paths() == ["field.{}.card", "players.[].hand", "turn"]
    assert again.only({"field": {"b2": {"card": "x", "new": 1}}}) == {"field": {"b2": {"card": "x"}}}
    assert again.only({"players": [{"new": 1, "hand": ["x"]}], "new": 1}) == {"players": [{"hand": ["x"]}]}
    assert again.only({"turn": {"new": 1}}) == {"turn": {}}


def test_the_command_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = NETS["animaux-initiation"]
    path = tmp_path / "animaux-initiation.jsonl"
    path.write_text(one._replace(kept=one.kept[:1]).text(), encoding="utf-8")

    assert net.main([str(tmp_path)]) == 0
    assert "1 records" in capsys.readouterr().out
    path.write_text(path.read_text(encoding="utf-8").replace('"views": "', '"views": "00000000'), encoding="utf-8")
    assert net.main([str(tmp_path)]) == 1
    assert "animaux-initiation/0@0: views differ: after the deal" in capsys.readouterr().err
    assert net.main([str(tmp_path), "--show", "animaux-initiation/0@1"]) == 0
    assert sorted(json.loads(capsys.readouterr().out)) == sorted(net.PARTS)
