"""A tournament as a drawing: a bar for each share of wins, a whisker for its interval."""

from __future__ import annotations

from xml.sax.saxutils import escape

from sortilege.lab.report import label, percent
from sortilege.lab.tournament import Row, Tournament
from sortilege.text import Text

WIDTH = 720
LEFT = 230
RIGHT = 90
ROW = 34
TOP = 64
INK, PAPER, BAR, FAIR = "#2b2233", "#fbf7ef", "#7a4fa3", "#b8862b"


def draw(played: Tournament, language: str) -> str:
    """The SVG of a tournament, with words for those who cannot see it."""
    setting = played.setting
    text = Text(language, setting.game, also=("lab",))
    title = f"{text.say('game')}, {text.say(f'mode-{setting.mode}')}, {text.say('lab-seats', seats=setting.seats)}"
    height = TOP + ROW * len(played.rows) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="16" y="26" font-size="17">{escape(title)}</text>',
        f'<text x="16" y="46">{escape(text.say("lab-plot"))}</text>',
    ]
    bottom = TOP + ROW * len(played.rows)
    for tenths in range(0, 11, 2):
        x = place(tenths / 10)
        parts.append(f'<line x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{bottom}" stroke="{INK}" stroke-opacity="0.15"/>')
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{tenths * 10}</text>')
    for number, row in enumerate(played.rows):
        parts += bar(text, row, TOP + ROW * number)
    caption = text.say("lab-played", games=played.games, seed=setting.seed)
    parts.append(f'<text x="16" y="{height - 6}" font-size="11">{escape(caption)}</text></svg>')
    return "\n".join(parts) + "\n"


def place(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def bar(text: Text, row: Row, top: int) -> list[str]:
    middle = top + ROW // 2
    low, high = place(row.interval[0]), place(row.interval[1])
    drawn = [
        f'<text x="{LEFT - 10}" y="{middle + 4}" text-anchor="end">{escape(label(text, row))}</text>',
        f'<rect x="{LEFT}" y="{middle - 8}" width="{place(row.share) - LEFT:.1f}" height="16" fill="{BAR}"/>',
        f'<path d="M{low} {middle - 6}v12m0 -6H{high}m0 -6v12" stroke="{INK}" stroke-width="2" fill="none"/>',
        f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 4}">{escape(percent(text, row.share))}</text>',
    ]
    if row.fair is not None:
        x = place(row.fair)
        drawn.append(f'<line x1="{x}" y1="{top + 3}" x2="{x}" y2="{top + ROW - 3}" stroke="{FAIR}" stroke-width="3"/>')
    return drawn
