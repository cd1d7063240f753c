"""The league: fixed deals, ratings with intervals, a sequential test, and every level in its place."""

from __future__ import annotations

from time import thread_time
from xml.etree import ElementTree

import pytest

from sortilege import Match, games, ruleset
from sortilege.lab.crew import Crew
from sortilege.lab.league.drawing import draw
from sortilege.lab.league.elo import fit, ratings
from sortilege.lab.league.judge import BETTER, NOT_BETTER, UNDECIDED, expected, judge, log_likelihood_ratio
from sortilege.lab.league.league import League, entrants, play_league, setting_of
from sortilege.lab.league.meetings import Plan, meetings
from sortilege.lab.players import Bot
from sortilege.lab.tournament import play_deal
from sortilege.shelf import is_brought
from sortilege.text import LANGUAGES

OURS = [name for name in games() if not is_brought(name)]


def league(game: str, bots: list[str], deals: int, mode: str | None = None, seats: int | None = None) -> League:
    setting, seating = setting_of(game, mode, seats, None, 7)
    return play_league(setting, seating, bots, deals, deals)


# Every level in its place


@pytest.mark.parametrize(
    ("game", "mode", "deals"),
    [
        ("zoondo", None, 16),
        ("traverse", None, 12),
        ("ecole", None, 3),
        ("animaux", None, 24),
        ("animaux", "confirme", 8),
    ],
)
def test_every_level_below_master_keeps_its_place(game: str, mode: str | None, deals: int) -> None:
    played = league(game, ["adept", "novice", "random"], deals, mode)

    assert [one.bot for one in played.ratings] == ["adept", "novice", "random"]


def test_on_either_side_of_a_team_adepts_beat_chance() -> None:
    played = league("salem", ["adept", "random"], 8)

    assert played.line("adept", "random", side=1).share > 0.5 > played.line("random", "adept", side=1).share


@pytest.mark.parametrize(("game", "iterations", "deals"), [("zoondo", 40, 8), ("ecole", 20, 1)])
def test_a_master_keeps_its_place_above_the_adept(game: str, iterations: int, deals: int) -> None:
    master = f"master:{iterations}"
    played = league(game, [master, "adept"], deals)

    assert [one.bot for one in played.ratings] == [master, "adept"]


def test_a_pupil_who_hoards_cards_does_not_beat_the_adept() -> None:
    line = league("ecole", ["adept", "hoarder"], 2).line("hoarder", "adept")

    assert line.games == 4
    assert line.interval[0] <= 0.5


# Who plays


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_four_simple_rivals_or_more(game: str) -> None:
    assert len(ruleset(game).rivals.manners) >= 4
    assert {"random", "novice", "adept", "ismcts", "flat"} <= set(entrants(game))


@pytest.mark.parametrize("game", OURS)
def test_every_entrant_plays_a_game_to_its_end(game: str) -> None:
    setting, seating = setting_of(game, None, None, None, 7)
    quick = [one for one in entrants(game) if one not in ("master:100", "ismcts", "flat")]
    novice = Bot.read("novice")

    for name in [*quick, "master:1", "ismcts:2", "flat:2"]:
        bot = Bot.read(name, game=game)
        others = [novice] * (setting.seats - 1)
        wins, times = play_deal(setting, [bot, bot] if seating == "sides" else [bot, *others], 0, seating)
        assert sum(wins) > 0, f"{name}: nobody won, and it was no draw"
        assert bot in {who for who, _ in times}, f"{name} decided nothing"


@pytest.mark.parametrize("name", ["flat:0.02s", "ismcts:0.02s"])
def test_a_plain_search_plays_out_until_its_seconds_of_processor_time_are_used_up(name: str) -> None:
    rules = ruleset("animaux")
    table = rules.check_options("apprenti", 2, None)
    match = Match(rules, rules.start("apprenti", 2, table, 7), table)
    begun = thread_time()
    step = Bot.read(name).answer(match, match.asks[0].seat, 1)

    assert thread_time() - begun >= 0.02
    assert step in match.asks[0].options


def test_everybody_meets_the_adept_and_masters_meet_the_plain_searches() -> None:
    setting, seating = setting_of("zoondo", None, None, None, 0)
    bots = [Bot.read(name) for name in ("random", "novice", "adept", "master:9", "flat:9")]
    met = {(one.first.bot.name, one.second.bot.name) for one in meetings(setting, bots, seating) if one.second}

    assert met == {
        ("novice", "random"),
        ("adept", "random"),
        ("adept", "novice"),
        ("master:9", "adept"),
        ("flat:9", "adept"),
        ("flat:9", "master:9"),
    }


def test_a_manner_of_one_side_is_not_rated_on_the_other() -> None:
    played = league("salem", ["adept", "quiet", "wild"], 1)
    sides = {(one.bot, one.side) for one in played.ratings}

    assert sides == {("adept", 0), ("adept", 1), ("quiet", 1), ("wild", 0), ("wild", 1)}


def test_the_same_seed_plays_the_same_league() -> None:
    assert league("animaux", ["adept", "gatherer"], 3) == league("animaux", ["adept", "gatherer"], 3)


def test_a_league_of_several_processes_is_the_same_league() -> None:
    setting, seating = setting_of("animaux", "initiation", None, None, 7)
    heard: list[tuple[int, int]] = []
    alone = play_league(
        setting, seating, ["adept", "novice", "random"], 4, 4, progress=lambda *told: heard.append(told)
    )

    assert play_league(setting, seating, ["adept", "novice", "random"], 4, 4, crew=Crew(workers=2)) == alone
    assert sum(done for done, _ in heard) == 12
    assert {total for _, total in heard} == {12}


def test_every_deal_of_every_meeting_has_a_number_of_its_own() -> None:
    setting, seating = setting_of("animaux", None, None, None, 7)
    one, other = meetings(setting, [Bot.read(name) for name in ("adept", "novice")], seating) * 2
    plan = Plan(setting, seating, ((one, 0, 3), (other, 1_000_000, 2)))

    assert [plan.deal(number)[1] for number in range(5)] == [0, 1, 2, 1_000_000, 1_000_001]
    with pytest.raises(IndexError):
        plan.deal(5)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("gatherers", "bots: there are random, novice, adept, master, ismcts, flat, cleaner, gatherer"),
        ("adept@--all", "bots: after @ comes a tag or a commit, not '--all'"),
        ("flat@v1", "bots: there are random"),
    ],
)
def test_who_cannot_play_is_refused_with_who_can(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Bot.read(name, game="animaux")


def test_a_league_without_an_adept_has_nothing_to_measure_by() -> None:
    with pytest.raises(ValueError, match="bots: a league needs an adept"):
        league("animaux", ["random", "novice"], 1)


# Older selves


def test_an_older_self_plays_from_its_own_commit_as_it_did() -> None:
    setting, seating = setting_of("animaux", None, None, None, 3)
    then = play_league(setting, seating, ["adept", "novice@HEAD"], 2, 2).lines
    now = play_league(setting, seating, ["adept", "novice"], 2, 2).lines

    assert [(one.share, one.games) for one in then] == [(one.share, one.games) for one in now]


def test_a_version_that_never_was_is_refused_in_gits_own_words() -> None:
    with pytest.raises(ValueError, match="older self: fatal"):
        league("animaux", ["adept", "adept@no-such-tag"], 1)


# Ratings


def test_three_wins_of_four_are_about_190_elo() -> None:
    elos = fit({("strong", "weak"): (300.0, 100.0)})

    assert elos["strong"] - elos["weak"] == pytest.approx(190.8, abs=1.0)


def test_ratings_add_up_along_a_chain() -> None:
    elos = fit({("a", "b"): (640.0, 360.0), ("b", "c"): (640.0, 360.0)})

    assert elos["a"] - elos["c"] == pytest.approx(2 * (elos["a"] - elos["b"]), abs=0.5)


def test_who_has_won_everything_is_better_but_not_without_end() -> None:
    elos = fit({("a", "b"): (20.0, 0.0)})

    assert 400 < elos["a"] - elos["b"] < 1000


def test_more_deals_make_a_rating_surer_and_the_anchor_is_zero() -> None:
    few = [(deal, "a", "b", float(deal % 4 != 0), float(deal % 4 == 0)) for deal in range(40)]
    many = [(deal, "a", "b", float(deal % 4 != 0), float(deal % 4 == 0)) for deal in range(400)]
    anchors = {"a": "b", "b": "b"}
    rough, fine = ratings(few, anchors), ratings(many, anchors)

    assert rough["b"][0] == fine["b"][0] == 0.0
    assert rough["a"][1] < fine["a"][1] < fine["a"][0] < fine["a"][2] < rough["a"][2]


# The sequential test


def test_results_in_the_middle_of_both_hypotheses_say_nothing() -> None:
    low, high = expected(0), expected(40)
    middle = (low + high) / 2

    assert log_likelihood_ratio([middle - 0.1, middle + 0.1] * 50, low, high) == pytest.approx(0.0, abs=1e-9)
    assert log_likelihood_ratio([0.4, 0.8] * 50, low, high) > 0 > log_likelihood_ratio([0.3, 0.6] * 50, low, high)


@pytest.mark.parametrize(
    ("new", "old", "margin", "verdict"),
    [
        ("adept", "random", 60.0, BETTER),
        ("random", "adept", 60.0, NOT_BETTER),
        ("adept", "adept", 60.0, NOT_BETTER),
        ("adept", "random", 0.2, UNDECIDED),
    ],
)
def test_the_judge_tells_better_from_worse_and_from_equal(new: str, old: str, margin: float, verdict: str) -> None:
    setting, seating = setting_of("traverse", "junior", None, None, 5)
    found = judge(setting, Bot.read(new), Bot.read(old), seating, (0.0, margin), 30)

    assert found.verdict == verdict
    assert found.deals <= 30
    assert found.interval[0] <= found.elo <= found.interval[1]


def test_hypotheses_in_the_wrong_order_are_refused() -> None:
    setting, seating = setting_of("traverse", "junior", None, None, 5)

    with pytest.raises(ValueError, match="elo: the first must be less than the second, not 20 and 0"):
        judge(setting, Bot.read("adept"), Bot.read("random"), seating, (20.0, 0.0), 40)


# The drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_has_a_dot_for_every_rating(language: str) -> None:
    played = league("animaux", ["adept", "random", "hunter"], 2)
    image = ElementTree.fromstring(draw(played, language))
    dots = [one for one in image.iter() if one.tag.endswith("circle")]

    assert len(dots) == len(played.ratings) == 3
