"""The games on the shelf: modes, seats and options, in the language of the players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.text import Text as Line

from sortilege import Ruleset, games, ruleset
from sortilege.kernel.ruleset import Option
from sortilege.shelf import broken
from sortilege.text import Text, Words

NAME = "bold cyan"


def as_data(language: str) -> dict[str, Any]:
    """The same for programs."""
    return {"games": [game_data(ruleset(name), Text(language, name)) for name in games()], "broken": broken()}


def game_data(rules: Ruleset, text: Text) -> dict[str, Any]:
    return {
        "name": rules.name,
        "title": text.say("game"),
        "revision": rules.revision,
        "modes": {mode: {"title": text.say(f"mode-{mode}"), "seats": list(rules.seats[mode])} for mode in rules.modes},
        "options": [
            {"title": text.say(f"option-{option.name}"), **msgspec.to_builtins(option)} for option in rules.options
        ],
    }


def all_games(language: str) -> Iterator[Line]:
    for name in games():
        text = Text(language, name, also=("terminal",))
        yield Line.assemble((name, NAME), "  ", (text.say("game"), "bold"))
        yield Line(f"  {text.say('game', 'line')}", style="italic")
        yield from modes(ruleset(name), text)
        yield from (line for option in ruleset(name).options for line in describe(option, ruleset(name), text))
        yield Line()


def broken_games(language: str) -> Iterator[Line]:
    """What was found and cannot be played, with what is wrong with it."""
    found = broken()
    if found:
        yield Line(Words(language, "terminal").say("ui-broken-games"), style="bold")
    for name, problem in found.items():
        yield Line.assemble("  ", (name, "bold red"), f"  {problem}")


def modes(rules: Ruleset, text: Text) -> Iterator[Line]:
    for mode in rules.modes:
        least, most = rules.seats[mode]
        seats = text.say("ui-seats", least=least, most=most)
        yield Line.assemble(f"  --mode {mode}", "  ", (text.say(f"mode-{mode}"), "bold"), f", {seats}")
        yield Line(f"      {text.say(f'mode-{mode}', 'help')}", style="dim")


def describe(option: Option, rules: Ruleset, text: Text) -> Iterator[Line]:
    """An option as it is typed, what it is called and what it does."""
    yield Line.assemble(
        f"  --option {option.name}={written(option.default)}",
        "  ",
        (text.say(f"option-{option.name}"), "bold"),
        f" ({allowed(option)})",
        "" if option.modes == rules.modes else f" [{', '.join(option.modes)}]",
    )
    yield Line(f"      {text.say(f'option-{option.name}', 'help')}", style="dim")


def allowed(option: Option) -> str:
    """What may be typed after its name."""
    if option.type == "int":
        return ", ".join([f"{option.choices[0]}–{option.choices[1]}", *map(str, option.also)])
    return ", ".join(written(choice) for choice in option.choices)


def written(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def option_value(option: Option, typed: str) -> bool | int | str:
    """The value that was typed for an option."""
    if option.type == "int" and typed.isdecimal():
        return int(typed)
    named = {written(choice): choice for choice in option.choices}
    named |= {str(choice).lower(): choice for choice in option.choices if option.type != "int"}
    if option.type == "int" or typed.lower() not in named:
        raise ValueError(f"options: {option.name} may be {allowed(option)}, not {typed!r}")
    return named[typed.lower()]
