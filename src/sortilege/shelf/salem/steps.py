"""Everything that can be done in Salem 1692."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NUMBER, SEAT
from sortilege.shelf.salem.components import BOOK, CARD, CITIZEN, SLOT

# Setting up
DEAL_TRIALS: Final = BOOK.step("DealTrials")
CHOOSE_CITIZEN: Final = BOOK.step("ChooseCitizen", by=SEAT)
KEEP_CITIZEN: Final = BOOK.step("KeepCitizen", by=SEAT, citizen=CITIZEN)
SHOW_CITIZENS: Final = BOOK.step("ShowCitizens")
DEAL_HANDS: Final = BOOK.step("DealHands")

# Dawn
BREAK_DAWN: Final = BOOK.step("BreakDawn")
CHOOSE_BLACK_CAT: Final = BOOK.step("ChooseBlackCat", by=SEAT)
GIVE_BLACK_CAT: Final = BOOK.step("GiveBlackCat", by=SEAT, on=SEAT)
PICK_NOBODY: Final = BOOK.step("PickNobody", by=SEAT)
PLACE_BLACK_CAT: Final = BOOK.step("PlaceBlackCat")

# A turn
BEGIN_TURN: Final = BOOK.step("BeginTurn", by=SEAT)
CHOOSE_ACTION: Final = BOOK.step("ChooseAction", by=SEAT)
CONTINUE_TURN: Final = BOOK.step("ContinueTurn", by=SEAT)
END_TURN: Final = BOOK.step("EndTurn", by=SEAT)
DRAW_TWO: Final = BOOK.step("DrawTwo", by=SEAT)
DRAW: Final = BOOK.step("Draw", by=SEAT, cards=NUMBER, nights=NUMBER, action=NUMBER)
OFFER_SECOND_CARD: Final = BOOK.step("OfferSecondCard", by=SEAT)
DRAW_SECOND_CARD: Final = BOOK.step("DrawSecondCard", by=SEAT)
STOP_DRAWING: Final = BOOK.step("StopDrawing", by=SEAT)
OFFER_THIRD_CARD: Final = BOOK.step("OfferThirdCard", by=SEAT)
SHOW_ACCUSATIONS: Final = BOOK.step("ShowAccusations", by=SEAT)
KEEP_QUIET: Final = BOOK.step("KeepQuiet", by=SEAT)

# Cards
PLAY_RED: Final = BOOK.step("PlayRed", by=SEAT, on=SEAT, card=CARD)
PLAY_ALIBI: Final = BOOK.step("PlayAlibi", by=SEAT, on=SEAT)
PLAY_ALIBI_AS_WITNESS: Final = BOOK.step("PlayAlibiAsWitness", by=SEAT, on=SEAT)
CHOOSE_ALIBI: Final = BOOK.step("ChooseAlibi", by=SEAT, on=SEAT, worth=NUMBER)
CLEAR_RED: Final = BOOK.step("ClearRed", by=SEAT, on=SEAT, card=CARD, worth=NUMBER)
CLEAR_NO_MORE: Final = BOOK.step("ClearNoMore", by=SEAT)
PLAY_STOCKS: Final = BOOK.step("PlayStocks", by=SEAT, on=SEAT)
PLAY_ARSON: Final = BOOK.step("PlayArson", by=SEAT, on=SEAT)
PLAY_CURSE: Final = BOOK.step("PlayCurse", by=SEAT, on=SEAT, card=CARD)
PLAY_ROBBERY: Final = BOOK.step("PlayRobbery", by=SEAT, source=SEAT, target=SEAT)
PLAY_SCAPEGOAT: Final = BOOK.step("PlayScapegoat", by=SEAT, source=SEAT, target=SEAT)
PLAY_BLUE: Final = BOOK.step("PlayBlue", by=SEAT, on=SEAT, card=CARD)
PART_MATCHMAKERS: Final = BOOK.step("PartMatchmakers", of=SEAT)

# Trials
WEIGH_ACCUSATIONS: Final = BOOK.step("WeighAccusations", by=SEAT, on=SEAT)
OFFER_EARLY_TRIAL: Final = BOOK.step("OfferEarlyTrial", by=SEAT, accused=SEAT)
HOLD_TRIAL: Final = BOOK.step("HoldTrial", by=SEAT, accused=SEAT, caused=NUMBER)
HOLD_NO_TRIAL: Final = BOOK.step("HoldNoTrial", by=SEAT, accused=SEAT)
OFFER_TWO_CARDS: Final = BOOK.step("OfferTwoCards", by=SEAT)
DRAW_BEFORE_TRIAL: Final = BOOK.step("DrawBeforeTrial", by=SEAT)
DRAW_NOTHING: Final = BOOK.step("DrawNothing", by=SEAT)
SELECT_TRIAL: Final = BOOK.step("SelectTrial", by=SEAT, accused=SEAT)
CHOOSE_TRIAL: Final = BOOK.step("ChooseTrial", by=SEAT, accused=SEAT)
NAME_TWO_TRIALS: Final = BOOK.step("NameTwoTrials", by=SEAT, accused=SEAT)
CHOOSE_OF_TWO: Final = BOOK.step("ChooseOfTwo", by=SEAT, one=SLOT, other=SLOT, accuser=SEAT)
OFFER_OF_TWO: Final = BOOK.step("OfferOfTwo", accuser=SEAT, accused=SEAT, one=SLOT, other=SLOT)
REVEAL_TRIAL: Final = BOOK.step("RevealTrial", by=SEAT, of=SEAT, slot=SLOT)
CLOSE_TRIAL: Final = BOOK.step("CloseTrial", by=SEAT, accused=SEAT, caused=NUMBER)
OFFER_CLEARING: Final = BOOK.step("OfferClearing", by=SEAT)
CLEAR_OWN_REDS: Final = BOOK.step("ClearOwnReds", by=SEAT)
KEEP_OWN_REDS: Final = BOOK.step("KeepOwnReds", by=SEAT)
TRY_MARTHA: Final = BOOK.step("TryMartha", trigger=SEAT)
PAY_DRAWS: Final = BOOK.step("PayDraws")
OFFER_ONE_CARD: Final = BOOK.step("OfferOneCard", by=SEAT)
DRAW_ONE_CARD: Final = BOOK.step("DrawOneCard", by=SEAT)

# Deaths
DIE: Final = BOOK.step("Die", of=SEAT, trigger=SEAT)
CHOOSE_FIRST_DEATH: Final = BOOK.step("ChooseFirstDeath", by=SEAT, one=SEAT, other=SEAT)
DIE_FIRST: Final = BOOK.step("DieFirst", by=SEAT, first=SEAT, second=SEAT)
LEAVE_TABLE: Final = BOOK.step("LeaveTable", of=SEAT)
SHARE_CARDS: Final = BOOK.step("ShareCards", by=SEAT, other=SEAT)
TAKE_SHARE: Final = BOOK.step("TakeShare", by=SEAT, card=CARD)
STATE_ALLEGIANCE: Final = BOOK.step("StateAllegiance", of=SEAT)
SET_ASIDE_FOR_TWO: Final = BOOK.step("SetAsideForTwo")

# Conspiracy
CONSPIRE: Final = BOOK.step("Conspire", by=SEAT)
REVEAL_BLACK_CATS_TRIAL: Final = BOOK.step("RevealBlackCatsTrial", by=SEAT, accused=SEAT)
OPEN_EXCHANGE: Final = BOOK.step("OpenExchange")
CHOOSE_CARD_TO_TAKE: Final = BOOK.step("ChooseCardToTake", by=SEAT)
TAKE_TRIAL: Final = BOOK.step("TakeTrial", by=SEAT, slot=SLOT)
TAKE_TRIAL_AND_GIVE: Final = BOOK.step("TakeTrialAndGive", by=SEAT, slot=SLOT, ghost=SEAT, given=SLOT)
EXCHANGE_TRIALS: Final = BOOK.step("ExchangeTrials")

# Night
FALL_NIGHT: Final = BOOK.step("FallNight", by=SEAT)
CHOOSE_VICTIM: Final = BOOK.step("ChooseVictim", by=SEAT)
STRIKE: Final = BOOK.step("Strike", by=SEAT, on=SEAT)
COUNT_STRIKES: Final = BOOK.step("CountStrikes")
CHOOSE_PROTECTED: Final = BOOK.step("ChooseProtected", by=SEAT)
PROTECT: Final = BOOK.step("Protect", by=SEAT, on=SEAT)
PLACE_GAVEL: Final = BOOK.step("PlaceGavel")
ASK_CONFESSIONS: Final = BOOK.step("AskConfessions", by=SEAT, round=NUMBER)
CHOOSE_CONFESSION: Final = BOOK.step("ChooseConfession", by=SEAT)
CONFESS: Final = BOOK.step("Confess", by=SEAT, slot=SLOT)
CONFESS_WITHOUT_REVEALING: Final = BOOK.step("ConfessWithoutRevealing", by=SEAT)
STAY_SILENT: Final = BOOK.step("StaySilent", by=SEAT)
MAKE_CONFESSIONS: Final = BOOK.step("MakeConfessions", by=SEAT, after=SEAT, made=NUMBER, late=NUMBER)
NAME_VICTIM: Final = BOOK.step("NameVictim", by=SEAT)
LOSE_TWO_TRIALS: Final = BOOK.step("LoseTwoTrials", of=SEAT, left=NUMBER)
CHOOSE_LOSS: Final = BOOK.step("ChooseLoss", by=SEAT, accused=SEAT)
END_NIGHT: Final = BOOK.step("EndNight", by=SEAT)

# Citizens who act in their turn, and ghosts
REARRANGE_DECK: Final = BOOK.step("RearrangeDeck", by=SEAT)
ARRANGE: Final = BOOK.step("Arrange", by=SEAT, place=NUMBER)
PUT_NEXT: Final = BOOK.step("PutNext", by=SEAT, card=CARD, place=NUMBER)
LEAVE_THE_REST: Final = BOOK.step("LeaveTheRest", by=SEAT)
TAKE_FROM_DISCARD: Final = BOOK.step("TakeFromDiscard", by=SEAT)
CHOOSE_DISCARDED: Final = BOOK.step("ChooseDiscarded", by=SEAT, taken=NUMBER)
PICK_UP: Final = BOOK.step("PickUp", by=SEAT, card=CARD, taken=NUMBER)
PICK_UP_NO_MORE: Final = BOOK.step("PickUpNoMore", by=SEAT)
PEEK: Final = BOOK.step("Peek", by=SEAT, of=SEAT, slot=SLOT)
DISCARD_TOP: Final = BOOK.step("DiscardTop", by=SEAT, cards=NUMBER, nights=NUMBER)

# At any time
SWAP_TRIALS: Final = BOOK.step("SwapTrials", by=SEAT, one=SLOT, other=SLOT)
TURN_HOURGLASS: Final = BOOK.step("TurnHourglass", by=SEAT)
SAY_LAST_WORDS: Final = BOOK.step("SayLastWords", by=SEAT)
