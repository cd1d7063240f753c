"""`sortilege admin`: what an operator sees and does, beside a server that runs."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sortilege.server.settings import Settings
    from sortilege.server.storage.operator import Found, Operator

Deed = Callable[["Operator", argparse.Namespace], Awaitable[Any]]
TIMES = ("at", "until", "created", "changed", "settled")


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

    _add_listings(deed)
    _add_deeds(deed)
    _add_upkeep(deed)


def _add_listings(deed: Callable[..., argparse.ArgumentParser]) -> None:
    tables = deed("tables", "tables, the newest first", lambda one, args: one.tables(args.status, args.limit))
    tables.add_argument("--status", choices=("open", "playing", "over"))
    people = deed("people", "people, the newest first", lambda one, args: one.people(args.name, args.limit))
    people.add_argument("--name", help="part of a name")
    reports = deed("reports", "talk that players reported", lambda one, args: one.reports(args.all, args.limit))
    reports.add_argument("--all", action="store_true", help="settled ones too")
    audit = deed("audit", "what operators did", lambda one, args: one.audit(args.limit))
    for listing in (tables, people, reports, audit):
        listing.add_argument("--limit", type=int, default=100)
    deed("bans", "who is kept out", lambda one, args: one.bans())
    deed("mutes", "who may not talk", lambda one, args: one.mutes())


def _add_deeds(deed: Callable[..., argparse.ArgumentParser]) -> None:
    by_table = "named by its code or id"
    for name, text, do, word in (
        ("close", f"end a table, {by_table}", lambda one, args: one.close_table(args.table, args.reason), "table"),
        ("delete", f"leave nothing of a table, {by_table}",
         lambda one, args: one.delete_table(args.table, args.reason), "table"),
        ("sign-out", "end a person's sessions", lambda one, args: one.sign_out(args.person, args.reason), "person"),
        ("unmute", "let somebody talk again", lambda one, args: one.unmute(args.person, args.reason), "person"),
        ("unban", "let them in again", lambda one, args: one.unban(args.who, args.reason), "who"),
        ("settle", "put a report away", lambda one, args: one.settle(int(args.number), args.reason), "number"),
        ("erase", "leave nothing of a person but nameless seats", _erase, "person"),
        ("rotate-keys", "sign with a new key", lambda one, args: one.rotate_keys(args.reason), ""),
    ):  # fmt: skip
        deed(name, text, do, *([word] if word else []), reason=True)
    ban = deed(
        "ban", "keep a person or a network out", lambda one, args: one.ban(args.who, args.reason, args.days), "who",
        reason=True,
    )  # fmt: skip
    mute = deed(
        "mute", "let a person play, but not talk", lambda one, args: one.mute(args.person, args.reason, args.days),
        "person", reason=True,
    )  # fmt: skip
    for limited in (ban, mute):
        limited.add_argument("--days", type=float, help="for so long (for good)")


def _add_upkeep(deed: Callable[..., argparse.ArgumentParser]) -> None:
    deed("export", "everything about a person, as JSON", _export, "person")
    back_up = deed("back-up", "write everything into one file, or one in a folder, while it is used", _back_up, "file")
    back_up.add_argument("--keep", type=int, help="leave so many in the folder, the newest (all)")
    restore = deed("restore", "make everything as it was in such a file", _restore, "file")
    restore.add_argument("--replace", action="store_true", help="though there is something in the store")
    restore.add_argument("--erased", type=Path, help="a list of who was erased, from another machine")
    deed("tidy", "end what is older than the settings say, now rather than within the hour", _tidy)
    deed("check", "whether the store is whole (exit code 0 or 1)", lambda one, args: one.check())


async def _export(operator: Operator, args: argparse.Namespace) -> Any:
    from sortilege.server.storage.erasing import export

    found = await export(operator.store, args.person)
    await operator.note("export", args.person, "")
    return found


async def _erase(operator: Operator, args: argparse.Namespace) -> None:
    from sortilege.server.storage.erased_file import ErasedFile
    from sortilege.server.storage.erasing import erase

    await erase(operator.store, args.person, args.reason, operator.by)
    ErasedFile(args.settings.erased_path).add({args.person})


async def _back_up(operator: Operator, args: argparse.Namespace) -> None:
    from sortilege.server.storage.back_up import back_up, back_up_into

    file, keep = Path(args.file), args.keep
    if keep is not None and (keep < 1 or not file.is_dir()):
        raise ValueError("keep: one or more of the back-ups in a folder")
    await (back_up_into(operator.store, file, keep) if file.is_dir() else back_up(operator.store, file))


async def _restore(operator: Operator, args: argparse.Namespace) -> None:
    from sortilege.server.storage.back_up import restore_beside
    from sortilege.server.storage.erased_file import ErasedFile

    kept = ErasedFile(args.settings.erased_path)
    if args.erased is not None:
        if not args.erased.is_file():
            raise ValueError(f"erased: there is no file {args.erased}")
        kept.add(ErasedFile(args.erased).read())
    await restore_beside(operator.store, Path(args.file), args.replace)
    await kept.agree(operator.store)


async def _tidy(operator: Operator, args: argparse.Namespace) -> Any:
    from sortilege.server.storage.address_keys import AddressKeys
    from sortilege.server.storage.retention import Terms, tidy

    settings: Settings = args.settings
    done = await tidy(operator.store, Terms(settings.talk_days, settings.log_days, settings.abandoned_days))
    await AddressKeys(operator.store, settings.address_days).tidy()
    await operator.note("tidy", "", "")
    return [done._asdict()]


def run(args: argparse.Namespace) -> int:
    try:
        from sortilege.server.settings import Settings
    except ImportError as missing:
        print(f"sortilege: {missing.name} is not installed: pip install 'sortilege[server]'", file=sys.stderr)
        return 2
    args.settings = Settings.from_environment(database=args.database)
    found = asyncio.run(do(args.settings.database, args))
    if found is not None or args.json:
        as_json = args.json or args.deed == "export"
        print(json.dumps(found or [], ensure_ascii=False, indent=1) if as_json else written(found or []))
    return 1 if args.deed == "check" and found else 0


async def do(database: str, args: argparse.Namespace) -> Any:
    from sortilege.server.storage.erased_file import hand_over
    from sortilege.server.storage.operator import Operator
    from sortilege.server.storage.store import Store

    file = database.removeprefix("sqlite+aiosqlite:///")
    if file != database:
        if args.deed != "restore" and not Path(file).is_file():
            raise ValueError(f"database: there is no file {file}")
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    store = await Store.open(database)
    try:
        return await args.do(Operator(store), args)
    finally:
        await store.close()
        if file != database:
            for one in (file, f"{file}-wal", f"{file}-shm"):
                hand_over(Path(one))


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
