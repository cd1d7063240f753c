"""Plays for an older self: run by its path, so that `sortilege` is whichever version stands in the path.

A question a line comes in: a record, or what was chosen since, and whose turn it is. An answer a line goes out.
"""

from __future__ import annotations

import json
import sys
from time import thread_time
from typing import Any

import sortilege
from sortilege.bots import choose


def answer(match: sortilege.Match, question: dict[str, Any]) -> str:
    for seat, step, is_act in question.get("since", []):
        if is_act:
            match.act(seat, step)
        else:
            match.answer(seat, step)
    step = choose(
        question["level"], match, question["seat"], question["seed"],
        seconds=question["seconds"], iterations=question["iterations"], clock=thread_time,
    )  # fmt: skip
    return str(step)


def main() -> None:
    match: sortilege.Match | None = None
    for line in sys.stdin:
        question = json.loads(line)
        try:
            match = sortilege.replay(question["record"]) if "record" in question else match
            if match is None:
                raise ValueError("no record came first")
            said = {"step": answer(match, question)}
        except Exception as wrong:
            match, said = None, {"problem": f"{type(wrong).__name__}: {wrong}"}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
