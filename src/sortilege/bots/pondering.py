"""Thinking on while somebody else is asked: the tree of a seat grows from where the game stands, and what it finds the
seat's next search goes on from. It is the seat's own tree, grown in worlds imagined for it, like all that it thinks."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from sortilege.bots.memory import Memory
from sortilege.bots.search import Search
from sortilege.kernel.match import Match


def may_ponder(match: Match, seat: int) -> bool:
    """Whether there is somebody else's question to think about, and nobody answers it unseen."""
    if match.over or match.is_sealed or match.is_side_by_side:
        return False
    return all(ask.seat != seat for ask in match.asks)


def ponder(
    match: Match, seat: int, seed: int, memory: Memory, seconds: float, clock: Callable[[], float] = perf_counter
) -> int:
    """Thinks on for so many seconds of that clock, and returns how many iterations that were: 0 where nothing can be
    thought about."""
    if not may_ponder(match, seat):
        return 0
    begun = now = clock()
    longest = 0.0
    sense = match.ruleset.sense
    search = Search(match.state_for_search(), seat, sense, seed, root=memory.find(match, seat, sense))
    while now - begun + longest <= seconds:
        search.muse()
        before, now = now, clock()
        longest = max(longest, now - before)
    memory.note(match, seat, search.root)
    return search.iterations
