"""All that notices need, made when the server starts."""

from __future__ import annotations

from sortilege.server.live.budgets import Budgets
from sortilege.server.live.rooms import Rooms
from sortilege.server.notices.courier import Courier
from sortilege.server.notices.endpoints import Networks
from sortilege.server.notices.mail import Post
from sortilege.server.notices.noticing import Noticer
from sortilege.server.notices.push import Pusher
from sortilege.server.notices.tokens import Links
from sortilege.server.settings import Settings
from sortilege.server.storage.store import Store

NOBODY = "nobody@localhost"


class Notices:
    def __init__(self, noticer: Noticer, courier: Courier) -> None:
        self.noticer = noticer
        self.courier = courier
        noticer.sent = courier.wake

    @classmethod
    async def of(cls, settings: Settings, store: Store, budgets: Budgets) -> Notices:
        sender = settings.mail_from or NOBODY
        contact = f"mailto:{sender}"
        courier = Courier(
            store,
            await Links.of(store, settings.public or f"http://{settings.host}:{settings.port}"),
            Networks(settings.notice_networks),
            await Pusher.of(store, contact),
            Post.of(settings.smtp) if settings.smtp else None,
            sender,
        )
        return cls(Noticer(store, budgets), courier)

    def start(self, rooms: Rooms) -> None:
        """Before any table is opened."""
        rooms.noticed, rooms.visited = self.noticer.look, self.noticer.looked
        self.noticer.start()
        self.courier.start()

    async def stop(self) -> None:
        await self.noticer.stop()
        await self.courier.stop()
