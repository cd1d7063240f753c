"""Everything that can be done in Les Animaux Fantastiques."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import SEAT, number_up_to
from sortilege.kernel.question_types import QuestionType1, QuestionType2, QuestionType3
from sortilege.kernel.step_types import StepType0, StepType1, StepType2, StepType3, StepType4
from sortilege.shelf.animaux.components import (
    BOOK,
    CHARACTER,
    EVENT,
    SPACE,
    SPELL,
    SPELLS_IN_A_TURN,
    TOKEN,
    TOKENS_OF_A_KIND,
)
from sortilege.shelf.animaux.map import DIE
from sortilege.shelf.animaux.zones import MOST_SEATS

ROLL: Final = number_up_to(DIE)
REDUCIOS: Final = number_up_to(SPELLS_IN_A_TURN)
ROW_OF_PAYERS: Final = number_up_to(MOST_SEATS)
"""A place in the row of those who pay, or the one after the last."""
COUNT: Final = number_up_to(TOKENS_OF_A_KIND)

# Setting up
CHOOSE_CHARACTER: Final = QuestionType1(BOOK, "ChooseCharacter", by=SEAT)
TAKE_CHARACTER: Final = StepType2(BOOK, "TakeCharacter", by=SEAT, character=CHARACTER)
PUT_OUT_TOKENS: Final = StepType0(BOOK, "PutOutTokens")
DEAL_SPELLS: Final = StepType0(BOOK, "DealSpells")
LET_BEASTS_LOOSE: Final = StepType0(BOOK, "LetBeastsLoose")
POST_FOLLOWERS: Final = StepType0(BOOK, "PostFollowers")
OPEN_PLACE_TRACK: Final = StepType0(BOOK, "OpenPlaceTrack")

# Turns and rounds
PASS_TURN: Final = StepType1(BOOK, "PassTurn", by=SEAT)
NEXT_ROUND: Final = StepType0(BOOK, "NextRound")

# Movement by die
CHOOSE_DESTINATION: Final = QuestionType2(BOOK, "ChooseDestination", by=SEAT, roll=ROLL)
MOVE_PAWN: Final = StepType2(BOOK, "MovePawn", by=SEAT, to=SPACE)

# First Captures
TAKE_TURN: Final = StepType1(BOOK, "TakeTurn", by=SEAT)
FLIP_TOKEN: Final = StepType1(BOOK, "FlipToken", by=SEAT)

# Captures that are paid for
CAPTURE_BEAST: Final = StepType2(BOOK, "CaptureBeast", by=SEAT, reducio=REDUCIOS)
CAPTURE_TOGETHER: Final = StepType1(BOOK, "CaptureTogether", by=SEAT)
SETTLE_TOKENS: Final = StepType3(BOOK, "SettleTokens", by=SEAT, token=TOKEN, at=ROW_OF_PAYERS)
CHOOSE_PAYMENT: Final = QuestionType3(BOOK, "ChoosePayment", by=SEAT, of=SEAT, token=TOKEN)
PAY: Final = StepType4(BOOK, "Pay", by=SEAT, of=SEAT, token=TOKEN, count=COUNT)
SPARE_COLOURS: Final = StepType1(BOOK, "SpareColours", by=SEAT)
CHOOSE_SPARED: Final = QuestionType1(BOOK, "ChooseSpared", by=SEAT)
SPARE: Final = StepType2(BOOK, "Spare", by=SEAT, token=TOKEN)
TAKE_BEAST: Final = StepType1(BOOK, "TakeBeast", by=SEAT)

# Apprentice Magizoologist
TAKE_APPRENTICE_TURN: Final = StepType1(BOOK, "TakeApprenticeTurn", by=SEAT)
BEFORE_ROLL: Final = QuestionType1(BOOK, "BeforeRoll", by=SEAT)
ROLL_DIE: Final = StepType1(BOOK, "RollDie", by=SEAT)
ARRIVE: Final = StepType1(BOOK, "Arrive", by=SEAT)
TURN_UP: Final = StepType2(BOOK, "TurnUp", by=SEAT, on=SPACE)
AFTER_MOVE: Final = QuestionType1(BOOK, "AfterMove", by=SEAT)
END_TURN: Final = StepType1(BOOK, "EndTurn", by=SEAT)

# Spells
PLAY_SPELL: Final = StepType2(BOOK, "PlaySpell", by=SEAT, spell=SPELL)
CAST_ACCIO: Final = QuestionType1(BOOK, "CastAccio", by=SEAT)
FETCH_TOKEN: Final = StepType2(BOOK, "FetchToken", by=SEAT, on=SPACE)
CAST_TRANSPLANAGE: Final = QuestionType1(BOOK, "CastTransplanage", by=SEAT)
CAST_REVELIO: Final = QuestionType1(BOOK, "CastRevelio", by=SEAT)
POINT_AT: Final = StepType2(BOOK, "PointAt", by=SEAT, on=SPACE)
CHOOSE_SECOND_LOOK: Final = QuestionType2(BOOK, "ChooseSecondLook", by=SEAT, on=SPACE)
LOOK_AT: Final = StepType3(BOOK, "LookAt", by=SEAT, on=SPACE, other=SPACE)
CAST_ASCENDIO: Final = QuestionType1(BOOK, "CastAscendio", by=SEAT)
NAME_NUMBER: Final = StepType2(BOOK, "NameNumber", by=SEAT, number=ROLL)
CAST_GEMINIO: Final = StepType1(BOOK, "CastGeminio", by=SEAT)
CAST_EXPELLIARMUS: Final = QuestionType1(BOOK, "CastExpelliarmus", by=SEAT)
DISARM: Final = StepType3(BOOK, "Disarm", by=SEAT, of=SEAT, token=TOKEN)
CAST_PROTEGO: Final = StepType1(BOOK, "CastProtego", by=SEAT)
CAST_IMPEDIMENTA: Final = QuestionType1(BOOK, "CastImpedimenta", by=SEAT)
HINDER: Final = StepType2(BOOK, "Hinder", by=SEAT, of=SEAT)
CAST_WINGARDIUM: Final = QuestionType1(BOOK, "CastWingardium", by=SEAT)
LIFT: Final = StepType2(BOOK, "Lift", by=SEAT, on=SPACE)
CHOOSE_EXCHANGE: Final = QuestionType2(BOOK, "ChooseExchange", by=SEAT, on=SPACE)
EXCHANGE: Final = StepType3(BOOK, "Exchange", by=SEAT, on=SPACE, other=SPACE)

# Seasoned Magizoologist: the turn and its actions
TAKE_SEASONED_TURN: Final = StepType1(BOOK, "TakeSeasonedTurn", by=SEAT)
NEXT_ACTION: Final = StepType1(BOOK, "NextAction", by=SEAT)
CHOOSE_ACTION: Final = QuestionType1(BOOK, "ChooseAction", by=SEAT)
WALK: Final = StepType2(BOOK, "Walk", by=SEAT, to=SPACE)
APPARATE: Final = StepType2(BOOK, "Apparate", by=SEAT, to=SPACE)
ORDER_TO_WALK: Final = StepType3(BOOK, "OrderToWalk", by=SEAT, of=SEAT, to=SPACE)
ORDER_TO_APPARATE: Final = StepType3(BOOK, "OrderToApparate", by=SEAT, of=SEAT, to=SPACE)
REMOVE_SALEM: Final = StepType1(BOOK, "RemoveSalem", by=SEAT)
TAKE_RESOURCE: Final = StepType2(BOOK, "TakeResource", by=SEAT, token=TOKEN)
GIVE_TOKEN: Final = StepType3(BOOK, "GiveToken", by=SEAT, of=SEAT, token=TOKEN)
RECEIVE_TOKEN: Final = StepType3(BOOK, "ReceiveToken", by=SEAT, of=SEAT, token=TOKEN)
STOP_ACTING: Final = StepType1(BOOK, "StopActing", by=SEAT)

# Event cards
REVEAL_EVENT: Final = StepType1(BOOK, "RevealEvent", by=SEAT)
CHOOSE_EVENT: Final = QuestionType1(BOOK, "ChooseEvent", by=SEAT)
APPLY_EVENT: Final = StepType2(BOOK, "ApplyEvent", by=SEAT, event=EVENT)
PUT_EVENT_AWAY: Final = StepType0(BOOK, "PutEventAway")
HEAR_SERMON: Final = StepType1(BOOK, "HearSermon", by=SEAT)
FIND_TRACTS: Final = StepType1(BOOK, "FindTracts", by=SEAT)
MEET_OBSCURUS: Final = StepType1(BOOK, "MeetObscurus", by=SEAT)
SHOW_WAND: Final = StepType1(BOOK, "ShowWand", by=SEAT)
EMPTY_POCKETS: Final = QuestionType1(BOOK, "EmptyPockets", by=SEAT)
LOSE_TOKEN: Final = StepType2(BOOK, "LoseToken", by=SEAT, token=TOKEN)
STARTLE_BEAST: Final = QuestionType1(BOOK, "StartleBeast", by=SEAT)
CHASE_BEAST: Final = StepType2(BOOK, "ChaseBeast", by=SEAT, beast=TOKEN)
CALL_AURORS: Final = QuestionType1(BOOK, "CallAurors", by=SEAT)
SEND_AURORS: Final = StepType2(BOOK, "SendAurors", by=SEAT, on=SPACE)
FIND_PORTKEY: Final = QuestionType1(BOOK, "FindPortkey", by=SEAT)
TAKE_PORTKEY: Final = StepType2(BOOK, "TakePortkey", by=SEAT, to=SPACE)
LEAVE_PORTKEY: Final = StepType1(BOOK, "LeavePortkey", by=SEAT)
CATCH_BREATH: Final = StepType1(BOOK, "CatchBreath", by=SEAT)
MAKE_FIND: Final = QuestionType1(BOOK, "MakeFind", by=SEAT)
PICK_UP: Final = StepType2(BOOK, "PickUp", by=SEAT, token=TOKEN)
RECEIVE_OWL: Final = QuestionType1(BOOK, "ReceiveOwl", by=SEAT)
OWL_TAKES: Final = StepType3(BOOK, "OwlTakes", by=SEAT, of=SEAT, token=TOKEN)
OWL_BRINGS: Final = StepType3(BOOK, "OwlBrings", by=SEAT, of=SEAT, token=TOKEN)
DISMISS_OWL: Final = StepType1(BOOK, "DismissOwl", by=SEAT)
OBLIVIATE: Final = StepType1(BOOK, "Obliviate", by=SEAT)
STAY_CALM: Final = StepType1(BOOK, "StayCalm", by=SEAT)

# The followers of Salem
PREACH: Final = StepType0(BOOK, "Preach")
PLACE_SALEM: Final = StepType1(BOOK, "PlaceSalem", on=SPACE)
ADVANCE_TRACK: Final = StepType0(BOOK, "AdvanceTrack")
SHIFT_PLACE_TRACK: Final = StepType0(BOOK, "ShiftPlaceTrack")
CLEAR_SALEM_SLOT: Final = StepType0(BOOK, "ClearSalemSlot")
HEED_MARY_LOU: Final = StepType0(BOOK, "HeedMaryLou")
