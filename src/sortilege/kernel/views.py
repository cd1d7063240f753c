"""What every view has, whatever the game, and whether a view is what its records say."""

from __future__ import annotations

from typing import cast

import msgspec

from sortilege.kernel.outcomes import Outcome
from sortilege.kernel.plain_data import View

Value = bool | int | str
NOTHING = b"{}"


class Asked(msgspec.Struct, frozen=True):
    """A seat that has to decide, and the name of its question."""

    seat: int
    why: str


class GameView(msgspec.Struct, frozen=True):
    """The beginning of every view; what a game shows of itself follows."""

    game: str
    mode: str
    seats: int
    you: int | None
    """Whose eyes; none are a spectator's."""
    options: dict[str, Value]
    """What the table set before the game."""
    asked: list[Asked]
    """Whom a question is open to, those included who have answered one that stays sealed."""
    outcome: Outcome | None


def plain(shown: msgspec.Struct | View) -> View:
    """What a game shows, ready for JSON."""
    return shown if isinstance(shown, dict) else cast(View, msgspec.to_builtins(shown))


def as_json(frame: View, shown: msgspec.Struct | View) -> bytes:
    """A view as JSON: what all have, and what a game shows, which need not be made ready to be written."""
    if isinstance(shown, dict):
        return msgspec.json.encode({**frame, **shown})
    begin, own = msgspec.json.encode(frame), msgspec.json.encode(shown)
    return begin if own == NOTHING else b"%s,%s" % (begin[:-1], own[1:])


def misfit(view: View, view_type: type[msgspec.Struct] | None) -> str:
    """What a view has that its records do not have, or lacks, or has of another type; nothing if it is what they say.
    Where a game declares no record, only what every view has is looked at."""
    names = GameView.__struct_fields__
    common = {name: value for name, value in view.items() if name in names}
    own = {name: value for name, value in view.items() if name not in names}
    return _misfit(common, GameView) or ("" if view_type is None else _misfit(own, view_type))


def _misfit(part: View, record: type[msgspec.Struct]) -> str:
    try:
        read = msgspec.convert(part, record)
    except msgspec.ValidationError as wrong:
        return f"it is no {record.__name__}: {wrong}"
    again = msgspec.json.decode(msgspec.json.encode(read))
    return "" if again == part else f"{record.__name__} has no field {', '.join(_beyond(part, again))}"


def _beyond(value: object, known: object, at: str = "") -> list[str]:
    """Where a value has something that another does not have."""
    if isinstance(value, dict) and isinstance(known, dict):
        missing = [f"{at}{name}" for name in value if name not in known]
        both = [name for name in value if name in known]
        return missing + [one for name in both for one in _beyond(value[name], known[name], f"{at}{name}.")]
    if isinstance(value, list) and isinstance(known, list):
        pairs = zip(value, known, strict=False)
        return [one for place, (here, there) in enumerate(pairs) for one in _beyond(here, there, f"{at}{place}.")]
    return [] if value == known else [at.rstrip(".")]
