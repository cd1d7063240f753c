"""Chance: one stream of random numbers inside the state.

At a real table it is BLAKE2b in counter mode over a 256-bit key: the same everywhere, and nothing
public foretells it. Imagined worlds and simulations use a small multiply-with-carry generator
behind the same calls. All arithmetic stays below 2**62, so compiled and plain code agree.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 463286694
"""Multiply-with-carry of base 2**32: both a * 2**32 - 1 and a * 2**31 - 1 are prime."""
WORDS_IN_A_BLOCK: Final = 16


def key_from(seed: int | str | bytes) -> bytes:
    """The 256-bit key that a seed stands for."""
    word = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(word, digest_size=32, person=b"sortilege-seed").digest()


def scatter(word: int) -> int:
    """A word of 32 bits of which every bit depends on every bit of the one given, so that seeds in a row are as good
    as any."""
    word = (word ^ word >> 15) * 0x2C1B3C6D & WORD
    word = (word ^ word >> 12) * 0x297A2D39 & WORD
    return word ^ word >> 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    key: bytes
    """Empty where the quick generator runs."""
    drawn: int
    """How many words of the hash stream have been used."""
    block: bytes
    noise: int
    """The state of the quick generator."""

    def seed_stream(self, key: bytes) -> None:
        self.key = key
        self.drawn = 0
        self.block = b""
        self.noise = 1

    def seed_quickly(self, seed: int) -> None:
        self.key = b""
        self.drawn = 0
        self.block = b""
        low = scatter(seed & WORD)
        carry = scatter(low ^ seed >> 32 & WORD) % (MULTIPLIER - 1) + 1
        self.noise = carry << 32 | scatter(carry ^ low)

    def copy_chance(self, other: Chance) -> None:
        other.key = self.key
        other.drawn = self.drawn
        other.block = self.block
        other.noise = self.noise

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        if not self.key:
            self.noise = MULTIPLIER * (self.noise & WORD) + (self.noise >> 32)
            return ((self.noise ^ self.noise >> 32) & WORD) * n >> 32
        limit = (WORD + 1) // n * n
        word = self._next_word()
        while word >= limit:
            word = self._next_word()
        return word % n

    def _next_word(self) -> int:
        place = self.drawn % WORDS_IN_A_BLOCK
        if place == 0:
            counter = (self.drawn // WORDS_IN_A_BLOCK).to_bytes(8, "little")
            self.block = blake2b(counter, key=self.key, digest_size=64).digest()
        self.drawn += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "little")

    def shuffle(self, items: list[int]) -> None:
        """Puts a list in random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
