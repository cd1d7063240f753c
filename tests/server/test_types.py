"""What the web client has from the server is what the server says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import sortilege
from sortilege.server.table import wire
from sortilege.server.types import main, types, views
from sortilege.server.typescript import interface, said_of, typescript, view_interfaces


def test_the_records_and_the_vocabulary_of_every_game_are_written_for_the_web_client(tmp_path: Path) -> None:
    main(["--web", str(tmp_path)])

    assert (tmp_path / "src/lib/wire/types.ts").read_text(encoding="utf-8") == types()
    books = json.loads((tmp_path / "src/lib/wire/books.json").read_text(encoding="utf-8"))
    assert list(books) == sortilege.games()
    for game, book in books.items():
        assert book["game"] == game
        assert len(book["steps"]) == len(sortilege.ruleset(game).book.by_name)


class Card(msgspec.Struct):
    face: str | None
    """What is on it,
    if anybody knows."""
    open: bool
    under: int | msgspec.UnsetType = msgspec.UNSET


class ToyView(msgspec.Struct):
    cards: dict[str, Card | None]


def test_what_a_game_shows_is_written_with_what_is_said_of_it() -> None:
    card, view = view_interfaces(ToyView, ("one", "two"))

    assert (
        card
        == """export interface Card {
  /** What is on it, if anybody knows. */
  face: string | null;
  open: boolean;
  under?: number;
}
"""
    )
    assert (
        view
        == """export interface ToyView extends GameView {
  mode: "one" | "two";
  cards: Record<string, Card | null>;
}
"""
    )


def test_a_record_without_words_is_written_bare() -> None:
    assert said_of(ToyView) == {}
    assert interface("Ack", {"properties": {"id": {"type": "string"}}, "required": ["id"]}) == (
        "export interface Ack {\n  id: string;\n}\n"
    )


@pytest.mark.parametrize("game", sortilege.games())
def test_the_view_of_every_game_is_written_for_the_web_client(game: str) -> None:
    view_type = sortilege.ruleset(game).view_type
    assert view_type is not None
    written = views(game)

    assert written is not None
    assert f"export interface {view_type.__name__} extends GameView {{" in written
    for field in view_type.__struct_fields__:
        assert f"\n  {field}" in written


def test_the_client_is_told_why_a_socket_is_closed_and_when_to_stay_away() -> None:
    written = types()

    for name, code in wire.close_codes().items():
        assert f'  "{name}": {code}' in written
    assert set(wire.FOR_GOOD) < set(wire.close_codes().values())
    assert f"export const FOR_GOOD: readonly number[] = {json.dumps(wire.FOR_GOOD)};" in written
    assert "PROTOCOL" not in wire.close_codes()


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "string"}, "string"),
        ({"enum": ["fr", "en"]}, '"fr" | "en"'),
        ({"anyOf": [{"type": "null"}, {"type": "integer"}]}, "number | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]}, "[number, number]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({}, "unknown"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, object], written: str) -> None:
    assert typescript(schema) == written


def test_the_page_is_built_where_no_server_is_installed() -> None:
    """A wheel is built with nothing but what pyproject.toml says a build needs."""
    missing = ("litestar", "sqlalchemy", "uvicorn", "websockets", "prometheus_client", "redis", "numpy")
    hidden = f"import sys; sys.modules.update(dict.fromkeys({missing!r})); import sortilege.server.types"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
