"""Words and vocabulary of every game come from the server, those of a game from outside too."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from sortilege.testing.servers import running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def web(tmp_path: Path, marbles: str) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        running(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as server,
        httpx.AsyncClient(base_url=f"{server.base}/api/games") as client,
    ):
        yield client


async def test_the_shelf_tells_what_stands_on_each_box_in_its_order(web: httpx.AsyncClient) -> None:
    games = (await web.get("")).json()

    assert [game["name"] for game in games] == ["animaux", "salem", "traverse", "zoondo", "ecole", "marbles"]
    salem, marbles = games[1], games[-1]
    assert (salem["emblem"], salem["usual_seats"], salem["box"]["height"]) == ("cat", 6, 612)
    assert salem["told"]["en"]["kind"] == "hidden roles"
    assert marbles["told"]["fr"]["name"] == "Billes"
    assert marbles["told"]["en"] == {
        "name": "Marbles",
        "line": "A bag, three marbles in hand, and the red ones count.",
        "kind": "",
    }
    assert [salem["has_lesson"], salem["has_rules"], marbles["has_lesson"], marbles["has_rules"]] == [
        True, True, False, False,
    ]  # fmt: skip


async def test_the_words_of_a_game_come_without_its_comments(web: httpx.AsyncClient) -> None:
    salem, marbles = (await web.get("/salem/words/fr")).text, (await web.get("/marbles/words/fr")).text

    assert "game = Salem 1692\n" in salem
    assert "web-" in salem, "with those that only its page needs"
    assert "marble-red = bille rouge\n" in marbles
    assert "#" not in marbles


async def test_lesson_and_rules_are_asked_for_by_themselves(web: httpx.AsyncClient) -> None:
    lesson = (await web.get("/salem/words/en", params={"part": "lesson"})).text
    rules = (await web.get("/salem/words/en", params={"part": "rules"})).text

    assert lesson.startswith("lesson-")
    assert "{SAL-ACC-01" in rules


async def test_the_vocabulary_has_steps_events_areas_and_looks(web: httpx.AsyncClient) -> None:
    book = (await web.get("/marbles/book")).json()

    assert book["kinds"] == {"marble": ["red", "blue", "green"]}
    assert book["steps"]["PlayMarble"] == {"by": "seat", "marble": "marble"}
    assert book["events"]["BagPeeked"] == {"by": "seat", "marble": "marble"}
    assert [area["name"] for area in book["areas"]] == ["bag", "played", "turn", "hand", "reds"]
    assert book["looks"]["marble"]["red"] == {"icon": "ball", "ink": "red", "mark": ""}


@pytest.mark.parametrize("path", ["/marbles/book", "/salem/words/fr"])
async def test_whoever_has_it_is_told_that_it_is_the_same(web: httpx.AsyncClient, path: str) -> None:
    first = await web.get(path)

    again = await web.get(path, headers={"if-none-match": first.headers["etag"]})
    other = await web.get(path, headers={"if-none-match": '"something else"'})

    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize(
    ("path", "status", "problem"),
    [
        ("/chess/book", 404, "no such game"),
        ("/chess/words/fr", 404, "no such game"),
        ("/salem/words/de", 404, "no such language; there are fr, en"),
        ("/marbles/words/fr?part=lesson", 404, "this game has no lesson in this language"),
        ("/salem/words/..", 404, ""),
        ("/salem/words/fr?part=secrets", 400, ""),
    ],
)
async def test_what_there_is_not_is_refused(web: httpx.AsyncClient, path: str, status: int, problem: str) -> None:
    answer = await web.get(path)

    assert answer.status_code == status
    assert problem in answer.text
