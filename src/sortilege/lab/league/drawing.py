"""A league as a drawing: a dot for each rating, a whisker for its interval."""

from __future__ import annotations

from xml.sax.saxutils import escape

from sortilege.lab.league.league import League, Rating
from sortilege.lab.plot import BAR, FAIR, INK, LEFT, PAPER, RIGHT, ROW, TOP, WIDTH
from sortilege.text import Text

STEPS = (25, 50, 100, 200, 400, 800)
"""Elo between two lines of the grid."""
MOST_LINES = 9
LONGEST_WHISKER = 600.0
"""Who won or lost everything has an interval without end."""


def draw(played: League, language: str) -> str:
    """The SVG of a league, with words for those who cannot see it."""
    setting = played.setting
    text = Text(language, setting.game, also=("lab",))
    title = f"{text.say('game')}, {text.say(f'mode-{setting.mode}')}, {text.say('lab-seats', seats=setting.seats)}"
    rows = played.ratings
    bottom = TOP + ROW * len(rows)
    low = min(max(row.interval[0], row.elo - LONGEST_WHISKER) for row in rows)
    high = max(min(row.interval[1], row.elo + LONGEST_WHISKER) for row in rows)
    step = next((one for one in STEPS if (high - low) / one < MOST_LINES), STEPS[-1])
    first, last = int(low // step) * step, int(-(-high // step)) * step
    last = last if last > first else first + step

    def place(elo: float) -> float:
        inside = min(max(elo, first), last)
        return round(LEFT + (inside - first) / (last - first) * (WIDTH - LEFT - RIGHT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 40}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{bottom + 40}" fill="{PAPER}"/>',
        f'<text x="16" y="26" font-size="17">{escape(title)}</text>',
        f'<text x="16" y="46">{escape(text.say("lab-league-plot"))}</text>',
    ]
    for elo in range(first, last + 1, step):
        colour, width = (FAIR, 2) if elo == 0 else (INK, 1)
        faint = "" if elo == 0 else ' stroke-opacity="0.15"'
        x = place(elo)
        parts.append(
            f'<line x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{bottom}" stroke="{colour}" stroke-width="{width}"{faint}/>'
        )
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{elo}</text>')
    for number, row in enumerate(rows):
        middle = TOP + ROW * number + ROW // 2
        left, right = place(row.interval[0]), place(row.interval[1])
        parts += [
            f'<text x="{LEFT - 10}" y="{middle + 4}" text-anchor="end">{escape(label(text, row))}</text>',
            f'<path d="M{left} {middle - 6}v12m0 -6H{right}m0 -6v12" stroke="{INK}" stroke-width="2" fill="none"/>',
            f'<circle cx="{place(row.elo)}" cy="{middle}" r="6" fill="{BAR}"/>',
            f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 4}">{row.elo:+.0f}</text>',
        ]
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def label(text: Text, row: Rating) -> str:
    """A bot; in teams the side it is on."""
    if row.side is None:
        return row.bot
    return text.say("lab-league-side", side=text.say(f"side-{row.side}"), bot=row.bot)
