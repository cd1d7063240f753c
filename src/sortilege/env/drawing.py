"""A game as it stands, drawn with letters, for those who want to look on."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from sortilege import Match
from sortilege.terminal.boards import draw
from sortilege.terminal.screen import players_text

WIDTH = 100


def drawn(match: Match, language: str = "en") -> str:
    """What a spectator sees."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, highlight=False, no_color=True)
    console.print(draw(match.view(None), players_text(language, match.ruleset.name, match.seats)))
    return page.getvalue()
