"""Older selves: another version plays from its own sources, as long as it is told to think."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from sortilege.bots import choose
from sortilege.lab import older_selves
from sortilege.lab.older_selves import OlderSelf, sources_of
from tests.bots.positions import position

SEEDS = range(6)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose content lies outside `src`, as it once did."""
    for name in ("src/sortilege/__init__.py", "content/salem/cards.toml", "web/page.html", "tests/test_page.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text("")
    for words in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "first"]):
        author = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
        subprocess.run(["git", "-C", str(tmp_path), *author, *words], check=True)
    monkeypatch.setattr(older_selves, "checkout", lambda: tmp_path)
    return tmp_path


def test_a_version_brings_its_content_and_leaves_its_page_and_tests(project: Path) -> None:
    folder = sources_of("HEAD")

    assert folder.parent == project / ".cache" / "selves"
    assert sorted(path.name for path in folder.iterdir()) == ["content", "src"]
    assert (folder / "content" / "salem" / "cards.toml").is_file()


def test_an_older_master_thinks_for_as_many_iterations_as_it_is_told() -> None:
    match, older = position("traverse", "standard", 2, 40), OlderSelf("HEAD")
    seat = match.asks[0].seat
    few = [older.answer(match, seat, "master", seed, 60.0, 1) for seed in SEEDS]
    many = [older.answer(match, seat, "master", seed, 60.0, 90) for seed in SEEDS]
    older.end()

    assert few == [str(choose("master", match, seat, seed, iterations=1)) for seed in SEEDS]
    assert many == [str(choose("master", match, seat, seed, iterations=90)) for seed in SEEDS]
    assert few != many


def test_an_older_master_with_hardly_any_time_tries_but_once() -> None:
    match, older = position("traverse", "standard", 2, 40), OlderSelf("HEAD")
    seat = match.asks[0].seat
    hurried = [older.answer(match, seat, "master", seed, 1.0e-9, None) for seed in SEEDS]
    older.end()

    assert hurried == [str(choose("master", match, seat, seed, iterations=1)) for seed in SEEDS]
