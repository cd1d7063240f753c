"""What is learned from games, and how bots play by it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from sortilege import content, ruleset
from sortilege.cli import main
from sortilege.kernel.judgement import Judgement, learned
from sortilege.lab import torch_fit
from sortilege.lab.learn import Learned, Run, learn, read, text_of
from sortilege.lab.selfplay import GameNoted, self_play


def made_up(games: int, weight: float, seed: int = 1) -> list[GameNoted]:
    """Games for two in which the first feature decides that much, and the second nothing."""
    dice = Random(seed)
    found = []
    for number in range(games):
        rows = [[dice.uniform(-1, 1), dice.uniform(-1, 1)] for _ in range(2)]
        chance = Judgement([weight, 0.0]).chances(rows)[0]
        found.append(GameNoted(number, [0 if dice.random() < chance else 1], [rows]))
    return found


def test_what_decides_is_found_and_what_does_not_is_not() -> None:
    found = learn(made_up(4000, 2.0), ["decides", "does-not"])

    assert found.weights[0] == pytest.approx(2.0, abs=0.25)
    assert found.weights[1] == pytest.approx(0.0, abs=0.15)
    assert found.loss < 0.6


def test_pytorch_finds_the_weights_that_newton_finds() -> None:
    pytest.importorskip("torch", exc_type=ImportError)
    for_three = GameNoted(1, [2], [[[0.0, 0.5], [0.0, 0.1], [1.0, 0.2]]])
    games = [*made_up(400, 2.0), *[for_three] * 9]
    by_itself = learn(games, ["decides", "does-not"])

    found = learn(games, ["decides", "does-not"], fitted=torch_fit.fit)

    assert found.weights == pytest.approx(by_itself.weights, abs=1e-4)
    assert (found.loss, found.loss_of_first) == pytest.approx((by_itself.loss, by_itself.loss_of_first), abs=1e-5)


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is installed here")
def test_where_pytorch_is_missing_one_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "ecole", "--with", "torch", "--games", "1"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "sortilege: learn: PyTorch must be there for it: pip install 'sortilege[torch]'"
    ]


def test_those_who_wait_for_self_play_are_told() -> None:
    heard: list[int] = []
    self_play("ecole", 3, seats=2, bots=("random",), progress=heard.append)

    assert sum(heard) == 3


def test_too_few_games_teach_nothing() -> None:
    with pytest.raises(ValueError, match="too few"):
        learn(made_up(1, 1.0), ["decides", "does-not"])


def test_tables_of_different_sizes_are_learned_from_together() -> None:
    three = [GameNoted(number, [2], [[[0.0], [0.0], [1.0]]]) for number in range(20)]
    two = [GameNoted(number, [0], [[[1.0], [0.0]]]) for number in range(20)]

    assert learn([*three, *two], ["ahead"]).weights[0] > 1


def test_a_judgement_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(content.ELSEWHERE, "pearls", tmp_path)
    (tmp_path / "bot").mkdir()
    path = tmp_path / "bot" / "judgement.toml"
    assert learned("pearls", ["a", "b"]).of(2) is None
    for_two = Run(2, 10, 0, ["adept", "novice"], "1ee38e1"), Learned(["a", "b"], [0.5, -1.25], 10, 20, 0.6, 0.7)
    path.write_text(text_of({2: for_two}), encoding="utf-8")

    found = learned("pearls", ["a", "b"]).of(2)

    assert learned("pearls", ["a", "b"]).of(3) is None
    assert read(path) == {2: for_two}
    assert found is not None
    assert found.weights == [0.5, -1.25]
    assert found.chances([[0.0, 0.0], [0.0, 0.0]]) == [0.5, 0.5]
    with pytest.raises(ValueError, match="it weighs other things than the game looks at: c, b"):
        learned("pearls", ["a", "c"])


def test_features_have_a_name_each_and_the_same_seed_notes_the_same() -> None:
    names = ruleset("ecole").sense.feature_names()
    noted = self_play("ecole", 2, bots=("random",), seats=3)

    assert len(set(names)) == len(names)
    assert {len(row) for one in noted for rows in one.rows for row in rows} == {len(names)}
    assert noted == self_play("ecole", 2, bots=("random",), seats=3)


def test_manners_play_themselves_too_and_who_sits_where_differs_from_game_to_game() -> None:
    names = ("random", "hoarder")
    mixed = [one.rows for one in self_play("ecole", 4, bots=names, seats=2)]
    alone = [one.rows for bot in names for one in self_play("ecole", 4, bots=(bot,), seats=2)]

    assert any(rows not in alone for rows in mixed)
    with pytest.raises(ValueError, match="not 'bookworm'"):
        self_play("ecole", 1, bots=("bookworm",), seats=2)


def test_a_game_without_features_has_nothing_to_learn() -> None:
    with pytest.raises(ValueError, match="names no features"):
        self_play("zoondo", 1)


def test_of_the_beasts_only_apprentices_have_something_to_learn() -> None:
    noted = self_play("animaux", 1, "apprenti")
    width = len(ruleset("animaux").sense.feature_names())

    assert {len(row) for rows in noted[0].rows for row in rows} == {width}
    with pytest.raises(ValueError, match="only the chances of apprentices"):
        self_play("animaux", 1, "initiation")
