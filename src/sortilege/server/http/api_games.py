"""Games over HTTP: what can be played, their words and their vocabulary, whoever brought them."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, PathParameter

import sortilege
from sortilege.bots.levels import LEVELS
from sortilege.content import game_folder
from sortilege.kernel.ruleset import Ruleset
from sortilege.ledger import LedgerError, ledger
from sortilege.server.http.game_books import book_of
from sortilege.server.http.http_records import GameBook, GameCard, GameTold
from sortilege.server.http.web import ASK_EACH_TIME
from sortilege.shelf import is_brought
from sortilege.text import LANGUAGES, Words, catalogue_file

GameName = Annotated[str, PathParameter(max_length=40)]
Part = Literal["board", "lesson", "rules"]
FILES: dict[str, tuple[str, ...]] = {
    "board": ("game.ftl", "web.ftl"),
    "lesson": ("lesson.ftl",),
    "rules": ("rules.md",),
}
"""A game's words for every face with those that only its page needs, or what is said in its lesson, or its rules."""
STAYS_AT_HOME = re.compile(r"^(#.*|\s*)\n", re.MULTILINE)
"""Comments and blank lines of catalogues."""


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(sync_to_thread=False)
    def list_games(self) -> list[GameCard]:
        """Every game with its modes, seats and options, in the order of the shelf."""
        all_rules = sorted(map(sortilege.ruleset, sortilege.games()), key=lambda rules: (rules.box.place, rules.name))
        return [card_of(rules) for rules in all_rules]

    @get(
        "/{game:str}/words/{language:str}",
        raises=[NotFoundException],
        responses={200: ResponseSpec(str, media_type="text/plain", description="Fluent, or Markdown for the rules")},
        sync_to_thread=False,
    )
    def words(
        self, request: Request[Any, Any, Any], game: GameName, language: FromPath[str], part: FromQuery[Part] = "board"
    ) -> Response[bytes]:
        """What a game says in one language: its words, those of its lesson, or its rules for players."""
        if language not in LANGUAGES:
            raise NotFoundException(f"no such language; there are {', '.join(LANGUAGES)}")
        found = [path for file in FILES[part] if (path := words_of(known(game), language) / file).is_file()]
        text = "".join(path.read_text(encoding="utf-8") for path in found)
        if not found and part == "rules":
            text = rules_of_ledger(game)
        if not text:
            raise NotFoundException(f"this game has no {part} in this language")
        said = text if part == "rules" else STAYS_AT_HOME.sub("", text)
        return kept(request, said.encode(), "text/plain; charset=utf-8")

    @get(
        "/{game:str}/book",
        raises=[NotFoundException],
        responses={200: ResponseSpec(GameBook, description="The vocabulary")},
        sync_to_thread=False,
    )
    def book(self, request: Request[Any, Any, Any], game: GameName) -> Response[bytes]:
        """The steps and events of a game with the kind of each argument, and how its things lie."""
        return kept(request, msgspec.json.encode(book_of(known(game))), "application/json")


def known(game: str) -> str:
    if game not in sortilege.games():
        raise NotFoundException("no such game")
    return game


def words_of(game: str, language: str) -> Path:
    return game_folder(game) / "words" / language


def kept(request: Request[Any, Any, Any], body: bytes, media_type: str) -> Response[bytes]:
    """Whoever has it already is told only that it is the same."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": ASK_EACH_TIME}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def card_of(rules: Ruleset) -> GameCard:
    folder = game_folder(rules.name)
    return GameCard(
        rules.name, rules.revision, list(rules.modes), rules.seats, list(rules.options), rules.without_undo,
        list(rules.table.signs), list(LEVELS), rules.table.as_moderator is not None,
        max(rules.table.windows.values(), default=0.0), rules.usual_seats, rules.emblem, rules.box,
        {language: told(rules.name, language) for language in LANGUAGES},
        has_lesson=(folder / "lesson.toml").is_file(),
        has_rules=(folder / "words" / LANGUAGES[0] / "rules.md").is_file() or bool(rules_of_ledger(rules.name)),
        rated=[] if is_brought(rules.name) else [mode for mode in rules.modes if mode not in rules.unrated],
    )  # fmt: skip


def rules_of_ledger(game: str) -> str:
    """What a game without rules for players has instead: its ledger, a section each rule; nothing without one."""
    try:
        entries = ledger(game).values()
    except (FileNotFoundError, LedgerError):
        return ""
    return "\n".join(f"## {one.id} {{{one.id}}}\n\n{one.text}\n" for one in entries)


def told(game: str, language: str) -> GameTold:
    """What the box says; a game without words has its name."""
    if not catalogue_file(language, f"{game}/game").is_file():
        return GameTold(game, "", "")
    words = Words(language, f"{game}/game")
    line = next((name for name in ("label", "line") if words.has("game", name)), None)
    return GameTold(
        words.say("game") if words.has("game") else game,
        words.say("game", line) if line else "",
        words.say("game", "kind") if words.has("game", "kind") else "",
    )
