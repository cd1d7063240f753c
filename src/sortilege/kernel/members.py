"""The numbers of a set as a list: it stands apart from the other words for sets because plain offers need it too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GREATEST: Final[i64] = 61
"""The greatest number that a set can hold."""
CHUNK: Final = 9
CHUNK_BITS: Final[i64] = 511
CHUNKS: Final[list[list[list[int]]]] = [
    [[first + number for number in range(CHUNK) if chunk >> number & 1] for chunk in range(CHUNK_BITS + 1)]
    for first in range(0, GREATEST + 1, CHUNK)
]
"""What nine numbers in a row add to a list, by which of them are in a set: plain loops over sets live by this."""


def members(group: i64) -> list[int]:
    """The numbers of a set, the least first."""
    found: list[int] = []
    for chunk in CHUNKS:
        if not group:
            break
        found += chunk[group & CHUNK_BITS]
        group >>= CHUNK
    return found
