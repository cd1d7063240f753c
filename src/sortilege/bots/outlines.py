"""What a search saw coming: the line it would play, and the answer it is most afraid of.

Both are read off its tree, so they are true of what it tried; nothing in them is known but what the seat knows.
"""

from __future__ import annotations

from typing import Final

from sortilege.bots.search import Node, Search

LONGEST_LINE: Final = 6
LEAST_SEEN: Final = 6
"""What was tried less often is not spoken of."""
FRIGHT: Final = 0.04
"""How much of the chance to win an answer must cost to be feared."""


def line_of(search: Search, option: int, longest: int = LONGEST_LINE) -> list[int]:
    """An option and what the search then tried most, whoever's turn it was; it ends where all answer at once."""
    line: list[int] = [option]
    node = search.root.children.get(option)
    while node is not None and len(line) < longest and not node.answers:
        step = most_tried(node)
        if step is None:
            break
        line.append(step)
        node = node.children[step]
    return line


def feared(search: Search, option: int) -> int | None:
    """The answer of somebody else to an option that costs the seat most of what they may well choose; None if none
    costs much."""
    node = search.root.children.get(option)
    for _ in range(LONGEST_LINE):
        if node is None or node.answers:
            return None
        step = most_tried(node)
        if step is None:
            return None
        if node.children[step].by != search.seat:
            return worst_answer(node, search.seat)
        node = node.children[step]
    return None


def most_tried(node: Node) -> int | None:
    best: int | None = None
    visits = LEAST_SEEN - 1
    for step, child in node.children.items():
        if child.visits > visits:
            best, visits = step, child.visits
    return best


def worst_answer(node: Node, seat: int) -> int | None:
    """Of what others may choose here and is no worse for them than what they choose otherwise."""
    visits = 0
    own = theirs = 0.0
    for child in node.children.values():
        if child.by != seat:
            visits += child.visits
            own += child.own
            theirs += child.worth
    worst: int | None = None
    least = own / visits - FRIGHT
    for step, child in node.children.items():
        if child.by == seat or child.visits < LEAST_SEEN or child.worth / child.visits < theirs / visits:
            continue
        if child.own / child.visits <= least:
            worst, least = step, child.own / child.visits
    return worst
