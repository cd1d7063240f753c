"""The tokens, beasts, characters and cards, and the words for them. ANI-GEN-03, ANI-GEN-09 to ANI-GEN-13."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sortilege.content import ContentFile
from sortilege.kernel.book import Book
from sortilege.kernel.kinds import Kind
from sortilege.kernel.sets import SmallSet
from sortilege.shelf.animaux.map import PLACES

Token: TypeAlias = i64
"""The face of a token: the number of its resource, or FIRST_BEAST and the number of its beast."""
Beasts: TypeAlias = SmallSet
"""A set of beasts, by their own numbers, which begin at 0."""
Character: TypeAlias = i64
Spell: TypeAlias = i64
EventCard: TypeAlias = i64
Follower: TypeAlias = i64
Slot: TypeAlias = i64
"""Of the place track, from left to right."""

# Tokens and beasts

_tokens: Final = ContentFile("animaux", "tokens")

RESOURCES: Final = _tokens.ids("resource")
BEASTS: Final = _tokens.ids("beast")
MULTI: Final = 4
"""The joker; the colours are the faces below it."""
FIRST_BEAST: Final = 5
TOKENS: Final[list[int]] = [
    *(face for face, row in enumerate(_tokens.rows("resource")) for _ in range(row["tokens"])),
    *range(FIRST_BEAST, FIRST_BEAST + len(BEASTS)),
]
COSTS: Final[list[bytes]] = [bytes(row["cost"]) for row in _tokens.rows("beast")]
"""By beast: how many tokens of each colour its capture costs."""
BEASTS_IN_ALL: Final = 10
TOKENS_OF_A_KIND: Final = max([TOKENS.count(face) for face in range(FIRST_BEAST)])

_tokens.expect(RESOURCES.index("multi"), MULTI, "place of the multicolour token", "multi")
_tokens.expect(len(RESOURCES), FIRST_BEAST, "resources", "resource")
_tokens.expect(len(TOKENS), _tokens.number("printed"), "tokens")
_tokens.expect(_tokens.number("on_board"), PLACES, "tokens on the board", "on_board")
_tokens.expect(len(BEASTS), BEASTS_IN_ALL, "beasts", "beast")
_tokens.expect(list(COSTS[BEASTS.index("oiseau_tonnerre")]), [2, 3, 3, 2], "cost of the Thunderbird", "oiseau_tonnerre")
for _beast, _cost in zip(BEASTS, COSTS, strict=True):
    _tokens.expect(len(_cost), MULTI, f"colours in the cost of {_beast}", _beast)

# Characters

_characters: Final = ContentFile("animaux", "characters")

CHARACTERS: Final = _characters.ids("character")
_characters.expect(len(CHARACTERS), _characters.number("printed"), "characters", "printed")
ACTIONS: Final[list[int]] = [row["actions"] for row in _characters.rows("character")]
NORBERT: Final[i64] = CHARACTERS.index("norbert")
PORPENTINA: Final[i64] = CHARACTERS.index("porpentina")
QUEENIE: Final[i64] = CHARACTERS.index("queenie")
JACOB: Final[i64] = CHARACTERS.index("jacob")
PERCIVAL: Final[i64] = CHARACTERS.index("percival")
SERAPHINA: Final[i64] = CHARACTERS.index("seraphina")

_characters.expect(ACTIONS[NORBERT], 4, "actions of Norbert", "norbert")

# Spells

_spells: Final = ContentFile("animaux", "spells")

SPELLS: Final = _spells.ids("spell")
SPELLS_IN_A_TURN: Final = 3
COPIES: Final[list[int]] = [row["copies"] for row in _spells.rows("spell")]
SPELL_CARDS: Final[list[int]] = [spell for spell, copies in enumerate(COPIES) for _ in range(copies)]
_spells.expect(len(SPELL_CARDS), _spells.number("printed"), "spell cards", "printed")
BEFORE_THE_ROLL: Final[list[bool]] = [bool(row.get("before_roll")) for row in _spells.rows("spell")]
AFTER_THE_MOVE: Final[list[bool]] = [bool(row.get("after_move")) for row in _spells.rows("spell")]
REPLACES_THE_ROLL: Final[list[bool]] = [bool(row.get("replaces_roll")) for row in _spells.rows("spell")]
ACCIO: Final[i64] = SPELLS.index("accio")
TRANSPLANAGE: Final[i64] = SPELLS.index("transplanage")
REVELIO: Final[i64] = SPELLS.index("revelio")
ASCENDIO: Final[i64] = SPELLS.index("ascendio")
GEMINIO: Final[i64] = SPELLS.index("geminio")
REDUCIO: Final[i64] = SPELLS.index("reducio")
EXPELLIARMUS: Final[i64] = SPELLS.index("expelliarmus")
PROTEGO: Final[i64] = SPELLS.index("protego")
IMPEDIMENTA: Final[i64] = SPELLS.index("impedimenta")
WINGARDIUM: Final[i64] = SPELLS.index("wingardium")

# Events

_events: Final = ContentFile("animaux", "events")

EVENTS: Final = _events.ids("event")
EVENT_CARDS: Final[list[int]] = [
    event for event, row in enumerate(_events.rows("event")) for _ in range(row["copies"])
]  # fmt: skip

_events.expect(len(EVENT_CARDS), _events.number("printed"), "event cards", "printed")

# The followers of Salem

_salem: Final = ContentFile("animaux", "salem")

FOLLOWERS: Final = _salem.ids("follower")
_salem.expect(len(FOLLOWERS), _salem.number("follower_cards"), "follower cards", "follower_cards")
MARY_LOU: Final[i64] = FOLLOWERS.index("marylou")
CROYANCE: Final[i64] = FOLLOWERS.index("croyance")
MODESTIE: Final[i64] = FOLLOWERS.index("modestie")
CHASTITY: Final[i64] = FOLLOWERS.index("chastity")
SHAW: Final[i64] = FOLLOWERS.index("shaw")
CLAIRON: Final[i64] = FOLLOWERS.index("clairon")
SLOTS_ON_TRACK: Final = 5
SLOT_TOKENS: Final[list[int]] = [RESOURCES.index(token) for token in _salem.values["slots"]]
"""By slot of the place track, from left to right: the token it offers."""
SALEM_TOKENS: Final[int] = _salem.number("salem_tokens")
BOXES: Final = _salem.number("boxes")
ORANGE_BOXES: Final[list[int]] = list(_salem.values["orange"])
FEWEST: Final[int] = _salem.rows("team")[0]["players"]
BEASTS_TO_FIND: Final[list[int]] = [0] * FEWEST + [row["beasts"] for row in _salem.rows("team")]
"""By number of players; likewise the next two."""
FIRST_SALEM_TOKENS: Final[list[int]] = [0] * FEWEST + [row["tokens"] for row in _salem.rows("team")]
LOSING_BOX: Final[list[int]] = [0] * FEWEST + [row["losing"] for row in _salem.rows("team")]

_salem.expect(len(SLOT_TOKENS), SLOTS_ON_TRACK, "slots of the place track", "slots")
_salem.expect(sorted(SLOT_TOKENS), list(range(FIRST_BEAST)), "colours of the slots", "slots")
_salem.expect([row["players"] for row in _salem.rows("team")], [2, 3, 4, 5, 6], "numbers of players", "players")
_salem.expect(BEASTS_TO_FIND[FEWEST:], [2, 3, 4, 4, 4], "beasts to capture", "beasts")
_salem.expect(FIRST_SALEM_TOKENS[FEWEST:], [10, 10, 12, 12, 12], "first Salem tokens", "tokens = 10")
_salem.expect(LOSING_BOX[FEWEST:], [7, 9, 11, 11, 11], "losing tokens", "losing")
_salem.expect(max(LOSING_BOX), BOXES, "boxes of the Salem track", "boxes")

# Words

BOOK: Final = Book("animaux")
SPACE: Final = Kind("space", size=PLACES + 1)
TOKEN: Final = Kind("token", [*RESOURCES, *BEASTS])
CHARACTER: Final = Kind("character", CHARACTERS)
SPELL: Final = Kind("spell", SPELLS)
EVENT: Final = Kind("event", EVENTS)
FOLLOWER: Final = Kind("follower", FOLLOWERS)
