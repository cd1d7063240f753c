"""What everybody did in public, as evidence of who is a Witch.

Puritans accuse; Witches do not accuse each other, are not struck at Night and have little to confess. But Witches are
of many kinds: some strike about them, some keep quiet, some accuse each other for show. So each is taken to have one of
several manners, and how much a deed or its lack says is how much oftener that manner does it than a Puritan, counted in
games (`bench/conduct.py`). The log is read for one seat, and nothing in it but what everybody was told.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import NOBODY, Seat, Seats, has, members, minus, plus, size
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

Kind = int
HARMED: Final[Kind] = 0
HELPED: Final[Kind] = 1
TURNS: Final[Kind] = 2
KINDS: Final = 3

Rates = list[float]
"""How often in a turn somebody harms a Puritan, harms a Witch, helps a Puritan, helps a Witch, each of five others."""
OTHERS: Final = 5.0
"""Where there are more or fewer, a turn is shared out among them."""

OF_PURITANS: Final[Rates] = [0.15, 0.20, 0.018, 0.003]
"""Red cards, Stocks, Arson and the like are harm; Alibis, Asylum, Piety are help. Puritans harm Witches oftener than
this says, and each other less (0.35 and 0.07), but by the same evidence: taken at its word, a rumour would confirm
itself."""
OF_WITCHES: Final[list[Rates]] = [
    [0.26, 0.055, 0.004, 0.05],
    [0.012, 0.03, 0.004, 0.053],
    [0.04, 0.05, 0.002, 0.045],
    [0.315, 0.075, 0.01, 0.067],
    [0.143, 0.226, 0.013, 0.039],
    [0.206, 0.37, 0.0145, 0.038],
]
"""The same of Witches who do what seems best, are quiet, patient, aggressive or wild, join the bandwagon, are
two-faced: counted in 40 games of each for six, the first in games of earlier adepts."""
COMMON: Final = [0.2, 0.1, 0.2, 0.3, 0.1, 0.1]
"""How common each of these is taken to be."""
STRUCK_BY_WITCHES: Final = -3.0
"""The victim of a Night: what it says for being a Witch; a ghost chooses nobody."""
GIVEN_THE_CAT: Final = -0.1
"""Who has the Black Cat from Dawn on: next to nothing, since Witches who give it to one of their own want her to pass
for somebody whom they chose. The less Puritans expect it the better it pays."""
CONFESSES: Final = [0.9, 0.7]
"""How often a Puritan and a Witch who has enough Tryals left shows one at Night. Adept Witches always do, lest it be
held against them; before they did, 13 of 100 confessed."""
ENOUGH_TO_CONFESS: Final = 3
TRUST: Final = 0.7
"""How far all this is believed: people are not bots, and deeds are not independent."""
MEANT: Final = 0.9
"""How likely Witches mean what they do. What the rest do says nothing, so that deeds alone rule nobody out."""

TARGET_OF: Final[dict[int, int]] = {
    event.code: 3 for event in (RED_PLAYED, ALIBI_PLAYED_AS_WITNESS, STOCKS_PLAYED, ARSON_PLAYED, ROBBERY_PLAYED)
} | {SCAPEGOAT_PLAYED.code: 4}
"""Where an event of the log names who was harmed."""
FRIEND_OF: Final[dict[int, int]] = {ALIBI_PLAYED.code: 3, SCAPEGOAT_PLAYED.code: 3, ROBBERY_PLAYED.code: 4}


SHARPER: Final = [1.4, 1.2, 0.1, 1.3]
"""How much more a close reader believes of all this; what it says for being a Witch to let one turn more than the
others pass without harming anybody, to harm somebody whom the Witches have chosen, to help somebody."""
OF_ADEPTS: Final = [7 / 6, 0.6, 0.3, 0.85 / 3]
"""The same to adepts."""


class Habits:
    """What is counted beside deeds in one time, by seat."""

    def __init__(self, seats: int, reading: list[float]) -> None:
        self.reading = reading
        self.idle = [0] * seats
        """Turns in which nobody was harmed."""
        self.harmed_chosen = [0] * seats
        self.helped = [0] * seats

    def weighed(self, living: Seats) -> list[float]:
        """By seat: what its habits say for its being a Witch, beside those of all the living."""
        _, idling, harming_chosen, helping = self.reading
        found: list[float] = []
        for by in range(len(self.idle)):
            said = idling * self.idle[by] + harming_chosen * self.harmed_chosen[by] + helping * self.helped[by]
            found.append(said)
        usual = 0.0
        for by in members(living):
            usual += found[by] / int(size(living))
        return [one - usual for one in found]


class Conduct:
    """For each time between two exchanges, since an exchange makes new Witches: who did what to whom how often, and
    what else speaks for each seat's being a Witch."""

    def __init__(self, game: Salem, seat: Seat, is_close: bool = False) -> None:
        self.seat: Seat = seat
        self.is_close = is_close
        """Whether it is read as masters do: what somebody does beside what the others do meanwhile."""
        self.reading = SHARPER if is_close else OF_ADEPTS
        self.seats = int(game.seating.seats)
        self.players: Seats = game.seating.players
        self.leans: list[list[float]] = []
        self.deeds: list[list[float]] = []
        """By time: how often one seat did each kind of thing to another, or had its share of a turn for it."""
        self.living: Seats = game.seating.everybody
        self.down: list[int] = [game.seating.row] * self.seats
        self.confessed: Seats = NOBODY
        self.habits: list[Habits] = []
        """By time: what is counted beside deeds;"""
        self.chosen: Seats = NOBODY
        """whom the Witches have chosen so far,"""
        self.acting: Seat = NONE
        self.has_harmed = False
        """and whether whoever's turn it is has harmed anybody."""
        self.turn_the_page()
        for place in range(game.told):
            if game.log[place][0] < 0:
                self.take_in(game.log[place])
        self.firsts: list[list[float]] = []
        """By time, then by seat and manner: what its deeds say if all others are Puritans;"""
        self.pairs: list[list[float]] = []
        """by seat, other and manner: what is to be added if the other is a Witch. The last manner is a Puritan's."""
        for page in self.deeds:
            self.weigh(page)
        self.hints = [habits.weighed(self.living & self.players) for habits in self.habits]
        """By time and seat: what else a close reader makes of it."""
        self.known: dict[tuple[int, ...], float] = {}

    def turn_the_page(self) -> None:
        self.leans.append([0.0] * self.seats)
        self.deeds.append([0.0] * (self.seats * self.seats * KINDS))
        self.habits.append(Habits(self.seats, self.reading))

    def take_in(self, event: tuple[int, ...]) -> None:
        code = event[1]
        if code == TURN_BEGUN.code:
            self.end_turn(event[2])
            others = minus(self.living, event[2])
            for on in members(others):
                self.count(event[2], on, TURNS, OTHERS / int(size(others)))
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
            self.chosen = plus(self.chosen, event[2])
            if has(self.players, event[2]):
                is_cat = code == BLACK_CAT_PLACED.code
                self.leans[-1][event[2]] += TRUST * (GIVEN_THE_CAT if is_cat else STRUCK_BY_WITCHES)
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

    def end_turn(self, following: Seat) -> None:
        """Somebody else's turn begins."""
        if self.acting != NONE and not self.has_harmed:
            self.habits[-1].idle[self.acting] += 1
        self.acting = following
        self.has_harmed = False

    def count(self, by: Seat, on: Seat, kind: Kind, many: float = 1.0) -> None:
        """One's own deeds say nothing new to oneself, but are what others are measured by."""
        if kind == HARMED:
            self.has_harmed = True
            if has(self.chosen, on):
                self.habits[-1].harmed_chosen[by] += 1
        elif kind == HELPED:
            self.habits[-1].helped[by] += 1
        if by != self.seat:
            self.deeds[-1][(by * self.seats + on) * KINDS + kind] += many

    def weigh(self, deeds: list[float]) -> None:
        """What the deeds of a time say, manner by manner, beside a Puritan's among Puritans."""
        manners = len(MANNERS)
        firsts = [0.0] * (self.seats * manners)
        pairs = [0.0] * (self.seats * self.seats * manners)
        for by in range(self.seats):
            for on in range(self.seats):
                place = by * self.seats + on
                turns = deeds[place * KINDS + TURNS]
                harmed = deeds[place * KINDS + HARMED]
                helped = deeds[place * KINDS + HELPED]
                if turns == 0.0 and harmed == 0.0 and helped == 0.0:
                    continue
                usual = said(PURITAN, 0, harmed, helped, turns)
                for manner in range(manners):
                    to_puritan = said(manner, 0, harmed, helped, turns)
                    firsts[by * manners + manner] += to_puritan - usual
                    pairs[place * manners + manner] = said(manner, 1, harmed, helped, turns) - to_puritan
        self.firsts.append(firsts)
        self.pairs.append(pairs)

    def end_night(self) -> None:
        for seat in members(minus(self.living, self.seat)):
            confessed = has(self.confessed, seat)
            before = self.down[seat] + (1 if confessed else 0)
            if before >= ENOUGH_TO_CONFESS:
                self.leans[-1][seat] += SAID_BY_CONFESSING if confessed else SAID_BY_SILENCE
        self.confessed = NOBODY

    def likelihood(self, witches: list[int]) -> float:
        """The logarithm of how well it fits that these were Witches: a set for each time between exchanges."""
        key = tuple(witches)
        if key not in self.known:
            self.known[key] = self.fit(witches)
        return self.known[key]

    def fit(self, witches: list[int]) -> float:
        """A Witch has one manner from the moment it is one."""
        manners = len(MANNERS)
        found = 0.0
        hinted = 0.0
        for by in range(self.seats):
            ways = [0.0] * PURITAN
            was_witch = False
            for page in range(len(self.deeds)):
                together: Seats = witches[min(page, len(witches) - 1)]
                is_witch = has(together, by)
                if is_witch:
                    was_witch = True
                    found += self.leans[page][by]
                    hinted += self.hints[page][by]
                    for manner in range(PURITAN):
                        ways[manner] += self.firsts[page][by * manners + manner]
                for on in members(together):
                    place = (by * self.seats + on) * manners
                    if is_witch:
                        for manner in range(PURITAN):
                            ways[manner] += self.pairs[page][place + manner]
                    else:
                        found += self.pairs[page][place + PURITAN]
            if was_witch:
                found += any_of(ways)
        found = self.reading[0] * found + hinted
        top = max(found, 0.0)
        return top + log(MEANT * exp(found - top) + (1.0 - MEANT) * exp(-top))


def any_of(ways: list[float]) -> float:
    """The logarithm of how likely deeds are that may have been done in any manner."""
    top = ways[0]
    for way in ways:
        top = max(top, way)
    total = 0.0
    for manner in range(len(ways)):
        total += COMMON[manner] * exp(ways[manner] - top)
    return top + log(total)


MANNERS: Final[list[Rates]] = [*OF_WITCHES, OF_PURITANS]
PURITAN: Final = len(OF_WITCHES)
"""The number of a Puritan's manner."""
LOGARITHMS: Final[list[Rates]] = [[log(rate) for rate in rates] for rates in MANNERS]


def said(manner: int, to_witch: int, harmed: float, helped: float, turns: float) -> float:
    """The logarithm of how likely somebody of that manner does so much to one other in so many turns."""
    rates = MANNERS[manner]
    logs = LOGARITHMS[manner]
    deeds = harmed * logs[to_witch] + helped * logs[2 + to_witch]
    return TRUST * (deeds - turns * (rates[to_witch] + rates[2 + to_witch]))


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
