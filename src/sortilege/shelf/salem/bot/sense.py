"""What a sensible citizen of Salem thinks, in a world taken to be true.

Puritans want Witch cards turned up and each other alive; Witches want the others dead, and know each other. Whoever
decides goes by its own suspicion, and so do Puritans in a game only thought of; unrecalled, all know who is who.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.manners import Manner
from sortilege.kernel.sense import Heard, Sense, Sign
from sortilege.kernel.sets import Seat, has, only, size
from sortilege.kernel.step_types import StepNumber, StepType, argument, type_code
from sortilege.shelf.salem.bot.alike import gist_of
from sortilege.shelf.salem.bot.deeds import DEEDS
from sortilege.shelf.salem.bot.manners import BLUFFED, DISCREET, bearer_of_cat, manner_of
from sortilege.shelf.salem.bot.speech import what_to_say
from sortilege.shelf.salem.bot.standing import puritans_chance, witch_cards
from sortilege.shelf.salem.bot.suspicion import Minds, Suspicion, mixed
from sortilege.shelf.salem.components import (
    ACCUSATIONS_ON,
    ACCUSING,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CONSTABLE,
    MATCHMAKER,
    PIETY,
    PURITAN,
    STOCKS,
    WITCH,
    Card,
    Slot,
)
from sortilege.shelf.salem.state import FRONT, HAND, ROW, Salem
from sortilege.shelf.salem.steps import (
    ARRANGE,
    CLEAR_NO_MORE,
    CLEAR_OWN_REDS,
    CLEAR_RED,
    CONFESS,
    CONFESS_WITHOUT_REVEALING,
    DIE_FIRST,
    DRAW_BEFORE_TRIAL,
    DRAW_ONE_CARD,
    DRAW_SECOND_CARD,
    DRAW_TWO,
    END_TURN,
    GIVE_BLACK_CAT,
    HOLD_TRIAL,
    LEAVE_THE_REST,
    PEEK,
    PLAY_ALIBI,
    PLAY_ALIBI_AS_WITNESS,
    PLAY_ARSON,
    PLAY_BLUE,
    PLAY_CURSE,
    PLAY_RED,
    PLAY_ROBBERY,
    PLAY_SCAPEGOAT,
    PLAY_STOCKS,
    PROTECT,
    REARRANGE_DECK,
    REVEAL_TRYAL,
    SHOW_ACCUSATIONS,
    STRIKE,
    TAKE_FROM_DISCARD,
)

WEIGHT_OF_A_SIGN: Final[dict[str, float]] = {"accuse": 0.35, "doubt": 0.2, "vouch": -0.35, "claim": -0.1}
AGAINST_SOMEBODY: Final[list[StepType]] = [PLAY_RED, PLAY_ALIBI_AS_WITNESS, HOLD_TRIAL, PLAY_STOCKS]
FOR_SOMEBODY: Final[list[StepType]] = [PLAY_ALIBI, PROTECT]

HOPE: Final = 3.0
"""A Witch card turned up is worth so many lives."""
LOSS: Final = [0.0, 1.0, 0.2, 0.06, 0.03, 0.02]
"""By the Tryals left face-down: what a Puritan loses by one that is turned up, in lives."""

CONFESSING: Final = [0.0, 6.0, 1.2, -0.3, -0.4, -0.4]
"""By the Tryals left face-down: what it costs to show one at Night."""

AGAINST_A_FELLOW: Final = -20.0
"""The score of striking a Witch, which no Witch would."""

UNASKED: Final = -9.0
"""Stands for something nobody has worked out yet."""


TO_A_FELLOW: Final = 4.0
"""The score of giving the Black Cat to a Witch, where Witches bluff."""


class SalemSense(Sense[Salem]):
    deeds = DEEDS
    leeway = 2.5
    patience = 24
    trust = 160.0
    reads_minds = True

    def __init__(
        self,
        minds: Minds | None = None,
        manner: Manner[Salem] | None = None,
        is_plain: bool = False,
        is_sharp: bool = False,
    ) -> None:
        self.minds = minds
        """None: everybody knows who is who."""
        self.manner = manner
        """That of the seat about to decide, if it is a Witch."""
        self.is_plain = is_plain
        """Whether Witches all have the same manner."""
        self.is_sharp = is_sharp
        """Whether it is a master's."""

    def recall(self, game: Salem, seat: int) -> SalemSense:
        manner = DISCREET if self.is_sharp else None if self.is_plain else manner_of(game, seat)
        return SalemSense(Minds(Suspicion(game, seat, self.is_sharp)), manner, self.is_plain, self.is_sharp)

    def unvaried(self) -> SalemSense:
        return SalemSense(self.minds, None, True, self.is_sharp)

    def sharpened(self) -> SalemSense:
        """Masters all have the same manner, and read closely."""
        return SalemSense(self.minds, None, True, True)

    def gist(self, game: Salem, seat: int, option: int) -> int:
        return gist_of(game, seat, option)

    def likelihood(self, world: Salem, seat: int) -> float:
        return self.minds.own.likelihood(world) if self.minds is not None else 1.0

    def scores(self, game: Salem, seat: int, options: list[int]) -> list[float]:
        wanted = [UNASKED] * int(game.seating.seats)
        scores = [self.score(game, seat, option, wanted) for option in options]
        manner = self.manner
        if manner is None or self.minds is None or self.minds.own.seat != seat or not self.is_witch(game, seat):
            return scores
        return [scores[index] + manner.liking(game, seat, options[index]) for index in range(len(options))]

    def score(self, game: Salem, seat: Seat, step: StepNumber, wanted: list[float]) -> float:
        code = type_code(step)
        on = argument(step, 1)
        if code == PLAY_RED.code:
            return self.accuse(game, seat, on, int(game.worth(argument(step, 2), on)), wanted)
        if code == PLAY_ALIBI_AS_WITNESS.code:
            return self.accuse(game, seat, on, ACCUSATIONS_ON[ALIBI], wanted) + 0.5
        if code == GIVE_BLACK_CAT.code and self.is_witch(game, seat) and on == self.bearer(game):
            return TO_A_FELLOW
        if code in (STRIKE.code, GIVE_BLACK_CAT.code):
            return self.strike(game, seat, on)
        if code == PROTECT.code:
            return 0.0 if on == NONE else self.protect(game, seat, on)
        if code == REVEAL_TRYAL.code:
            return self.reveal(game, seat, on, argument(step, 2))
        if code == CONFESS.code:
            return self.confess(game, seat, on)
        if code == CONFESS_WITHOUT_REVEALING.code:
            return 4.0 * self.struck(game, seat) - 0.3
        if code == HOLD_TRIAL.code:
            return 3.0 * self.wants_tried(game, seat, on, wanted)
        if code == DIE_FIRST.code:
            return self.die_first(game, seat, on)
        return self.score_card(game, seat, code, step, wanted)

    def score_card(self, game: Salem, seat: Seat, code: i64, step: StepNumber, wanted: list[float]) -> float:
        on = argument(step, 1)
        if code == DRAW_TWO.code:
            held = len(game.zones[HAND + seat])
            return (1.0 if held < 5 else -0.5) if self.is_witch(game, seat) else 0.9 - 0.2 * held
        if code == END_TURN.code:
            return 0.5
        if code == PLAY_ALIBI.code:
            return -1.5 if game.accusations(on) < 3 else -1.5 * self.wants_tried(game, seat, on, wanted)
        if code == CLEAR_RED.code:
            return -1.0 * self.wants_tried(game, seat, on, wanted)
        if code == PLAY_STOCKS.code:
            return 0.6 * self.wants_tried(game, seat, on, wanted)
        if code == PLAY_ARSON.code:
            return 0.3 * len(game.zones[HAND + on]) * self.wants_tried(game, seat, on, wanted) - 0.5
        if code == PLAY_BLUE.code:
            return self.play_blue(game, seat, on, argument(step, 2), wanted)
        if code == PLAY_CURSE.code:
            return self.curse(game, seat, on, argument(step, 2), wanted)
        if code == PLAY_SCAPEGOAT.code:
            return self.scapegoat(game, seat, on, argument(step, 2), wanted)
        if code == PLAY_ROBBERY.code:
            gain = self.wants_tried(game, seat, on, wanted) - self.wants_tried(game, seat, argument(step, 2), wanted)
            return 0.3 * len(game.zones[HAND + on]) * gain - 0.5
        if code == PEEK.code:
            return 0.9
        if code in (DRAW_ONE_CARD.code, DRAW_BEFORE_TRIAL.code, SHOW_ACCUSATIONS.code, CLEAR_OWN_REDS.code):
            return 2.0
        if code in (LEAVE_THE_REST.code, TAKE_FROM_DISCARD.code):
            return 1.2
        if code in (DRAW_SECOND_CARD.code, CLEAR_NO_MORE.code, REARRANGE_DECK.code, ARRANGE.code):
            return 0.2
        return 0.0

    # Who is who

    def side(self, game: Salem, seat: int) -> int:
        """The Witches are side 1."""
        return 1 if has(game.ever, seat) else 0

    def is_witch(self, game: Salem, seat: Seat) -> bool:
        return has(game.ever, seat)

    def witch_chance(self, game: Salem, seat: Seat, on: Seat) -> float:
        """How likely `on` is a Witch, to a seat's mind."""
        truth = float(has(game.ever, on))
        mind = self.minds.of(game, seat) if self.minds is not None else None
        return truth if mind is None else mixed(mind.witch[on], truth, mind.noted == len(game.facts))

    def cards_thought(self, game: Salem, seat: Seat, on: Seat) -> float:
        """How many Witch cards lie face-down there, to a seat's mind."""
        truth = float(int(witch_cards(game, on)))
        mind = self.minds.of(game, seat) if self.minds is not None else None
        return truth if mind is None else mixed(mind.cards[on], truth, mind.noted == len(game.facts))

    def constable_chance(self, game: Salem, seat: Seat, on: Seat) -> float:
        """How likely `on` has the Constable's card, to a seat's mind."""
        constable = game.find(ROW + on, CONSTABLE)
        truth = float(constable >= 0 and not game.is_open(constable))
        mind = self.minds.of(game, seat) if self.minds is not None else None
        return truth if mind is None else mixed(mind.constable[on], truth, mind.noted == len(game.facts))

    def wants_tried(self, game: Salem, seat: Seat, on: Seat, wanted: list[float]) -> float:
        """How glad the seat is of a Tryal of `on` turned up: from 1 down to -1. Worked out once for all options, and
        kept by seat in `wanted`."""
        if wanted[on] == UNASKED:
            wanted[on] = self.gladness(game, seat, on)
        return wanted[on]

    def gladness(self, game: Salem, seat: Seat, on: Seat) -> float:
        """The same, worked out."""
        down = int(game.count_face_down(on))
        if down == 0:
            return 0.0
        witch = self.witch_chance(game, seat, on)
        cards = self.cards_thought(game, seat, on)
        if self.is_witch(game, seat):
            return (1.0 - witch) * (1.0 / down + 0.2) - witch * (1.0 if cards > 0.5 else 0.3)
        found = cards / down
        return min(HOPE * found, 1.0) - (1.0 - found) * (1.0 - witch) * LOSS[down]

    # Turns

    def accuse(self, game: Salem, seat: Seat, on: Seat, worth: int, wanted: list[float]) -> float:
        """Accusations matter as they come near a trial, and more on whom one wants tried."""
        needed = int(game.accusations_needed(seat, on))
        before = int(game.accusations(on))
        after = min(before + worth, needed)
        near = 0.6 + 1.6 * after / needed + (1.5 if after >= needed else 0.0)
        wasted = 0.25 * max(before + worth - needed, 0)
        return near * 1.6 * self.wants_tried(game, seat, on, wanted) - wasted

    def play_blue(self, game: Salem, seat: Seat, on: Seat, card: Card, wanted: list[float]) -> float:
        glad = self.wants_tried(game, seat, on, wanted)
        if card in (ASYLUM, PIETY):
            return -1.2 * glad + (0.3 if not self.is_witch(game, seat) else 0.0)
        if card == BLACK_CAT:
            return 1.2 * glad
        return 0.4 * glad if card == MATCHMAKER else 0.0

    def curse(self, game: Salem, seat: Seat, on: Seat, card: Card, wanted: list[float]) -> float:
        if card == NONE:
            return -1.0
        glad = self.wants_tried(game, seat, on, wanted)
        return 1.2 * glad if card in (ASYLUM, PIETY) else -1.0 * glad

    def scapegoat(self, game: Salem, seat: Seat, source: Seat, target: Seat, wanted: list[float]) -> float:
        """Moving accusations from friends to foes."""
        count = 0
        for piece in game.zones[FRONT + source]:
            card = game.face(piece)
            if has(ACCUSING, card):
                count += int(game.worth(card, target))
            elif card == STOCKS:
                count += 1
        if count == 0:
            return -1.0
        gain = self.wants_tried(game, seat, target, wanted) - self.wants_tried(game, seat, source, wanted)
        return 0.25 * count * gain

    # Tryals, the Night, deaths

    def reveal(self, game: Salem, seat: Seat, of: Seat, slot: Slot) -> float:
        """Others' backs are all alike; of one's own a Puritan is shown."""
        if of != seat:
            return 0.0
        face = game.face(game.zones[ROW + of][slot])
        if face == WITCH:
            return -6.0
        return 0.0 if face == PURITAN else -1.5

    def strike(self, game: Salem, seat: Seat, on: Seat) -> float:
        """Only Witches count: not each other, first the Constable and those who have little left to confess."""
        if not self.is_witch(game, seat):
            return 0.0
        if self.is_witch(game, on):
            return 6.0 if self.dies_with_the_last(game, seat, on) else AGAINST_A_FELLOW
        guarded = game.has_in_front(on, ASYLUM)
        return self.exposure(game, on) + 0.8 * self.constable_chance(game, seat, on) - (3.0 if guarded else 0.0)

    def bearer(self, game: Salem) -> Seat:
        """The Witch who is to have the Black Cat, where Witches bluff."""
        return NONE if self.is_plain else bearer_of_cat(game, BLUFFED)

    def dies_with_the_last(self, game: Salem, seat: Seat, on: Seat) -> bool:
        """Whether a fellow's death takes the last Puritan along, and a Witch is left to win."""
        lover = game.linked_to(on)
        puritans = game.living_players() & ~game.ever
        return on != seat and lover != NONE and puritans == only(lover)

    def exposure(self, game: Salem, seat: Seat) -> float:
        """The less is left to confess, the surer a strike."""
        return 0.3 * int(game.seating.row - game.count_face_down(seat))

    def protect(self, game: Salem, seat: Seat, on: Seat) -> float:
        """Only the Constable counts: a Puritan guards whom the Witches would strike, a Witch wastes it on a Witch."""
        if self.is_witch(game, seat):
            return 1.0 if self.is_witch(game, on) else -1.0
        if game.has_in_front(on, ASYLUM):
            return -1.0
        witch = self.witch_chance(game, seat, on)
        return (1.0 - witch) * (0.3 + self.exposure(game, on)) - witch * 0.8

    def struck(self, game: Salem, seat: Seat) -> float:
        """How likely the Witches have chosen the seat and nothing else saves it."""
        if game.gavel == seat or game.has_in_front(seat, ASYLUM):
            return 0.0
        if has(game.victim_known_to, seat):
            return float(game.victim == seat)
        return 1.0 / max(int(size(game.night_living & ~game.ever)), 1)

    def confess(self, game: Salem, seat: Seat, slot: Slot) -> float:
        """A Tryal is worth giving for one's life, if it is not the one that kills. With enough left it costs little and
        says that one has nothing to hide, which Witches want to say too; ghosts do not listen."""
        face = game.face(game.zones[ROW + seat][slot])
        down = int(game.count_face_down(seat))
        if face == WITCH or down == 1:
            return -6.0
        cost = 2.2 / (down - 1) if game.seating.ghosts else CONFESSING[down]
        return 4.0 * self.struck(game, seat) - cost - (1.5 if face == CONSTABLE else 0.0)

    def die_first(self, game: Salem, seat: Seat, first: Seat) -> float:
        has_witch_card = game.find(ROW + first, WITCH) >= 0
        return 3.0 if has_witch_card != self.is_witch(game, seat) else 0.0

    # What others say

    def listen(self, game: Salem, seat: int, options: list[int], heard: list[Heard]) -> list[float]:
        """Whom the others accuse or doubt is worth a try, whom they vouch for less so; from somebody taken for a Witch
        it is taken the other way round. Nobody is talked into striking or accusing a fellow Witch."""
        suspicion = self.hearsay(game, seat, heard)
        points: list[float] = []
        for step in options:
            on = argument(step, 1)
            told = 0.0
            if on < game.seating.seats and not (self.is_witch(game, seat) and self.is_witch(game, on)):
                told = min(max(suspicion[on], -1.0), 1.0)
            if any(kind.matches(step) for kind in AGAINST_SOMEBODY):
                points.append(told)
            else:
                points.append(-told if any(kind.matches(step) for kind in FOR_SOMEBODY) else 0.0)
        return points

    def speak(self, game: Salem, seat: int, heard: list[Heard]) -> Sign | None:
        return what_to_say(game, seat, self.minds.own, heard) if self.minds is not None else None

    def hearsay(self, game: Salem, seat: Seat, heard: list[Heard]) -> list[float]:
        """By seat: how much is said against it. Somebody's last word about another counts, however often it was said;
        what one says for oneself counts nothing, and who is near a trial has reason to point elsewhere."""
        seats = int(game.seating.seats)
        last: dict[int, float] = {}
        for speaker, sign, about in heard:
            if speaker not in (seat, about) and speaker < seats and about < seats:
                last[speaker * seats + about] = WEIGHT_OF_A_SIGN.get(sign, 0.0)
        found = [0.0] * seats
        for key, weight in last.items():
            speaker = key // seats
            apart = abs(float(self.is_witch(game, seat)) - self.witch_chance(game, seat, speaker))
            accused = int(game.accusations(speaker)) / int(game.accusations_needed(seat, speaker))
            gains = min(accused, 1.0) if weight > 0.0 else 0.0
            found[key % seats] += (1.0 - 1.5 * apart) * (1.0 - 0.7 * gains) * weight
        return found

    # How it stands

    def prospects(self, game: Salem) -> list[float]:
        """Puritans and Witches win together."""
        share = puritans_chance(game)
        return [1.0 - share if has(game.ever, seat) else share for seat in range(game.seats)]
