"""What each game tells once it is over, in games played to their end."""

from __future__ import annotations

from random import Random

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.result import Line, Result
from sortilege.kernel.retelling import retold
from sortilege.testing.play import Case, play_randomly
from sortilege.text import Text

SEEDS = range(6)


def finished(game: str, mode: str, seats: int, seed: int) -> tuple[Match, Result]:
    match = Case(game, mode, seats, seed).start()
    play_randomly(match, Random(seed))
    return match, retold(match)


def lines_of(result: Result, says: str) -> list[tuple[int, Line]]:
    return [(seat, line) for seat, one in enumerate(result.seats) for line in one.lines if line.says == says]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("mode", "seats"), [("standard", 7), ("ghost", 3)])
def test_salem_says_of_everybody_whether_they_were_a_witch_and_when_they_turned(
    mode: str, seats: int, seed: int
) -> None:
    match, result = finished("salem", mode, seats, seed)
    witches = {seat for seat, known in enumerate(match.view(None)["players"]) if known["witch"]}

    from_the_deal = {seat for seat, _ in lines_of(result, "result-witch-from-the-deal")}
    turned = dict(lines_of(result, "result-turned"))
    never = {seat for seat, _ in lines_of(result, "result-never-a-witch")}

    assert (from_the_deal | set(turned)) & set(range(seats)) == witches
    assert from_the_deal
    assert not from_the_deal & set(turned)
    assert never == set(range(len(result.seats))) - from_the_deal - set(turned)
    for seat, line in turned.items():
        assert line.ply is not None
        assert not match.rewound(line.ply - 1).open_view()["players"][seat]["witch"]
        assert seat >= seats or match.rewound(line.ply).open_view()["players"][seat]["witch"]


@pytest.mark.parametrize("seed", SEEDS)
def test_salem_dates_every_death(seed: int) -> None:
    match, result = finished("salem", "standard", 6, seed)
    dead = {seat for seat, player in enumerate(match.view(None)["players"]) if not player["living"]}

    assert {seat for seat, _ in lines_of(result, "result-died")} == dead
    assert {seat for seat, _ in lines_of(result, "result-survived")} == set(range(6)) - dead


@pytest.mark.parametrize("seed", SEEDS)
def test_ecole_takes_a_score_apart_as_its_own_view_does(seed: int) -> None:
    match, result = finished("ecole", "standard", 3, seed)

    assert result.adds_up
    for seat, player in enumerate(match.view(None)["players"]):
        assert result.seats[seat].points == [float(part) for part in player["score"].values()]
        courses = sum(int(line.fields["points"] or 0) for line in result.seats[seat].lines)
        assert courses == player["score"]["courses"]


@pytest.mark.parametrize("mode", ["standard", "reinforced", "recruit"])
def test_zoondo_opens_both_tombs(mode: str) -> None:
    _, result = finished("zoondo", mode, 2, 1)

    for seat in result.seats:
        tomb, buried = seat.piles
        assert seat.points[1] == len(tomb.labels)
        assert (tomb.kind, buried.kind) == ("card", "atout")


@pytest.mark.parametrize("mode", ["standard", "junior"])
def test_a_trunk_and_what_is_missing_in_it_are_all_six_items(mode: str) -> None:
    match, result = finished("traverse", mode, 3, 2)
    assert match.outcome is not None

    for seat, one in enumerate(result.seats):
        trunk, missing = one.piles
        assert len(trunk.labels) == match.outcome.scores[seat]
        assert len({*trunk.labels, *missing.labels}) == len(trunk.labels) + len(missing.labels) == 6


@pytest.mark.parametrize("seed", SEEDS)
def test_a_team_is_told_how_far_the_salem_track_came(seed: int) -> None:
    match, result = finished("animaux", "confirme", 3, seed)
    view = match.view(None)

    track = next(line for line in result.lines if line.says == "result-track")

    assert (track.fields["box"], track.fields["losing"]) == (view["track"], view["losing_box"])
    assert sum(seat.points[0] for seat in result.seats) == len(view["beasts"])


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [("animaux", "apprenti", 3), ("ecole", "standard", 3), ("salem", "standard", 6), ("traverse", "standard", 3),
     ("zoondo", "standard", 2)],
)  # fmt: skip
def test_key_moments_come_in_order_and_are_few(game: str, mode: str, seats: int) -> None:
    _, result = finished(game, mode, seats, 1)
    plies = [line.ply or 0 for line in result.moments]

    assert plies == sorted(plies)
    assert len(plies) <= 12
    assert all(Text("fr", game, ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"]).line(line) for line in result.moments)
