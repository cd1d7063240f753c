"""Addresses that strangers gave: nothing is sent into networks that are not the internet, whatever their names say."""

from __future__ import annotations

import asyncio
import socket
import threading
from ipaddress import ip_address
from typing import Any

import pytest

from sortilege.server.notices import endpoints
from sortilege.server.notices.endpoints import Endpoint, Networks, Unfit, is_of_the_internet, looked_up, post
from tests.server.mailboxes import LOOPBACK, an_inbox

pytestmark = pytest.mark.anyio
INSIDE = [
    "127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "0.0.0.0", "224.0.0.1", "239.1.2.3", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1",
    "::", "::1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "fec0::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::",
    "2002:c0a8:101::1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_not_of_the_internet_is_refused(address: str) -> None:
    assert not is_of_the_internet(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "172.32.0.1", "172.15.255.255", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_what_is_of_the_internet_may_be_sent_to(address: str) -> None:
    assert is_of_the_internet(ip_address(address))


@pytest.mark.parametrize("address", INSIDE)
async def test_a_name_that_leads_inside_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leads(host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", ("8.8.8.8", port)), (0, 0, 0, "", (address, port))]

    monkeypatch.setattr(socket, "getaddrinfo", leads)

    with pytest.raises(Unfit, match="not the internet"):
        await looked_up("https://push.example.org/a", Networks())


async def test_slow_names_of_strangers_keep_no_other_name_waiting_and_are_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real, answered = socket.getaddrinfo, threading.Event()

    def slowly(host: str | None, *rest: Any, **more: Any) -> list[Any]:
        if host == "slow.example.org":
            answered.wait(30.0)
        return list(real("127.0.0.1", *rest[:1], **more))

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    monkeypatch.setattr(endpoints, "LOOKED_UP_WITHIN", 1.0)
    strangers = [asyncio.create_task(looked_up("https://slow.example.org/", Networks())) for _ in range(40)]
    try:
        await asyncio.sleep(0.2)
        async with asyncio.timeout(0.7):
            await asyncio.get_running_loop().getaddrinfo("localhost", 80)
            await asyncio.to_thread(threading.get_ident)
        waiting = [one.done() for one in strangers]
        came_to = await asyncio.gather(*strangers, return_exceptions=True)
    finally:
        answered.set()

    assert waiting == [False] * 40
    assert [type(one) for one in came_to] == [TimeoutError] * 40
    assert issubclass(TimeoutError, OSError), "nobody knows now"


async def test_numbers_in_other_notations_are_looked_up_too() -> None:
    for written in ("https://127.1/", "https://2130706433/", "https://0x7f.1/", "https://[::ffff:7f00:1]/"):
        with pytest.raises((Unfit, socket.gaierror)):
            await looked_up(written, Networks())


@pytest.mark.parametrize(
    "address",
    ["http://8.8.8.8/", "ftp://8.8.8.8/", "https://", "https://me:secret@8.8.8.8/", "8.8.8.8", "https://8.8.8.8/a b"],
)
async def test_only_plain_addresses_of_https_are_taken(address: str) -> None:
    with pytest.raises(Unfit, match="address"):
        await looked_up(address, Networks())


async def test_an_operator_may_allow_loopback_without_https() -> None:
    found = await looked_up("http://127.0.0.1:8080/a?b=c", Networks(LOOPBACK))

    assert found == Endpoint("127.0.0.1", 8080, "/a?b=c", False, ("127.0.0.1",))
    assert found.origin == "http://127.0.0.1:8080"
    with pytest.raises(Unfit):
        await looked_up("http://127.0.0.1:8080/", Networks())


async def test_what_is_connected_to_is_the_address_that_was_looked_at() -> None:
    """The name means something else by now: nobody asks it again."""
    async with an_inbox() as inbox:
        endpoint = Endpoint("rebound.invalid", inbox.port, "/x", False, ("127.0.0.1",))

        assert await post(endpoint, b"{}", {}) == 201
        assert inbox.received[0].headers["host"] == f"rebound.invalid:{inbox.port}"


async def test_nobody_is_followed_elsewhere() -> None:
    async with an_inbox() as inbox, an_inbox() as elsewhere:
        inbox.answers = [f"HTTP/1.1 307 Away\r\nlocation: {elsewhere.base}/".encode()]

        assert await post(await looked_up(inbox.base, Networks(LOOPBACK)), b"{}", {}) == 307
        assert elsewhere.received == []


async def test_whoever_answers_slowly_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(10):
            writer.write(b"H")
            await asyncio.sleep(0.05)
        writer.close()
        gone.set()

    monkeypatch.setattr(endpoints, "WITHIN", 0.2)
    async with await asyncio.start_server(drip, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]

        with pytest.raises(TimeoutError):
            await post(Endpoint("127.0.0.1", port, "/", False, ("127.0.0.1",)), b"", {})
        await gone.wait()
