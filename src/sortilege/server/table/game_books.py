"""The vocabulary of a game, for its page: read without a server too, where the page is built."""

from __future__ import annotations

import sortilege
from sortilege.server.table.http_records import GameBook


def book_of(game: str) -> GameBook:
    rules = sortilege.ruleset(game)
    words = rules.book
    return GameBook(
        game=game,
        kinds={kind.name: kind.labels for kind in sorted(words.kinds(), key=lambda kind: kind.name) if kind.labels},
        steps={
            one.name: {name: kind.name for name, kind in zip(one.arguments, one.kinds, strict=True)}
            for one in words.by_name.values()
        },
        events={one.name: {name: kind.name for name, kind in one.columns} for one in words.event_types},
        rules={one.name: one.rule for one in words.event_types if one.rule},
        areas=list(rules.areas),
        motions=list(rules.motions),
        looks={kind: dict(faces) for kind, faces in rules.looks.items()},
    )
