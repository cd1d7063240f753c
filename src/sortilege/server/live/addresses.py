"""Where people come from, as far as limits care: an IPv4 address, or the /64 that one IPv6 household has."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

UNKNOWN = "unknown"
HOUSEHOLD = 64
PRIVATE = ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8", "fc00::/7", "fe80::/10")
"""Networks that are nobody's on the internet."""


@lru_cache(4096)
def address_key(host: str) -> str:
    """What an address is counted under; one of a billion IPv6 addresses of the same household is no other."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)


class Allowances:
    """How many times more the networks get that an operator named: a school, a club, a LAN behind one address.

    Each is written `network=factor`, as `203.0.113.0/24=30`; of several that hold an address the largest counts."""

    def __init__(self, written: tuple[str, ...] = ()) -> None:
        self._networks = [_allowance(word) for word in written]

    def factor(self, key: str) -> float:
        """Of an address, or of what the store has of one."""
        _, _, kept = key.partition("*")
        if kept:
            return float(kept)
        try:
            network = ip_network(key)
        except ValueError:
            return 1.0
        return max((factor for other, factor in self._networks if holds(other, network)), default=1.0)


def _allowance(word: str) -> tuple[IPv4Network | IPv6Network, float]:
    network, _, factor = word.partition("=")
    try:
        found = ip_network(network.strip(), strict=False), float(factor)
    except ValueError:
        raise ValueError(f"allowances: network=factor as in 203.0.113.0/24=30, not {word!r}") from None
    if not 1 <= found[1] <= 1_000_000:
        raise ValueError(f"allowances: a factor of 1 to 1000000, not {factor!r}")
    return found


def holds(outer: IPv4Network | IPv6Network, inner: IPv4Network | IPv6Network) -> bool:
    """Whether one network is inside another; of IPv6, also whether a household holds what is meant."""
    if isinstance(outer, IPv4Network):
        return isinstance(inner, IPv4Network) and inner.subnet_of(outer)
    return isinstance(inner, IPv6Network) and (inner.subnet_of(outer) or outer.subnet_of(inner))
