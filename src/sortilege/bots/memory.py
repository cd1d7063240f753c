"""What a seat remembers from one decision to the next: the part of its tree below what it answered.

When it is asked again, it walks from there along what was chosen since, as far as everybody saw it. Where the walk ends
its next search begins, with what was found out about its options counted as so many tries. A seat that has lost its way
begins from nothing. All of it comes from worlds imagined for the seat, and it is never another seat's.
"""

from __future__ import annotations

from typing import Any, Final

from sortilege.bots.search import NOBODY, Node, Search
from sortilege.kernel.asks import ACT
from sortilege.kernel.match import Match
from sortilege.kernel.sense import Sense

LEAST_VISITED: Final = 2
"""What was tried less often is forgotten,"""
MOST_KEPT: Final = 1000
"""and of what is left, what was tried least, beyond so many nodes."""
COUNTS: Final = 8
"""As how many tries what is remembered of a choice counts at most."""

Line = tuple[int, int, int, int, float, float, float]
"""A node, those below it after it: how deep it lies, by which choice, whose, its visits, prior, worth, own."""
Kept = tuple[int, int, list[Line]]
"""A memory as plain data: whose, after how many choices of the game, and what."""


class Memory:
    """What one seat of one match found out."""

    def __init__(self, kept: Kept | None = None) -> None:
        self.seat: int = kept[0] if kept is not None else NOBODY
        self.ply: int = kept[1] if kept is not None else 0
        self.lines: list[Line] = kept[2] if kept is not None else []

    def kept(self) -> Kept:
        return self.seat, self.ply, self.lines

    def forget(self) -> None:
        self.lines = []

    def keep(self, match: Match, search: Search, answer: int) -> None:
        """What was found below an answer that is about to be given. Nothing of one given unseen: what comes of it is
        for nobody to walk along."""
        self.forget()
        child = search.root.children.get(answer)
        if child is None or match.is_sealed or match.is_side_by_side:
            return
        root = Node(1.0)
        root.children[answer] = child
        self.note(match, search.seat, root)

    def note(self, match: Match, seat: int, root: Node) -> None:
        """A seat's tree that begins with the question that is open now."""
        least = LEAST_VISITED
        self.seat = seat
        self.ply = len(match.choices)
        self.lines = lines_of(root, least)
        while len(self.lines) > MOST_KEPT:
            least *= 2
            self.lines = lines_of(root, least)

    def recall(self, match: Match, seat: int, sense: Sense[Any]) -> Node | None:
        """The tree that the seat's search for an answer goes on from, where it has tried any of the options."""
        if len(match.choices) <= self.ply:
            return None
        node = self.find(match, seat, sense)
        if node is None:
            return None
        for option in match.state_for_search().options(seat):
            if option in node.children:
                fade(node)
                return node
        return None

    def find(self, match: Match, seat: int, sense: Sense[Any]) -> Node | None:
        """The node where the seat stands by now. While answers are given unseen there is none: who has answered is not
        known either."""
        if not self.lines or seat != self.seat or len(match.choices) < self.ply:
            return None
        if match.is_sealed or match.is_side_by_side:
            return None
        node = tree_of(self.lines)
        for by, step, how in match.choices[self.ply :]:
            if how == ACT:
                continue
            if by != seat and not sense.deeds.in_the_open(step):
                return None
            child = node.children.get(step)
            if child is not None:
                node = child
            elif might_choose(node, by):
                return None
        return node


def might_choose(node: Node, seat: int) -> bool:
    """Whether the seat had a choice here: who has none leaves no trace in the tree."""
    return any(child.by == seat for child in node.children.values())


def lines_of(root: Node, least: int) -> list[Line]:
    """What was tried often enough, down to where all answer at once."""
    lines: list[Line] = []
    write(lines, root, 0, least)
    return lines


def write(lines: list[Line], node: Node, depth: int, least: int) -> None:
    if node.answers:
        return
    for step, child in node.children.items():
        if child.visits >= least and child.by != NOBODY:
            lines.append((depth, step, child.by, child.visits, child.prior, child.worth, child.own))
            write(lines, child, depth + 1, least)


def tree_of(lines: list[Line]) -> Node:
    branch: list[Node] = [Node(1.0)]
    for depth, step, by, visits, prior, worth, own in lines:
        node = Node(prior)
        node.by = by
        node.visits = visits
        node.worth = worth
        node.own = own
        del branch[depth + 1 :]
        branch[depth].children[step] = node
        branch.append(node)
    return branch[0]


def fade(node: Node) -> None:
    """What was found out before counts for so much at most, from here down."""
    for child in node.children.values():
        if child.visits > COUNTS:
            share = COUNTS / child.visits
            child.visits = COUNTS
            child.worth *= share
            child.own *= share
        fade(child)
