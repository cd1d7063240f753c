"""The Night: the Witches strike, the Constable protects, anyone may confess. SAL-NIGHT, SAL-RES-05."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.rules import Question1, Rule0, Rule1, Rule2
from sortilege.kernel.sets import EVERYONE, NOBODY, Seat, has, members, minus, only
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import ASYLUM, CONSTABLE, TRYALS_LOST_WITH_GHOSTS
from sortilege.shelf.salem.events import (
    EYES_OPENED,
    NIGHT_ENDED,
    NIGHT_FELL,
    NOBODY_NAMED,
    SAVED_BY_ASYLUM,
    SAVED_BY_CONFESSION,
    SAVED_BY_GAVEL,
    VICTIM_CHOSEN,
    VICTIM_NAMED,
    VICTIM_WAS_DEAD,
)
from sortilege.shelf.salem.knowledge.facts import protected
from sortilege.shelf.salem.rules.draw import reform_deck
from sortilege.shelf.salem.rules.endings import cards_shown, end
from sortilege.shelf.salem.rules.tryals import ChooseTryal
from sortilege.shelf.salem.rules.windows import PointAtSeat, let_witches_meet, most_pointed_at, witches_picks
from sortilege.shelf.salem.state import DAY, DECK, NIGHTFALL, ROW, Salem
from sortilege.shelf.salem.steps import (
    ASK_CONFESSIONS,
    CHOOSE_LOSS,
    CHOOSE_PROTECTED,
    CHOOSE_VICTIM,
    COUNT_STRIKES,
    DIE,
    END_NIGHT,
    FALL_NIGHT,
    FIRST_ROUND,
    LOSE_TWO_TRYALS,
    NAME_VICTIM,
    PAY_DRAWS,
    PICK_NOBODY,
    PLACE_GAVEL,
    PROTECT,
    STRIKE,
    TRY_MARTHA,
)

WITCHES_SECONDS: Final = 20
CONSTABLE_SECONDS: Final = 10
QUIET_NIGHTS: Final = 20


class FallNight(Rule1[Salem]):
    """All close their eyes; the living Witches open theirs and see each other, then designate somebody. SAL-NIGHT-01,
    SAL-NIGHT-02, SAL-R83."""

    def run(self, game: Salem, by: Seat, /) -> None:
        game.slow = game.late & only(game.active)
        game.late = NOBODY
        game.phase = NIGHTFALL
        game.nights += 1
        game.confessed = NOBODY
        game.gavel = NONE
        game.victim = NONE
        game.victim_known_to = EVERYONE
        game.night_living = game.living
        game.tell(NIGHT_FELL, by)
        let_witches_meet(game)
        game.then(
            COUNT_STRIKES.of(),
            ASK_CONFESSIONS.of(by, FIRST_ROUND),
            NAME_VICTIM.of(by),
            TRY_MARTHA.of(by),
            END_NIGHT.of(by),
        )
        game.ask_together(CHOOSE_VICTIM.each(members(game.living_players())))


class ChooseVictim(Question1[Salem]):
    """Everybody points at somebody, oneself included; only the Witches count. SAL-NIGHT-02, SAL-R36, SAL-D18."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        for on in members(game.living):
            options.add(STRIKE.of(by, on))

    def seconds(self, game: Salem, by: Seat, /) -> i64:
        return WITCHES_SECONDS

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return PICK_NOBODY.of(by)


class CountStrikes(Rule0[Salem]):
    """The victim is known to the living Witches alone. With ghosts the shuffled Victim cards decide where no Witch has.
    Then the Constable's turn, unless the card is face-up. SAL-GHOST-09, SAL-R34, SAL-R35, SAL-R37, SAL-R63."""

    def run(self, game: Salem, /) -> None:
        picks = witches_picks(game, STRIKE)
        victim = most_pointed_at(game, picks)
        if victim == NONE and game.seating.ghosts:
            victim = game.below(game.seating.seats)
        witches = game.living_witches()
        game.victim = victim
        game.victim_known_to = witches
        game.pointed = picks
        game.tell_only(witches, VICTIM_CHOSEN, victim)
        game.late = NOBODY
        if cards_shown(game, CONSTABLE):
            game.tell(EYES_OPENED, NONE)
        else:
            game.then(PLACE_GAVEL.of())
            game.ask_together(CHOOSE_PROTECTED.each(members(game.living_players())))


class ChooseProtected(Question1[Salem]):
    """Everybody names another; only the Constable counts. With ghosts also oneself, or nobody. SAL-NIGHT-03,
    SAL-NIGHT-05, SAL-GHOST-12, SAL-R80, SAL-D19."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        for on in members(game.living if game.seating.ghosts else minus(game.living, by)):
            options.add(PROTECT.of(by, on))
        if game.seating.ghosts:
            options.add(PROTECT.of(by, NONE))

    def seconds(self, game: Salem, by: Seat, /) -> i64:
        return CONSTABLE_SECONDS

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return PROTECT.of(by, NONE) if game.seating.ghosts else PICK_NOBODY.of(by)


class PlaceGavel(Rule0[Salem]):
    """Eyes open: the Gavel lies in front of whom the Constable chose. A ghost who is the Constable chooses nobody.
    SAL-NIGHT-04, SAL-GEN-03, SAL-R35, SAL-R38, SAL-R85."""

    def run(self, game: Salem, /) -> None:
        for seat in range(game.seats):
            step = game.unseal(seat)
            if PROTECT.matches(step) and game.find(ROW + seat, CONSTABLE) >= 0:
                _, game.gavel = PROTECT.read(step)
        if game.gavel != NONE:
            game.note(protected(game.gavel))
        game.late = NOBODY
        game.tell(EYES_OPENED, game.gavel)


class NameVictim(Rule1[Salem]):
    """Always named, saved or not. The Gavel, a confession or Asylum saves. SAL-NIGHT-09, SAL-CARD-14, SAL-DEATH-03,
    SAL-GHOST-11, SAL-R35, SAL-R41, SAL-R42."""

    def run(self, game: Salem, by: Seat, /) -> None:
        victim = game.victim
        game.victim_known_to = EVERYONE
        if victim == NONE:
            game.tell(NOBODY_NAMED)
            return
        game.tell(VICTIM_NAMED, victim)
        if not game.is_living(victim):
            game.tell(VICTIM_WAS_DEAD, victim)
        elif game.gavel == victim:
            game.tell(SAVED_BY_GAVEL, victim)
        elif has(game.confessed, victim):
            game.tell(SAVED_BY_CONFESSION, victim)
        elif game.has_in_front(victim, ASYLUM):
            game.tell(SAVED_BY_ASYLUM, victim)
        elif game.seating.ghosts:
            game.then(LOSE_TWO_TRYALS.of(victim, TRYALS_LOST_WITH_GHOSTS))
        else:
            game.then(DIE.of(victim, by))


class LoseTwoTryals(Rule2[Salem]):
    """With ghosts the victim loses two Tryals instead, chosen one by one by the next player clockwise. SAL-GHOST-13,
    SAL-R61, SAL-R64, SAL-D26."""

    def run(self, game: Salem, of: Seat, left: i64, /) -> None:
        if left:
            game.then(CHOOSE_LOSS.of(game.left_player_of(of), of), LOSE_TWO_TRYALS.of(of, left - 1))


class EndNight(Rule1[Salem]):
    """The Gavel goes back; an empty deck is re-formed with Night at the bottom; then the draws earned tonight. Twenty
    Nights in which nothing happened end the game. SAL-NIGHT-10, SAL-CIT-09, SAL-R24, SAL-R38, SAL-R45, SAL-R47,
    SAL-R51."""

    def run(self, game: Salem, by: Seat, /) -> None:
        game.confessed = NOBODY
        game.gavel = NONE
        game.victim = NONE
        game.pointed = b""
        game.phase = DAY
        game.late |= game.slow
        game.slow = NOBODY
        game.tell(NIGHT_ENDED)
        game.quiet_nights = 0 if game.stirred else game.quiet_nights + 1
        game.stirred = False
        if game.quiet_nights == QUIET_NIGHTS:
            end(game, NOBODY, "stalemate")
            return
        if not game.holds(DECK):
            reform_deck(game)
        game.then(PAY_DRAWS.of())


FALL_NIGHT.means(FallNight())
CHOOSE_VICTIM.asks(ChooseVictim())
STRIKE.means(PointAtSeat(CHOOSE_VICTIM))
COUNT_STRIKES.means(CountStrikes())
CHOOSE_PROTECTED.asks(ChooseProtected())
PROTECT.means(PointAtSeat(CHOOSE_PROTECTED))
PLACE_GAVEL.means(PlaceGavel())
NAME_VICTIM.means(NameVictim())
LOSE_TWO_TRYALS.means(LoseTwoTryals())
CHOOSE_LOSS.asks(ChooseTryal())
END_NIGHT.means(EndNight())
