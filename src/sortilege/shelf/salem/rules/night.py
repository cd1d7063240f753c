"""The Night: the Witches strike, the Constable protects, anyone may confess. SAL-NIGHT, SAL-RES-05."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.pieces import EVERYONE
from sortilege.kernel.rules import Question1, Rule0, Rule1, Rule2, Rule4
from sortilege.kernel.vocabulary import NO_STEP, NONE, Reason, argument
from sortilege.shelf.salem.components import ASYLUM, CONSTABLE, PHIPS
from sortilege.shelf.salem.events import (
    CONFESSED,
    CONFESSED_WITHOUT_REVEALING,
    DECK_REFORMED,
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
from sortilege.shelf.salem.knowledge.facts import PROTECTED, fact
from sortilege.shelf.salem.rules.endings import cards_shown, end
from sortilege.shelf.salem.rules.trials import ALREADY_REVEALED, ChooseTrial
from sortilege.shelf.salem.rules.windows import PointAtSeat, let_witches_meet, most_pointed_at, witches_picks
from sortilege.shelf.salem.state import DAY, DECK, NIGHTFALL, PHIPS_USED, ROW, Salem
from sortilege.shelf.salem.steps import (
    ASK_CONFESSIONS,
    CHOOSE_CONFESSION,
    CHOOSE_LOSS,
    CHOOSE_PROTECTED,
    CHOOSE_VICTIM,
    CONFESS,
    CONFESS_WITHOUT_REVEALING,
    COUNT_STRIKES,
    DIE,
    END_NIGHT,
    FALL_NIGHT,
    LOSE_TWO_TRIALS,
    MAKE_CONFESSIONS,
    NAME_VICTIM,
    PAY_DRAWS,
    PICK_NOBODY,
    PLACE_GAVEL,
    PROTECT,
    REVEAL_TRIAL,
    STAY_SILENT,
    STRIKE,
    TRY_MARTHA,
)

WITCHES_SECONDS: Final = 20
CONSTABLE_SECONDS: Final = 10
CONFESSION_SECONDS: Final = 30
TRYALS_LOST_WITH_GHOSTS: Final = 2
QUIET_NIGHTS: Final = 20

ONLY_PHIPS = Reason("only-william-phips", "SAL-CIT-22", "SAL-R43")


class FallNight(Rule1[Salem]):
    """All close their eyes; the living Witches open theirs and see each other, then designate somebody. SAL-NIGHT-01,
    SAL-NIGHT-02, SAL-R83."""

    def run(self, game: Salem, by: int, /) -> None:
        game.slow = game.late & 1 << game.active
        game.late = 0
        game.phase = NIGHTFALL
        game.confessed = 0
        game.gavel = NONE
        game.victim = NONE
        game.victim_known_to = EVERYONE
        game.night_living = game.living
        game.tell(NIGHT_FELL, by)
        let_witches_meet(game)
        game.then(COUNT_STRIKES(), ASK_CONFESSIONS(by, 0), NAME_VICTIM(by), TRY_MARTHA(by), END_NIGHT(by))
        game.ask_together([CHOOSE_VICTIM(seat) for seat in game.living_players()])


class ChooseVictim(Question1[Salem]):
    """Everybody points at somebody, oneself included; only the Witches count. SAL-NIGHT-02, SAL-R36, SAL-D18."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        return STRIKE.for_each(game.living_seats(), by)

    def seconds(self, game: Salem, step: int) -> int:
        return WITCHES_SECONDS

    def default(self, game: Salem, step: int) -> int:
        return PICK_NOBODY(argument(step, 0))


class CountStrikes(Rule0[Salem]):
    """The victim is known to the living Witches alone. With ghosts the shuffled Victim cards decide where no Witch has.
    Then the Constable's turn, unless the card is face-up. SAL-GHOST-09, SAL-R34, SAL-R35, SAL-R37, SAL-R63."""

    def run(self, game: Salem, /) -> None:
        picks = witches_picks(game)
        victim = most_pointed_at(game, picks)
        if victim == NONE and game.table.ghosts:
            victim = game.below(game.table.seats)
        witches = game.ever & game.living & game.table.players
        game.victim = victim
        game.victim_known_to = witches
        game.pointed = tuple(picks)
        game.tell_only(witches, VICTIM_CHOSEN, victim)
        game.late = 0
        if cards_shown(game, CONSTABLE):
            game.tell(EYES_OPENED, NONE)
        else:
            game.then(PLACE_GAVEL())
            game.ask_together([CHOOSE_PROTECTED(seat) for seat in game.living_players()])


class ChooseProtected(Question1[Salem]):
    """Everybody names another; only the Constable counts. With ghosts also oneself, or nobody. SAL-NIGHT-03,
    SAL-NIGHT-05, SAL-GHOST-12, SAL-R80, SAL-D19."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        if game.table.ghosts:
            return [*PROTECT.for_each(game.living_seats(), by), PROTECT(by, NONE)]
        return PROTECT.for_each(game.others(by), by)

    def seconds(self, game: Salem, step: int) -> int:
        return CONSTABLE_SECONDS

    def default(self, game: Salem, step: int) -> int:
        by = argument(step, 0)
        return PROTECT(by, NONE) if game.table.ghosts else PICK_NOBODY(by)


class PlaceGavel(Rule0[Salem]):
    """Eyes open: the Gavel lies in front of whom the Constable chose. A ghost who is the Constable chooses nobody.
    SAL-NIGHT-04, SAL-GEN-03, SAL-R35, SAL-R38, SAL-R85."""

    def run(self, game: Salem, /) -> None:
        for seat in range(game.seats):
            step = game.unseal(seat)
            if step & 255 == PROTECT.code and CONSTABLE in [game.face(piece) for piece in game.zones[ROW + seat]]:
                game.gavel = argument(step, 1)
        if game.gavel != NONE:
            game.note(fact(PROTECTED, game.gavel))
        game.late = 0
        game.tell(EYES_OPENED, game.gavel)


class AskConfessions(Rule2[Salem]):
    """Everyone alive who has not confessed tonight is asked at the same moment. All rounds are one window with one
    clock, whatever was asked between them. SAL-NIGHT-06, SAL-NIGHT-08, SAL-R40."""

    def run(self, game: Salem, by: int, again: int, /) -> None:
        silent = [seat for seat in game.living_players() if not game.confessed >> seat & 1]
        if not silent:
            return
        game.slow |= game.late & 1 << game.active
        game.late = 0
        game.numbered = game.window
        if again:
            game.window = game.confessing
        game.then(MAKE_CONFESSIONS(by, by, 0))
        game.ask_together([CHOOSE_CONFESSION(seat) for seat in silent], again == 1)
        if not again:
            game.confessing = game.numbered = game.window


class ChooseConfession(Question1[Salem]):
    """A Tryal of one's own, William Phips once without showing any, or nothing. SAL-NIGHT-06, SAL-NIGHT-08, SAL-CIT-22,
    SAL-D20."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        options = [STAY_SILENT(by), *CONFESS.for_each(game.face_down(by), by)]
        if game.ability(by) == PHIPS and not game.used[by] & PHIPS_USED:
            options.append(CONFESS_WITHOUT_REVEALING(by))
        return options

    def seconds(self, game: Salem, step: int) -> int:
        return CONFESSION_SECONDS

    def default(self, game: Salem, step: int) -> int:
        return STAY_SILENT(argument(step, 0))


class Confess(Rule2[Salem]):
    """Made by MakeConfessions, when its turn comes."""

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        by, slot = argument(step, 0), argument(step, 1)
        if by != seat or not game.is_asked(seat, CHOOSE_CONFESSION):
            return None
        return ALREADY_REVEALED if slot not in game.face_down(seat) else None


class ConfessWithoutRevealing(Rule1[Salem]):
    """The same."""

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        return ONLY_PHIPS if argument(step, 0) == seat and game.is_asked(seat, CHOOSE_CONFESSION) else None


class StaySilent(Rule1[Salem]):
    """Nothing to make."""


class MakeConfessions(Rule4[Salem]):
    """One by one, clockwise from the seat after the drawer, each resolved on the spot; the dead confess nothing. A
    round with a confession is followed by another, unless time is up. SAL-NIGHT-07, SAL-R39, SAL-R40, SAL-R43."""

    def run(self, game: Salem, by: int, after: int, made: int, late: int, /) -> None:
        if not made:
            late = int(game.late != 0)
            game.late = 0
            game.window = game.numbered
        for seat in self.seats_after(game, after, by):
            step = game.unseal(seat)
            if step == NO_STEP or not game.is_living(seat):
                continue
            if step & 255 == CONFESS.code:
                game.confessed |= 1 << seat
                game.tell(CONFESSED, seat)
                game.then(REVEAL_TRIAL(by, seat, argument(step, 1)), MAKE_CONFESSIONS(by, seat, 1, late))
                return
            if step & 255 == CONFESS_WITHOUT_REVEALING.code:
                game.confessed |= 1 << seat
                game.used[seat] |= PHIPS_USED
                game.tell(CONFESSED_WITHOUT_REVEALING, seat)
                made = 1
        if made and not late:
            game.then(ASK_CONFESSIONS(by, 1))

    def seats_after(self, game: Salem, after: int, drawer: int) -> list[int]:
        """The players from the one after `after` round to the drawer, who comes last."""
        table = game.table
        start = table.place[after] + 1
        turned = table.order[start:] + table.order[:start]
        last = turned.index(drawer)
        return [seat for seat in turned[: last + 1] if seat < game.seats]


class NameVictim(Rule1[Salem]):
    """Always named, saved or not. The Gavel, a confession or Asylum saves. SAL-NIGHT-09, SAL-CARD-14, SAL-DEATH-03,
    SAL-GHOST-11, SAL-R35, SAL-R41, SAL-R42."""

    def run(self, game: Salem, by: int, /) -> None:
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
        elif game.confessed >> victim & 1:
            game.tell(SAVED_BY_CONFESSION, victim)
        elif game.has_in_front(victim, ASYLUM):
            game.tell(SAVED_BY_ASYLUM, victim)
        elif game.table.ghosts:
            game.then(LOSE_TWO_TRIALS(victim, TRYALS_LOST_WITH_GHOSTS))
        else:
            game.then(DIE(victim, by))


class LoseTwoTrials(Rule2[Salem]):
    """With ghosts the victim loses two Tryals instead, chosen one by one by the next player clockwise. SAL-GHOST-13,
    SAL-R61, SAL-R64, SAL-D26."""

    def run(self, game: Salem, of: int, left: int, /) -> None:
        if left:
            game.then(CHOOSE_LOSS(game.left_player_of(of), of), LOSE_TWO_TRIALS(of, left - 1))


class EndNight(Rule1[Salem]):
    """The Gavel goes back; an empty deck is re-formed with Night at the bottom; then the draws earned tonight. Twenty
    Nights in which nothing happened end the game. SAL-NIGHT-10, SAL-CIT-09, SAL-R24, SAL-R38, SAL-R45, SAL-R47,
    SAL-R51."""

    def run(self, game: Salem, by: int, /) -> None:
        game.confessed = 0
        game.gavel = NONE
        game.victim = NONE
        game.pointed = ()
        game.phase = DAY
        game.late |= game.slow
        game.slow = 0
        game.tell(NIGHT_ENDED)
        game.quiet_nights = 0 if game.stirred else game.quiet_nights + 1
        game.stirred = False
        if game.quiet_nights == QUIET_NIGHTS:
            end(game, 0, "stalemate")
            return
        if not game.zones[DECK]:
            game.reform_deck()
            game.tell(DECK_REFORMED, len(game.zones[DECK]))
        game.then(PAY_DRAWS())


FALL_NIGHT.means(FallNight())
CHOOSE_VICTIM.means(ChooseVictim())
STRIKE.means(PointAtSeat(CHOOSE_VICTIM))
COUNT_STRIKES.means(CountStrikes())
CHOOSE_PROTECTED.means(ChooseProtected())
PROTECT.means(PointAtSeat(CHOOSE_PROTECTED))
PLACE_GAVEL.means(PlaceGavel())
ASK_CONFESSIONS.means(AskConfessions())
CHOOSE_CONFESSION.means(ChooseConfession())
CONFESS.means(Confess())
CONFESS_WITHOUT_REVEALING.means(ConfessWithoutRevealing())
STAY_SILENT.means(StaySilent())
MAKE_CONFESSIONS.means(MakeConfessions())
NAME_VICTIM.means(NameVictim())
LOSE_TWO_TRIALS.means(LoseTwoTrials())
CHOOSE_LOSS.means(ChooseTrial())
END_NIGHT.means(EndNight())
