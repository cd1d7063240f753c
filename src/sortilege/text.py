"""Players' text: the Fluent catalogues, in French and in English.

Messages are keyed by record name: a step (`MovePawn`, as an option; `ChooseDestination`, as a
question), an event (`PawnMoved`), `refused-...`, `ending-...`, and the values of each kind of
argument (`character-norbert`, `space-12`). A game's file may use whatever `common.ftl` has.

A catalogue is named by its file: `terminal` is no game's, `<game>/game` and `<game>/lesson` are a game's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sortilege.content import common_words, game_folder
from sortilege.kernel.match import Event, Refusal
from sortilege.kernel.result import Line
from sortilege.kernel.step import Step
from sortilege.shelf import ruleset
from sortilege.typography import Typesetter, join

LANGUAGES = ("fr", "en")
LONGEST_VALUE = 900
"""Fluent takes no value of more than a thousand characters."""


def catalogue_file(language: str, name: str) -> Path:
    """Where a catalogue lies."""
    game, _, part = name.rpartition("/")
    return (game_folder(game) / "words" if game else common_words()) / language / f"{part}.ftl"


@cache
def bundle(language: str, *files: str) -> FluentBundle:
    """Catalogues of one language, a later file over an earlier one; `common` is always there."""
    if language not in LANGUAGES:
        raise ValueError(f"language: there are {', '.join(LANGUAGES)}, not {language!r}")
    words = FluentBundle([language], use_isolating=False)
    typesetter = Typesetter(language)
    for file in ("common", *files):
        path = catalogue_file(language, file)
        if "/" in file and not path.is_file():  # a game that has no words yet
            continue
        written = path.read_text(encoding="utf-8")
        words.add_resource(typesetter.visit(FluentResource(written)))
    return words


class Words:
    """The messages of some catalogues in one language."""

    def __init__(self, language: str, *files: str) -> None:
        self.language = language
        self._name = "/".join([language, *files[:1]])
        self._words = bundle(language, *files)

    def has(self, key: str, attribute: str = "") -> bool:
        if not self._words.has_message(key):
            return False
        return not attribute or attribute in self._words.get_message(key).attributes

    def attributes(self, key: str) -> list[str]:
        """What else a message has words for."""
        return list(self._words.get_message(key).attributes) if self.has(key) else []

    def say(self, key: str, attribute: str = "", **values: Any) -> str:
        """A message, or one of its attributes, with its variables filled in."""
        message = self._words.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self._name}: {key} has no text")
        said, errors = self._words.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self._name}: {key}: {errors[0]!r}")
        return join(self.language, str(said))


class Text(Words):
    """The words of one game in one language, with the players' names; `also` names more catalogues."""

    def __init__(self, language: str, game: str, names: Sequence[str] = (), also: Sequence[str] = ()) -> None:
        super().__init__(language, f"{game}/game", *also)
        self.game = game
        self.names = tuple(names)
        self._book = ruleset(game).book

    def say(self, key: str, attribute: str = "", **values: Any) -> str:
        """The same; what a game has no words for yet is called by its key."""
        return super().say(key, attribute, **values) if self.has(key, attribute) else key

    def value(self, kind: str, value: str | int | None) -> str:
        """One value of a kind of argument: a player's name, a card, a place."""
        if value is None:
            return self.say("nobody" if kind == "seat" else "unknown")
        if kind == "seat":
            seat = int(value)
            if seat < len(self.names):
                return self.names[seat]
            if self.names:  # whoever sits there after the players is no player
                return self.say("ghost", number=seat + 1 - len(self.names))
            return self.say("seat", number=seat + 1)
        key = f"{kind}-{value}"
        word = self.say(key) if self.has(key) else str(value)
        return word if len(word) <= LONGEST_VALUE else word[:LONGEST_VALUE] + "…"

    def _fill(self, names: Sequence[str], kinds: Sequence[str], values: Mapping[str, Any]) -> dict[str, Any]:
        """Variables for a message: each argument as text, and as it is under `…_id`, for selectors."""
        filled: dict[str, Any] = {}
        for name, kind in zip(names, kinds, strict=True):
            value = values[name]
            filled[name] = value if kind == "number" and isinstance(value, int) else self.value(kind, value)
            filled[f"{name}_id"] = "none" if value is None else value
        return filled

    def step(self, step: Step) -> str:
        """An option, or the question that a step asks."""
        what = self._book.type_of(step)
        if not self.has(what.name):
            return str(step)
        filled = self._fill(what.arguments, [kind.name for kind in what.kinds], step.arguments)
        return self.say(what.name, self._yourself(step), **filled)

    def _yourself(self, step: Step) -> str:
        """The words of a step that names whoever acts a second time: the attribute `<field>-you`."""
        what = self._book.type_of(step)
        acts = step.arguments.get("by")
        for name, kind in zip(what.arguments, what.kinds, strict=True):
            again = kind.name == "seat" and name != "by" and step.arguments[name] == acts is not None
            if again and self.has(step.name, f"{name}-you"):
                return f"{name}-you"
        return ""

    def question(self, why: Step, options: Sequence[Step]) -> str:
        """The question that a step asks. Where its message has words for what may be answered (`can-DrawTwo`), the
        attribute `offered` asks it with those that are offered now, as `$can`; `only-Pass` asks it where nothing
        else may be answered."""
        what = self._book.type_of(why)
        filled = self._fill(what.arguments, [kind.name for kind in what.kinds], why.arguments)
        offered = {option.name for option in options}
        for name in offered if len(offered) == 1 else ():
            if self.has(why.name, f"only-{name}"):
                return self.say(why.name, f"only-{name}", **filled)
        known = [one for one in self.attributes(why.name) if one.startswith("can-")]
        can = list(dict.fromkeys(self.say(why.name, one) for one in known if one.removeprefix("can-") in offered))
        return self.say(why.name, "offered", can=self._listed(can), **filled) if can else self.step(why)

    def _listed(self, said: Sequence[str]) -> str:
        """The one, the other or the third."""
        before = ", ".join(said[:-1])
        return self.say("one-or-other", before=before, last=said[-1]) if before else said[-1]

    def event(self, event: Event) -> str:
        """An event by itself; `sortilege.telling` tells it among the others of a log."""
        return self.say(event.name, **self.event_values(event)) if self.has(event.name) else str(event)

    def event_kinds(self, event: Event) -> dict[str, str]:
        """The kind of each field of an event."""
        what = next(one for one in self._book.event_types if one.name == event.name)
        return {name: kind.name for name, kind in zip(what.fields, what.kinds, strict=True)}

    def event_values(self, event: Event) -> dict[str, Any]:
        """The variables of an event's message."""
        kinds = self.event_kinds(event)
        return self._fill(list(kinds), list(kinds.values()), event.fields)

    def line(self, line: Line) -> str:
        """A sentence about a game that is over."""
        kinds = [line.kinds.get(name, "number") for name in line.fields]
        return self.say(line.says, **self._fill(list(line.fields), kinds, line.fields))

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused; the arguments are those of the step that was tried."""
        names = list(refusal.arguments)
        tried = self._book.by_name.get(refusal.step)
        kinds = [kind.name for kind in tried.kinds] if tried is not None else ["number"] * len(names)
        filled = self._fill(names, kinds, refusal.arguments)
        return self.say(f"refused-{refusal.message}", **filled)

    def ending(self, reason: str, winners: Sequence[int] | None = None) -> str:
        """How it ended; the attribute `nobody` says it where no player has won."""
        key = f"ending-{reason}"
        alone = winners is not None and not winners and self.has(key, "nobody")
        return self.say(key, "nobody" if alone else "")
