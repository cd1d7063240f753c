"""What everybody did in public, as evidence of who is a Witch.

Witches do not accuse each other, are not struck at Night and have little to confess. How much such a deed says is
the logarithm of how much oftener one side does it than the other, counted in games of adepts (`bench/conduct.py`).
The log is read for one seat, and nothing in it but what everybody was told.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from sortilege.kernel.sets import NOBODY, Seat, Seats, has, members, minus, plus
from sortilege.shelf.salem.components import ASYLUM, BLACK_CAT, PIETY, WITCH
from sortilege.shelf.salem.events import (
    ALIBI_PLAYED,
    ALIBI_PLAYED_AS_WITNESS,
    ARSON_PLAYED,
    BLACK_CAT_PLACED,
    BLUE_PLAYED,
    CONFESSED,
    EXCHANGE_OPENED,
    NIGHT_ENDED,
    PLAYER_DIED,
    RED_PLAYED,
    ROBBERY_PLAYED,
    SCAPEGOAT_PLAYED,
    STOCKS_PLAYED,
    TRYAL_REVEALED,
    TURN_BEGUN,
    VICTIM_NAMED,
)
from sortilege.shelf.salem.knowledge.facts import (
    DEALT,
    EXCHANGED,
    GOT,
    PASSED,
    kind_of,
    receiver_of,
    value_of,
    witches_dealt,
)
from sortilege.shelf.salem.state import Salem

Rates = list[float]
"""How often in a turn a Puritan does something to a Puritan, a Puritan to a Witch, a Witch to a Puritan and a Witch to
a Witch."""

AGAINST: Final[Rates] = [0.15, 0.20, 0.26, 0.05]
"""Red cards, Stocks, Arson and the like. Puritans do it oftener to Witches than this says (0.07 and 0.35), but by the
same evidence: taken at its word, a rumour would confirm itself."""
IN_FAVOUR: Final[Rates] = [0.018, 0.003, 0.003, 0.05]
"""Alibis, Asylum, Piety."""
CHOSEN_BY_WITCHES: Final = -3.0
"""The Black Cat at Dawn and the victim of a Night: what it says for being a Witch; a ghost chooses nobody."""
CONFESSES: Final = [0.9, 0.7]
"""How often a Puritan and a Witch who has enough Tryals left shows one at Night. Adept Witches always do, lest it be
held against them; before they did, 13 of 100 confessed."""
ENOUGH_TO_CONFESS: Final = 3
TRUST: Final = 0.7
"""How far all this is believed: people are not adepts, and deeds are not independent."""
MEANT: Final = 0.9
"""How likely Witches mean what they do. What the rest do says nothing, so that deeds alone rule nobody out."""

TARGET_OF: Final[dict[int, int]] = {
    event.code: 3 for event in (RED_PLAYED, ALIBI_PLAYED_AS_WITNESS, STOCKS_PLAYED, ARSON_PLAYED, ROBBERY_PLAYED)
} | {SCAPEGOAT_PLAYED.code: 4}
"""Where an event of the log names who was harmed."""
FRIEND_OF: Final[dict[int, int]] = {ALIBI_PLAYED.code: 3, SCAPEGOAT_PLAYED.code: 3, ROBBERY_PLAYED.code: 4}


class Conduct:
    """For each time between two exchanges, since an exchange makes new Witches: what speaks for each seat's being a
    Witch, and for two seats' being Witches together."""

    def __init__(self, game: Salem, seat: Seat) -> None:
        self.seat: Seat = seat
        self.seats = int(game.seating.seats)
        self.players: Seats = game.seating.players
        self.leans: list[list[float]] = []
        self.pairs: list[list[float]] = []
        self.living: Seats = game.seating.everybody
        self.down: list[int] = [game.seating.row] * self.seats
        self.confessed: Seats = NOBODY
        self.turn_the_page()
        for place in range(game.told):
            if game.log[place][0] < 0:
                self.take_in(game.log[place])

    def turn_the_page(self) -> None:
        self.leans.append([0.0] * self.seats)
        self.pairs.append([0.0] * (self.seats * self.seats))

    def take_in(self, event: tuple[int, ...]) -> None:
        code = event[1]
        if code == TURN_BEGUN.code:
            for on in members(minus(self.living, event[2])):
                self.count(event[2], on, TURN_WITHOUT)
        elif code in TARGET_OF or code in FRIEND_OF:
            if code in TARGET_OF:
                self.count(event[2], event[TARGET_OF[code]], HARMED)
            if code in FRIEND_OF:
                self.count(event[2], event[FRIEND_OF[code]], HELPED)
        elif code == BLUE_PLAYED.code:
            if event[4] in (ASYLUM, PIETY):
                self.count(event[2], event[3], HELPED)
            elif event[4] == BLACK_CAT:
                self.count(event[2], event[3], HARMED)
        elif code in (BLACK_CAT_PLACED.code, VICTIM_NAMED.code):
            if has(self.players, event[2]):
                self.leans[-1][event[2]] += TRUST * CHOSEN_BY_WITCHES
        elif code == CONFESSED.code:
            self.confessed = plus(self.confessed, event[2])
        elif code == NIGHT_ENDED.code:
            self.end_night()
        elif code == TRYAL_REVEALED.code:
            self.down[event[2]] -= 1
        elif code == PLAYER_DIED.code:
            self.living = minus(self.living, event[2])
        elif code == EXCHANGE_OPENED.code:
            self.turn_the_page()

    def count(self, by: Seat, on: Seat, says: Rates) -> None:
        """One's own deeds say nothing new to oneself."""
        if by != self.seat:
            to_puritan, to_witch, from_witch, among_witches = says
            self.leans[-1][by] += from_witch - to_puritan
            self.leans[-1][on] += to_witch - to_puritan
            self.pairs[-1][by * self.seats + on] += among_witches - from_witch - to_witch + to_puritan

    def end_night(self) -> None:
        for seat in members(minus(self.living, self.seat)):
            confessed = has(self.confessed, seat)
            before = self.down[seat] + (1 if confessed else 0)
            if before >= ENOUGH_TO_CONFESS:
                self.leans[-1][seat] += SAID_BY_CONFESSING if confessed else SAID_BY_SILENCE
        self.confessed = NOBODY

    def likelihood(self, witches: list[int]) -> float:
        """The logarithm of how well it fits that these were Witches: a set for each time between exchanges."""
        found = 0.0
        for page in range(len(self.leans)):
            together = members(witches[min(page, len(witches) - 1)])
            leans = self.leans[page]
            pairs = self.pairs[page]
            for one in together:
                found += leans[one]
                for other in together:
                    found += pairs[one * self.seats + other]
        top = max(found, 0.0)
        return top + log(MEANT * exp(found - top) + (1.0 - MEANT) * exp(-top))


HARMED: Final[Rates] = [TRUST * log(rate) for rate in AGAINST]
HELPED: Final[Rates] = [TRUST * log(rate) for rate in IN_FAVOUR]
TURN_WITHOUT: Final[Rates] = [-TRUST * (AGAINST[pair] + IN_FAVOUR[pair]) for pair in range(4)]
SAID_BY_CONFESSING: Final = TRUST * log(CONFESSES[1] / CONFESSES[0])
SAID_BY_SILENCE: Final = TRUST * log((1.0 - CONFESSES[1]) / (1.0 - CONFESSES[0]))


def witches_through(game: Salem) -> list[int]:
    """Who were Witches in a world: a set for the deal and one after each exchange."""
    found: list[int] = []
    witches: Seats = NOBODY
    for fact in game.facts:
        kind = kind_of(fact)
        if kind == EXCHANGED:
            found.append(witches)
        elif kind == DEALT:
            if witches_dealt(fact):
                witches = plus(witches, receiver_of(fact))
        elif (kind in (PASSED, GOT)) and value_of(fact) == WITCH:
            witches = plus(witches, receiver_of(fact))
    found.append(witches)
    return found
