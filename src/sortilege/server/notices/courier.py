"""The courier sends what is due: a few at a time, again after pauses that grow, and not for ever."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from hashlib import blake2b

import msgspec

from sortilege.server.metrics import NOTICES
from sortilege.server.notices import endpoints, mail, webhook
from sortilege.server.notices.endpoints import Networks, Unfit
from sortilege.server.notices.mail import Letter, Post
from sortilege.server.notices.noticing import Notice
from sortilege.server.notices.push import Pusher
from sortilege.server.notices.tokens import Links
from sortilege.server.notices.wording import to_all, to_you, words_in
from sortilege.server.storage import deliveries
from sortilege.server.storage.deliveries import Delivery
from sortilege.server.storage.store import Store
from sortilege.server.storage.ways import Way, WayKind, forget_way, way_of_id

LOG = logging.getLogger(__name__)
EVERY = 2.0
"""Seconds between two looks at what is due."""
AT_ONCE = 4
A_LOOK = 50
LEASE = 120.0
"""Another node sends what this one took and has not finished after so many seconds."""
PAUSES = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)
"""After each try that came to nothing, the seconds until the next one; after the last there is none."""
GONE = (404, 410)
TAKEN = range(200, 300)
REFUSED_FOR_GOOD = (400, 401, 403, 405, 413)


class NotTaken(Exception):
    """It may be tried again."""


class Hopeless(Exception):
    """Nothing that is sent there will ever arrive."""


class Courier:
    def __init__(
        self, store: Store, links: Links, networks: Networks, pusher: Pusher | None, post: Post | None, sender: str
    ) -> None:
        self._store = store
        self.links = links
        self.networks = networks
        self.pusher = pusher
        self.post = post
        self._sender = sender
        self._wake = asyncio.Event()
        self._stopped = False
        self._looking = asyncio.Lock()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._working: asyncio.Task[None]
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def offered(self) -> list[WayKind]:
        """The ways that this server can go."""
        can: dict[WayKind, bool] = {"push": self.pusher is not None, "mail": self.post is not None, "webhook": True}
        return [kind for kind, it_can in can.items() if it_can]

    def start(self) -> None:
        self._working = asyncio.create_task(self._follow(), name="courier")

    async def stop(self) -> None:
        """Returns when what is being sent is."""
        self._stopped = True
        self._wake.set()
        await asyncio.gather(self._working, *self._errands, return_exceptions=True)

    def run(self, errand: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def wake(self) -> None:
        self._wake.set()

    async def _follow(self) -> None:
        while not self._stopped:
            try:
                await self.look()
            except Exception as wrong:
                LOG.warning("what is to be sent could not be read: %s", type(wrong).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), EVERY)
            self._wake.clear()

    async def look(self) -> None:
        """Sends what is due. One look follows the other, so that whatever was due before this one has been settled."""
        async with self._looking:
            found = await deliveries.due(self._store, time.time(), A_LOOK)
            await asyncio.gather(*(self._deliver(one) for one in found))

    async def _deliver(self, delivery: Delivery) -> None:
        async with self._at_once:
            if self._stopped or not await deliveries.claim(self._store, delivery, time.time() + LEASE):
                return
            way = await way_of_id(self._store, delivery.way_id)
            if way is None or not way.confirmed:
                await deliveries.finish(self._store, delivery)
                return
            try:
                await self.send(way, delivery)
            except Hopeless:
                NOTICES.labels(way.kind, "dropped").inc()
                await forget_way(self._store, way.id)
            except Exception as wrong:  # whatever it is, it is tried only so often
                await self._try_again(way, delivery, wrong)
            else:
                NOTICES.labels(way.kind, "sent").inc()
                await deliveries.finish(self._store, delivery)

    async def _try_again(self, way: Way, delivery: Delivery, wrong: Exception) -> None:
        NOTICES.labels(way.kind, "failed").inc()
        LOG.info("a notice was not taken: %s %s", way.kind, type(wrong).__name__)
        if delivery.tries >= len(PAUSES):
            NOTICES.labels(way.kind, "dropped").inc()
            await deliveries.finish(self._store, delivery)
        else:
            await deliveries.try_again(self._store, delivery, time.time() + PAUSES[delivery.tries])

    # Each way

    async def send(self, way: Way, delivery: Delivery) -> None:
        notice = msgspec.json.decode(delivery.notice, type=Notice)
        person = await self._store.person(way.person)
        language = person.language if person is not None else ""
        match way.kind:
            case "push":
                await self._push(way, notice, language)
            case "mail":
                await self._mail(way, notice, language)
            case "webhook":
                await self._post_to_room(way, notice, language)

    async def _push(self, way: Way, notice: Notice, language: str) -> None:
        if self.pusher is None:
            raise NotTaken
        said = to_you(notice, language)
        stop = words_in(language, notice.game).say("notice-stop")
        told = {
            "title": said.title, "text": said.text, "kind": notice.kind, "path": notice.path,
            "stop": self.links.token("stop", way.id), "stop_text": stop,
        }  # fmt: skip
        endpoint = await self._endpoint(way)
        topic = blake2b(notice.path.encode(), digest_size=12).hexdigest()
        body, headers = await asyncio.to_thread(
            self.pusher.message, way, endpoint, msgspec.json.encode(told).decode(), topic, time.time()
        )
        await self._post(endpoint, body, headers)

    async def _post_to_room(self, way: Way, notice: Notice, language: str) -> None:
        endpoint = await self._endpoint(way)
        link, stop = self.links.base + notice.path, self.links.address("stop", way.id)
        words = words_in(language, notice.game)
        body = webhook.body(way.keys.get("shape", ""), to_all(notice, language), link, stop, words.say("public-stop"))
        await self._post(endpoint, body, webhook.HEADERS)

    async def _endpoint(self, way: Way) -> endpoints.Endpoint:
        try:
            return await endpoints.looked_up(way.address, self.networks)
        except Unfit as wrong:
            raise Hopeless from wrong

    async def _post(self, endpoint: endpoints.Endpoint, body: bytes, headers: dict[str, str]) -> None:
        answer = await endpoints.post(endpoint, body, headers)
        if answer in GONE or answer in REFUSED_FOR_GOOD:
            raise Hopeless
        if answer not in TAKEN:
            raise NotTaken(str(answer))

    async def _mail(self, way: Way, notice: Notice, language: str) -> None:
        said, words = to_you(notice, language), words_in(language, notice.game)
        stop = self.links.address("stop", way.id)
        text = f"{said.text}\n\n{self.links.base + notice.path}\n\n-- \n{words.say('mail-stop')}\n{stop}\n"
        await self.send_letter(Letter(way.address, said.title, text, stop))

    async def send_letter(self, letter: Letter) -> None:
        if self.post is None:
            raise NotTaken
        try:
            await asyncio.to_thread(mail.send, self.post, self._sender, letter)
        except Exception as wrong:
            if mail.is_hopeless(wrong):
                raise Hopeless from wrong
            raise

    async def ask_whether_yours(self, way: Way, language: str) -> None:
        """The first letter to an address: nothing else is sent there before somebody who reads it says yes."""
        words = words_in(language, "")
        link = self.links.address("confirm", way.id)
        text = f"{words.say('mail-confirm-text')}\n\n{link}\n\n{words.say('mail-confirm-else')}\n"
        await self.send_letter(Letter(way.address, words.say("mail-confirm"), text, None))
