"""Passkeys over HTTP: a device is made to know somebody, and somebody is known by a device."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import JSONBody, PathParameter

from sortilege.server.http import passkeys
from sortilege.server.http.api_people import with_cookie
from sortilege.server.http.services import Asked, Conflict, Here, Me, Services, TooMany, refuse, spend, visitor
from sortilege.server.live.budgets import PASSKEYS, WISHES
from sortilege.server.storage.passkeys import (
    CHALLENGE_SECONDS,
    NOBODY,
    Passkey,
    add_passkey,
    ask_to_sign,
    note_use,
    passkey,
    passkeys_of,
    remove_passkeys,
    was_asked,
)
from sortilege.server.storage.store import Person
from sortilege.server.table.club_records import (
    BASE64,
    LONGEST_ID,
    MyPasskeys,
    NewPasskey,
    PasskeyAsked,
    PasskeyCard,
    PasskeyWanted,
    UsedPasskey,
)
from sortilege.server.table.http_records import Name
from sortilege.server.table.moves import Refused

KeyId = Annotated[str, PathParameter(max_length=LONGEST_ID, pattern=BASE64)]


class PasskeyRoutes(Controller):
    path = "/api/passkeys"
    tags = ("people",)

    @get(raises=[TooMany])
    async def mine(self, request: Asked, services: Here) -> MyPasskeys:
        """Your keys, if you are somebody, and whether you could have one."""
        person = await visitor(request, services)
        spend(services, request, WISHES, person)
        return await shown(services, request, person)

    @post("/new", raises=[NotAuthorizedException, Conflict, TooMany], status_code=200)
    async def begin(self, request: Asked, services: Here, person: Me) -> PasskeyWanted:
        """What your device needs to make a key."""
        spend(services, request, PASSKEYS, person)
        site, store = site_of(request), services.rooms.store
        known = [one.id for one in await passkeys_of(store, person.id)]
        challenge = await ask_to_sign(store, person.id)
        return PasskeyWanted(
            challenge, site.name, passkeys.handle_of(person), person.name, passkeys.ALGORITHMS, known, CHALLENGE_SECONDS
        )

    @post(raises=[NotAuthorizedException, Conflict, TooMany])
    async def add(self, request: Asked, services: Here, person: Me, data: JSONBody[NewPasskey]) -> MyPasskeys:
        """The key that your device has made."""
        spend(services, request, PASSKEYS, person)
        site = site_of(request)
        try:
            challenge = await fresh(services, data.client_data, person.id)
            key, counter = passkeys.verified_key(site, data, challenge)
            new = Passkey(data.id, person.id, key, counter, time.time(), None)
            await add_passkey(services.rooms.store, new)
        except Refused as no:
            raise refuse(no.reason) from no
        return await shown(services, request, person)

    @post("/{key:str}/remove", raises=[NotAuthorizedException, NotFoundException, Conflict, TooMany], status_code=200)
    async def remove(self, request: Asked, services: Here, person: Me, key: KeyId) -> MyPasskeys:
        """A key of yours no longer counts."""
        if not await remove_passkeys(services.rooms.store, person.id, key):
            raise NotFoundException("no such key of yours")
        return await shown(services, request, person)

    @post("/challenge", raises=[Conflict, TooMany], status_code=200)
    async def ask(self, request: Asked, services: Here) -> PasskeyAsked:
        """What your device needs to say who you are."""
        spend(services, request, PASSKEYS)
        site = site_of(request)
        return PasskeyAsked(await ask_to_sign(services.rooms.store), site.name, CHALLENGE_SECONDS)

    @post("/claim", raises=[NotAuthorizedException, Conflict, TooMany], status_code=200)
    async def claim(self, request: Asked, services: Here, data: JSONBody[UsedPasskey]) -> Response[Name]:
        """Become the person whose key has signed."""
        spend(services, request, PASSKEYS)
        site, store = site_of(request), services.rooms.store
        try:
            challenge = await fresh(services, data.client_data, NOBODY)
            key = await passkey(store, data.id)
            person = await store.person(key.person) if key is not None else None
            if key is None or person is None:
                raise Refused("passkey-unknown")
            counter = passkeys.verified_counter(site, key, data, challenge)
            if not await note_use(store, key, counter):
                raise Refused("passkey-copied")
        except Refused as no:
            raise refuse(no.reason) from no
        return with_cookie(services, person)


def site_of(request: Asked) -> passkeys.Site:
    try:
        return passkeys.site_of(request)
    except Refused as no:
        raise refuse(no.reason) from no


async def fresh(services: Services, client_data: str, person: str) -> str:
    """What was signed, if that was to be signed, by nobody else, and has not been before."""
    challenge = passkeys.signed_challenge(client_data)
    if not await was_asked(services.rooms.store, challenge, person):
        raise Refused("passkey-late")
    return challenge


async def shown(services: Services, request: Asked, person: Person | None) -> MyPasskeys:
    try:
        passkeys.site_of(request)
        possible = True
    except Refused:
        possible = False
    found = await passkeys_of(services.rooms.store, person.id) if person is not None else []
    return MyPasskeys(possible, [PasskeyCard(one.id, one.created, one.used) for one in found])
