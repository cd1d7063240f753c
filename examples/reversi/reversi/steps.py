"""Everything that can be done in Reversi."""

from __future__ import annotations

from typing import Final

from reversi.components import BOOK, SQUARE
from sortilege.kernel.kinds import SEAT
from sortilege.kernel.question_types import QuestionType1
from sortilege.kernel.step_types import StepType2

CHOOSE_SQUARE: Final = QuestionType1(BOOK, "ChooseSquare", by=SEAT)
PLACE_DISC: Final = StepType2(BOOK, "PlaceDisc", by=SEAT, on=SQUARE)
