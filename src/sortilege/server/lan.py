"""`sortilege serve --lan`: one room, without the internet. The address of this machine among those around it, and a QR
code of it in the terminal."""

from __future__ import annotations

import io
import socket
import struct
import sys
from collections.abc import Iterable
from ipaddress import IPv4Address

from sortilege.server.live.addresses import PRIVATE

ANYWHERE = ("10.255.255.255", "172.31.255.255", "192.168.255.255", "192.0.2.1")
"""Nothing is sent there: choosing a way there only tells by which address one would go."""
GET_ADDRESS = 0x8915
"""How Linux is asked for the address of an interface."""
ROOM_FACTOR = 50
"""Everybody in a room may come from one address: a telephone that shares its network, for example."""


def allowances() -> tuple[str, ...]:
    """Private networks get more than strangers do."""
    return tuple(f"{network}={ROOM_FACTOR}" for network in PRIVATE)


def names_here() -> tuple[str, ...]:
    """Names by which those in the room may know this machine."""
    name = socket.gethostname().partition(".")[0]
    return (f"{name}.local", f"{name}.lan", f"{name}.home")


def addresses_here() -> list[str]:
    """Addresses of this machine, those that a phone in the room most likely reaches first. No outside connection is
    needed to know them."""
    return in_order([*_by_route(), *_by_interface(), *_by_name()])


def in_order(found: Iterable[str]) -> list[str]:
    """Each once: private ones first, no loopback, and those that nobody gave only where there are no others."""
    known = [IPv4Address(one) for one in dict.fromkeys(found)]
    useful = [one for one in known if not one.is_loopback and not one.is_unspecified]
    useful.sort(key=lambda one: (one.is_link_local, not one.is_private))
    return [str(one) for one in useful if not one.is_link_local] or [str(one) for one in useful]


def _by_route() -> Iterable[str]:
    for where in ANYWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            try:
                one.connect((where, 9))
                yield one.getsockname()[0]
            except OSError:
                continue  # there is no way there


def _by_interface() -> Iterable[str]:
    """Also where there is no route at all, as at an access point of one's own."""
    try:
        import fcntl
    except ImportError:  # not everywhere
        return
    for _, name in socket.if_nameindex():
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            try:
                asked = fcntl.ioctl(one.fileno(), GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # it has none, or this is no Linux
            yield socket.inet_ntoa(asked[20:24])


def _by_name() -> Iterable[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    for entry in found:
        yield str(entry[4][0])


def where_to(port: int, public: str | None = None, found: Iterable[str] | None = None) -> list[str]:
    """What those in the room open, the best first."""
    if public:
        return [public.rstrip("/") + "/"]
    return [f"http://{one}:{port}/" for one in (addresses_here() if found is None else found)]


def qr(text: str, encoding: str | None = None) -> str:
    """A QR code in letters, dark on light and light on dark alike; empty where the terminal has no such letters."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(drawn, compact=True, border=2)
    try:
        drawn.getvalue().encode(encoding or sys.stderr.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()


def invitation(port: int, public: str | None = None) -> str:
    """What is printed once the server is there."""
    ways = where_to(port, public)
    if not ways:
        return (
            "This machine has no address in any network yet: join one, or open an access point, and start again.\n"
            "Cette machine n’a encore d’adresse dans aucun réseau : rejoignez-en un, ou ouvrez un point d’accès,"
            " puis relancez."
        )
    first, *others = ways
    lines = [
        qr(first),
        f"Phones / téléphones : {first}",
        f"Television / télévision : {first}tv",
        *[f"or / ou : {other}" for other in others],
    ]
    return "\n".join(line for line in lines if line)
