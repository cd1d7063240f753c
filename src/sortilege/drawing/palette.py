"""How a seat is marked wherever it appears: a letter, and a colour where there are colours."""

from __future__ import annotations

from rich.text import Text

COLOURS = (
    "bright_red", "dodger_blue1", "green3", "gold1", "medium_orchid1", "dark_orange",
    "turquoise2", "hot_pink", "chartreuse2", "light_salmon1", "sky_blue2", "khaki1",
)  # fmt: skip
"""By seat; after the twelfth they begin again."""


def letter(seat: int) -> str:
    """Seat 0 is A."""
    return chr(ord("A") + seat)


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def mark(seat: int) -> Text:
    """The letter of a seat in its colour."""
    return Text(letter(seat), style=f"bold {colour(seat)}")
