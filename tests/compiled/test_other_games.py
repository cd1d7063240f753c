"""A game from elsewhere: it runs as it is on the compiled kernel, or is compiled together with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sortilege.compiling import compile_engine
from tests.compiled.processes import ROOT, libraries_of, printed

PLAY = """
from random import Random
from sortilege import COMPILED
from {toy} import Marbles, marbles
told = []
for seed in range(20):
    match, rng = marbles(seats=2 + seed % 3, seed=seed), Random(seed)
    while not match.over:
        seat = rng.choice(match.asks).seat
        match.answer(seat, rng.choice(next(ask.options for ask in match.asks if ask.seat == seat)))
        told.append((match.view(seat), [str(event) for event in match.events(seat)][-1:]))
    world = match.game.imagine(0, seed)
    told.append((match.record().text(), world.state(), match.game.clone().state()))
print(COMPILED, Marbles.__module__, __import__("hashlib").sha256(repr(told).encode()).hexdigest())
"""


def test_a_game_of_plain_python_plays_the_same_on_the_compiled_kernel(build: Path) -> None:
    code = PLAY.format(toy="tests.kernel.toy")
    compiled, _, played = printed(build.parent, code).split()
    plain, _, played_plain = printed(build.parent, code, plain=True).split()

    assert (compiled, plain) == ("True", "False")
    assert played == played_plain


def test_a_game_compiled_with_the_kernel_plays_the_same_and_nothing_else_is_built_anew(
    build: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "marbles_of_mine"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "toy.py").write_bytes((ROOT / "tests" / "kernel" / "toy.py").read_bytes())
    builds = tmp_path / "builds"
    libraries_of(build, builds)
    monkeypatch.setenv("SORTILEGE_BUILDS", str(builds))
    said: list[str] = []
    compile_engine([package], say=said.append)

    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n" + PLAY.format(toy="marbles_of_mine.toy")
    where = "import marbles_of_mine.toy as toy; print(toy.__file__.endswith('.py'))"
    assert said[1:] == ["sortilege.other_marbles_of_mine is compiled"]
    assert printed(builds, f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import sortilege; {where}") == "False"
    assert printed(builds, code).split()[2] == printed(builds, code, plain=True).split()[2]
