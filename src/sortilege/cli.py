"""The command `sortilege`: reads its arguments and hands over."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console, Group
from rich.progress import Progress

from sortilege import Match, Record, __version__, engine, games, new, replay, ruleset
from sortilege.bots.levels import LEVELS, LEVELS_AND_STEPS
from sortilege.compiling.command import add_arguments as add_compiling
from sortilege.compiling.command import run as run_compile
from sortilege.completion import SCRIPTS, complete
from sortilege.kernel.ruleset import Value
from sortilege.lab import plot, report
from sortilege.lab.analysis import ITERATIONS, analyse
from sortilege.lab.command import add_crew, add_lab, add_learning, crew_of, run_lab, run_learn
from sortilege.lab.league.command import add_judge, add_league, names, run_judge, run_league
from sortilege.lab.simulate import simulate
from sortilege.lab.tournament import SEATINGS, tournament
from sortilege.server.admin import add_arguments as add_admin_arguments
from sortilege.server.admin import run as run_admin
from sortilege.server.command import add_arguments
from sortilege.server.command import run as run_server
from sortilege.shelf import add_games
from sortilege.skeleton import write_game
from sortilege.static_edition import add_static_folders
from sortilege.terminal.catalogue import all_games, broken_games, option_value
from sortilege.terminal.catalogue import as_data as games_as_data
from sortilege.terminal.play import TerminalGame, bot
from sortilege.terminal.replay import Viewer
from sortilege.terminal.replay import as_data as replay_as_data
from sortilege.terminal.rules import as_data as rules_as_data
from sortilege.terminal.rules import look_up
from sortilege.terminal.screen import Screen, new_console, players_text
from sortilege.terminal.verify import EXIT_CODES, verify
from sortilege.testing import check
from sortilege.text import LANGUAGES, Text, Words


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    try:
        for folder in options.brought:
            add_games(folder)
        code = int(options.run(options) or 0)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read the output has had enough of it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as wrong:
        print(f"sortilege: {wrong.filename}: {wrong.strerror}", file=sys.stderr)
    except ValueError as wrong:
        print(f"sortilege: {wrong}", file=sys.stderr)
    return 2


# What each subcommand does


def run_play(options: argparse.Namespace) -> None:
    match = resume(options) if options.resume else begin(options)
    text = players_text(options.lang, match.ruleset.name, match.seats, options.names)
    rng = Random(options.seed)
    TerminalGame(match, options.humans, Screen(new_console(), text), bot(options.bots, rng)).play()


def begin(options: argparse.Namespace) -> Match:
    if options.game is None:
        raise ValueError(f"game: say which one: {', '.join(games())}")
    rules = ruleset(options.game)
    mode = rules.check_mode(options.mode)
    seats = options.seats
    if seats is None:
        seats = max(rules.seats[mode][0], options.humans, len(options.names))
    return new(options.game, mode=mode, seats=seats, options=table_options(options), seed=options.seed)


def resume(options: argparse.Namespace) -> Match:
    match = replay(Record.parse(read_file(options.resume)).without_receipt())
    if options.game not in (None, match.ruleset.name):
        raise ValueError(f"resume: {options.resume} is a game of {match.ruleset.name}, not of {options.game}")
    return match


def run_simulate(options: argparse.Namespace) -> None:
    console = new_console()
    with Progress(console=console, transient=True, disable=options.json or not console.is_terminal) as progress:
        task = progress.add_task(options.game, total=options.games)
        simulation = simulate(
            options.game, options.mode, options.seats, options.games, options.seed, table_options(options),
            progress=lambda played: progress.advance(task, played), bots=options.bots, crew=crew_of(options),
        )  # fmt: skip
    if options.json:
        print(msgspec.json.encode(simulation).decode())
    else:
        report.show(simulation, console, options.lang)


def run_tournament(options: argparse.Namespace) -> None:
    console = new_console()
    with Progress(console=console, transient=True, disable=options.json or not console.is_terminal) as progress:
        task = progress.add_task(options.game, total=options.games)
        played = tournament(
            options.game, options.bots, options.games, options.mode, options.seats, options.seed,
            table_options(options), options.seating, options.seconds, options.iterations,
            progress=lambda games: progress.advance(task, games), crew=crew_of(options),
        )  # fmt: skip
    if options.plot:
        Path(options.plot).write_text(plot.draw(played, options.lang), encoding="utf-8")
    if options.json:
        print(msgspec.json.encode(played).decode())
    else:
        report.show_tournament(played, console, options.lang)


def run_analyse(options: argparse.Namespace) -> None:
    record = Record.parse(read_file(options.file))
    console = new_console()
    with Progress(console=console, transient=True, disable=options.json or not console.is_terminal) as progress:
        task = progress.add_task(record.game, total=len(record.lines))
        costs = analyse(record, options.iterations, progress=lambda choices: progress.advance(task, choices))
    if options.json:
        print(msgspec.json.encode(costs).decode())
    else:
        report.show_analysis(costs, Text(options.lang, record.game, options.names, also=("lab",)), console)


def run_replay(options: argparse.Namespace) -> None:
    match = replay(read_file(options.file))
    if options.json:
        print_json(replay_as_data(match))
        return
    text = players_text(options.lang, match.ruleset.name, match.seats, options.names)
    Viewer(match, Screen(new_console(), text)).run()


def run_verify(options: argparse.Namespace) -> int:
    console = Console(file=StringIO()) if options.json else new_console()
    found = verify(read_file(options.file), console, Words(options.lang, "terminal"))
    if options.json:
        print_json({"verdict": found})
    return EXIT_CODES[found]


def run_rules(options: argparse.Namespace) -> None:
    if options.json:
        print_json(rules_as_data(options.game, " ".join(options.query), Words(options.lang, "terminal")))
        return
    new_console().print(Group(*look_up(options.game, " ".join(options.query), Words(options.lang, "terminal"))))


def run_games(options: argparse.Namespace) -> None:
    if options.json:
        print_json(games_as_data(options.lang))
        return
    new_console().print(Group(*all_games(options.lang), *broken_games(options.lang)))


def run_check(options: argparse.Namespace) -> int:
    if options.games < 0:
        raise ValueError(f"games: 0 or more, not {options.games}")
    rules, console, say = ruleset(options.game), new_console(), Words(options.lang, "check")
    if options.json:
        parts = list(check.check_game(rules.name, options.games))
        told = [{"part": part.name, "figures": part.figures, "problems": part.problems} for part in parts]
        print_json({"game": rules.name, "parts": told})
        return 1 if any(part.problems for part in parts) else 0
    console.print(say.say("check-title", game=rules.name), style="bold")
    failed = []
    for part in check.check_game(rules.name, options.games):
        console.print(Group(*check.report(part, say)))
        failed += [say.say(f"check-{part.name}")] if part.problems else []
    console.print(say.say("check-not-yet", parts=", ".join(failed)) if failed else say.say("check-all-holds"))
    return 1 if failed else 0


def run_new_game(options: argparse.Namespace) -> None:
    folder = Path(options.folder or options.name)
    written = [str(path) for path in write_game(options.name, folder)]
    if options.json:
        print_json({"files": written})
        return
    print(*written, sep="\n")
    print(Words(options.lang, "check").say("new-game-next", game=options.name, folder=str(folder)))


def run_completion(options: argparse.Namespace) -> None:
    print(SCRIPTS[options.shell], end="")


def run_complete(options: argparse.Namespace) -> None:
    for word in complete(parser(), options.words):
        print(word)


def print_json(found: object) -> None:
    print(msgspec.json.encode(found).decode())


# What can be typed


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="sortilege",
        description="A table for five French games of magic, and for those you bring.",
        epilog="Exit codes: 0 all is well; 1 the answer is no (verify, check, judge, admin check), or compiling failed;"
        " 2 what was asked cannot be done, a server cannot begin; 3 there is nothing to compile with; 130 interrupted.",
    )
    top.add_argument("--version", action="version", version=f"{__version__}, {engine.describe()}")
    top.add_argument(
        "--games", dest="brought", action="append", default=[], metavar="FOLDER",
        help="a game from elsewhere, or a folder of such; may be repeated (also SORTILEGE_GAMES)",
    )  # fmt: skip
    top.set_defaults(run=run_server, open=True)
    commands = top.add_subparsers(metavar="COMMAND", title="commands (none: serve, and open the browser)")

    play = commands.add_parser("play", help="play in the terminal, against bots or around one keyboard")
    play.add_argument("game", metavar="GAME", nargs="?", help="one of those `sortilege games` lists")
    add_setting(play)
    play.add_argument("--humans", type=int, default=1, metavar="N", help="people at this keyboard (default 1)")
    play.add_argument("--seed", help="anything: the same seed deals the same game (default: unforeseeable)")
    add_names(play)
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument(
        "--bots", choices=LEVELS_AND_STEPS, default=LEVELS[1], help="who plays the other seats (default %(default)s)"
    )
    play.set_defaults(run=run_play)

    many = commands.add_parser("simulate", help="play many games, at random or by bots, and count")
    many.add_argument("game", metavar="GAME", help="one of those `sortilege games` lists")
    add_setting(many)
    many.add_argument("--games", type=int, default=1000, metavar="N", help="how many (default 1000)")
    many.add_argument("--bots", type=names, default=[], metavar="A,B", help="who plays, seat by seat (default: chance)")
    add_crew(many)
    many.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed plays the same games")
    many.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    many.set_defaults(run=run_simulate)

    cup = commands.add_parser("tournament", help="let bots play against each other")
    cup.add_argument("game", metavar="GAME", help="one of those `sortilege games` lists")
    add_setting(cup)
    cup.add_argument(
        "--bots", type=names, required=True, metavar="A,B",
        help=f"{', '.join(LEVELS)}; master:400 thinks for 400 iterations, master:0.5s for half a second",
    )  # fmt: skip
    cup.add_argument("--games", type=int, default=100, metavar="N", help="how many at least (default 100)")
    cup.add_argument(
        "--seating", choices=SEATINGS, default=SEATINGS[0],
        help="mixed: all at one table, in every seat; same: each alone with itself; sides: a bot for each team dealt",
    )  # fmt: skip
    budget = cup.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, metavar="S", help="a master's time for a decision (default 1)")
    budget.add_argument("--iterations", type=int, metavar="N", help="a master's iterations for a decision")
    add_crew(cup)
    cup.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed deals the same games")
    cup.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    cup.add_argument("--plot", metavar="FILE", help="draw the shares as an SVG")
    cup.set_defaults(run=run_tournament)

    rated = commands.add_parser("league", help="rate all bots of a game, against each other and simple rivals")
    rated.add_argument("game", metavar="GAME", help="one of those `sortilege games` lists")
    add_setting(rated)
    add_league(rated)
    rated.set_defaults(run=lambda options: run_league(options, table_options(options), new_console()))

    judged = commands.add_parser("judge", help="is one bot better than another? (exit code 1 if that is not shown)")
    judged.add_argument("game", metavar="GAME", help="one of those `sortilege games` lists")
    add_judge(judged)
    add_setting(judged)
    judged.set_defaults(run=lambda options: run_judge(options, table_options(options), new_console()))

    school = commands.add_parser("learn", help="fit what a game's bots judge positions by, from games they play")
    add_learning(school)
    school.set_defaults(run=lambda options: run_learn(options, new_console()))

    fair = commands.add_parser("lab", help="play many games and write a page about how fair the game is")
    fair.add_argument("game", metavar="GAME", help="one of those `sortilege games` lists")
    add_setting(fair)
    add_lab(fair)
    fair.set_defaults(run=lambda options: run_lab(options, table_options(options), new_console()))

    review = commands.add_parser("analyse", help="find the costly decisions of a saved game")
    review.add_argument("file", metavar="FILE")
    review.add_argument(
        "--iterations", type=int, default=ITERATIONS, metavar="N", help="for each decision (default %(default)s)"
    )
    review.add_argument("--json", action="store_true", help="print one JSON array and nothing else")
    add_names(review)
    review.set_defaults(run=run_analyse)

    look = commands.add_parser("replay", help="look at a saved game, choice by choice")
    look.add_argument("file", metavar="FILE")
    add_names(look)
    look.set_defaults(run=run_replay)

    proof = commands.add_parser("verify", help="check that a saved game was honest (exit code 1 if not, 2 if damaged)")
    proof.add_argument("file", metavar="FILE")
    proof.set_defaults(run=run_verify)

    rules = commands.add_parser("rules", help="read the rules of a game")
    rules.add_argument("game", metavar="GAME", help="one of those `sortilege games` lists")
    rules.add_argument("query", metavar="ID", nargs="*", help="words to look for, an ID, or the beginning of one")
    rules.set_defaults(run=run_rules)

    shelf = commands.add_parser("games", help="list the games, their modes and options")
    shelf.set_defaults(run=run_games)

    test = commands.add_parser("check", help="play a game at random and say what it lacks (exit code 0 or 1)")
    test.add_argument("game", metavar="GAME", help="one of those `sortilege games` lists")
    test.add_argument(
        "--games", type=int, default=check.GAMES, metavar="N", help="in the long run (default %(default)s)"
    )
    test.set_defaults(run=run_check)

    fresh = commands.add_parser("new-game", help="write the package of a tiny game, to be made into one of your own")
    fresh.add_argument("name", metavar="NAME", help="what it is called in code, such as pearls")
    fresh.add_argument("folder", metavar="FOLDER", nargs="?", help="where to write it (default: a folder of its name)")
    fresh.set_defaults(run=run_new_game)

    build = commands.add_parser("compile", help="compile the engine, so that bots think several times as much")
    add_compiling(build)
    build.set_defaults(run=run_compile)

    add_static_folders(commands)

    serve = commands.add_parser("serve", help="run the table server, for players anywhere")
    add_arguments(serve)
    serve.set_defaults(run=run_server)
    admin = commands.add_parser("admin", help="see and do what an operator may, beside a running server")
    add_admin_arguments(admin)
    admin.set_defaults(run=run_admin)
    shell = commands.add_parser("completion", help="print what a shell needs to complete commands: docs/start.md")
    shell.add_argument("shell", choices=SCRIPTS)
    shell.set_defaults(run=run_completion)
    following = commands.add_parser("complete")
    following.add_argument("words", nargs="*")
    following.set_defaults(run=run_complete)
    for command in (look, proof, rules, shelf, test, fresh):
        command.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    for command in (play, many, cup, rated, judged, fair, review, look, proof, rules, shelf, test, fresh):
        command.add_argument(
            "--lang", choices=LANGUAGES, default=language_here(), help="language (default %(default)s)"
        )
    return top


def add_setting(command: argparse.ArgumentParser) -> None:
    command.add_argument("--mode", help="a mode of the game (default: its first)")
    command.add_argument("--seats", type=int, metavar="N", help="players (default: as few as the mode allows)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")


def add_names(command: argparse.ArgumentParser) -> None:
    command.add_argument("--names", type=names, default=[], metavar="A,B", help="the players, from the first seat on")


def read_file(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        raise ValueError(f"{name}: it is not text in UTF-8, from byte {wrong.start + 1} on") from wrong


def table_options(options: argparse.Namespace) -> dict[str, Value]:
    """The options of the table that were typed, as the game understands them."""
    rules = ruleset(options.game)
    mode = rules.check_mode(options.mode)
    known = {option.name: option for option in rules.options if mode in option.modes}
    given: dict[str, Value] = {}
    for typed in options.option:
        name, equals, value = typed.partition("=")
        if not equals:
            raise ValueError(f"option: write NAME=VALUE, not {typed!r}")
        given[name] = option_value(known[name], value) if name in known else value
    return given


def language_here() -> str:
    """French where the computer speaks French, English everywhere else."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.startswith("fr") else "en"


if __name__ == "__main__":
    sys.exit(main())
