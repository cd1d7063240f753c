"""What the web client has from the server is what the server says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sortilege
from sortilege.server.types import main, types, typescript


def test_the_records_and_the_vocabulary_of_every_game_are_written_for_the_web_client(tmp_path: Path) -> None:
    main(["--web", str(tmp_path)])

    assert (tmp_path / "src/lib/wire/types.ts").read_text(encoding="utf-8") == types()
    books = json.loads((tmp_path / "src/lib/wire/books.json").read_text(encoding="utf-8"))
    assert list(books) == sortilege.games()
    for game, book in books.items():
        assert book["game"] == game
        assert len(book["steps"]) == len(sortilege.ruleset(game).book.by_name)


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
