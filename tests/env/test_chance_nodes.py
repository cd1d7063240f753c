"""Games whose draws are moves of their own: whoever drives the game says what is rolled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability

from sortilege import shelf
from sortilege.env.chance_nodes import DrawnEpisode, scripted
from sortilege.env.episode import Table
from sortilege.env.open_spiel import register

EXAMPLE = Path(__file__).parents[2] / "examples" / "liars_dice" / "liars_dice"
ITERATIONS = 60


@pytest.fixture(scope="module", autouse=True)
def _brought() -> Iterator[None]:
    """The game lies on the shelf while these tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(shelf.VARIABLE, "")
        shelf.add_games(str(EXAMPLE))
        yield
    shelf.look_again()


def rolled(*faces: int) -> DrawnEpisode:
    """A duel with three-sided dice, after these draws."""
    table = Table("liars_dice", mode="duel", options={"sides": 3})
    episode = DrawnEpisode(table, scripted(table.rules.blank))
    for face in faces:
        episode.draw(face)
    return episode


def dice(episode: DrawnEpisode, seat: int) -> list[str | None]:
    return list(episode.match.view(seat)["players"][seat]["dice"])


def test_nobody_is_asked_before_the_dice_are_rolled() -> None:
    waiting, half, all_rolled = rolled(), rolled(0), rolled(0, 2)

    assert (waiting.outcomes, waiting.asked) == (3, [])
    assert (half.outcomes, half.asked) == (3, [])
    assert (all_rolled.outcomes, all_rolled.asked) == (0, [0])
    assert (dice(all_rolled, 0), dice(all_rolled, 1)) == (["4"], ["6"])


@pytest.mark.parametrize("face", [-1, 3])
def test_what_a_die_does_not_have_is_not_rolled(face: int) -> None:
    with pytest.raises(ValueError, match="one of 0 to 2 is drawn"):
        rolled(0).draw(face)


def test_a_clone_goes_its_own_way() -> None:
    episode = rolled(0, 2)
    clone = episode.clone(1)
    clone.play(0, clone.open_to(0)[0])

    assert (episode.decisions, episode.asked) == (0, [0])
    assert (clone.decisions, clone.asked) == (1, [1])


def test_a_world_that_a_seat_imagines_has_its_own_die_and_any_other() -> None:
    episode = rolled(0, 2)
    worlds = [episode.imagine(0, seed) for seed in range(30)]

    assert {tuple(world.match.view(0)["players"][0]["dice"]) for world in worlds} == {("4",)}
    assert {tuple(world.match.view(1)["players"][1]["dice"]) for world in worlds} == {("4",), ("5",), ("6",)}


def test_counterfactual_regret_comes_as_near_to_equilibrium_as_in_openspiels_own_game() -> None:
    register()
    ours = pyspiel.load_game("sortilege_liars_dice", {"mode": "duel", "options": '{"sides": 3}'})
    theirs = pyspiel.load_game("liars_dice", {"numdice": 1, "dice_sides": 3})
    left = [gap_after_learning(game) for game in (ours, theirs)]

    assert left[0] == pytest.approx(left[1], abs=1e-6)


def gap_after_learning(game: pyspiel.Game) -> float:
    solver = cfr.CFRSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    return float(exploitability.nash_conv(game, solver.average_policy()))
