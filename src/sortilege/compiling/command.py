"""`sortilege compile`: makes the compiled engine of these sources."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from pathlib import Path
from threading import Thread

from sortilege.compiling import CannotCompile, NothingToCompileWith, compile_engine

LOWEST_PRIORITY = 19
NOTHING_TO_COMPILE_WITH = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folders",
        nargs="*",
        type=Path,
        metavar="PATH",
        help="packages with games of your own, compiled in the same run",
    )
    parser.add_argument("--release", action="store_true", help="optimise across files, as a release does; takes longer")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="C compilers at a time")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument("--beside", action="store_true", help=argparse.SUPPRESS)


def run(options: argparse.Namespace) -> int:
    if options.beside:
        keep_out_of_the_way()
    try:
        made = compile_engine(
            options.folders or None,
            release=options.release,
            jobs=1 if options.beside else options.jobs,
            say=lambda words: None if options.beside or options.json else print(words, flush=True),
        )
    except CannotCompile as wrong:
        print(f"sortilege: {wrong}", file=sys.stderr)
        return NOTHING_TO_COMPILE_WITH if isinstance(wrong, NothingToCompileWith) else 1
    print(json.dumps({"engine": str(made)}) if options.json else f"the compiled engine lies in {made}")
    return 0


def keep_out_of_the_way() -> None:
    """Works when nobody else wants to, and ends, with all that works for it, when whoever began it is gone."""
    if os.name != "nt":
        os.nice(LOWEST_PRIORITY)
    Thread(target=end_with_the_first, daemon=True).start()


def end_with_the_first() -> None:
    while os.read(0, 1):
        pass
    if os.name == "nt":
        os._exit(1)
    os.killpg(0, signal.SIGKILL)
