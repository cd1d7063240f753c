"""What a sensible pupil thinks: points on the table, cards that become points, and what others want.

A collection grows by squares, so the next copy of a Course is worth more than the last, and it is worth
taking a card that somebody else needs.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from sortilege.kernel.judgement import Judgement, learned
from sortilege.kernel.kinds import NONE
from sortilege.kernel.sense import Sense
from sortilege.kernel.sets import Seat, group_of, has
from sortilege.kernel.step_types import StepNumber, argument, type_code
from sortilege.shelf.ecole.bot.deeds import DEEDS
from sortilege.shelf.ecole.bot.features import FEATURES, features
from sortilege.shelf.ecole.chain import effect_of, owner_of, player_aimed_at
from sortilege.shelf.ecole.components import (
    ACCELERIO,
    BALAI_BALL,
    BOMBARDOUM,
    BOOK,
    CANCEL,
    CHIPARDIO,
    COPIUS,
    COURSE_POINTS,
    EVAPORO,
    FIRST_COURSE,
    FIRST_DETOURNEUR,
    HORCRUCHE,
    HORCRUCHE_POINTS,
    HOWLER,
    LACHETOUTIS,
    MAGIC,
    MAGIC_POINTS,
    MAIL,
    MAIL_BALLS,
    MAIL_DRAWS,
    MAIL_POINTS,
    MAUVAIS_POINTS,
    OUBLIETTES,
    PREUMSIO,
    RAFISTOLO,
    REFILUS,
    SCHOOL,
    SOLDISSIMO,
    ZYEUTIO,
    EffectNumber,
    MagicCard,
    SchoolCard,
    Slot,
)
from sortilege.shelf.ecole.scoring import balls, cards_left, points_for_balls, points_of_detourneur
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, MAIL_IN_HAND, MAIL_OF, MAIL_ON, Ecole
from sortilege.shelf.ecole.steps import (
    AIM_AT_BONUS,
    AIM_AT_PLAYER,
    AIM_AT_SLOT,
    CHANGE_CARD,
    COLLECT,
    DISCARD,
    DRAW_AND_GIVE,
    DRAW_FIVE,
    DRAW_MAIL,
    DRAW_TWO,
    DROP,
    END_TURN,
    GIVE,
    LOOK_AT_MAIL,
    LOSE_MAGIC_CARDS,
    LOSE_SCHOOL_CARD,
    PAY,
    PICK_BONUS,
    PLACE_MAIL,
    PLAY_BONUS,
    PLAY_REACTION,
    PLAY_SPELL,
    REMOVE_BAD_MARKS,
    TAKE_FROM_DISCARD,
    TAKE_TOKEN,
    USE_CANCEL_TOKEN,
    USE_DRAW_TOKEN,
    USE_EFFECT,
)

SORTS_OF_SCHOOL_CARD: Final = len(SCHOOL.labels)
STANDING: Final = "standing"
BY_STANDING: Final = Judgement([1.0])
A_CARD: Final = 1.1
"""Points that a card in hand is worth, as payment."""
ARMED: Final = 0.16
"""What a card in hand adds to a standing besides, however far the end is: hands are what one casts, answers and loses
instead of what one has collected. Chosen among 0, 0.08, 0.16 and 0.28 by games of adepts."""
LAST_CARDS: Final = 4
"""With fewer School cards to come than this, cards in hand count for less."""
WORTH_OF_MAGIC: Final[list[float]] = [0.0] * len(MAGIC.labels)
"""By Magic card: what it is worth beyond paying."""
for _card, _worth in (
    (OUBLIETTES, 1.0), (COPIUS, 1.0), (CHIPARDIO, 1.6), (LACHETOUTIS, 0.1), (SOLDISSIMO, 1.4), (ZYEUTIO, 0.4),
    (RAFISTOLO, 0.8), (ACCELERIO, 1.3), (EVAPORO, 0.2), (BOMBARDOUM, 1.5), (REFILUS, 0.4), (PREUMSIO, 0.9),
    (BALAI_BALL, 2.0), (MAUVAIS_POINTS, 0.8), (BALAI_BALL + 1, 1.2),
):  # fmt: skip
    WORTH_OF_MAGIC[_card] = _worth
HARMS: Final = group_of([CHIPARDIO, BOMBARDOUM, FIRST_COURSE + SCHOOL.values["potions"]])
"""Effects that are aimed at a player."""
COURSE_GAINS: Final[list[float]] = [float(more - less) for less, more in pairwise(COURSE_POINTS)]
"""By number of copies owned: the points of one more."""
HORCRUCHE_GAINS: Final[list[float]] = [float(more - less) for less, more in pairwise(HORCRUCHE_POINTS)]
HORCRUCHE_GAINS[-1] += 40.0
"""The last one wins."""


def mail_worth(face: int) -> float:
    """What a token is worth to whoever gets it."""
    if face == HOWLER:
        return 0.0
    if face == CANCEL:
        return 1.5
    return MAIL_POINTS[face] + A_CARD * MAIL_DRAWS[face] + 2.0 * MAIL_BALLS[face]


WORTH_OF_MAIL: Final[list[float]] = [mail_worth(face) for face in range(len(MAIL.labels))]
WORTH_IN_HAND: Final[list[float]] = [A_CARD + 0.3 * worth for worth in WORTH_OF_MAGIC]
"""By Magic card: what it is worth to whoever holds it."""


class EcoleSense(Sense[Ecole]):
    deeds = DEEDS
    patience = 30
    foresight = True
    stakes = 28.0

    def __init__(self) -> None:
        self.judgements = learned(BOOK.game, self.feature_names())

    def scores(self, game: Ecole, seat: int, options: list[int]) -> list[float]:
        return [self.score(game, seat, option) for option in options]

    def score(self, game: Ecole, seat: Seat, step: StepNumber) -> float:
        code = type_code(step)
        if code == COLLECT.code:
            return self.collect(game, seat, argument(step, 1))
        if code == PLAY_SPELL.code:
            return self.cast(game, seat, argument(step, 1))
        if code == PLAY_BONUS.code:
            return self.lay_bonus(game, seat, argument(step, 1), argument(step, 2))
        if code == DRAW_TWO.code:
            return 3.0 - 0.2 * len(game.zones[HAND + seat])
        if code == DRAW_FIVE.code:
            return 4.0 - 0.25 * len(game.zones[HAND + seat])
        if code == END_TURN.code:
            return -2.5 if game.actions else 0.0
        if code in (PAY.code, DISCARD.code, DROP.code, GIVE.code, CHANGE_CARD.code):
            return 0.5 - 1.2 * WORTH_OF_MAGIC[argument(step, 1)]
        if code in (PLAY_REACTION.code, USE_CANCEL_TOKEN.code):
            return self.react(game, seat, code, argument(step, 1))
        if code in (USE_EFFECT.code, REMOVE_BAD_MARKS.code, USE_DRAW_TOKEN.code):
            return 1.5
        return self.score_choice(game, seat, code, step)

    def score_choice(self, game: Ecole, seat: Seat, code: i64, step: StepNumber) -> float:
        if code == AIM_AT_PLAYER.code:
            return 0.15 * self.wealth(game, argument(step, 2)) + 0.1 * len(game.zones[HAND + argument(step, 2)])
        if code == AIM_AT_SLOT.code:
            return self.aim_at_slot(game, seat, argument(step, 1), argument(step, 2))
        if code == TAKE_TOKEN.code:
            return WORTH_OF_MAIL[game.face(game.zones[MAIL_ON + argument(step, 1)][argument(step, 2) - 1])]
        if code == TAKE_FROM_DISCARD.code:
            return WORTH_OF_MAGIC[argument(step, 2)]
        if code == LOSE_SCHOOL_CARD.code:
            school = argument(step, 1)
            return -0.5 * self.gain(game, seat, school, game.count(COLLECTION + seat, school) - 1)
        if code == LOSE_MAGIC_CARDS.code:
            return -1.2
        if code == PICK_BONUS.code:
            bad = argument(step, 1) == MAUVAIS_POINTS
            return 1.5 if bad == (argument(step, 2) == seat) else -1.5
        if code == AIM_AT_BONUS.code:
            return self.lay_bonus(game, seat, argument(step, 1), argument(step, 3))
        if code == PLACE_MAIL.code:
            token = WORTH_OF_MAIL[game.face(game.top(MAIL_IN_HAND))] if game.zones[MAIL_IN_HAND] else 0.0
            return 0.3 * token * self.collect(game, seat, argument(step, 1))
        if code in (DRAW_AND_GIVE.code, DRAW_MAIL.code):
            return 1.0
        return 0.4 if code == LOOK_AT_MAIL.code else 0.0

    # What cards are worth

    def gain(self, game: Ecole, seat: Seat, school: SchoolCard, owned: i64) -> float:
        """The points of one more card of a sort."""
        if school < HORCRUCHE:
            return COURSE_GAINS[owned] if owned < len(COURSE_GAINS) else 0.0
        if school == HORCRUCHE:
            return HORCRUCHE_GAINS[owned] if owned < len(HORCRUCHE_GAINS) else 0.0
        counts = self.count(game, seat)
        counts[school] = 1
        return int(points_of_detourneur(game, seat, counts, school - FIRST_DETOURNEUR)) + 1.5

    def count(self, game: Ecole, seat: Seat) -> list[int]:
        """By School card: how many a seat has."""
        counts = [0] * SORTS_OF_SCHOOL_CARD
        for piece in game.zones[COLLECTION + seat]:
            counts[game.face(piece)] += 1
        return counts

    def worth_taking(self, game: Ecole, seat: Seat, school: SchoolCard) -> float:
        """What a card brings now, and what the next of its sort will bring."""
        owned = game.count(COLLECTION + seat, school)
        now = self.gain(game, seat, school, owned)
        if school > HORCRUCHE or cards_left(game) <= 2:
            return now
        return now + 0.3 * self.gain(game, seat, school, owned + 1)

    def collect(self, game: Ecole, seat: Seat, slot: Slot) -> float:
        """Its points and tokens for its cost; and somebody else does not get it."""
        school = game.face(game.top(slot))
        worth = self.worth_taking(game, seat, school) - A_CARD * int(game.cost(seat, school))
        for token in game.zones[MAIL_ON + slot]:
            worth += WORTH_OF_MAIL[game.face(token)]
        denied = 0.0
        for other in game.opponents(seat):
            if game.cost(other, school) <= len(game.zones[HAND + other]):
                denied = max(denied, self.worth_taking(game, other, school))
        return 0.9 + 0.4 * worth + 0.12 * denied + (0.5 if school < HORCRUCHE else 0.0)

    # Magic cards

    def lay_bonus(self, game: Ecole, seat: Seat, card: MagicCard, to: Seat) -> float:
        if (card == MAUVAIS_POINTS) == (to == seat):
            return -4.0
        if card == MAUVAIS_POINTS:
            return 0.8 + 0.03 * self.wealth(game, to)
        return 1.6

    def cast(self, game: Ecole, seat: Seat, spell: MagicCard) -> float:
        """How much good a Sortilège does now."""
        if spell in (CHIPARDIO, BOMBARDOUM, PREUMSIO, RAFISTOLO):
            return 1.6
        if spell == ACCELERIO:
            return 1.8
        if spell == SOLDISSIMO:
            return 1.8 if game.actions and self.dearest(game, seat) >= 3 else -1.0
        if spell == LACHETOUTIS:
            dropped = 0
            for other in game.opponents(seat):
                dropped += max(len(game.zones[HAND + other]) - 5, 0)
            return 0.6 * dropped - 0.8
        if spell == ZYEUTIO:
            return 0.8
        if spell == EVAPORO:
            return -0.6 + 0.3 * self.threat(game, seat)
        return 1.0 if self.misplaced_bonus(game, seat) else -1.5

    def dearest(self, game: Ecole, seat: Seat) -> int:
        cost = 0
        for slot in game.slots_with_card():
            cost = max(cost, game.cost(seat, game.face(game.top(slot))))
        return cost

    def threat(self, game: Ecole, seat: Seat) -> float:
        """How much more somebody else gains from a card than oneself, at most."""
        most = 0.0
        for slot in game.slots_with_card():
            most = max(most, self.envy(game, seat, slot))
        return most

    def envy(self, game: Ecole, seat: Seat, slot: Slot) -> float:
        school = game.face(game.top(slot))
        most = 0.0
        for other in game.opponents(seat):
            most = max(most, self.worth_taking(game, other, school))
        return most - self.worth_taking(game, seat, school)

    def misplaced_bonus(self, game: Ecole, seat: Seat) -> bool:
        if game.find(AREA + seat, MAUVAIS_POINTS) >= 0:
            return True
        for other in game.opponents(seat):
            for piece in game.zones[AREA + other]:
                if game.face(piece) != MAUVAIS_POINTS:
                    return True
        return False

    def aim_at_slot(self, game: Ecole, seat: Seat, effect: EffectNumber, slot: Slot) -> float:
        if effect == EVAPORO:
            return 0.4 * self.envy(game, seat, slot)
        best = 0.0
        for token in game.zones[MAIL_ON + slot]:
            best = max(best, WORTH_OF_MAIL[game.face(token)])
        return best

    def react(self, game: Ecole, seat: Seat, code: i64, card: MagicCard) -> float:
        """Answers stop what harms, or one's own effect from being stopped; a copy is worth what it copies."""
        if not game.chain:
            return -1.0
        top = game.chain[-1]
        effect = effect_of(top)
        if effect == NONE:
            return -1.0
        harmed = has(HARMS, effect) and player_aimed_at(top) == seat
        if effect in (OUBLIETTES, COPIUS):
            below = game.chain[-2] if len(game.chain) > 1 else top
            harmed = owner_of(below) == seat
        if effect == LACHETOUTIS:
            harmed = len(game.zones[HAND + seat]) > 6
        if effect in (ACCELERIO, SOLDISSIMO):
            harmed = game.seats == 2
        if code == PLAY_REACTION.code and card == COPIUS:
            useful = has(HARMS, effect) or effect in (ACCELERIO, RAFISTOLO, PREUMSIO, SOLDISSIMO)
            return 1.2 if harmed or useful else -0.6
        return 1.2 if harmed else -1.2

    # How it stands

    def wealth(self, game: Ecole, seat: Seat) -> float:
        """Points, and what may become points."""
        counts = self.count(game, seat)
        total = 0.0
        growth = 0.0
        for course in range(HORCRUCHE):
            total += COURSE_POINTS[counts[course]]
            growth += counts[course]
        total += HORCRUCHE_POINTS[counts[HORCRUCHE]] + int(points_for_balls(game, seat))
        if not balls(game, seat):
            total += 1.0
        for one in range(FIRST_DETOURNEUR, len(counts)):
            if counts[one]:
                total += int(points_of_detourneur(game, seat, counts, one - FIRST_DETOURNEUR)) + 1.0
        for piece in game.zones[AREA + seat]:
            total += MAGIC_POINTS[game.face(piece)]
        for token in game.zones[MAIL_OF + seat]:
            total += WORTH_OF_MAIL[game.face(token)]
        left = int(cards_left(game))
        hand = 0.0
        for piece in game.zones[HAND + seat]:
            hand += WORTH_IN_HAND[game.face(piece)]
        return total + 0.08 * growth * left + hand * min(left + 1, LAST_CARDS) / LAST_CARDS + game.extra[seat]

    def standing(self, game: Ecole, seat: Seat) -> float:
        """Wealth; the nearer the end, the more it decides. How much is chosen by who won 225 games of adepts."""
        riches = self.wealth(game, seat)
        if game.active == seat:
            riches += 2.5 * int(game.actions)
        left = int(cards_left(game))
        armed = ARMED * len(game.zones[HAND + seat]) * min(left + 1, LAST_CARDS) / LAST_CARDS
        return riches / (5.0 + 2.0 * left) + armed

    def feature_names(self) -> list[str]:
        return [STANDING, *FEATURES]

    def features(self, game: Ecole, seat: int) -> list[float]:
        row = [self.standing(game, seat)]
        row += features(game, seat)
        return row

    def prospects(self, game: Ecole) -> list[float]:
        """By what was learned, or where nothing was, by standing alone."""
        judgement = self.judgements.of(game.seats)
        if judgement is not None:
            return judgement.chances([self.features(game, seat) for seat in range(game.seats)])
        return BY_STANDING.chances([[self.standing(game, seat)] for seat in range(game.seats)])
