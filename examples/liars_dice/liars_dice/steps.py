"""Everything that can be done in Liar's dice."""

from __future__ import annotations

from typing import Final

from liars_dice.components import BOOK, FACE, MANY
from sortilege.kernel.kinds import SEAT
from sortilege.kernel.question_types import QuestionType1
from sortilege.kernel.step_types import StepType1, StepType3

ROLL_DICE: Final = StepType1(BOOK, "RollDice", first=SEAT)
CHOOSE_BID: Final = QuestionType1(BOOK, "ChooseBid", by=SEAT)
RAISE_BID: Final = StepType3(BOOK, "RaiseBid", by=SEAT, many=MANY, face=FACE)
CALL_LIAR: Final = StepType1(BOOK, "CallLiar", by=SEAT)
LOSE_ROUND: Final = StepType1(BOOK, "LoseRound", by=SEAT)
