"""Drawings of the games: `board.py` of a game has `draw(view, text)`, which gives something rich can print.

A drawing knows only the view of one seat, so it can show nothing that seat may not see. Its words
are the `board-…` messages of the game's catalogue. About 78 columns and 18 lines suit most screens.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from sortilege.drawing.plain import PlainBoard
from sortilege.shelf import ruleset, shelf
from sortilege.text import Text


def draw(view: dict[str, Any], text: Text) -> RenderableType:
    """The board as a seat sees it. A game without a drawing has the plain one; if it does not even say how its things
    lie, its view is shown as it is."""
    name = f"{shelf().places[text.game].package}.board"
    if find_spec(name) is None:
        rules = ruleset(text.game)
        return PlainBoard(view, text, rules).draw() if rules.areas else Pretty(view)
    drawing: RenderableType = import_module(name).draw(view, text)
    return drawing
