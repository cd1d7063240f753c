"""Addresses that strangers gave, to which this server is to send something. A name is looked up first; if it leads into
a network that is not the internet, nothing is sent; and what is connected to is the very address that was looked at,
whatever the name says a moment later. Nobody is followed elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

LONGEST_ADDRESS = 1000
WITHIN = 15.0
"""Seconds in which all of it must be done."""
LOOKED_UP_WITHIN = 10.0
LOOKING_UP = ThreadPoolExecutor(2, "looking up")
"""Names of strangers may be slow, on purpose too: they wait for each other alone, not the server's own for them."""
MOST_READ = 4096
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Addresses that stand for others of the old kind (NAT64)."""
Address = IPv4Address | IPv6Address


class Unfit(ValueError):
    """Nothing may be sent there, now or ever."""


class Endpoint(NamedTuple):
    """Where something may be sent."""

    host: str
    port: int
    path: str
    is_secure: bool
    addresses: tuple[str, ...]

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.is_secure else 80
        return f"http{'s' if self.is_secure else ''}://{host}{'' if self.port == usual else f':{self.port}'}"


class Networks:
    """What an operator allows beside the internet, for tests and for houses of their own."""

    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self._allowed = [ip_network(network) for network in allowed]

    def allows(self, address: Address) -> bool:
        return any(address in network for network in self._allowed)

    def check(self, address: Address) -> None:
        if not self.allows(address) and not is_of_the_internet(address):
            raise Unfit("address: it leads into a network that is not the internet")


def is_of_the_internet(address: Address) -> bool:
    """Neither this machine, nor its neighbours, nor anything with a meaning of its own; nor one that stands for such an
    address."""
    if isinstance(address, IPv6Address):
        inner = _inner(address)
        if inner is not None:
            return is_of_the_internet(inner)
        if address.is_site_local:
            return False
    return address.is_global and not (
        address.is_multicast
        or address.is_reserved
        or address.is_loopback
        or address.is_link_local
        or address.is_private
        or address.is_unspecified
    )


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The address of the old kind that this one stands for."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if any(address in network for network in TRANSLATED) or (int(address) < 1 << 32 and int(address) > 1):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return None


async def looked_up(text: str, networks: Networks) -> Endpoint:
    """Where an address leads now; Unfit says why nothing may be sent there, OSError that nobody knows now."""
    if len(text) > LONGEST_ADDRESS or not text.isascii() or not text.isprintable() or " " in text:
        raise Unfit(f"address: at most {LONGEST_ADDRESS} plain characters")
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError as wrong:
        raise Unfit("address: one that begins with https://") from wrong
    if parts.scheme not in ("https", "http") or not host or parts.username is not None:
        raise Unfit("address: one that begins with https://, without a name and password")
    is_secure = parts.scheme == "https"
    port = port or (443 if is_secure else 80)
    addresses = await _addresses(host, port)
    for one in addresses:
        address = ip_address(one.partition("%")[0])
        networks.check(address)
        if not is_secure and not networks.allows(address):
            raise Unfit("address: one that begins with https://")
    if not addresses:
        raise OSError("the name leads nowhere")
    path = parts.path or "/"
    return Endpoint(host, port, f"{path}?{parts.query}" if parts.query else path, is_secure, addresses)


async def _addresses(host: str, port: int) -> tuple[str, ...]:
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(LOOKED_UP_WITHIN):
        found = await asyncio.get_running_loop().run_in_executor(LOOKING_UP, asked)
    return tuple(dict.fromkeys(str(one[4][0]) for one in found))


async def post(endpoint: Endpoint, body: bytes, headers: Mapping[str, str]) -> int:
    """Sends something to one of the addresses that were looked at; the number it is answered with."""
    async with asyncio.timeout(WITHIN):
        reader, writer = await _connect(endpoint)
        try:
            host = endpoint.origin.partition("://")[2]
            lines = [f"POST {endpoint.path} HTTP/1.1", f"host: {host}", "connection: close", "user-agent: sortilege"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"content-length: {len(body)}", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            first = await reader.readline()
            protocol, _, rest = first.partition(b" ")
            if not protocol.startswith(b"HTTP/1.") or not rest[:3].isdigit():
                raise OSError("no answer that can be read")
            await reader.read(MOST_READ)
            return int(rest[:3])
        except ValueError as wrong:  # a line without an end
            raise OSError("no answer that can be read") from wrong
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def _connect(endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    secure = ssl.create_default_context() if endpoint.is_secure else None
    name = endpoint.host if endpoint.is_secure else None
    for last, address in zip((*[False] * (len(endpoint.addresses) - 1), True), endpoint.addresses, strict=True):
        try:
            return await asyncio.open_connection(
                address, endpoint.port, ssl=secure, server_hostname=name, limit=MOST_READ
            )
        except OSError:
            if last:
                raise
    raise OSError("there is no address")
