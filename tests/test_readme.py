"""What the README shows works as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    exec(compile(example, "README.md", "exec"), {})

    winners, players, events = capsys.readouterr().out.splitlines()
    assert winners.startswith("(")
    assert "'beasts'" in players
    assert "PawnMoved" in events


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/write-a-game.md"])
def test_links_lead_to_files_that_exist(page: str) -> None:
    path = ROOT / page
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))

    assert [link for link in links if not (path.parent / link).exists()] == []


def test_every_make_target_that_is_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = {
        target
        for page in ("README.md", "CONTRIBUTING.md")
        for target in re.findall(r"make ([a-z0-9-]+)", (ROOT / page).read_text(encoding="utf-8"))
    }

    assert named
    assert sorted(target for target in named if not re.search(rf"^{target}:", makefile, re.MULTILINE)) == []
