"""Rules that break are the server's to complain of: people are only told that it could not be done."""

from __future__ import annotations

import logging
from types import TracebackType

from sortilege import IllegalChoice
from sortilege.server.table.moves import RULES_BROKE, Refused
from sortilege.server.table.table import Table

LOG = logging.getLogger(__name__)


class Logged:
    """Whatever breaks while lines are rehearsed is in the log, with its game."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, refused: BaseException | None, _: TracebackType | None
    ) -> None:
        if not isinstance(refused, Refused):
            return
        table, wrong = self._table, refused.__cause__
        if isinstance(wrong, IllegalChoice):  # not logged in full: it names what the seat holds
            LOG.error("a choice was refused: %s", wrong.reason.message, extra={"table": table.id})
        elif wrong is not None and refused.reason.message == RULES_BROKE:
            LOG.error("a rule broke", exc_info=wrong, extra={"table": table.id, "game": table.setup.game})


def broken(table: Table) -> Refused:
    """Says in the log which game it was; to be called where the error is at hand."""
    LOG.exception("a rule broke", extra={"table": table.id, "game": table.setup.game})
    return Refused(RULES_BROKE)
