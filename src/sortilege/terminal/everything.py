"""What all the seats know between them: the view of somebody who sees every hand."""

from __future__ import annotations

from typing import Any

from sortilege import Match


def view_of_all(match: Match) -> dict[str, Any]:
    """A spectator's view, with whatever any seat can see put where the spectator sees nothing."""
    view = match.view(None)
    for seat in range(match.seats):
        view = fill_in(view, {**match.view(seat), "you": None})
    return view


def fill_in(known: Any, other: Any) -> Any:
    """One view with its gaps filled from another."""
    if known is None:
        return other
    if isinstance(known, dict) and isinstance(other, dict):
        return {key: fill_in(known.get(key), other.get(key)) for key in {**known, **other}}
    if isinstance(known, list) and isinstance(other, list):
        if len(known) != len(other):
            return max(known, other, key=len)
        if at_odds(known, other):
            return min(known, other, key=lambda hand: hand.count(None))
        return [fill_in(one, another) for one, another in zip(known, other, strict=True)]
    return known


def at_odds(known: list[Any], other: list[Any]) -> bool:
    """Whether the places of two lists cannot be compared: hands are sorted by what is known of them."""
    return None in [*known, *other] and any(
        isinstance(one, str | int) and isinstance(another, str | int) and one != another
        for one, another in zip(known, other, strict=True)
    )
