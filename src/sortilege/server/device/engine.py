"""What a page's worker holds: the desk and the switchboard over one drawer. Everything that crosses is text."""

from __future__ import annotations

from sortilege.server.device.desk import Answer, Desk
from sortilege.server.device.drawer import Drawer
from sortilege.server.device.lines import Hang, Switchboard, Tell
from sortilege.server.device.rooms import DeviceRooms


class Engine:
    def __init__(self, drawer: Drawer, tell: Tell, hang: Hang, games: str) -> None:
        self._rooms = DeviceRooms(drawer)
        self._desk = Desk(self._rooms, games)
        self._board = Switchboard(self._rooms, tell, hang)

    async def ask(self, method: str, address: str, body: str) -> Answer:
        return await self._desk.ask(method, address, body)

    async def connect(self, line: int, table: str) -> bool:
        return await self._board.connect(line, table)

    async def hear(self, line: int, text: str) -> None:
        await self._board.hear(line, text)

    def leave(self, line: int) -> None:
        self._board.leave(line)
