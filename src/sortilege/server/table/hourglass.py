"""The hourglass at a table without clocks: whoever waits may turn it, and it has force there too.

A slow table has none: its people are not there. Where clocks run it only shortens what is left.
"""

from __future__ import annotations

from collections.abc import Mapping

from sortilege import Step
from sortilege.server.table.table import Table


def is_hourglass(table: Table, step: Step) -> bool:
    return bool(table.rules.hourglass) and step.name == table.rules.hourglass


def has_hourglass(table: Table) -> bool:
    return table.setup.clock.kind != "slow"


def may_be_hurried(table: Table, by: int, here: Mapping[int, bool]) -> bool:
    """Whether somebody else is waited for who can see the sand: bots need no hurrying, and for people who are away one
    waits otherwise. Where clocks run nobody is spared."""
    assert table.curtain is not None
    if table.setup.clock.kind == "timed":
        return True
    asked = [seat for seat in table.curtain.shown(None).addressed if seat != by]
    people = [seat for seat in asked if table.chairs[seat].thinker is None]
    return bool(people) and all(here.get(seat, False) for seat in people)
