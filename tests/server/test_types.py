"""What the web client has from the server is what the server says."""

from __future__ import annotations

from pathlib import Path

import pytest

from sortilege.server.types import main, types, typescript

WEB = Path(__file__).parents[2] / "web"


def test_the_web_client_knows_the_records_and_steps_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    """`make wire` writes them anew."""
    stale = main(["--check", "--web", str(WEB)])

    assert capsys.readouterr().out == ""
    assert stale == 0


def test_the_files_are_written_where_they_are_missing(tmp_path: Path) -> None:
    assert main(["--check", "--web", str(tmp_path)]) == 1

    assert main(["--web", str(tmp_path)]) == 0
    assert (tmp_path / "src/lib/wire/types.ts").read_text(encoding="utf-8") == types()
    assert main(["--check", "--web", str(tmp_path)]) == 0


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
