"""Chance: one stream of random numbers inside the state.

At a real table it is BLAKE2b in counter mode over a 256-bit key: the same everywhere, and nothing
public foretells it. Imagined worlds and simulations use a small multiply-with-carry generator
behind the same calls. All arithmetic stays below 2**62, so compiled and plain code agree.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 463286694
"""Multiply-with-carry of base 2**32: both a * 2**32 - 1 and a * 2**31 - 1 are prime."""
WORDS_IN_A_BLOCK: Final[i64] = 16
NOT_DRAWN: Final[i64] = 0
UNSEEDED: Final[i64] = 1


def key_from(seed: int | str | bytes) -> bytes:
    """The 256-bit key that a seed stands for."""
    word = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(word, digest_size=32, person=b"sortilege-seed").digest()


def scatter(word: i64) -> i64:
    """A word of 32 bits of which every bit depends on every bit of the one given, so that seeds in a row are as good
    as any."""
    word = (word ^ word >> 15) * 0x2C1B3C6D & WORD
    word = (word ^ word >> 12) * 0x297A2D39 & WORD
    return word ^ word >> 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    def __init__(self, old: Chance | None = None) -> None:
        self.key: bytes = old.key if old is not None else b""
        """Empty where the quick generator runs."""
        self.drawn: i64 = old.drawn if old is not None else NOT_DRAWN
        """How many words of the hash stream have been used."""
        self.block: bytes = old.block if old is not None else b""
        self.noise: i64 = old.noise if old is not None else UNSEEDED
        """The state of the quick generator."""

    def seed_stream(self, key: bytes) -> None:
        self.key = key
        self.drawn = 0
        self.block = b""
        self.noise = UNSEEDED

    def seed_quickly(self, seed: int) -> None:
        """Any number is a seed, however large, and negative ones too."""
        self.key = b""
        self.drawn = 0
        self.block = b""
        low = scatter(seed & 0xFFFFFFFF)
        high: i64 = seed >> 32 & 0xFFFFFFFF
        carry = scatter(low ^ high) % (MULTIPLIER - 1) + 1
        self.noise = carry << 32 | scatter(carry ^ low)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""
        if not self.key:
            noise = MULTIPLIER * (self.noise & WORD) + (self.noise >> 32)
            self.noise = noise
            return ((noise ^ noise >> 32) & WORD) * n >> 32
        limit = (WORD + 1) // n * n
        word = self._next_word()
        while word >= limit:
            word = self._next_word()
        return word % n

    def _next_word(self) -> i64:
        place = self.drawn % WORDS_IN_A_BLOCK
        if place == 0:
            counter = int(self.drawn // WORDS_IN_A_BLOCK).to_bytes(8, "little")
            self.block = blake2b(counter, key=self.key, digest_size=64).digest()
        self.drawn += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "little")

    def shuffle(self, items: list[int]) -> None:
        """Puts a list in random order."""
        if not self.key:
            self._shuffle_quickly(items)
            return
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _shuffle_quickly(self, items: list[int]) -> None:
        """The same with the quick generator, which is written out: imagined worlds live by this."""
        noise = self.noise
        last: i64
        for last in range(len(items) - 1, 0, -1):
            noise = MULTIPLIER * (noise & WORD) + (noise >> 32)
            other = ((noise ^ noise >> 32) & WORD) * (last + 1) >> 32
            items[last], items[other] = items[other], items[last]
        self.noise = noise
