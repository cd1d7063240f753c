"""Games over HTTP: what can be played, their words and their vocabulary, whoever brought them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, PathParameter

import sortilege
from sortilege.server.http.web import ASK_EACH_TIME
from sortilege.server.table.boxes import card_of
from sortilege.server.table.game_books import book_of
from sortilege.server.table.game_words import Part, words_of
from sortilege.server.table.http_records import GameBook, GameCard
from sortilege.text import LANGUAGES

GameName = Annotated[str, PathParameter(max_length=40)]


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
        said = words_of(known(game), language, part)
        if not said:
            raise NotFoundException(f"this game has no {part} in this language")
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


def kept(request: Request[Any, Any, Any], body: bytes, media_type: str) -> Response[bytes]:
    """Whoever has it already is told only that it is the same."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": ASK_EACH_TIME}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
