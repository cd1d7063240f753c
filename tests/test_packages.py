"""Whatever lies in a package can be imported by its name, and what an index says of it leads somewhere."""

from __future__ import annotations

from importlib import import_module
from inspect import ismodule
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import sortilege

SOURCE = Path(sortilege.__file__).parent
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
