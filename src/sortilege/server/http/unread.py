"""How much of what was written nobody has read."""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module


def unread(transport: asyncio.Transport) -> int:
    """Bytes that wait for the other side: here, and in the buffers of the system, which take a megabyte at once and
    then nothing for minutes while somebody far away reads steadily. 0 as soon as nothing waits here."""
    here = transport.get_write_buffer_size()
    return here and here + _kept_by_the_system(transport)


def _kept_by_the_system(transport: asyncio.Transport) -> int:
    """0 where that cannot be asked."""
    if sys.platform == "win32":
        return 0
    question = import_module("termios").TIOCOUTQ
    try:
        answer = import_module("fcntl").ioctl(transport.get_extra_info("socket").fileno(), question, bytes(4))
    except OSError:
        return 0
    return int.from_bytes(answer, sys.byteorder)
