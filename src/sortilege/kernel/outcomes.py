"""What a match gives out as records: events as one seat was told them, and how it ended."""

from __future__ import annotations

import msgspec

from sortilege.kernel.plain_data import View


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one seat was told it; what it may not know is None."""

    name: str
    """What happened, such as `CardPlayed`."""
    fields: dict[str, str | int | None]
    """To whom, by whom, with what."""

    def __str__(self) -> str:
        return f"{self.name}({', '.join(f'{field}={value}' for field, value in self.fields.items())})"


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won, several or none."""
    scores: tuple[float, ...]
    """By seat: its points."""
    reason: str
    """Why it was over: a message of the game's catalogue."""

    def as_data(self) -> View:
        """What JSON can write."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
