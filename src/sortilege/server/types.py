"""What the web client knows of the server: TypeScript types of every message, for its tests the vocabulary of each
game, and what the companion of a real table knows of the games that have one. `python -m sortilege.server.types` writes
them into web/, before it is built."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

import sortilege
from sortilege.server.http import http_records
from sortilege.server.http.api_games import book_of
from sortilege.server.table import wire
from sortilege.shelf import is_brought

HEADING = "// Written by `make wire` from the server's records. Do not edit.\n"
RECORDS = (
    wire.AnyFromClient, wire.AnyToClient, http_records.Name, http_records.Passphrase, http_records.NewPhrases,
    http_records.GameCard, http_records.TableDetail, http_records.Sit, http_records.Join, http_records.SeatBot,
    http_records.UploadedRecord, http_records.GameBook,
    http_records.ReplayPage, http_records.Lesson, http_records.LessonAnswer,
)  # fmt: skip
UNIONS = {"FromClient": wire.AnyFromClient, "ToClient": wire.AnyToClient}
NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    """The TypeScript module of all records."""
    _, components = msgspec.json.schema_components(RECORDS)
    parts = [HEADING, f"export const PROTOCOL = {wire.PROTOCOL};\n"]
    for name in sorted(components):
        parts.append("".join(interface(name, components[name])))
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"export interface {name} {{\n"
    needed = schema.get("required", [])
    for field, about in schema["properties"].items():
        # What the server sends is always whole; what it may leave out it fills in.
        optional = "" if field in needed else "?"
        yield f"  {field}{optional}: {typescript(about)};\n"
    yield "}\n"


def typescript(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"anyOf": choices}:
            return " | ".join(
                sorted({typescript(choice) for choice in choices}, key=lambda word: (word == "null", word))
            )
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(typescript(item) for item in items)}]"
        case {"type": "array"}:
            inner = typescript(schema.get("items") or {})
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"Record<string, {typescript(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": kind}:
            return NAMES[kind]
    return "unknown"


def books() -> str:
    """The vocabularies of all games, for the tests of the web client; a page asks the server for them."""
    found = {game: msgspec.to_builtins(book_of(game)) for game in sortilege.games()}
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def companions() -> dict[str, str]:
    """By file: what the companion of a real table knows of each game that has one, and what its sums are tried on."""
    found = {}
    for game in sortilege.games():
        module = f"sortilege.shelf.{game}.companion"
        if not is_brought(game) and find_spec(module):
            told = import_module(module)
            found[f"{game}.json"] = json.dumps(told.facts(), indent=1, ensure_ascii=False) + "\n"
            if hasattr(told, "cases"):
                found[f"{game}.cases.json"] = json.dumps(told.cases()) + "\n"
    return found


def files(web: Path) -> dict[Path, str]:
    wire_folder = web / "src/lib/wire"
    known = {wire_folder / f"companion/{name}": text for name, text in companions().items()}
    return {wire_folder / "types.ts": types(), wire_folder / "books.json": books()} | known


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m sortilege.server.types", description=__doc__)
    parser.add_argument("--web", type=Path, default=Path("web"), help="the folder of the web client (web)")
    for path, text in files(parser.parse_args(arguments).web).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
