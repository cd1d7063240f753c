"""Things to try that are not on offer: nonsense, near misses, steps of other seats and other times."""

from __future__ import annotations

from random import Random

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import NONE, Kind
from sortilege.kernel.match import Match

NONSENSE = ("", " ", "not a step at all", "Nothing()", "(by=0)", "null", "{}", "\x00", "É(à=ù)", "a" * 5000)
NO_STEPS_AT_ALL = (-1, 0, 1 << 52, -(1 << 70))


def random_value(kind: Kind, seats: int, rng: Random) -> int:
    if rng.random() < 0.1:
        return NONE
    return rng.randrange(min(kind.size, seats + 1 if kind.name == "seat" else 40 if not kind.labels else NONE))


def random_step(book: Book, seats: int, rng: Random) -> str:
    """Any step of the game with any arguments, in its notation."""
    step_type = rng.choice(list(book.by_name.values()))
    return book.write(step_type.with_arguments([random_value(kind, seats, rng) for kind in step_type.kinds]))


def near_miss(book: Book, step: int, seats: int, rng: Random) -> str:
    """A step with one argument changed, in its notation."""
    step_type = book.type_of(step)
    if not step_type.kinds:
        return random_step(book, seats, rng)
    values = step_type.values(step)
    place = rng.randrange(len(values))
    values[place] = random_value(step_type.kinds[place], seats, rng)
    return book.write(step_type.with_arguments(values))


def out_of_range(book: Book, step: int) -> list[str]:
    """The notation of a step with numbers and words that no argument can be."""
    text = book.write(step)
    name, inside = text[:-1].split("(", 1)
    wrong = [f"{text})", text[:-1], f"{name}()x", f"{name}({inside}, and=more)"]
    for argument in inside.split(", ") if inside else []:
        key = argument.partition("=")[0]
        wrong += [text.replace(argument, f"{key}={value}", 1) for value in ("255", "999", "-1", "", "nobody", "1.5")]
    return wrong


def some_tries(match: Match, seat: int, rng: Random, many: int) -> list[str]:
    """A mixture of notations to try as that seat: what anybody is offered, near misses, strangers."""
    book, seats = match.ruleset.book, match.game.seats
    offered = [option for ask in match.asks for option in ask.options]
    tries = [str(option) for ask in match.asks if ask.seat == seat for option in ask.options]
    if len(tries) > many:
        tries = rng.sample(tries, many)
    tries += [str(option) for option in rng.sample(offered, min(many, len(offered)))]
    tries += [near_miss(book, rng.choice(offered), seats, rng) for _ in range(many if offered else 0)]
    tries += [random_step(book, seats, rng) for _ in range(many)]
    return tries
