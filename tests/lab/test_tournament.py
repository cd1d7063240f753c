"""Tournaments: fair seats, the same figures whoever counts, and drawings."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from sortilege import Match, ruleset
from sortilege.lab.players import Bot, play
from sortilege.lab.plot import draw
from sortilege.lab.simulate import Setting
from sortilege.lab.tournament import Plan, Tournament, tournament
from sortilege.text import LANGUAGES


def shares(played: Tournament) -> list[tuple[str, float]]:
    return [(row.bot, row.share) for row in played.rows]


def test_every_bot_sits_in_every_seat() -> None:
    setting = Setting.check("ecole", None, 3, None, 0)
    plan = Plan(setting, tuple(Bot.read(one) for one in ("adept", "random", "novice")), "mixed")

    assert plan.seatings() == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_two_workers_find_what_one_finds() -> None:
    one = tournament("animaux", ["adept", "random"], 8, "initiation", 2, seed=3)
    two = tournament("animaux", ["adept", "random"], 8, "initiation", 2, seed=3, workers=2)

    assert one.rows == two.rows
    assert one.games == two.games == 8


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert tournament("animaux", ["random", "random", "random"], 4, "initiation", 3).games == 6


def test_shares_of_a_game_with_one_winner_add_up() -> None:
    played = tournament("traverse", ["adept", "random"], 4, "junior", 2)

    assert sum(share for _, share in shares(played)) == pytest.approx(1.0)
    assert [row.fair for row in played.rows] == [0.5, 0.5]


def test_bots_of_one_name_are_one_row() -> None:
    played = tournament("animaux", ["adept", "random", "random"], 3, "initiation", 3)

    assert [(row.bot, row.fair) for row in played.rows] == [("adept", 0.3333), ("random", 0.6667)]


def test_teams_as_dealt_meet_every_other_pair() -> None:
    played = tournament("salem", ["random", "novice"], 4, "standard", 4, seating="sides")

    assert len(played.rows) == 8
    for pair in range(4):
        witches, puritans = played.rows[pair], played.rows[4 + pair]
        assert (witches.bot, witches.against) == (puritans.against, puritans.bot)
        assert witches.share + puritans.share <= 1.0


def test_bots_of_a_tournament_are_told_what_happens_like_players_at_a_table() -> None:
    rules = ruleset("salem")
    match = Match(rules, rules.start("standard", 4, rules.check_options("standard", 4, None), 5), {})
    for _ in zip(play(match, lambda seat: Bot.read("random"), 5), range(30), strict=False):
        pass

    assert "TurnBegun" in [event.name for event in match.events(None)]


def test_a_team_plays_with_its_own_kind() -> None:
    played = tournament("animaux", ["random"], 2, "confirme", 2, seating="same")

    assert [(row.bot, row.games, row.fair) for row in played.rows] == [("random", 2, None)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_is_an_image_with_a_bar_for_every_row(language: str) -> None:
    played = tournament("salem", ["random", "novice"], 4, "standard", 4, seating="sides")
    drawing = ElementTree.fromstring(draw(played, language))

    assert len(drawing.findall("{http://www.w3.org/2000/svg}path")) == len(played.rows)


def test_a_tournament_survives_json() -> None:
    played = tournament("animaux", ["random", "novice"], 2, "initiation", 2)

    assert msgspec.json.decode(msgspec.json.encode(played), type=Tournament) == played


@pytest.mark.parametrize(
    ("typed", "level", "seconds", "iterations"),
    [("master", "master", 1.0, None), ("master:40", "master", 1.0, 40), ("master:0.5s", "master", 0.5, None)],
)
def test_a_bot_may_name_its_budget(typed: str, level: str, seconds: float, iterations: int | None) -> None:
    assert Bot.read(typed) == Bot(typed, level, seconds, iterations)


@pytest.mark.parametrize(
    "typed",
    ["wizard", "master:", "master:0.5", "master:soon", "master:0", "master:0.0s", f"master:{'9' * 5000}"],
    ids=lambda typed: typed[:12],
)
def test_other_bots_are_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="bots: "):
        Bot.read(typed)
