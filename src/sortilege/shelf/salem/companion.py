"""What the companion of a real table knows of Salem 1692: counts, lengths of windows, who sits where among ghosts.

The page is written from it (`make wire`), so that no number of the rules stands twice.
"""

from __future__ import annotations

from typing import Any, Final

from sortilege.content import ContentFile
from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import members
from sortilege.shelf.salem import RULESET
from sortilege.shelf.salem.components import (
    CARD_COPIES,
    CARDS,
    CITIZENS,
    CONSTABLE,
    LEAVE_WITH_TWO_LEFT,
    PURITAN,
    WITCH,
    deal_of,
)
from sortilege.shelf.salem.rules.citizens import TITUBA_SECONDS
from sortilege.shelf.salem.rules.confessions import CONFESSION_SECONDS
from sortilege.shelf.salem.rules.conspiracy import ghost_served_by
from sortilege.shelf.salem.rules.dawn import DAWN_SECONDS
from sortilege.shelf.salem.rules.laws import MOST_LAST_WORDS
from sortilege.shelf.salem.rules.night import CONSTABLE_SECONDS, WITCHES_SECONDS
from sortilege.shelf.salem.rules.setup import CARDS_IN_A_FIRST_HAND
from sortilege.shelf.salem.seating import SEATS_WITH_GHOSTS
from sortilege.shelf.salem.state import GHOST, HOURGLASS_SECONDS, Salem

_own: Final = ContentFile("salem", "companion")
LENGTHS: Final[dict[str, int]] = {str(row["id"]): int(row["seconds"]) for row in _own.rows("length")}
_KINDS: Final = ["call", "instruction", "nought", "pause", "warning", "take", "raised"]
_own.expect(list(LENGTHS), _KINDS, "lengths", "[[length]]")
COUNTED_FROM: Final = max(DAWN_SECONDS, WITCHES_SECONDS, CONSTABLE_SECONDS, LENGTHS["take"])
"""No voice counts down from more."""


def facts() -> dict[str, Any]:
    """All of it, as JSON has it."""
    return {
        "seconds": seconds(),
        "players": {mode: list(range_of) for mode, range_of in RULESET.seats.items()},
        "options": {
            option.name: {mode: list(option.seats or RULESET.seats[mode]) for mode in option.modes}
            for option in RULESET.options
        },
        "deals": {str(seats): deal(seats) for seats in range(SEATS_WITH_GHOSTS, RULESET.seats["standard"][1] + 1)},
        "ghosts": {str(players): with_ghosts(players) for players in seat_numbers("ghost")},
        "citizens": CITIZENS,
        "leave_with_two_left": [CARDS[card] for card in members(LEAVE_WITH_TWO_LEFT)],
        "last_words": MOST_LAST_WORDS,
    }


def seconds() -> dict[str, int]:
    """How long each window of the script is open. SAL-CRIER-07, SAL-NIGHT-08, SAL-LAW-03, SAL-CIT-07."""
    printed = {
        "dawn": DAWN_SECONDS, "witches": WITCHES_SECONDS, "constable": CONSTABLE_SECONDS,
        "confession": CONFESSION_SECONDS, "hourglass": HOURGLASS_SECONDS, "tituba": TITUBA_SECONDS,
    }  # fmt: skip
    return printed | LENGTHS


def seconds_of(line: str) -> int | None:
    """How long nothing else is said once a line has begun, at least; None on a big screen, which waits as long as a
    slow voice takes."""
    if line.startswith("room-"):
        return None
    if line.startswith("count-"):
        return LENGTHS["nought"]
    return LENGTHS["instruction" if line.startswith("crier-") or line == "nudge" else "call"]


def seat_numbers(mode: str) -> range:
    least, most = RULESET.seats[mode]
    return range(least, most + 1)


def deal(seats: int) -> dict[str, int]:
    """What is dealt to so many seats, and how many cards the first deck has. SAL-SET-03, SAL-SET-04, SAL-SET-11."""
    usual, more = deal_of(seats, False), deal_of(seats, True)
    return {
        "puritan": usual[PURITAN],
        "witch": usual[WITCH],
        "constable": usual[CONSTABLE],
        "more_witches": more[WITCH],
        "row": sum(usual) // seats,
        "hand": CARDS_IN_A_FIRST_HAND,
        "deck": sum(CARD_COPIES) - 1 - CARDS_IN_A_FIRST_HAND * seats,
    }


def with_ghosts(players: int) -> dict[str, Any]:
    """Who sits where, who takes from whom in a Conspiracy, who chooses for whom. SAL-GHOST-01, SAL-GHOST-07,
    SAL-GHOST-13, SAL-R61, SAL-R62."""
    game = Salem()
    game.set_up(GHOST, players, {"blind_conspiracy": False, "silent_death": False, "two_tryals": False})
    seats = range(game.seating.seats)
    served = {ghost_served_by(game, seat): seat for seat in range(players)}
    served.pop(NONE, None)
    return {
        "order": list(game.seating.order),
        "takes_from": [game.left_of(seat) for seat in seats],
        "chosen_by": [served.get(seat, seat) for seat in seats],
        "left_player": [game.left_player_of(seat) for seat in seats],
    }
