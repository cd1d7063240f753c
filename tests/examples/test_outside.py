"""The program that was written from the documentation alone: what it trains beats chance, and it says when not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parents[2] / "examples" / "outside" / "train_agent.py"


def trained(at_least: str) -> subprocess.CompletedProcess[str]:
    """An agent for École after a few games a round, and then ten against chance."""
    words = ["ecole", "--games-a-round", "60", "--games", "10", "--at-least", at_least]
    return subprocess.run([sys.executable, str(PROGRAM), *words], capture_output=True, text=True, check=False)


def test_an_agent_that_has_played_some_games_beats_chance() -> None:
    done = trained("0.65")

    assert (done.returncode, done.stderr) == (0, "")
    assert "of 10 games against chance" in done.stdout


def test_an_agent_that_falls_short_is_an_error() -> None:
    done = trained("1.01")

    assert done.returncode == 1
    assert done.stderr == "ecole: 101% were wanted\n"
