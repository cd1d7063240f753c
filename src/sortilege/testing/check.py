"""`sortilege check GAME`: all that a game owes to whoever plays it, and in plain words what is missing."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rich.text import Text as Line

import sortilege
from sortilege.content import game_folder
from sortilege.kernel.match import Match
from sortilege.ledger import LedgerError, ledger
from sortilege.shelf import shelf
from sortilege.testing import words
from sortilege.testing.audiences import cases_of, check_audiences, rare
from sortilege.testing.contract import check_contract
from sortilege.testing.play import Case, case, play_randomly, tables
from sortilege.testing.secrecy import Worlds, check_secrecy
from sortilege.testing.soak import numbered_case, runs
from sortilege.text import Words

GAMES = 20
LOOKS = 5
"""How often a game is looked at closely, however long it is."""
SEATS = 4
"""For how many seats worlds are imagined each time."""


class Problem(NamedTuple):
    """Something that is missing: a message of the catalogue, and what it speaks of."""

    message: str
    about: dict[str, Any]


class Part:
    """One promise, and whether it is kept."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.figures: dict[str, Any] = {}
        self.problems: list[Problem] = []
        self.notes: list[Problem] = []

    def miss(self, message: str, **about: Any) -> None:
        problem = Problem(message, about)
        if problem not in self.problems:
            self.problems.append(problem)

    def count(self, **figures: int) -> None:
        for name, many in figures.items():
            self.figures[name] = self.figures.get(name, 0) + many


def check_game(game: str, games: int = GAMES) -> Iterator[Part]:
    """The parts in turn, each as soon as it is known. Words are missed while the rest is played, and told last."""
    with words.listed() as unsaid:
        yield tried("contract", game, check_tables)
        yield tried("secrecy", game, check_worlds)
        yield tried("audiences", game, check_who_is_told)
        yield tried("soak", game, lambda part, game: check_many(part, game, games))
    yield tried("board", game, check_board)
    yield check_words(game, unsaid)
    yield check_ledger(game)


def tried(name: str, game: str, check: Callable[[Part, str], None]) -> Part:
    """Whatever goes wrong in a check is something that is missing."""
    part = Part(name)
    try:
        check(part, game)
    except AssertionError as wrong:
        part.miss("broken", problem=str(wrong), case=noted(wrong))
    except Exception as wrong:
        part.miss("raised", problem=f"{type(wrong).__name__}: {wrong}", case=noted(wrong), where=place_in(game, wrong))
    return part


def noted(wrong: Exception) -> str:
    return "; ".join(getattr(wrong, "__notes__", []))


def place_in(game: str, wrong: Exception) -> str:
    """File and line of the game where an error came from, or the last of all."""
    frames = traceback.extract_tb(wrong.__traceback__)
    folder = game_folder(game).resolve()
    own = [frame for frame in frames if frame.filename.startswith(str(folder))]
    last = (own or list(frames))[-1]
    return f"{last.filename.removeprefix(str(folder.parent)).lstrip('/')}:{last.lineno}"


def first_cases(game: str) -> Iterator[Case]:
    """A game at each kind of table."""
    return (case(*table, seed=0) for table in tables([game]))


def check_tables(part: Part, game: str) -> None:
    for one in first_cases(game):
        part.count(games=1, decisions=check_contract(one, every=max(1, one.length() // LOOKS)))


def check_worlds(part: Part, game: str) -> None:
    worlds = Worlds()
    for one in first_cases(game):
        worlds += check_secrecy(one, every=max(1, one.length() // LOOKS), most_seats=SEATS)
    part.count(worlds=worlds.imagined, hiding=worlds.hiding)


def check_who_is_told(part: Part, game: str) -> None:
    events = sortilege.ruleset(game).book.event_types
    part.count(secrets=sum(len(event.known_to) for event in events))
    unmet = check_audiences(cases_of(game, 2)) - rare(events)
    part.notes += [Problem("unmet", {"secret": secret}) for secret in sorted(unmet)]


def check_many(part: Part, game: str, games: int) -> None:
    for _, mode, numbers in runs([game], None, games, 1):
        for number in numbers:
            part.count(games=1, decisions=check_contract(numbered_case(game, mode, number)))


def check_board(part: Part, game: str) -> None:
    """Whatever the game says of its areas is found in its views."""
    areas = sortilege.ruleset(game).areas
    part.count(areas=len(areas))
    lost = {area.name: area.at for area in areas if area.at}

    def look(match: Match) -> None:
        views = [match.view(seat) for seat in range(match.seats)] if lost else []
        for name, path in list(lost.items()):
            if any(leads_somewhere(view, path.split(".")) for view in views):
                del lost[name]

    for one in first_cases(game):
        match = one.start()
        play_randomly(match, one.rng("board"), on_decision=lambda match, _: look(match))
        look(match)
    for name, path in lost.items():
        part.miss("nowhere", area=name, path=path)
    if not areas and shelf().places[game].origin != "sortilege":
        part.notes.append(Problem("no-areas", {}))


def leads_somewhere(found: Any, path: list[str]) -> bool:
    """Whether there is anything at the end of a path, `*` being any seat."""
    if not path:
        return True
    first, *rest = path
    if isinstance(found, list):
        if first == "*":
            return any(leads_somewhere(one, rest) for one in found)
        return first.isdecimal() and int(first) < len(found) and leads_somewhere(found[int(first)], rest)
    return isinstance(found, dict) and first in found and leads_somewhere(found[first], rest)


def check_words(game: str, met: list[words.Unsaid]) -> Part:
    part = Part("words")
    for unsaid in dict.fromkeys([*words.missing(game), *met]):
        if unsaid.problem:
            part.miss("unsayable", problem=unsaid.problem)
        else:
            part.miss("unsaid", language=unsaid.language, wanted=unsaid.key)
    part.count(messages=len(set(words.needed(game))))
    return part


def check_ledger(game: str) -> Part:
    """Every rule that a refusal or an event cites can be looked up."""
    part = Part("ledger")
    reasons = list(words.reasons(game))
    turn_rules = sortilege.ruleset(game).turn_rules
    told = [event.rule for event in sortilege.ruleset(game).book.event_types if event.rule]
    if not turn_rules:
        part.miss("no-turn-rules")
    for reason in reasons:
        if not reason.rules:
            part.miss("no-rules", reason=reason.message)
    try:
        entries = ledger(game)
    except FileNotFoundError:
        part.miss("no-ledger")
        return part
    except LedgerError as wrong:
        part.miss("bad-ledger", problem=str(wrong))
        return part
    for cited in dict.fromkeys([*turn_rules, *told, *(one for reason in reasons for one in reason.rules)]):
        if cited not in entries:
            part.miss("no-entry", rule=cited)
    part.count(rules=len(entries))
    return part


# Saying it


def report(part: Part, say: Words) -> Iterator[Line]:
    """One part as people read it."""
    name = say.say(f"check-{part.name}")
    if not part.problems:
        yield Line.assemble(
            ("✓ ", "bold green"), (name, "bold"), "  ", say.say(f"check-{part.name}", "holds", **part.figures)
        )
    else:
        yield Line.assemble(("✗ ", "bold red"), (name, "bold"), "  ", say.say("check-misses", many=len(part.problems)))
    for problem in part.problems:
        yield Line(f"    {spoken(problem, say)}")
    for note in part.notes:
        yield Line(f"    {spoken(note, say)}", style="dim")


def spoken(problem: Problem, say: Words) -> str:
    values: dict[str, Any] = {
        name: value if isinstance(value, int) else str(value)[:900] for name, value in problem.about.items()
    }
    return say.say(f"missing-{problem.message}", **values)
