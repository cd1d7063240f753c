"""The picture of an invitation, for wherever its link is posted: the label of the game's box. It is drawn with Pillow,
in the page's own fonts; where one of them is missing there is no picture, and a link is all the same a link."""

from __future__ import annotations

import importlib.util
import io
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import sortilege
from sortilege.server.http.invitations import Facts

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

SIZE = (1200, 630)
LABEL = (70, 56, 1130, 574)
INSIDE = 960
"""How wide a line may be."""
INK, PAPER, SOFT = "#1d1a2b", "#fdfaf3", "#453f55"
STRIPES = 44
TITLE, NAMES, TEXT = (
    "grenze-gotisch-latin-700-normal",
    "alegreya-sans-latin-700-normal",
    "alegreya-sans-latin-500-normal",
)
SMALLEST = 24
KEPT = 64


def fonts_in(folder: Path) -> dict[str, Path] | None:
    """The files of the fonts, which the build of the page gives longer names; None unless all are there, and Pillow."""
    if importlib.util.find_spec("PIL") is None:
        return None
    found = {name: next(iter(sorted(folder.rglob(f"{name}*.woff2"))), None) for name in (TITLE, NAMES, TEXT)}
    return {name: file for name, file in found.items() if file is not None} if all(found.values()) else None


@lru_cache(KEPT)
def picture(facts: Facts, folder: Path) -> bytes | None:
    """A PNG of 1200 by 630, as Open Graph wants it; None where there is nothing to draw it with."""
    fonts = fonts_in(folder)
    if fonts is None:
        return None
    from PIL import Image, ImageDraw

    box = sortilege.ruleset(facts.game).box
    image = Image.new("RGB", SIZE, box.paper)
    draw = ImageDraw.Draw(image)
    for left in range(-SIZE[1], SIZE[0], STRIPES):
        draw.line([(left, SIZE[1]), (left + SIZE[1], 0)], fill=box.motif, width=6)
    draw.rectangle(LABEL, fill=PAPER, outline=INK, width=4)
    draw.rectangle([LABEL[0] + 14, LABEL[1] + 14, LABEL[2] - 14, LABEL[3] - 14], outline=INK, width=2)
    pen = _Pen(draw, fonts)
    pen.write(150, facts.name, TITLE, 104, box.label)
    pen.write(244, facts.variant, TEXT, 40, SOFT)
    draw.line([(300, 292), (900, 292)], fill=INK, width=3)
    pen.write(346, facts.host, NAMES, 50, INK)
    pen.chairs(424, facts.taken, facts.seats, box.label)
    pen.write(486, facts.there, TEXT, 36, SOFT)
    pen.write(532, facts.room, NAMES, 36, INK)
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


class _Pen:
    def __init__(self, draw: ImageDraw, fonts: dict[str, Path]) -> None:
        self._draw = draw
        self._fonts = fonts

    def write(self, middle: float, text: str, name: str, size: int, ink: str) -> None:
        """A line in the middle, smaller if it is long, and cut off if it is longer still."""
        font = self._font(name, size)
        text = "".join(letter for letter in text if _has(font, letter)).strip(" ,")
        while size > SMALLEST and font.getlength(text) > INSIDE:
            size -= 2
            font = self._font(name, size)
        if font.getlength(text) > INSIDE:
            while font.getlength(f"{text}…") > INSIDE:
                text = text[:-1]
            text = f"{text.rstrip()}…"
        self._draw.text((SIZE[0] / 2, middle), text, font=font, fill=ink, anchor="mm")

    def chairs(self, middle: float, taken: int, seats: int, ink: str) -> None:
        """One for each seat, full where somebody sits."""
        first = SIZE[0] / 2 - (seats - 1) * 19
        for seat in range(seats):
            left = first + seat * 38
            place = (left - 13, middle - 13, left + 13, middle + 13)
            self._draw.ellipse(place, fill=ink if seat < taken else PAPER, outline=INK, width=3)

    def _font(self, name: str, size: int) -> FreeTypeFont:
        from PIL import ImageFont

        return ImageFont.truetype(str(self._fonts[name]), size)


def _has(font: FreeTypeFont, letter: str) -> bool:
    """Whether the font can write it: names are of all alphabets, the fonts of one."""
    return letter.isspace() or bytes(font.getmask(letter)) != bytes(font.getmask("\U0010fffe"))
