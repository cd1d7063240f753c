"""Games that anybody may watch, over HTTP. What is to be seen there comes over each table's socket, as to any
spectator."""

from __future__ import annotations

import time

from litestar import get

from sortilege.server.http.services import Asked, Here, TooMany, spend
from sortilege.server.live.budgets import WATCHING
from sortilege.server.storage.watching import watchable
from sortilege.server.table.club_records import WatchCard


@get("/api/watch", tags=["tables"], raises=[TooMany])
async def going_on(request: Asked, services: Here) -> list[WatchCard]:
    """Listed tables where a game goes on, as spectators see it: after each table's delay. The last to begin come first,
    whatever happens at them."""
    spend(services, request, WATCHING)
    return await watchable(services.rooms.store, time.time())
