"""Several phones around a real table, over HTTP and a socket; and the lines that the host recorded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath

from sortilege.companion import found_recordings
from sortilege.server.http.knocking import enter, turn_away
from sortilege.server.http.services import Asked, Here, Me, Services, TooMany, address_of
from sortilege.server.http.static_files import static_file
from sortilege.server.http.web import ASK_EACH_TIME, answer
from sortilege.server.live.sockets import Closed
from sortilege.server.table.moves import Refused
from sortilege.text import LANGUAGES


class OpenedRoom(msgspec.Struct):
    """Where the phones of a table meet."""

    code: str


@post("/api/phones", tags=["companion"], raises=[NotAuthorizedException, TooMany])
async def open_phones(request: Asked, services: Here, person: Me) -> OpenedRoom:
    """A new room for the phones around a real table. It is kept in memory, and ends when all have left."""
    try:
        return OpenedRoom(services.phones.open(person.id, address_of(request)).code)
    except Refused as refused:
        raise TooMany.because(refused) from refused


@websocket("/ws/phones/{code:str}")
async def phone(socket: WebSocket[Any, Any, Any], code: FromPath[str], services: Here) -> None:
    """The frames of one phone: docs/protocol.md."""
    entered = await enter(socket, services)
    if entered is None:
        return
    person, address = entered
    try:
        await services.phones.serve(socket, code, person.id, address)
    except Closed as closed:
        await turn_away(socket, closed)
    finally:
        services.budgets.give_back_socket(address, person.id)


# Lines that the host recorded


@get("/voice/index.json", tags=["companion"], sync_to_thread=True)
def recorded_lines(services: Here) -> Response[dict[str, dict[str, str]]]:
    """By language, the file of each line of the companion that the host recorded."""
    folder = services.settings.voices
    found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    return Response(found_recordings(Path(folder)) if folder else found, headers={"cache-control": ASK_EACH_TIME})


@get("/voice/{language:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def recorded_line(language: FromPath[str], name: FromPath[str], request: Asked, services: Here) -> Response[bytes]:
    return answer(static_file(recording(services, language, name)), request, ASK_EACH_TIME)


def recording(services: Services, language: str, name: str) -> Path:
    """The file of a line, if it is one of those that are told of."""
    folder = services.settings.voices
    if folder and name in found_recordings(Path(folder)).get(language, {}).values():
        return Path(folder) / language / name
    raise NotFoundException("no such recording")
