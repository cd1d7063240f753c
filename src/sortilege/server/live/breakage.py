"""Rules that break are the server's to complain of: people are only told that it could not be done."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from sortilege import IllegalChoice
from sortilege.server.table.moves import RULES_BROKE, Refused
from sortilege.server.table.table import Table

LOG = logging.getLogger(__name__)
Lines = TypeVarTuple("Lines")
Rehearsed = TypeVar("Rehearsed")


def logged(rehearsal: Callable[[Table, *Lines], Rehearsed], table: Table, *lines: *Lines) -> Rehearsed:
    """What a rehearsal gives; whatever breaks in it is in the log, with its game."""
    try:
        return rehearsal(table, *lines)
    except Refused as refused:
        wrong = refused.__cause__
        if isinstance(wrong, IllegalChoice):  # not logged in full: it names what the seat holds
            LOG.error("a choice was refused: %s", wrong.reason.message, extra={"table": table.id})
        elif wrong is not None and refused.reason.message == RULES_BROKE:
            LOG.error("a rule broke", exc_info=wrong, extra={"table": table.id, "game": table.setup.game})
        raise


def broken(table: Table) -> Refused:
    """Says in the log which game it was; to be called where the error is at hand."""
    LOG.exception("a rule broke", extra={"table": table.id, "game": table.setup.game})
    return Refused(RULES_BROKE)
