"""Where phones find this server: whoever sits at the machine it runs on may know it as `localhost`."""

from __future__ import annotations

import asyncio

from litestar import get

from sortilege.server.http.services import Asked, Here, TooMany
from sortilege.server.lan import where_to
from sortilege.server.table.http_records import Whereabouts


@get("/api/whereabouts", tags=["operation"], raises=[TooMany])
async def whereabouts(request: Asked, services: Here) -> Whereabouts:
    """The address players know, or in a room that of this machine: what an invitation made at `localhost` says."""
    settings = services.settings
    if not settings.public and not settings.lan:
        return Whereabouts(None)
    port = request.scope["server"][1] if request.scope["server"] else None
    ways = await asyncio.to_thread(where_to, port or settings.port, settings.public)
    return Whereabouts(ways[0].rstrip("/") if ways else None)
