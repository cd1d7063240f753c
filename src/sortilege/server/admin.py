"""`sortilege admin`: what an operator sees and does, beside a server that runs."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sortilege.server.storage.operator import Found, Operator

Deed = Callable[["Operator", argparse.Namespace], Awaitable[Any]]
TIMES = ("at", "until", "created", "changed")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", help="where the tables are, as for `sortilege serve`")
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="WHAT")

    def deed(name: str, text: str, do: Deed, *words: str, reason: bool = False) -> argparse.ArgumentParser:
        found = deeds.add_parser(name, help=text)
        for word in words:
            found.add_argument(word)
        if reason:
            found.add_argument("--reason", default="", help="kept in the audit log")
        found.set_defaults(do=do)
        return found

    tables = deed("tables", "tables that changed last", lambda one, args: one.tables(args.status, args.limit))
    tables.add_argument("--status", choices=("open", "playing", "over"))
    people = deed("people", "people, the newest first", lambda one, args: one.people(args.name, args.limit))
    people.add_argument("--name", help="part of a name")
    audit = deed("audit", "what operators did", lambda one, args: one.audit(args.limit))
    for listing in (tables, people, audit):
        listing.add_argument("--limit", type=int, default=100)
    close = "end a table, named by its code or id"
    deed("close", close, lambda one, args: one.close_table(args.table, args.reason), "table", reason=True)
    deed(
        "sign-out", "end a person's sessions", lambda one, args: one.sign_out(args.person, args.reason), "person",
        reason=True,
    )  # fmt: skip
    ban = deed(
        "ban", "keep a person or a network out", lambda one, args: one.ban(args.who, args.reason, args.days), "who",
        reason=True,
    )  # fmt: skip
    ban.add_argument("--days", type=float, help="for so long (for good)")
    deed("unban", "let them in again", lambda one, args: one.unban(args.who, args.reason), "who", reason=True)
    deed("bans", "who is kept out", lambda one, args: one.bans())
    deed("rotate-keys", "sign with a new key", lambda one, args: one.rotate_keys(args.reason), reason=True)
    deed("back-up", "copy a SQLite store while it is used", lambda one, args: one.back_up(args.file), "file")
    deed("check", "whether the store is whole (exit code 0 or 1)", lambda one, args: one.check())


def run(args: argparse.Namespace) -> int:
    try:
        from sortilege.server.settings import Settings
    except ImportError as missing:
        print(f"sortilege: {missing.name} is not installed: pip install 'sortilege[server]'", file=sys.stderr)
        return 2
    found = asyncio.run(do(Settings.from_environment(database=args.database).database, args))
    if found is not None or args.json:
        print(json.dumps(found or [], ensure_ascii=False, indent=1) if args.json else written(found or []))
    return 1 if args.deed == "check" and found else 0


async def do(database: str, args: argparse.Namespace) -> Any:
    from sortilege.server.storage.operator import Operator
    from sortilege.server.storage.store import Store

    store = await Store.open(database)
    try:
        return await args.do(Operator(store), args)
    finally:
        await store.close()


def written(rows: list[Found]) -> str:
    """A table that can be read."""
    if not rows:
        return "nothing"
    names = list(rows[0])
    cells = [names, *([_word(name, row.get(name)) for name in names] for row in rows)]
    widths = [max(len(line[place]) for line in cells) for place in range(len(names))]
    return "\n".join(
        "  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip() for line in cells
    )


def _word(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if name in TIMES:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return str(value)
