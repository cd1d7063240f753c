"""Several people at one keyboard."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import sortilege
from sortilege.telling import told

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

CURTAIN = re.compile(r"Pass the device to (\w+)\.")


def salem(seats: int = 4, seed: int = 2) -> sortilege.Match:
    return sortilege.new("salem", seats=seats, seed=seed)


def test_no_curtain_where_nothing_is_secret(terminal: Terminal) -> None:
    table = terminal.table(sortilege.new("animaux", seats=2, seed=4), humans=2)
    terminal.type_first_options(table)

    table.play()

    assert table.match.over
    assert not CURTAIN.search(terminal.shown)


def test_no_curtain_falls_for_somebody_alone(terminal: Terminal) -> None:
    table = terminal.table(salem(), humans=1)
    terminal.type_first_options(table)

    table.play()

    assert table.match.over
    assert not CURTAIN.search(terminal.shown)


def test_a_curtain_falls_whenever_another_player_is_asked(terminal: Terminal) -> None:
    table = terminal.table(salem(), humans=2)
    terminal.type_first_options(table)

    table.play()

    asked = re.findall(r"Pass the device to (\w+)\.|· [AB] (Ann|Bob)$", terminal.shown, re.MULTILINE)
    for (curtain, player), (_, after) in pairwise(asked):
        if curtain:
            assert after == curtain
        elif after:
            assert after == player
    assert len(CURTAIN.findall(terminal.shown)) > 4


def test_between_curtains_only_one_players_log_is_on_the_screen(terminal: Terminal) -> None:
    table = terminal.table(salem(), humans=2)
    terminal.type_first_options(table)

    table.play()

    lines = {
        name: set(told(table.screen.text, table.match.events(seat), seat)) for seat, name in enumerate(("Ann", "Bob"))
    }
    private = lines["Ann"] ^ lines["Bob"]
    before, *turns = CURTAIN.split(terminal.shown.rpartition("Your choice")[0])
    assert private
    assert "• " not in before
    for name, shown in zip(turns[::2], turns[1::2], strict=True):
        logged = set(re.findall(r"^• (.*)$", shown, re.MULTILINE))
        assert logged & private <= lines[name]


def test_answers_given_at_once_are_asked_one_after_another_and_stay_hidden(terminal: Terminal) -> None:
    match = salem()
    while len(match.asks) < 4:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    ply = len(match.choices)
    table = terminal.table(match, humans=2)
    terminal.type("", "1", "", "2")

    table.play()

    ann, bob = match.record().lines[ply : ply + 2]
    assert (ann.seat, bob.seat) == (0, 1)
    _, _, _, name, on_bobs_screen = CURTAIN.split(terminal.shown)
    assert name == "Bob"
    assert ann.step not in on_bobs_screen


def test_whoever_leaves_the_screen_sees_first_what_came_of_it(terminal: Terminal) -> None:
    table = terminal.table(sortilege.new("animaux", seats=2, seed=4, options={"first_seat": 0}), humans=2)
    table.has_secrets = True
    terminal.type("", "1", "", "")

    table.play()

    hidden = terminal.shown.index("Press Enter to hide the screen.")
    assert terminal.shown.index("You play Newt Scamander.") < hidden
    assert hidden < terminal.shown.index("Pass the device to Bob.")


def test_the_rulebook_of_salem_forbids_taking_back(terminal: Terminal) -> None:
    table = terminal.table(salem(), humans=1)
    terminal.type("1", "u")

    table.play()

    assert "This game forbids taking back." in terminal.shown


def test_cards_are_explained_when_asked_for(terminal: Terminal) -> None:
    table = terminal.table(salem())
    terminal.type("i piety", "i", "i dragon")

    table.play()

    assert terminal.shown.count("Piety: ") == 2
    assert "There is no help about that." in terminal.shown


def test_what_may_be_done_outside_the_questions_is_listed_and_done(terminal: Terminal) -> None:
    table = terminal.table(salem())
    terminal.type("a", "a 99", "a 1")

    table.play()

    assert terminal.shown.count("You may also (a and its number does it):") == 2
    (done,) = table.match.record().lines
    assert (done.seat, done.act) == (0, True)
