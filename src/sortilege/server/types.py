"""What the web client knows of the server: TypeScript types of every message and of what each game shows, the numbers a
socket is closed with, for its tests the vocabulary of each game, and what the companion of a real table knows of the
games that have one. `python -m sortilege.server.types` writes them into web/, before it is built."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec

import sortilege
from sortilege.bots.hindsight import Curve
from sortilege.kernel.views import GameView
from sortilege.server.http import operator_records
from sortilege.server.table import club_records, handing, http_records, notice_records, phones, wire
from sortilege.server.table.game_books import book_of
from sortilege.server.typescript import interface, view_interfaces
from sortilege.shelf import is_brought

HEADING = "// Written by `make wire` from the server's records. Do not edit.\n"
RECORDS = (
    wire.AnyFromClient, wire.AnyToClient, http_records.Name, http_records.Passphrase, http_records.NewPhrases,
    http_records.GameCard, http_records.TableDetail, http_records.Sit, http_records.Join, http_records.SeatBot,
    http_records.Moderate, http_records.Done, http_records.UploadedRecord, operator_records.Order,
    operator_records.Watched, http_records.GameBook, http_records.ReplayPage, http_records.Lesson,
    http_records.LessonAnswer, GameView, http_records.GameResult, http_records.MyGames, http_records.Reel, Curve,
    http_records.MyTable, http_records.Statistics, http_records.MyProfile, http_records.Invitation,
    http_records.CircleCard, http_records.CircleDetail, http_records.ChangeCircle, http_records.ScreenDetail,
    http_records.Whereabouts,
    notice_records.MyNotices, notice_records.AddPush, notice_records.AddWebhook, notice_records.ChangeNotices,
    notice_records.GoAway,
    phones.FromPhone, phones.ToPhone, handing.Handover, *club_records.BODIES, *club_records.ANSWERS,
)  # fmt: skip
UNIONS = {"FromClient": wire.AnyFromClient, "ToClient": wire.AnyToClient}


def types() -> str:
    """The TypeScript module of all messages, and the numbers that go with them."""
    _, components = msgspec.json.schema_components(RECORDS)
    parts = [
        HEADING,
        f"export const PROTOCOL = {wire.PROTOCOL};\n",
        f"export const MOST_SEATS = {wire.MOST_SEATS};\n",
        "/** The frames of phones around a real table: their kind, their sizes in bytes, what a late tap has. */",
        f"export const FRAMES = {phones.FRAMES};",
        f"export const FROM_A_PHONE = {phones.FROM_A_PHONE};",
        f"export const TO_A_PHONE = {phones.TO_A_PHONE};",
        f"export const LATE = {phones.LATE};\n",
        "/** Why a socket may be closed. */",
        f"export const CLOSED = {json.dumps(wire.close_codes(), indent=2)} as const;\n",
        "/** After these nobody need come back. */",
        f"export const FOR_GOOD: readonly number[] = {json.dumps(wire.FOR_GOOD)};\n",
    ]
    parts += [interface(name, components[name]) for name in sorted(components)]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def views(game: str) -> str | None:
    """The TypeScript module of what a game shows; none if it declares no record."""
    ruleset = sortilege.ruleset(game)
    if ruleset.view_type is None:
        return None
    imports = 'import type { GameView } from "../types";\n'
    return "\n".join([HEADING, imports, *view_interfaces(ruleset.view_type, ruleset.modes)])


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
    wired = web / "src/lib/wire"
    shown = {wired / f"views/{game}.ts": text for game in sortilege.games() if (text := views(game)) is not None}
    known = {wired / f"companion/{name}": text for name, text in companions().items()}
    return {wired / "types.ts": types(), wired / "books.json": books(), **shown, **known}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m sortilege.server.types", description=__doc__)
    parser.add_argument("--web", type=Path, default=Path("web"), help="the folder of the web client (web)")
    for path, text in files(parser.parse_args(arguments).web).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
