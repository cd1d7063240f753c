"""How the things of a game lie on a table, in data: from this the plain board is drawn, on the page and in a terminal.

An area is told in words by the message `area-NAME` of the game's catalogue; its things by the words of their kind
(`card-ace`, with `.help` for what they do).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import quoted

Shape = Literal["hand", "row", "pile", "grid", "track", "counters", "market", "words"]
"""A hand, cards in a row, a pile; squares, a path; numbers; what is for sale; plain words."""
SHAPES: Final = ("hand", "row", "pile", "grid", "track", "counters", "market", "words")
Ink = Literal["", "red", "blue", "green", "gold", "violet", "rose", "teal", "black", "white"]
"""The colour of a thing; an empty one is the ink of the game."""
INKS: Final = ("", "red", "blue", "green", "gold", "violet", "rose", "teal", "black", "white")
ICONS: Final = (
    "heart", "spade", "club", "lozenge", "disc", "ring", "gem", "coin", "crown", "sword", "flag", "key", "leaf", "drop",
    "house", "mountain", "wave", "cup", "die1", "die2", "die3", "die4", "die5", "die6", "die", "sun", "moon", "star",
    "spiral", "fleuron", "wisp", "hourglass", "lock", "eye", "bolt", "ball", "shield", "book", "scales", "lantern",
    "torch", "gate", "door", "steps", "sack", "mail", "tag", "hat", "wand", "potion", "cauldron", "broom", "oak",
    "herb", "cat", "crow", "owl", "moth", "boar", "boarchief", "goat", "thunderbird", "pawnhat", "rosette", "quill",
)  # fmt: skip
"""The drawings that any game may use."""
HIDDEN: Final = "?"
"""A thing whose face a seat may not see. Where something always lies, as in a hand, nothing at all means the same."""


class Area(msgspec.Struct, frozen=True):
    """Where some things lie."""

    name: str
    """By which motions and messages know it."""
    shape: Shape
    """How its things lie beside each other."""
    at: str = ""
    """Where they are in the view: `trick`, or `players.*.hand`, `*` being the seat. Without it a market holds whatever
    the options name."""
    kind: str = ""
    """What lies there; `seat` for things that are known by their player."""
    of: Literal["table", "seat"] = "table"
    """Whether each seat has one of its own, or all of it lies together."""
    picks: tuple[str, ...] = ()
    """The arguments of steps that name a thing in it: `card`, or `PlayCard.card` for that step alone."""
    places: tuple[str, ...] = ()
    """The arguments of steps that name a place in it: by the labels of their kind in order, or by number."""
    columns: int = 0
    """Of a grid, or of a track that is bent."""
    spaces: int = 0
    """How many there are on a track, where its kind of place does not say."""
    latest: str = ""
    """Where the view says which place of it was last played on."""


class Motion(msgspec.Struct, frozen=True):
    """What is seen to move while an event is told: a thing goes from one area to another, or all of an area goes."""

    event: str
    """The name of the event."""
    thing: str = ""
    """The field that names the thing; without one, all that lies where it leaves."""
    leaves: str = ""
    """The area that it goes from."""
    lies: str = ""
    """Where it lies now. What lies where it lay is turned up."""
    of: str = ""
    """The field that names the seat, where an area is each seat's, or a seat's part of one that lies together."""
    many: str = ""
    """The field that says how many, where it is not one."""


class Look(msgspec.Struct, frozen=True):
    """How one thing looks."""

    icon: str = ""
    """One of ICONS, or none."""
    ink: Ink = ""
    """Without one, the ink of the game."""
    mark: str = ""
    """A letter or a number in its corner."""


class Box(msgspec.Struct, frozen=True):
    """How a game stands on the shelf: its paper, the motif on it, the ink of its label."""

    paper: str = "#3D4658"
    """Its colour."""
    motif: str = "#4C566A"
    """The colour of what is printed on it."""
    label: str = "#2E3646"
    """The ink of its name."""
    height: int = 580
    """Beside other boxes: those that stand here are 560 to 612 high."""
    place: int = 100
    """From left to right; of the same place by name."""


Looks = Mapping[str, Mapping[str, Look]]
"""By kind and label."""


def check_areas(book: Book, areas: tuple[Area, ...], motions: tuple[Motion, ...], looks: Looks, emblem: str) -> None:
    """ValueError says what cannot be drawn as it was told."""
    for problem in (*_problems(book, areas, looks, emblem), *_still(book, areas, motions)):
        raise ValueError(f"{book.game}: {problem}")


def _problems(book: Book, areas: tuple[Area, ...], looks: Looks, emblem: str) -> Iterator[str]:
    if emblem not in ICONS:
        yield f"emblem: one of {', '.join(ICONS)}, not {quoted(emblem)}"
    names = [area.name for area in areas]
    for area in areas:
        if names.count(area.name) > 1:
            yield f"there are two areas named {area.name}"
        if area.shape not in SHAPES:
            yield f"area {area.name}: shape is one of {', '.join(SHAPES)}, not {quoted(area.shape)}"
        if area.of not in ("table", "seat"):
            yield f"area {area.name}: of is table or seat, not {quoted(area.of)}"
        if area.of == "seat" and "*" not in area.at.split("."):
            yield f"area {area.name}: each seat has one, so its path needs a * where the seat is, not {quoted(area.at)}"
        if not area.at and area.shape != "market":
            yield f"area {area.name}: only a market may be nowhere in the view"
        if area.shape == "grid" and area.columns < 1:
            yield f"area {area.name}: a grid has columns"
        for argument in (*area.picks, *area.places):
            if not any(argument in (name, f"{step.name}.{name}") for step in book.by_name.values()
                       for name in step.arguments):  # fmt: skip
                yield f"area {area.name}: no step has an argument {argument}"
    for kind, faces in looks.items():
        for label, look in faces.items():
            if look.icon and look.icon not in ICONS:
                yield f"look of {kind} {label}: icon is one of {', '.join(ICONS)}, not {quoted(look.icon)}"
            if look.ink not in INKS:
                yield f"look of {kind} {label}: ink is one of {', '.join(INKS[1:])}, not {quoted(look.ink)}"


def _still(book: Book, areas: tuple[Area, ...], motions: tuple[Motion, ...]) -> Iterator[str]:
    """What cannot move as it was told."""
    fields = {event.name: event.fields for event in book.event_types}
    names = [area.name for area in areas]
    for motion in motions:
        if motion.event not in fields:
            yield f"motion: there is no event {quoted(motion.event)}"
            continue
        for field in (motion.thing, motion.of, motion.many):
            if field and field not in fields[motion.event]:
                yield f"motion of {motion.event}: it has no field {quoted(field)}"
        for name in (motion.leaves, motion.lies):
            if name and name not in names:
                yield f"motion of {motion.event}: there is no area {quoted(name)}"
        if not motion.leaves and not motion.lies:
            yield f"motion of {motion.event}: it leaves nowhere and lies nowhere"
        if motion.lies and not motion.thing:
            yield f"motion of {motion.event}: what lies in {motion.lies} needs a field that names it"
