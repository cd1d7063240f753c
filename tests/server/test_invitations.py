"""Where an invitation leads, before anybody sits down: what it tells, to whom, and how it looks elsewhere."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from sortilege.client import Client
from sortilege.server.http import preview, web
from sortilege.server.http.invitations import Facts, variant_line
from sortilege.server.table import entries
from sortilege.server.table.setup import Setup
from sortilege.testing.servers import Running, running
from tests.server.scenes import two_at_a_table

pytestmark = pytest.mark.anyio
FONTS = Path(__file__).parents[2] / "web" / "node_modules" / "@fontsource"


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    """On SQLite and on PostgreSQL."""
    async with running(store_url) as one:
        yield one


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, with its fonts."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head><title>Sortilège</title></head><body></body></html>")
    for name in (preview.TITLE, preview.NAMES, preview.TEXT):
        shutil.copy(next(FONTS.rglob(f"{name}.woff2")), folder / "assets" / f"{name}-Dx7.woff2")
    monkeypatch.setattr(web, "WEB", folder)
    return folder


async def get(server: Running, path: str, person: Client | None = None) -> httpx.Response:
    cookies = {"sortilege": person.token} if person is not None and person.token else {}
    async with httpx.AsyncClient(base_url=server.base, timeout=60, cookies=cookies) as browser:
        return await browser.get(path)


async def invited(server: Running, word: str | None, person: Client | None = None) -> Any:
    answer = await get(server, f"/api/invitations/{word}", person)
    return answer.json() if answer.status_code == 200 else answer.status_code


# What it tells


async def test_a_code_tells_the_game_who_invites_and_who_sits_there(server: Running) -> None:
    async with server.people("Ann", "Bob") as (ann, bob):
        table = await ann.open_table(game="salem", seats=4, options={"silent_death": True})
        await bob.join(code=table.code)

        told = await invited(server, table.code)

        assert told["host"] == "Ann"
        assert told["seat"] is None
        assert [chair["name"] for chair in told["table"]["chairs"]] == ["Ann", "Bob", "", ""]
        assert told["variant"] == {
            "fr": "Salem, 4 joueurs, Mort silencieuse",
            "en": "Salem, 4 players, Silent death",
        }


async def test_the_invitation_to_a_seat_names_it(server: Running) -> None:
    async with server.people("Ann") as (ann,):
        table = await ann.open_table(game="animaux", seats=3)
        assert table.invites is not None

        assert (await invited(server, table.invites[2]))["seat"] == 2


@pytest.mark.parametrize("word", ["ZZZZZZ", "x" * 22, "%00", "%C3%A9", "x" * 41])
async def test_what_is_no_invitation_leads_nowhere(server: Running, word: str) -> None:
    assert await invited(server, word) in (400, 404)


@pytest.mark.parametrize(
    ("setup", "line"),
    [
        (Setup("animaux", 2), "First Captures, 2 players"),
        (Setup("ecole", 2, options={"house_powers": False}), "Standard game, 2 players, House powers: no"),
        (Setup("ecole", 2, options={"houses": "choice"}), "Standard game, 2 players, Houses: everybody chooses"),
    ],
)
def test_a_variant_is_one_line_of_what_is_not_as_usual(setup: Setup, line: str) -> None:
    assert variant_line(setup.checked(), "en") == line


# What it does not tell


async def test_once_a_private_game_has_begun_its_code_tells_strangers_nothing(server: Running) -> None:
    async with two_at_a_table(server, watch=False) as (newt, _):
        code = (await newt.client.table(newt.id)).code

        assert await invited(server, code) == 404
        assert (await invited(server, code, newt.client))["table"]["status"] == "playing"


async def test_an_invitation_shows_no_more_than_spectators_see_by_then(server: Running) -> None:
    async with two_at_a_table(server, delay=3600) as (newt, _):
        code = (await newt.client.table(newt.id)).code
        room = await server.services.rooms.room(newt.id)
        before = await invited(server, code)
        await room.do(lambda: [entries.Ended("agreed")])

        assert before["table"]["status"] == "open"
        assert await invited(server, code) == before
        assert (await invited(server, code, newt.client))["table"]["status"] == "over"


async def test_codes_cannot_be_tried_without_end(sqlite_url: str) -> None:
    async with running(sqlite_url, allowances=()) as server, httpx.AsyncClient(base_url=server.base) as stranger:
        tries = [await stranger.get(f"/api/invitations/ZZZZ{number:02}") for number in range(90)]
        answers = [one.status_code for one in tries]

        assert answers[:60] == [404] * 60
        assert 429 in answers[60:]


# How it looks elsewhere


async def test_a_link_has_a_preview_in_the_language_of_the_host(server: Running, built: Path) -> None:
    async with Client(server.base) as ann:
        await ann.sign_in('Ann "<b>"')
        table = await ann.open_table(game="salem", seats=4)

        page = (await get(server, f"/join/{table.code}")).text

        assert '<meta property="og:title" content="Ann &quot;&lt;b&gt;&quot; vous invite\u00a0: Salem 1692">' in page
        assert "Salem, 4 joueurs · Déjà là\u00a0: Ann &quot;" in page
        assert f'content="{server.base}/api/invitations/{table.code}/picture"' in page
        assert page.count("</head>") == 1


async def test_the_picture_of_an_invitation_is_a_png_as_pages_want_it(
    server: Running, built: Path, tmp_path: Path
) -> None:
    async with server.people("Ann") as (ann,):
        table = await ann.open_table(game="ecole", seats=4)

        answer = await get(server, f"/api/invitations/{table.code}/picture")

        (tmp_path / "drawn.png").write_bytes(answer.content)
        with Image.open(tmp_path / "drawn.png") as drawn:
            assert (drawn.format, drawn.size) == ("PNG", (1200, 630))
        assert answer.headers["content-type"] == "image/png"
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"


@pytest.mark.parametrize("path", ["/join", "/join/", "/join/ZZZZZZ", "/join/ZZZZZZ/", "/join/a/b"])
async def test_the_link_of_no_invitation_opens_the_page_without_a_preview(
    server: Running, built: Path, path: str
) -> None:
    answer = await get(server, path)

    assert answer.status_code == 200
    assert "og:" not in answer.text


async def test_a_page_without_fonts_has_a_preview_without_a_picture(server: Running, built: Path) -> None:
    shutil.rmtree(built / "assets")
    async with server.people("Ann") as (ann,):
        table = await ann.open_table(game="animaux", seats=2)

        page = (await get(server, f"/join/{table.code}")).text

        assert "og:title" in page
        assert "og:image" not in page
        assert (await get(server, f"/api/invitations/{table.code}/picture")).status_code == 404


def test_long_lines_and_strange_letters_are_drawn_too(built: Path) -> None:
    said = Facts("salem", "S" * 80, "v" * 300, "t", "Жанна", "あ" * 20, "", 24, 24)

    drawn = preview.picture(said, built)

    assert drawn is not None
    assert drawn.startswith(b"\x89PNG")
