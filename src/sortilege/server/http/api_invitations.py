"""Invitations over HTTP: what they are to, the page that they open, and the preview that a link to it has elsewhere."""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter

from sortilege.server.http import web
from sortilege.server.http.invitations import NOBODY, Facts, facts, find
from sortilege.server.http.preview import SIZE, fonts_in, picture
from sortilege.server.http.services import Asked, Conflict, Here, Services, TooMany, in_a_thread, spend, visitor
from sortilege.server.http.static_files import static_file
from sortilege.server.live.budgets import INVITATIONS
from sortilege.server.storage.store import Person
from sortilege.server.table.http_records import Invitation
from sortilege.server.table.row import Row
from sortilege.text import LANGUAGES

Word = Annotated[str, PathParameter(max_length=40)]
A_WHILE = "public, max-age=60"


@get("/api/invitations/{word:str}", tags=["tables"], raises=[NotFoundException, Conflict, TooMany])
async def invitation(request: Asked, services: Here, word: Word) -> Invitation:
    """The table of a code or of an invitation: the game, who invites, who sits there."""
    return (await found(services, request, word, await visitor(request, services)))[1]


@get(
    "/api/invitations/{word:str}/picture",
    tags=["tables"],
    raises=[NotFoundException, Conflict, TooMany],
    responses={200: ResponseSpec(bytes, media_type="image/png", description="1200 by 630")},
)
async def invitation_picture(request: Asked, services: Here, word: Word) -> Response[bytes]:
    """The same as a picture, for pages elsewhere that show where a link leads."""
    row, what = await found(services, request, word, None)
    said = facts(what, await language_of(services, row))
    drawn = await in_a_thread(services, picture, said, web.WEB)
    if drawn is None:
        raise NotFoundException("no picture can be drawn here: the page is not built, or Pillow is not installed")
    headers = {"cache-control": A_WHILE, "cross-origin-resource-policy": "cross-origin"}
    return Response(drawn, media_type="image/png", headers=headers)


@get("/join", include_in_schema=False, sync_to_thread=True)
def joining_page(request: Asked) -> Response[bytes]:
    """Where a code is typed."""
    return web.serve("join", request)


@get("/join/{path:path}", include_in_schema=False)
async def invitation_page(request: Asked, services: Here, path: FromPath[str]) -> Response[bytes]:
    """The page, with what a preview of the link shows; without, if there is no such invitation."""
    page, word = web.WEB / "index.html", path.strip("/")
    if not page.is_file():
        return web.serve(f"join/{word}", request)
    try:
        row, what = await found(services, request, word, None)
    except HTTPException:
        return web.serve("join", request)
    base = (services.settings.public or str(request.base_url)).rstrip("/")
    image = f"{base}/api/invitations/{word}/picture" if fonts_in(web.WEB) is not None else None
    tags = preview_tags(facts(what, await language_of(services, row)), f"{base}/join/{word}", image)
    body = static_file(page).encodings["identity"].replace(b"</head>", f"{tags}</head>".encode(), 1)
    return Response(body, media_type="text/html", headers={"cache-control": web.ASK_EACH_TIME})


async def found(services: Services, request: Asked, word: str, person: Person | None) -> tuple[Row, Invitation]:
    """Paid for: codes are short, and somebody may try many."""
    spend(services, request, INVITATIONS, person)
    if not word.isascii():
        raise NotFoundException(NOBODY)
    return await find(services, request, word, person)


async def language_of(services: Services, row: Row) -> str:
    """The host's, who knows to whom the link is given."""
    host = await services.rooms.store.person(row.host)
    return host.language if host is not None and host.language in LANGUAGES else LANGUAGES[0]


def preview_tags(said: Facts, address: str, image: str | None) -> str:
    about = " · ".join(part for part in (said.variant, said.there, said.room) if part)
    tags = {"og:type": "website", "og:site_name": "Sortilège", "og:title": said.title, "og:description": about}
    tags["og:url"] = address
    if image is not None:
        tags |= {"og:image": image, "og:image:type": "image/png", "og:image:alt": f"{said.name}. {said.host}"}
        tags |= {"og:image:width": str(SIZE[0]), "og:image:height": str(SIZE[1])}
    written = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    written += [f'<meta name="twitter:card" content="{"summary_large_image" if image else "summary"}">']
    return "".join([*written, '<meta name="robots" content="noindex">'])
