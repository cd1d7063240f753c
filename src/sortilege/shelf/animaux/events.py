"""Everything that can be told in Les Animaux Fantastiques."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NUMBER, SEAT
from sortilege.shelf.animaux.components import BOOK, CHARACTER, EVENT, FOLLOWER, SPACE, SPELL, TOKEN

# Every mode
CHARACTER_TAKEN: Final = BOOK.event("CharacterTaken", by=SEAT, character=CHARACTER)
TOKENS_PUT_OUT: Final = BOOK.event("TokensPutOut")
TURN_BEGUN: Final = BOOK.event("TurnBegun", by=SEAT, round=NUMBER)
DIE_ROLLED: Final = BOOK.event("DieRolled", by=SEAT, roll=NUMBER)
PAWN_MOVED: Final = BOOK.event("PawnMoved", by=SEAT, to=SPACE)
BEAST_CAPTURED: Final = BOOK.event("BeastCaptured", by=SEAT, beast=TOKEN, on=SPACE)

# First Captures
TOKEN_SET_ASIDE: Final = BOOK.event("TokenSetAside", by=SEAT, token=TOKEN, on=SPACE)
PLACE_REFILLED: Final = BOOK.event("PlaceRefilled", on=SPACE)
NOTHING_FOUND: Final = BOOK.event("NothingFound", by=SEAT, on=SPACE)

# Apprentice Magizoologist
SPELLS_DEALT: Final = BOOK.event("SpellsDealt", by=SEAT, spell=SPELL, other=SPELL).secret(spell="by", other="by")
SPELL_DRAWN: Final = BOOK.event("SpellDrawn", by=SEAT, spell=SPELL).secret(spell="by")
SPELL_DECK_RENEWED: Final = BOOK.event("SpellDeckRenewed", cards=NUMBER)
PILE_RENEWED: Final = BOOK.event("PileRenewed", tokens=NUMBER)
STEPS_HALVED: Final = BOOK.event("StepsHalved", by=SEAT, steps=NUMBER)
RESOURCE_FOUND: Final = BOOK.event("ResourceFound", by=SEAT, token=TOKEN, on=SPACE)
BEAST_FOUND: Final = BOOK.event("BeastFound", by=SEAT, beast=TOKEN, on=SPACE)
TOKENS_PAID: Final = BOOK.event("TokensPaid", by=SEAT, token=TOKEN, count=NUMBER)
SPELL_PLAYED: Final = BOOK.event("SpellPlayed", by=SEAT, spell=SPELL)
TOKEN_LOOKED_AT: Final = BOOK.event("TokenLookedAt", by=SEAT, on=SPACE, token=TOKEN).secret(token="by")
NUMBER_CHOSEN: Final = BOOK.event("NumberChosen", by=SEAT, number=NUMBER)
TOKEN_CONJURED: Final = BOOK.event("TokenConjured", by=SEAT, token=TOKEN)
BEAST_GLIMPSED: Final = BOOK.event("BeastGlimpsed", by=SEAT, beast=TOKEN)
TOKEN_STOLEN: Final = BOOK.event("TokenStolen", by=SEAT, of=SEAT, token=TOKEN)
PROTEGO_EXPIRED: Final = BOOK.event("ProtegoExpired", by=SEAT)
PLAYER_HINDERED: Final = BOOK.event("PlayerHindered", by=SEAT, of=SEAT)
TOKENS_EXCHANGED: Final = BOOK.event("TokensExchanged", by=SEAT, on=SPACE, other=SPACE)

# Seasoned Magizoologist
BEAST_LOOSE: Final = BOOK.event("BeastLoose", beast=TOKEN, on=SPACE)
PLACE_OFFERED: Final = BOOK.event("PlaceOffered", on=SPACE, token=TOKEN)
ACTIONS_GIVEN: Final = BOOK.event("ActionsGiven", by=SEAT, actions=NUMBER)
APPARATED: Final = BOOK.aside("Apparated", by=SEAT, to=SPACE)
ORDERED_TO_APPARATE: Final = BOOK.aside("OrderedToApparate", by=SEAT, of=SEAT, to=SPACE)
PAWN_ORDERED: Final = BOOK.event("PawnOrdered", by=SEAT, of=SEAT, to=SPACE)
SALEM_STOOD: Final = BOOK.event("SalemStood", by=SEAT, on=SPACE, needed=NUMBER)
SALEM_REMOVED: Final = BOOK.event("SalemRemoved", on=SPACE)
RESOURCE_TAKEN: Final = BOOK.event("ResourceTaken", by=SEAT, token=TOKEN, on=SPACE)
TOKEN_HANDED_OVER: Final = BOOK.event("TokenHandedOver", by=SEAT, of=SEAT, token=TOKEN)
EVENT_REVEALED: Final = BOOK.event("EventRevealed", by=SEAT, event=EVENT)
EVENT_APPLIED: Final = BOOK.event("EventApplied", by=SEAT, event=EVENT)
ACTIONS_GIVEN_UP: Final = BOOK.aside("ActionsGivenUp", by=SEAT, actions=NUMBER)
ACTION_LOST: Final = BOOK.event("ActionLost", by=SEAT)
ACTION_GAINED: Final = BOOK.event("ActionGained", by=SEAT)
TOKEN_LOST: Final = BOOK.event("TokenLost", by=SEAT, token=TOKEN)
TOKEN_PICKED_UP: Final = BOOK.event("TokenPickedUp", by=SEAT, token=TOKEN)
PLACE_REVEALED: Final = BOOK.event("PlaceRevealed", on=SPACE)
BEAST_FLED: Final = BOOK.event("BeastFled", beast=TOKEN, on=SPACE)
BEAST_STAYED: Final = BOOK.event("BeastStayed", beast=TOKEN, on=SPACE)
SALEM_PLACED: Final = BOOK.event("SalemPlaced", on=SPACE)
SALEM_ADVANCED: Final = BOOK.event("SalemAdvanced", box=NUMBER)
SALEM_SET_BACK: Final = BOOK.event("SalemSetBack", box=NUMBER)
FOLLOWER_REVEALED: Final = BOOK.event("FollowerRevealed", follower=FOLLOWER)
PLACE_TRACK_SHIFTED: Final = BOOK.event("PlaceTrackShifted", on=SPACE)
PLACES_SLID: Final = BOOK.aside("PlacesSlid", red=SPACE, yellow=SPACE, green=SPACE, blue=SPACE)
