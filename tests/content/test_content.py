"""A content file that is wrong is refused with its name and line, before anybody plays."""

from __future__ import annotations

import re
import shutil
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import sortilege
from sortilege import content
from sortilege.content import ContentFile, game_folder

FILES = [
    (game, path.stem) for game in sortilege.games() for path in sorted((game_folder(game) / "content").glob("*.toml"))
]


@pytest.fixture
def own_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the content that a test may break."""
    for game in sortilege.games():
        shutil.copytree(game_folder(game) / "content", tmp_path / game / "content")
    monkeypatch.setattr(content, "game_folder", lambda game: tmp_path / game)
    return tmp_path


def import_afresh(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package = f"sortilege.shelf.{game}"
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        monkeypatch.delitem(sys.modules, name)
    import_module(package)
    if find_spec(f"{package}.companion"):
        import_module(f"{package}.companion")


@pytest.mark.parametrize(("game", "file"), FILES)
def test_a_missing_entry_is_refused_with_file_and_line(
    game: str, file: str, own_content: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = own_content / game / "content" / f"{file}.toml"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: whole.rindex("[[")], encoding="utf-8")

    with pytest.raises(ValueError, match=rf"{game}/content/{file}\.toml, line \d+: "):
        import_afresh(game, monkeypatch)


@pytest.mark.parametrize(("game", "file"), FILES)
def test_what_is_no_toml_is_refused_with_file_and_line(
    game: str, file: str, own_content: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = own_content / game / "content" / f"{file}.toml"
    path.write_text(path.read_text(encoding="utf-8") + "\nthis is no toml\n", encoding="utf-8")

    with pytest.raises(ValueError, match=rf"{game}/content/{file}\.toml: .*line \d+"):
        import_afresh(game, monkeypatch)


@pytest.mark.parametrize(("game", "file"), FILES)
def test_content_is_written_down_once(game: str, file: str) -> None:
    text = (game_folder(game) / "content" / f"{file}.toml").read_text(encoding="utf-8")

    assert text.startswith("# "), "it says what it holds"
    assert not re.search(r"[ \t]+$", text, re.MULTILINE)


def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> ContentFile:
    folder = tmp_path / "toy" / "content"
    folder.mkdir(parents=True)
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(content, "game_folder", lambda game: tmp_path / game)
    return ContentFile("toy", "cards")


CARDS = """\
printed = 3
many = "three"

[[card]]
id = "ace"

[[card]]
id = "ace"
"""


def test_an_id_that_stands_twice_is_refused_where_it_first_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match=r"toy/content/cards\.toml, line 5: card 'ace' stands twice"):
        table(tmp_path, monkeypatch, CARDS).ids("card")


def test_a_count_is_compared_with_the_printed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = table(tmp_path, monkeypatch, CARDS)

    cards.expect(len(cards.rows("card")), 2, "cards", "printed")
    with pytest.raises(ValueError, match=r"toy/content/cards\.toml, line 1: cards: 2, printed 3"):
        cards.expect(len(cards.rows("card")), cards.number("printed"), "cards", "printed")


def test_what_should_be_a_number_or_a_table_must_be_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = table(tmp_path, monkeypatch, CARDS)

    with pytest.raises(ValueError, match=r"line 2: many must be a number, not 'three'"):
        cards.number("many")
    with pytest.raises(ValueError, match=r"line 1: there is no \[\[token\]\]"):
        cards.rows("token")
