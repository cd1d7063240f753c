"""Games played on a Ray cluster: `pip install 'sortilege[ray]'`, the same version on every node.

Parts whose node is lost are played again elsewhere by Ray. The first result of a part is the result, and which node
it comes from changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from logging import ERROR
from typing import Any, TypeVar

import msgspec

from sortilege import __version__

P = TypeVar("P")
IN_FLIGHT = 4
"""How many parts are handed out for each processor: enough that none waits, few enough that stopping is quick."""
HERE = "auto"
MISSING = "cluster: Ray must be there for it: pip install 'sortilege[ray]'"


def play(
    plan: P, play_part: Callable[[tuple[P, range]], Sequence[msgspec.Struct]], parts: Sequence[range], address: str
) -> Iterator[tuple[range, bytes]]:
    """The games of each part, as msgpack, as parts are finished."""
    try:
        ray: Any = import_module("ray")
    except ImportError as wrong:
        raise ValueError(MISSING) from wrong
    joined = not ray.is_initialized()
    if joined:
        try:
            ray.init(address=address, log_to_driver=False, logging_level=ERROR)
        except (ConnectionError, ValueError) as wrong:
            raise ValueError(f"cluster: there is none at {address!r}: {wrong}") from wrong
    try:
        remote: Any = ray.remote(num_cpus=1, max_retries=-1)(played)
        waiting = list(reversed(parts))
        flying: dict[object, range] = {}
        while waiting or flying:
            most = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while waiting and len(flying) < most:
                part = waiting.pop()
                flying[remote.remote(plan, play_part, part, __version__)] = part
            done, _ = ray.wait(list(flying), num_returns=1)
            for one in done:
                part = flying.pop(one)
                yield part, ray.get(one)
    finally:
        if joined:
            ray.shutdown()


def played(
    plan: P, play_part: Callable[[tuple[P, range]], Sequence[msgspec.Struct]], part: range, version: str
) -> bytes:
    """One part, on whichever node this is."""
    if version != __version__:
        raise ValueError(f"cluster: this node has Sortilège {__version__}, whoever asks has {version}")
    return msgspec.msgpack.encode(play_part((plan, part)))
