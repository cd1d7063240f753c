"""The server that listens: uvicorn's, which wakes ten times a second to see whether it should end. Here it is woken."""

from __future__ import annotations

import asyncio
import contextlib
from types import FrameType

import uvicorn

TICK = 1.0
"""Seconds after which the date that answers carry is a new one."""


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._ends = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def main_loop(self) -> None:
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ends.wait(), TICK)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self._loop is not None:  # else it has not begun, and sees so when it does
            self._loop.call_soon_threadsafe(self._ends.set)
