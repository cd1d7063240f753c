"""Records: a game as the choices made in it, one JSON line each. The record is the save file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import NamedTuple

import msgspec

FORMAT = 1
KEY = re.compile("[0-9a-f]{64}")


class Choice(NamedTuple):
    """One choice: an answer, or a standing permission that was used."""

    seat: int
    """Whose it was."""
    step: str
    """What was done, in its notation."""
    act: bool = False
    """A permission was used, no question answered."""
    late: bool = False
    """The clock played it."""

    def write(self) -> str:
        """As a line of a record."""
        word: dict[str, object] = {"seat": self.seat, "act" if self.act else "step": self.step}
        if self.late:
            word["late"] = True
        return json.dumps(word, ensure_ascii=False)


class Receipt(msgspec.Struct, frozen=True):
    """What proves that nobody chose the shuffles: the hash of a secret, published before the deal;
    what each seat added; and, once the game is over, the secret.

    Examples:
        >>> from sortilege import Receipt, games, new
        >>> secret = bytes(32)  # of the table, and drawn: nobody else knows it
        >>> receipt = Receipt(Receipt.commit(secret), entropy=("owl", "newt"), secret=secret.hex())
        >>> match = new(games()[0], seats=2, receipt=receipt)
        >>> receipt.problem(match.record().key)  # nothing is wrong with it
        >>> receipt.problem(bytes(32))
        "the seed was not derived from the secret and the players' entropy"
    """

    commitment: str
    """The hash of the secret, in hexadecimal."""
    entropy: tuple[str, ...] = ()
    """By seat: the words it added."""
    secret: str | None = None
    """In hexadecimal; None before it is told."""

    @staticmethod
    def commit(secret: bytes) -> str:
        """The hash to be published before the deal."""
        return blake2b(secret, digest_size=32, person=b"sortilege-hidden").hexdigest()

    @staticmethod
    def derive(secret: bytes, entropy: Iterable[str]) -> bytes:
        """The key of the game that a secret and the players' words make together."""
        stream = blake2b(secret, digest_size=32, person=b"sortilege-deal")
        for word in entropy:
            part = word.encode(errors="surrogatepass")
            stream.update(len(part).to_bytes(4, "little") + part)
        return stream.digest()

    def problem(self, key: bytes) -> str | None:
        """What is wrong with this receipt for a game of that key, if anything."""
        if self.secret is None:
            return "the secret has not been revealed yet"
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            return "the secret is not written in hexadecimal digits"
        if self.commit(secret) != self.commitment:
            return "the secret is not the one that was committed to"
        if self.derive(secret, self.entropy) != key:
            return "the seed was not derived from the secret and the players' entropy"
        return None


class Record(msgspec.Struct, frozen=True):
    """All that is needed to play a game again: what was set up, its chance, its choices.

    Examples:
        >>> from sortilege import Record, games, new, replay
        >>> match = new(games()[0], seats=2, seed=7)
        >>> ask = match.asks[0]
        >>> told = match.answer(ask.seat, ask.options[0])
        >>> kept = match.record().text()
        >>> Record.parse(kept) == match.record(), replay(kept).view(1) == match.view(1)
        (True, True)
    """

    game: str
    """Its name."""
    revision: int
    """Of the rules that it was played by."""
    mode: str
    """One of the game's modes."""
    seats: int
    """How many played."""
    options: dict[str, bool | int | str]
    """What the table had set."""
    seed: str
    """The 256-bit key of the game's chance, in hexadecimal."""
    lines: tuple[Choice, ...] = ()
    """The choices, in order."""
    receipt: Receipt | None = None
    """What proves the shuffles, if the table kept anything."""

    @property
    def key(self) -> bytes:
        """The same as bytes; ValueError if it is none."""
        if not KEY.fullmatch(self.seed):
            raise ValueError(f"record: its seed is no key of 64 hexadecimal digits: {self.seed[:80]!r}")
        return bytes.fromhex(self.seed)

    def text(self) -> str:
        """JSON Lines: a heading, a line for each choice, and a closing line that vouches for them."""
        heading: dict[str, object] = {
            "sortilege": FORMAT, "game": self.game, "revision": self.revision, "mode": self.mode,
            "seats": self.seats, "options": self.options, "seed": self.seed,
        }  # fmt: skip
        if self.receipt is not None:
            heading["receipt"] = msgspec.to_builtins(self.receipt)
        body = "\n".join([json.dumps(heading, ensure_ascii=False), *(line.write() for line in self.lines)]) + "\n"
        return body + json.dumps({"lines": len(self.lines), "check": _check(body)}) + "\n"

    def without_receipt(self) -> Record:
        """The record from which somebody plays on: whoever has it knows the shuffles to come, so what proved that
        nobody did proves nothing any more."""
        return msgspec.structs.replace(self, receipt=None)

    def up_to(self, many: int) -> Record:
        """The record of the first choices alone."""
        return msgspec.structs.replace(self, lines=self.lines[:many])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Reads what `text` wrote; ValueError names the line and what is wrong with it."""
        rows = _rows(text)
        if not rows:
            raise ValueError("record: it is empty")
        heading = _read(rows, 0)
        if heading.pop("sortilege", None) != FORMAT:
            raise ValueError(f"record: line 1 is not the heading of a record of format {FORMAT}")
        closing = _read(rows, len(rows) - 1)
        if "check" not in closing:
            raise ValueError(f"record: it is truncated: line {len(rows)} is not a closing line")
        if closing.get("lines") != len(rows) - 2:
            raise ValueError(
                f"record: its closing line counts {closing.get('lines')!r} choices, there are {len(rows) - 2}"
            )
        if closing["check"] != _check("\n".join(rows[:-1]) + "\n"):
            raise ValueError("record: it was edited: its lines do not match the check in the closing line")
        lines = tuple(_choice(_read(rows, number), number) for number in range(1, len(rows) - 1))
        try:
            return msgspec.convert({**heading, "lines": lines}, cls)
        except msgspec.ValidationError as wrong:
            raise ValueError(f"record: line 1: {wrong}") from wrong


def _check(body: str) -> str:
    return blake2b(body.encode(), digest_size=16).hexdigest()


def _rows(text: str) -> list[str]:
    """The lines of a record. Players' words may hold other signs at which text can be split, such as U+2028."""
    rows = [row.removesuffix("\r") for row in text.split("\n")]
    return rows if rows[-1] else rows[:-1]


def _read(rows: list[str], number: int) -> dict[str, object]:
    try:
        word = json.loads(rows[number])
    except (ValueError, RecursionError) as wrong:
        problem = "nested too deeply" if isinstance(wrong, RecursionError) else getattr(wrong, "msg", wrong)
        raise ValueError(f"record: line {number + 1} is not JSON ({problem}): {rows[number][:60]!r}") from wrong
    if not isinstance(word, dict):
        raise ValueError(f"record: line {number + 1} is not a JSON object: {rows[number][:60]!r}")
    return word


def _choice(word: Mapping[str, object], number: int) -> Choice:
    act = "act" in word
    step = word.get("act" if act else "step")
    seat = word.get("seat")
    if type(seat) is not int or not isinstance(step, str):
        raise ValueError(f"record: line {number + 1} needs a seat (a number) and a step or act (its notation)")
    return Choice(seat, step, act, word.get("late") is True)
