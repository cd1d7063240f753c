"""Notices over HTTP: the ways by which somebody wants to hear of their tables, and the links in what was sent."""

from __future__ import annotations

import logging
from html import escape
from typing import Annotated, cast
from urllib.parse import urlsplit

from litestar import Controller, Response, delete, get, post, put
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter

from sortilege.server.http.services import Asked, Conflict, Here, Me, Services, TooMany, Unfit, refuse, spend
from sortilege.server.live.budgets import CONFIRMATIONS, LETTERS, WAYS
from sortilege.server.notices import endpoints
from sortilege.server.notices.mail import check_address
from sortilege.server.notices.push import check_keys
from sortilege.server.notices.tokens import Deed
from sortilege.server.notices.wording import words_in
from sortilege.server.storage import ways
from sortilege.server.storage.store import Person
from sortilege.server.storage.ways import Way, WayKind, Wishes
from sortilege.server.table.calendar import zone_of
from sortilege.server.table.moves import Refused
from sortilege.server.table.notice_records import (
    AddMail,
    AddPush,
    AddWebhook,
    ChangeNotices,
    MyNotices,
    WayCard,
)

LOG = logging.getLogger(__name__)
WayId = Annotated[str, PathParameter(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, PathParameter(max_length=120)]
NO_SUCH_PLACE = "address: nobody knows that name"


class NoticeRoutes(Controller):
    path = "/api/me/notices"
    tags = ("notices",)

    @get(raises=[NotAuthorizedException, TooMany])
    async def mine(self, services: Here, person: Me) -> MyNotices:
        """By which ways you are told, and which there are."""
        return await shown(services, person)

    @put(raises=[NotAuthorizedException, TooMany, Unfit])
    async def change(self, request: Asked, services: Here, person: Me, data: JSONBody[ChangeNotices]) -> MyNotices:
        """When you want to be left alone, and of what you want to hear nothing."""
        spend(services, request, WAYS, person)
        try:
            zone_of(data.zone)
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
        if (data.quiet_from is None) != (data.quiet_until is None):
            raise Unfit("quiet_from, quiet_until: both, or neither")
        wishes = Wishes(data.zone, data.quiet_from, data.quiet_until, tuple(dict.fromkeys(data.silent)))
        await ways.set_wishes(services.rooms.store, person.id, wishes)
        return await shown(services, person)

    @post("/push", raises=[NotAuthorizedException, Conflict, TooMany, Unfit])
    async def push(self, request: Asked, services: Here, person: Me, data: JSONBody[AddPush]) -> MyNotices:
        """This browser; in place of what it was before, if its push service gave it another endpoint."""
        spend(services, request, WAYS, person)
        offered(services, "push")
        try:
            keys = check_keys(data.p256dh, data.auth)
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
        await check_endpoint(services, data.endpoint)
        if data.instead is not None and data.instead != data.endpoint:
            await ways.forget_address(services.rooms.store, person.id, "push", data.instead)
        return await added(services, person, "push", data.endpoint, keys)

    @post("/webhook", raises=[NotAuthorizedException, Conflict, TooMany, Unfit])
    async def webhook(self, request: Asked, services: Here, person: Me, data: JSONBody[AddWebhook]) -> MyNotices:
        """A room where others read too: it is told only what every spectator knows."""
        spend(services, request, WAYS, person)
        await check_endpoint(services, data.address)
        return await added(services, person, "webhook", data.address, {"shape": data.shape})

    @post("/mail", raises=[NotAuthorizedException, Conflict, TooMany, Unfit])
    async def mail(self, request: Asked, services: Here, person: Me, data: JSONBody[AddMail]) -> MyNotices:
        """An e-mail address. It is asked first whether it is yours."""
        spend(services, request, WAYS, person)
        offered(services, "mail")
        try:
            address = check_address(data.address)
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong
        try:
            services.budgets.spend(LETTERS, address.lower(), person.id)
        except Refused as refused:
            raise TooMany.because(refused) from refused
        way = await add(services, person, "mail", address, {}, confirmed=False)
        if not way.confirmed:
            services.notices.courier.run(ask_whether_theirs(services, way, person.language))
        return await shown(services, person)

    @delete("/{way:str}", raises=[NotAuthorizedException, NotFoundException, TooMany], status_code=200)
    async def remove(self, services: Here, person: Me, way: WayId) -> MyNotices:
        """You are told no more by one of these ways."""
        if not await ways.forget_way(services.rooms.store, way, person.id):
            raise NotFoundException("no such way")
        return await shown(services, person)


@get("/notices/{deed:str}/{token:str}", include_in_schema=False)
async def link_page(request: Asked, services: Here, deed: FromPath[str], token: Token) -> Response[str]:
    """Where a link in a message leads: one button. Looking does nothing yet, for programs look at links too."""
    spend(services, request, CONFIRMATIONS)
    found = await linked(services, deed, token)
    language = await language_of(services, found)
    return page(language, deed if found is not None else "unknown", deed, token)


@post("/notices/{deed:str}/{token:str}", include_in_schema=False, status_code=200)
async def follow_link(request: Asked, services: Here, deed: FromPath[str], token: Token) -> Response[str]:
    """Confirms an address, or stops what is sent there. Programs that read mail do so too, for their owner."""
    spend(services, request, CONFIRMATIONS)
    found = await linked(services, deed, token)
    language = await language_of(services, found)
    if found is None:
        return page(language, "unknown")
    if deed == "confirm":
        await ways.confirm_way(services.rooms.store, found.id)
        services.notices.noticer.subscribe(found.person)
    else:
        await ways.forget_way(services.rooms.store, found.id)
    return page(language, deed, done=True)


async def linked(services: Services, deed: str, token: str) -> Way | None:
    """The way that a link is about."""
    if deed not in ("confirm", "stop"):
        raise NotFoundException("no such page")
    way = services.notices.courier.links.way_of(cast(Deed, deed), token)
    return await ways.way_of_id(services.rooms.store, way) if way is not None else None


async def language_of(services: Services, way: Way | None) -> str:
    person = await services.rooms.store.person(way.person) if way is not None else None
    return person.language if person is not None else ""


def page(language: str, about: str, deed: str = "", token: str = "", done: bool = False) -> Response[str]:
    """A page that needs nothing else; its form says where it comes from, without which it would not be welcome."""
    words = words_in(language, "")
    form = ""
    if deed and about != "unknown":
        label = escape(words.say(f"page-{about}-do"))
        form = f'<form method="post" action="/notices/{deed}/{escape(token)}"><button>{label}</button></form>'
    text = words.say(f"page-{about}-{'done' if done else 'text'}")
    title, home = escape(words.say(f"page-{about}")), escape(words.say("page-home"))
    body = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        "<style>body{font:18px/1.5 sans-serif;max-width:32em;margin:12vh auto;padding:0 1em}"
        "button{font:inherit;padding:.6em 1.2em}</style>"
        f'<h1>{title}</h1><p role="status">{escape(text)}</p>{form}<p><a href="/">{home}</a></p></html>'
    )
    headers = {"referrer-policy": "same-origin", "cache-control": "no-store"}
    return Response(body, media_type="text/html", status_code=404 if about == "unknown" else 200, headers=headers)


async def check_endpoint(services: Services, address: str) -> None:
    try:
        await endpoints.looked_up(address, services.notices.courier.networks)
    except endpoints.Unfit as wrong:
        raise Unfit(str(wrong)) from wrong
    except (OSError, UnicodeError) as wrong:
        raise Unfit(NO_SUCH_PLACE) from wrong


def offered(services: Services, kind: WayKind) -> None:
    if kind not in services.notices.courier.offered:
        raise refuse(Refused("way-not-offered", way=kind).reason)


async def added(services: Services, person: Person, kind: WayKind, address: str, keys: dict[str, str]) -> MyNotices:
    await add(services, person, kind, address, keys, confirmed=True)
    services.notices.noticer.subscribe(person.id)
    return await shown(services, person)


async def add(
    services: Services, person: Person, kind: WayKind, address: str, keys: dict[str, str], confirmed: bool
) -> Way:
    try:
        return await ways.add_way(services.rooms.store, person.id, kind, address, keys, confirmed)
    except Refused as no:
        raise refuse(no.reason) from no


async def ask_whether_theirs(services: Services, way: Way, language: str) -> None:
    try:
        await services.notices.courier.ask_whether_yours(way, language)
    except Exception as wrong:
        LOG.warning("a letter was not taken: %s", type(wrong).__name__)


async def shown(services: Services, person: Person) -> MyNotices:
    store, courier = services.rooms.store, services.notices.courier
    wishes = (await ways.wishes_of(store, [person.id])).get(person.id, Wishes())
    cards = [WayCard(way.id, way.kind, label(way), way.confirmed) for way in await ways.ways_of(store, person.id)]
    return MyNotices(
        offered=courier.offered,
        key=courier.pusher.public_key if courier.pusher is not None else None,
        ways=cards,
        zone=wishes.zone,
        quiet_from=wishes.quiet_from,
        quiet_until=wishes.quiet_until,
        silent=list(wishes.silent),
    )


def label(way: Way) -> str:
    """Of addresses that let others in, only the house."""
    return way.address if way.kind == "mail" else urlsplit(way.address).hostname or ""
