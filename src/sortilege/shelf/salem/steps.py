"""Everything that can be done in Salem 1692. In notation *trial* is both the hearing and the card; here the card is a
Tryal, as printed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import FLAG, NO, SEAT, YES
from sortilege.kernel.question_types import QuestionType1, QuestionType2, QuestionType3, QuestionType4
from sortilege.kernel.step_types import StepType0, StepType1, StepType2, StepType3, StepType4
from sortilege.shelf.salem.components import (
    BOOK,
    CARD,
    CARDS_LEFT_TO_DRAW,
    CARDS_TAKEN,
    CITIZEN,
    PLACE_FROM_TOP,
    SLOT,
    TRYALS_TO_LOSE,
    WORTH,
)

# What the flags of steps say
NO_NIGHT_YET: Final[i64] = NO
NIGHT_FELL_BEFORE: Final[i64] = YES
"""Night comes once in a draw. SAL-R46."""
AS_THE_ACTION: Final[i64] = YES
"""A draw that is what the turn was used for."""
BESIDE_THE_ACTION: Final[i64] = NO
BY_ACCUSING: Final[i64] = YES
"""A trial that a player brought about."""
BY_A_DEATH: Final[i64] = NO
"""A trial that nobody meant: somebody's death changed what Martha Corey can bear. SAL-CIT-13."""
FIRST_ROUND: Final[i64] = NO
ANOTHER_ROUND: Final[i64] = YES
NOBODY_CONFESSED: Final[i64] = NO
SOMEBODY_CONFESSED: Final[i64] = YES
IN_TIME: Final[i64] = NO
TIME_WAS_UP: Final[i64] = YES

# Setting up
DEAL_TRYALS: Final = StepType0(BOOK, "DealTrials")
CHOOSE_CITIZEN: Final = QuestionType1(BOOK, "ChooseCitizen", by=SEAT)
KEEP_CITIZEN: Final = StepType2(BOOK, "KeepCitizen", by=SEAT, citizen=CITIZEN)
SHOW_CITIZENS: Final = StepType0(BOOK, "ShowCitizens")
DEAL_HANDS: Final = StepType0(BOOK, "DealHands")

# Dawn
BREAK_DAWN: Final = StepType0(BOOK, "BreakDawn")
CHOOSE_BLACK_CAT: Final = QuestionType1(BOOK, "ChooseBlackCat", by=SEAT)
GIVE_BLACK_CAT: Final = StepType2(BOOK, "GiveBlackCat", by=SEAT, on=SEAT)
PICK_NOBODY: Final = StepType1(BOOK, "PickNobody", by=SEAT)
PLACE_BLACK_CAT: Final = StepType0(BOOK, "PlaceBlackCat")

# A turn
BEGIN_TURN: Final = StepType1(BOOK, "BeginTurn", by=SEAT)
CHOOSE_ACTION: Final = QuestionType1(BOOK, "ChooseAction", by=SEAT)
CONTINUE_TURN: Final = StepType1(BOOK, "ContinueTurn", by=SEAT)
END_TURN: Final = StepType1(BOOK, "EndTurn", by=SEAT)
DRAW_TWO: Final = StepType1(BOOK, "DrawTwo", by=SEAT)
DRAW: Final = StepType4(BOOK, "Draw", by=SEAT, cards=CARDS_LEFT_TO_DRAW, nights=FLAG, action=FLAG)
OFFER_SECOND_CARD: Final = QuestionType1(BOOK, "OfferSecondCard", by=SEAT)
DRAW_SECOND_CARD: Final = StepType1(BOOK, "DrawSecondCard", by=SEAT)
STOP_DRAWING: Final = StepType1(BOOK, "StopDrawing", by=SEAT)
OFFER_THIRD_CARD: Final = QuestionType1(BOOK, "OfferThirdCard", by=SEAT)
SHOW_ACCUSATIONS: Final = StepType1(BOOK, "ShowAccusations", by=SEAT)
KEEP_QUIET: Final = StepType1(BOOK, "KeepQuiet", by=SEAT)

# Cards
PLAY_RED: Final = StepType3(BOOK, "PlayRed", by=SEAT, on=SEAT, card=CARD)
PLAY_ALIBI: Final = StepType2(BOOK, "PlayAlibi", by=SEAT, on=SEAT)
PLAY_ALIBI_AS_WITNESS: Final = StepType2(BOOK, "PlayAlibiAsWitness", by=SEAT, on=SEAT)
CHOOSE_ALIBI: Final = QuestionType3(BOOK, "ChooseAlibi", by=SEAT, on=SEAT, worth=WORTH)
CLEAR_RED: Final = StepType4(BOOK, "ClearRed", by=SEAT, on=SEAT, card=CARD, worth=WORTH)
CLEAR_NO_MORE: Final = StepType1(BOOK, "ClearNoMore", by=SEAT)
PLAY_STOCKS: Final = StepType2(BOOK, "PlayStocks", by=SEAT, on=SEAT)
PLAY_ARSON: Final = StepType2(BOOK, "PlayArson", by=SEAT, on=SEAT)
PLAY_CURSE: Final = StepType3(BOOK, "PlayCurse", by=SEAT, on=SEAT, card=CARD)
PLAY_ROBBERY: Final = StepType3(BOOK, "PlayRobbery", by=SEAT, source=SEAT, target=SEAT)
PLAY_SCAPEGOAT: Final = StepType3(BOOK, "PlayScapegoat", by=SEAT, source=SEAT, target=SEAT)
PLAY_BLUE: Final = StepType3(BOOK, "PlayBlue", by=SEAT, on=SEAT, card=CARD)
PART_MATCHMAKERS: Final = StepType1(BOOK, "PartMatchmakers", of=SEAT)

# Trials
WEIGH_ACCUSATIONS: Final = StepType2(BOOK, "WeighAccusations", by=SEAT, on=SEAT)
OFFER_EARLY_TRIAL: Final = QuestionType2(BOOK, "OfferEarlyTrial", by=SEAT, accused=SEAT)
HOLD_TRIAL: Final = StepType3(BOOK, "HoldTrial", by=SEAT, accused=SEAT, caused=FLAG)
HOLD_NO_TRIAL: Final = StepType2(BOOK, "HoldNoTrial", by=SEAT, accused=SEAT)
OFFER_TWO_CARDS: Final = QuestionType1(BOOK, "OfferTwoCards", by=SEAT)
DRAW_BEFORE_TRIAL: Final = StepType1(BOOK, "DrawBeforeTrial", by=SEAT)
DRAW_NOTHING: Final = StepType1(BOOK, "DrawNothing", by=SEAT)
SELECT_TRYAL: Final = StepType2(BOOK, "SelectTrial", by=SEAT, accused=SEAT)
CHOOSE_TRYAL: Final = QuestionType2(BOOK, "ChooseTrial", by=SEAT, accused=SEAT)
NAME_TWO_TRYALS: Final = QuestionType2(BOOK, "NameTwoTrials", by=SEAT, accused=SEAT)
CHOOSE_OF_TWO: Final = QuestionType4(BOOK, "ChooseOfTwo", by=SEAT, one=SLOT, other=SLOT, accuser=SEAT)
OFFER_OF_TWO: Final = StepType4(BOOK, "OfferOfTwo", accuser=SEAT, accused=SEAT, one=SLOT, other=SLOT)
REVEAL_TRYAL: Final = StepType3(BOOK, "RevealTrial", by=SEAT, of=SEAT, slot=SLOT)
CLOSE_TRIAL: Final = StepType3(BOOK, "CloseTrial", by=SEAT, accused=SEAT, caused=FLAG)
OFFER_CLEARING: Final = QuestionType1(BOOK, "OfferClearing", by=SEAT)
CLEAR_OWN_REDS: Final = StepType1(BOOK, "ClearOwnReds", by=SEAT)
KEEP_OWN_REDS: Final = StepType1(BOOK, "KeepOwnReds", by=SEAT)
TRY_MARTHA: Final = StepType1(BOOK, "TryMartha", trigger=SEAT)
PAY_DRAWS: Final = StepType0(BOOK, "PayDraws")
OFFER_ONE_CARD: Final = QuestionType1(BOOK, "OfferOneCard", by=SEAT)
DRAW_ONE_CARD: Final = StepType1(BOOK, "DrawOneCard", by=SEAT)

# Deaths
DIE: Final = StepType2(BOOK, "Die", of=SEAT, trigger=SEAT)
CHOOSE_FIRST_DEATH: Final = QuestionType3(BOOK, "ChooseFirstDeath", by=SEAT, one=SEAT, other=SEAT)
DIE_FIRST: Final = StepType3(BOOK, "DieFirst", by=SEAT, first=SEAT, second=SEAT)
LEAVE_TABLE: Final = StepType1(BOOK, "LeaveTable", of=SEAT)
SHARE_CARDS: Final = QuestionType2(BOOK, "ShareCards", by=SEAT, other=SEAT)
TAKE_SHARE: Final = StepType2(BOOK, "TakeShare", by=SEAT, card=CARD)
STATE_ALLEGIANCE: Final = StepType1(BOOK, "StateAllegiance", of=SEAT)
SET_ASIDE_FOR_TWO: Final = StepType0(BOOK, "SetAsideForTwo")

# Conspiracy
CONSPIRE: Final = StepType1(BOOK, "Conspire", by=SEAT)
REVEAL_BLACK_CATS_TRYAL: Final = QuestionType2(BOOK, "RevealBlackCatsTrial", by=SEAT, accused=SEAT)
OPEN_EXCHANGE: Final = StepType0(BOOK, "OpenExchange")
CHOOSE_CARD_TO_TAKE: Final = QuestionType1(BOOK, "ChooseCardToTake", by=SEAT)
TAKE_TRYAL: Final = StepType2(BOOK, "TakeTrial", by=SEAT, slot=SLOT)
TAKE_TRYAL_AND_GIVE: Final = StepType4(BOOK, "TakeTrialAndGive", by=SEAT, slot=SLOT, ghost=SEAT, given=SLOT)
EXCHANGE_TRYALS: Final = StepType0(BOOK, "ExchangeTrials")

# Night
FALL_NIGHT: Final = StepType1(BOOK, "FallNight", by=SEAT)
CHOOSE_VICTIM: Final = QuestionType1(BOOK, "ChooseVictim", by=SEAT)
STRIKE: Final = StepType2(BOOK, "Strike", by=SEAT, on=SEAT)
COUNT_STRIKES: Final = StepType0(BOOK, "CountStrikes")
CHOOSE_PROTECTED: Final = QuestionType1(BOOK, "ChooseProtected", by=SEAT)
PROTECT: Final = StepType2(BOOK, "Protect", by=SEAT, on=SEAT)
PLACE_GAVEL: Final = StepType0(BOOK, "PlaceGavel")
ASK_CONFESSIONS: Final = StepType2(BOOK, "AskConfessions", by=SEAT, round=FLAG)
CHOOSE_CONFESSION: Final = QuestionType1(BOOK, "ChooseConfession", by=SEAT)
CONFESS: Final = StepType2(BOOK, "Confess", by=SEAT, slot=SLOT)
CONFESS_WITHOUT_REVEALING: Final = StepType1(BOOK, "ConfessWithoutRevealing", by=SEAT)
STAY_SILENT: Final = StepType1(BOOK, "StaySilent", by=SEAT)
MAKE_CONFESSIONS: Final = StepType4(BOOK, "MakeConfessions", by=SEAT, after=SEAT, made=FLAG, late=FLAG)
NAME_VICTIM: Final = StepType1(BOOK, "NameVictim", by=SEAT)
LOSE_TWO_TRYALS: Final = StepType2(BOOK, "LoseTwoTrials", of=SEAT, left=TRYALS_TO_LOSE)
CHOOSE_LOSS: Final = QuestionType2(BOOK, "ChooseLoss", by=SEAT, accused=SEAT)
END_NIGHT: Final = StepType1(BOOK, "EndNight", by=SEAT)

# Citizens who act in their turn, and ghosts
REARRANGE_DECK: Final = StepType1(BOOK, "RearrangeDeck", by=SEAT)
ARRANGE: Final = QuestionType2(BOOK, "Arrange", by=SEAT, place=PLACE_FROM_TOP)
PUT_NEXT: Final = StepType3(BOOK, "PutNext", by=SEAT, card=CARD, place=PLACE_FROM_TOP)
LEAVE_THE_REST: Final = StepType1(BOOK, "LeaveTheRest", by=SEAT)
TAKE_FROM_DISCARD: Final = StepType1(BOOK, "TakeFromDiscard", by=SEAT)
CHOOSE_DISCARDED: Final = QuestionType2(BOOK, "ChooseDiscarded", by=SEAT, taken=CARDS_TAKEN)
PICK_UP: Final = StepType3(BOOK, "PickUp", by=SEAT, card=CARD, taken=CARDS_TAKEN)
PICK_UP_NO_MORE: Final = StepType1(BOOK, "PickUpNoMore", by=SEAT)
PEEK: Final = StepType3(BOOK, "Peek", by=SEAT, of=SEAT, slot=SLOT)
DISCARD_TOP: Final = StepType3(BOOK, "DiscardTop", by=SEAT, cards=CARDS_LEFT_TO_DRAW, nights=FLAG)

# At any time
SWAP_TRYALS: Final = StepType3(BOOK, "SwapTrials", by=SEAT, one=SLOT, other=SLOT)
TURN_HOURGLASS: Final = StepType1(BOOK, "TurnHourglass", by=SEAT)
SAY_LAST_WORDS: Final = StepType1(BOOK, "SayLastWords", by=SEAT)
