"""Everything that can be done in Les Animaux Fantastiques."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NUMBER, SEAT
from sortilege.shelf.animaux.components import BOOK, CHARACTER, EVENT, SPACE, SPELL, TOKEN

# Setting up
CHOOSE_CHARACTER: Final = BOOK.step("ChooseCharacter", by=SEAT)
TAKE_CHARACTER: Final = BOOK.step("TakeCharacter", by=SEAT, character=CHARACTER)
PUT_OUT_TOKENS: Final = BOOK.step("PutOutTokens")
DEAL_SPELLS: Final = BOOK.step("DealSpells")
LET_BEASTS_LOOSE: Final = BOOK.step("LetBeastsLoose")
POST_FOLLOWERS: Final = BOOK.step("PostFollowers")
OPEN_PLACE_TRACK: Final = BOOK.step("OpenPlaceTrack")

# Turns and rounds
PASS_TURN: Final = BOOK.step("PassTurn", by=SEAT)
NEXT_ROUND: Final = BOOK.step("NextRound")

# Movement by die
CHOOSE_DESTINATION: Final = BOOK.step("ChooseDestination", by=SEAT, roll=NUMBER)
MOVE_PAWN: Final = BOOK.step("MovePawn", by=SEAT, to=SPACE)

# First Captures
TAKE_TURN: Final = BOOK.step("TakeTurn", by=SEAT)
FLIP_TOKEN: Final = BOOK.step("FlipToken", by=SEAT)

# Captures that are paid for
CAPTURE_BEAST: Final = BOOK.step("CaptureBeast", by=SEAT, reducio=NUMBER)
CAPTURE_TOGETHER: Final = BOOK.step("CaptureTogether", by=SEAT)
SETTLE_TOKENS: Final = BOOK.step("SettleTokens", by=SEAT, token=TOKEN, at=NUMBER)
CHOOSE_PAYMENT: Final = BOOK.step("ChoosePayment", by=SEAT, of=SEAT, token=TOKEN)
PAY: Final = BOOK.step("Pay", by=SEAT, of=SEAT, token=TOKEN, count=NUMBER)
SPARE_COLOURS: Final = BOOK.step("SpareColours", by=SEAT)
CHOOSE_SPARED: Final = BOOK.step("ChooseSpared", by=SEAT)
SPARE: Final = BOOK.step("Spare", by=SEAT, token=TOKEN)
TAKE_BEAST: Final = BOOK.step("TakeBeast", by=SEAT)

# Apprentice Magizoologist
TAKE_APPRENTICE_TURN: Final = BOOK.step("TakeApprenticeTurn", by=SEAT)
BEFORE_ROLL: Final = BOOK.step("BeforeRoll", by=SEAT)
ROLL_DIE: Final = BOOK.step("RollDie", by=SEAT)
ARRIVE: Final = BOOK.step("Arrive", by=SEAT)
TURN_UP: Final = BOOK.step("TurnUp", by=SEAT, on=SPACE)
AFTER_MOVE: Final = BOOK.step("AfterMove", by=SEAT)
END_TURN: Final = BOOK.step("EndTurn", by=SEAT)

# Spells
PLAY_SPELL: Final = BOOK.step("PlaySpell", by=SEAT, spell=SPELL)
CAST_ACCIO: Final = BOOK.step("CastAccio", by=SEAT)
FETCH_TOKEN: Final = BOOK.step("FetchToken", by=SEAT, on=SPACE)
CAST_TRANSPLANAGE: Final = BOOK.step("CastTransplanage", by=SEAT)
CAST_REVELIO: Final = BOOK.step("CastRevelio", by=SEAT)
POINT_AT: Final = BOOK.step("PointAt", by=SEAT, on=SPACE)
CHOOSE_SECOND_LOOK: Final = BOOK.step("ChooseSecondLook", by=SEAT, on=SPACE)
LOOK_AT: Final = BOOK.step("LookAt", by=SEAT, on=SPACE, other=SPACE)
CAST_ASCENDIO: Final = BOOK.step("CastAscendio", by=SEAT)
NAME_NUMBER: Final = BOOK.step("NameNumber", by=SEAT, number=NUMBER)
CAST_GEMINIO: Final = BOOK.step("CastGeminio", by=SEAT)
CAST_EXPELLIARMUS: Final = BOOK.step("CastExpelliarmus", by=SEAT)
DISARM: Final = BOOK.step("Disarm", by=SEAT, of=SEAT, token=TOKEN)
CAST_PROTEGO: Final = BOOK.step("CastProtego", by=SEAT)
CAST_IMPEDIMENTA: Final = BOOK.step("CastImpedimenta", by=SEAT)
HINDER: Final = BOOK.step("Hinder", by=SEAT, of=SEAT)
CAST_WINGARDIUM: Final = BOOK.step("CastWingardium", by=SEAT)
LIFT: Final = BOOK.step("Lift", by=SEAT, on=SPACE)
CHOOSE_EXCHANGE: Final = BOOK.step("ChooseExchange", by=SEAT, on=SPACE)
EXCHANGE: Final = BOOK.step("Exchange", by=SEAT, on=SPACE, other=SPACE)

# Seasoned Magizoologist: the turn and its actions
TAKE_SEASONED_TURN: Final = BOOK.step("TakeSeasonedTurn", by=SEAT)
NEXT_ACTION: Final = BOOK.step("NextAction", by=SEAT)
CHOOSE_ACTION: Final = BOOK.step("ChooseAction", by=SEAT)
WALK: Final = BOOK.step("Walk", by=SEAT, to=SPACE)
APPARATE: Final = BOOK.step("Apparate", by=SEAT, to=SPACE)
ORDER_TO_WALK: Final = BOOK.step("OrderToWalk", by=SEAT, of=SEAT, to=SPACE)
ORDER_TO_APPARATE: Final = BOOK.step("OrderToApparate", by=SEAT, of=SEAT, to=SPACE)
REMOVE_SALEM: Final = BOOK.step("RemoveSalem", by=SEAT)
TAKE_RESOURCE: Final = BOOK.step("TakeResource", by=SEAT, token=TOKEN)
GIVE_TOKEN: Final = BOOK.step("GiveToken", by=SEAT, of=SEAT, token=TOKEN)
RECEIVE_TOKEN: Final = BOOK.step("ReceiveToken", by=SEAT, of=SEAT, token=TOKEN)
STOP_ACTING: Final = BOOK.step("StopActing", by=SEAT)

# Event cards
REVEAL_EVENT: Final = BOOK.step("RevealEvent", by=SEAT)
CHOOSE_EVENT: Final = BOOK.step("ChooseEvent", by=SEAT)
APPLY_EVENT: Final = BOOK.step("ApplyEvent", by=SEAT, event=EVENT)
PUT_EVENT_AWAY: Final = BOOK.step("PutEventAway")
HEAR_SERMON: Final = BOOK.step("HearSermon", by=SEAT)
FIND_TRACTS: Final = BOOK.step("FindTracts", by=SEAT)
MEET_OBSCURUS: Final = BOOK.step("MeetObscurus", by=SEAT)
SHOW_WAND: Final = BOOK.step("ShowWand", by=SEAT)
EMPTY_POCKETS: Final = BOOK.step("EmptyPockets", by=SEAT)
LOSE_TOKEN: Final = BOOK.step("LoseToken", by=SEAT, token=TOKEN)
STARTLE_BEAST: Final = BOOK.step("StartleBeast", by=SEAT)
CHASE_BEAST: Final = BOOK.step("ChaseBeast", by=SEAT, beast=TOKEN)
CALL_AURORS: Final = BOOK.step("CallAurors", by=SEAT)
SEND_AURORS: Final = BOOK.step("SendAurors", by=SEAT, on=SPACE)
FIND_PORTKEY: Final = BOOK.step("FindPortkey", by=SEAT)
TAKE_PORTKEY: Final = BOOK.step("TakePortkey", by=SEAT, to=SPACE)
LEAVE_PORTKEY: Final = BOOK.step("LeavePortkey", by=SEAT)
CATCH_BREATH: Final = BOOK.step("CatchBreath", by=SEAT)
MAKE_FIND: Final = BOOK.step("MakeFind", by=SEAT)
PICK_UP: Final = BOOK.step("PickUp", by=SEAT, token=TOKEN)
RECEIVE_OWL: Final = BOOK.step("ReceiveOwl", by=SEAT)
OWL_TAKES: Final = BOOK.step("OwlTakes", by=SEAT, of=SEAT, token=TOKEN)
OWL_BRINGS: Final = BOOK.step("OwlBrings", by=SEAT, of=SEAT, token=TOKEN)
DISMISS_OWL: Final = BOOK.step("DismissOwl", by=SEAT)
OBLIVIATE: Final = BOOK.step("Obliviate", by=SEAT)
STAY_CALM: Final = BOOK.step("StayCalm", by=SEAT)

# The followers of Salem
PREACH: Final = BOOK.step("Preach")
PLACE_SALEM: Final = BOOK.step("PlaceSalem", on=SPACE)
ADVANCE_TRACK: Final = BOOK.step("AdvanceTrack")
SHIFT_PLACE_TRACK: Final = BOOK.step("ShiftPlaceTrack")
CLEAR_SALEM_SLOT: Final = BOOK.step("ClearSalemSlot")
HEED_MARY_LOU: Final = BOOK.step("HeedMaryLou")
