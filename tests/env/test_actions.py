"""Actions: every answer has a number, at every seat the same, and nothing else has one."""

from __future__ import annotations

import pytest

from sortilege import ruleset
from tests.env.tables import ALL, moments


@pytest.mark.parametrize(("game", "mode", "seats"), ALL)
def test_every_option_has_a_number_and_every_number_its_step(game: str, mode: str, seats: int) -> None:
    actions = ruleset(game).actions(mode, seats)

    for match in moments(game, mode, seats):
        for ask in match.asks:
            numbers = [actions.number(option) for option in ask.options]
            assert len(set(numbers)) == len(numbers)
            assert [actions.step(number, ask.seat) for number in numbers] == list(ask.options)


@pytest.mark.parametrize(("game", "mode", "seats"), ALL)
def test_options_of_a_table_change_no_number(game: str, mode: str, seats: int) -> None:
    rules = ruleset(game)
    names = [rules.actions(mode, seats).name(number, 0) for number in (0, len(rules.actions(mode, seats)) - 1)]

    for option in rules.options:
        if mode in option.modes and option.seats is None and not option.names_seat:
            for value in option.choices:
                actions = rules.actions(mode, seats, {option.name: value})
                assert [actions.name(number, 0) for number in (0, len(actions) - 1)] == names


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="has no option 'wild'"):
        ruleset("salem").actions("standard", 4, {"wild": True})


def test_the_same_deed_has_the_same_number_at_every_seat() -> None:
    actions = ruleset("salem").actions("standard", 6)
    read = ruleset("salem").book.read

    assert actions.number(read("PlayAlibi(by=0, on=3)")) == actions.number(read("PlayAlibi(by=5, on=3)"))
    assert actions.number(read("PlayAlibi(by=0, on=3)")) != actions.number(read("PlayAlibi(by=0, on=4)"))


def test_ghosts_can_be_named_although_nobody_plays_them() -> None:
    actions = ruleset("salem").actions("ghost", 2)
    read = ruleset("salem").book.read

    assert actions.number(read("PlayAlibi(by=0, on=3)")) >= 0
    with pytest.raises(ValueError, match="no answer that can be given"):
        actions.number(read("PlayAlibi(by=0, on=4)"))


def test_questions_are_no_answers() -> None:
    actions = ruleset("salem").actions("standard", 4)

    with pytest.raises(ValueError, match=r"ChooseAction\(by=0\) is no answer"):
        actions.number(ruleset("salem").book.read("ChooseAction(by=0)"))


def test_ways_that_nothing_can_go_have_no_number() -> None:
    actions = ruleset("zoondo").actions("standard", 2)
    read = ruleset("zoondo").book.read

    assert len(actions) < 10_000
    assert actions.number(read("MoveZoon(by=0, zoon=a1, to=a2, via=none)")) >= 0
    with pytest.raises(ValueError, match="no answer that can be given"):
        actions.number(read("MoveZoon(by=0, zoon=a1, to=f6, via=none)"))


def test_what_only_follows_from_an_answer_has_no_number() -> None:
    actions = ruleset("zoondo").actions("standard", 2)
    read = ruleset("zoondo").book.read

    assert actions.number(read("AttackZoon(by=0, zoon=a1, to=a2, via=none)")) >= 0
    with pytest.raises(ValueError, match="no answer that can be given"):
        actions.number(read("RevealZoons(by=0, zoon=a1, on=a2)"))
    with pytest.raises(ValueError, match="no answer that can be given"):
        actions.numbers([read("EndTurn(by=0)"), read("RevealZoons(by=0, zoon=a1, on=a2)")])


@pytest.mark.parametrize("number", [-1, 100_000])
def test_a_number_that_is_none_says_which_there_are(number: int) -> None:
    with pytest.raises(ValueError, match="actions are numbered 0 to 630, not"):
        ruleset("traverse").actions("junior", 6).step(number, 0)
