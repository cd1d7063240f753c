"""What Zoondo asks of its table. ZOO-R54, and the last paragraph of the ledger's Decisions."""

from __future__ import annotations

from sortilege.kernel.sets import EMPTY
from sortilege.kernel.table_rules import TableRules, View, in_the_open
from sortilege.shelf.zoondo.components import ATOUT, USERS_OF

WITHOUT_USER = {label for atout, label in enumerate(ATOUT.labels) if USERS_OF[atout] == EMPTY}
"""The Atouts that no Zoon has to use."""


def needs_no_shooter(view: View, seat: int) -> bool:
    """What an Atout may be aimed at does not depend on which Zoons stand there. ZOO-SHT-02."""
    return view["order"] in WITHOUT_USER


TABLE_RULES = TableRules(
    plain={
        "ChooseShot": needs_no_shooter,
        **dict.fromkeys(("ChoosePrey", "ChooseRetreat", "ChooseFallen"), in_the_open),
    },
)
"""The rest depends on what lies face down, and none is left to the table: what is compulsory has no usual answer."""
