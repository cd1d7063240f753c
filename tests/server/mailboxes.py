"""Where notices arrive: a push service with a browser behind it, a room with a webhook, a server that takes mail."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any, NamedTuple, cast

import http_ece
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sortilege.testing.services import free_port

LOOPBACK = ("127.0.0.0/8",)


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Inbox:
    """An HTTP server on loopback that takes whatever it is sent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.received: list[Received] = []
        self.answers: list[bytes] = []
        """What is answered next, first things first; after that 201."""

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.received.append(Received(first.split(" ")[1], headers, body))
        answer = self.answers.pop(0) if self.answers else b"HTTP/1.1 201 Created"
        writer.write(answer + b"\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> list[Received]:
        await until(lambda: len(self.received) >= count)
        return self.received


async def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def an_inbox(port: int = 0) -> AsyncIterator[Inbox]:
    inbox = Inbox(port or free_port())
    server = await asyncio.start_server(inbox.serve, "127.0.0.1", inbox.port)
    async with server:
        yield inbox


class Browser:
    """The keys of a browser that was asked to be told, and what it can read with them."""

    def __init__(self, endpoint: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = secrets.token_bytes(16)
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "p256dh": letters(point), "auth": letters(self._secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret, version="aes128gcm")
        return cast(dict[str, Any], json.loads(text))

    def size(self, body: bytes) -> int:
        return len(http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret, version="aes128gcm"))


def letters(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class PostOffice:
    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[EmailMessage] = []
        self.refuses = False

    async def handle_DATA(self, _server: SMTP, _session: Any, envelope: Envelope) -> str:  # noqa: N802  # its name
        if self.refuses:
            return "451 come back later"
        assert isinstance(envelope.content, bytes)
        self.letters.append(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 taken"

    async def until(self, count: int) -> list[EmailMessage]:
        await until(lambda: len(self.letters) >= count)
        return self.letters


@contextlib.asynccontextmanager
async def a_post_office() -> AsyncIterator[PostOffice]:
    office = PostOffice(free_port())
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(office, hostname="localhost"), "127.0.0.1", office.port)
    async with server:
        yield office


Asking = Callable[..., Awaitable[Any]]
