"""The tokens, beasts, characters and cards, and the words for them. ANI-GEN-03, ANI-GEN-09 to ANI-GEN-13."""

from __future__ import annotations

from typing import Final

from sortilege.content import Table
from sortilege.kernel.vocabulary import Book, Kind
from sortilege.shelf.animaux.map import PLACES

# Tokens and beasts

_tokens: Final = Table("animaux", "tokens")

RESOURCES: Final = _tokens.ids("resource")
BEASTS: Final = _tokens.ids("beast")
FIRST_BEAST: Final = len(RESOURCES)
"""A token's face: the number of its resource, or FIRST_BEAST and the number of its beast."""
MULTI: Final = RESOURCES.index("multi")
"""The joker; the colours are the faces below it."""
TOKENS: Final[list[int]] = [
    *(face for face, row in enumerate(_tokens.rows("resource")) for _ in range(row["tokens"])),
    *range(FIRST_BEAST, FIRST_BEAST + len(BEASTS)),
]
COSTS: Final[list[list[int]]] = [list(row["cost"]) for row in _tokens.rows("beast")]
"""By beast: how many tokens of each colour its capture costs."""
BEASTS_IN_ALL: Final = 10

_tokens.expect(len(TOKENS), _tokens.number("printed"), "tokens")
_tokens.expect(_tokens.number("on_board"), PLACES, "tokens on the board", "on_board")
_tokens.expect(len(BEASTS), BEASTS_IN_ALL, "beasts", "beast")
_tokens.expect(COSTS[BEASTS.index("oiseau_tonnerre")], [2, 3, 3, 2], "cost of the Thunderbird", "oiseau_tonnerre")
for _beast, _cost in zip(BEASTS, COSTS, strict=True):
    _tokens.expect(len(_cost), MULTI, f"colours in the cost of {_beast}", _beast)

# Characters

_characters: Final = Table("animaux", "characters")

CHARACTERS: Final = _characters.ids("character")
_characters.expect(len(CHARACTERS), _characters.number("printed"), "characters", "printed")
ACTIONS: Final[list[int]] = [row["actions"] for row in _characters.rows("character")]
NORBERT: Final = CHARACTERS.index("norbert")
PORPENTINA: Final = CHARACTERS.index("porpentina")
QUEENIE: Final = CHARACTERS.index("queenie")
JACOB: Final = CHARACTERS.index("jacob")
PERCIVAL: Final = CHARACTERS.index("percival")
SERAPHINA: Final = CHARACTERS.index("seraphina")

_characters.expect(ACTIONS[NORBERT], 4, "actions of Norbert", "norbert")

# Spells

_spells: Final = Table("animaux", "spells")

SPELLS: Final = _spells.ids("spell")
COPIES: Final[list[int]] = [row["copies"] for row in _spells.rows("spell")]
SPELL_CARDS: Final[list[int]] = [spell for spell, copies in enumerate(COPIES) for _ in range(copies)]
_spells.expect(len(SPELL_CARDS), _spells.number("printed"), "spell cards", "printed")
BEFORE_THE_ROLL: Final[list[bool]] = [bool(row.get("before_roll")) for row in _spells.rows("spell")]
AFTER_THE_MOVE: Final[list[bool]] = [bool(row.get("after_move")) for row in _spells.rows("spell")]
REPLACES_THE_ROLL: Final[list[bool]] = [bool(row.get("replaces_roll")) for row in _spells.rows("spell")]
ACCIO: Final = SPELLS.index("accio")
TRANSPLANAGE: Final = SPELLS.index("transplanage")
REVELIO: Final = SPELLS.index("revelio")
ASCENDIO: Final = SPELLS.index("ascendio")
GEMINIO: Final = SPELLS.index("geminio")
REDUCIO: Final = SPELLS.index("reducio")
EXPELLIARMUS: Final = SPELLS.index("expelliarmus")
PROTEGO: Final = SPELLS.index("protego")
IMPEDIMENTA: Final = SPELLS.index("impedimenta")
WINGARDIUM: Final = SPELLS.index("wingardium")

# Events

_events: Final = Table("animaux", "events")

EVENTS: Final = _events.ids("event")
EVENT_CARDS: Final[list[int]] = [
    event for event, row in enumerate(_events.rows("event")) for _ in range(row["copies"])
]  # fmt: skip

_events.expect(len(EVENT_CARDS), _events.number("printed"), "event cards", "printed")

# The followers of Salem

_salem: Final = Table("animaux", "salem")

FOLLOWERS: Final = _salem.ids("follower")
_salem.expect(len(FOLLOWERS), _salem.number("follower_cards"), "follower cards", "follower_cards")
MARY_LOU: Final = FOLLOWERS.index("marylou")
CROYANCE: Final = FOLLOWERS.index("croyance")
MODESTIE: Final = FOLLOWERS.index("modestie")
CHASTITY: Final = FOLLOWERS.index("chastity")
SHAW: Final = FOLLOWERS.index("shaw")
CLAIRON: Final = FOLLOWERS.index("clairon")
SLOT_TOKENS: Final[list[int]] = [RESOURCES.index(token) for token in _salem.values["slots"]]
"""By slot of the place track, from left to right: the token it offers."""
SALEM_TOKENS: Final = _salem.number("salem_tokens")
BOXES: Final = _salem.number("boxes")
ORANGE_BOXES: Final[list[int]] = list(_salem.values["orange"])
FEWEST: Final[int] = _salem.rows("team")[0]["players"]
BEASTS_TO_FIND: Final[list[int]] = [0] * FEWEST + [row["beasts"] for row in _salem.rows("team")]
"""By number of players; likewise the next two."""
FIRST_SALEM_TOKENS: Final[list[int]] = [0] * FEWEST + [row["tokens"] for row in _salem.rows("team")]
LOSING_BOX: Final[list[int]] = [0] * FEWEST + [row["losing"] for row in _salem.rows("team")]

_salem.expect(sorted(SLOT_TOKENS), list(range(FIRST_BEAST)), "colours of the slots", "slots")
_salem.expect([row["players"] for row in _salem.rows("team")], [2, 3, 4, 5, 6], "numbers of players", "players")
_salem.expect(BEASTS_TO_FIND[FEWEST:], [2, 3, 4, 4, 4], "beasts to capture", "beasts")
_salem.expect(FIRST_SALEM_TOKENS[FEWEST:], [10, 10, 12, 12, 12], "first Salem tokens", "tokens = 10")
_salem.expect(LOSING_BOX[FEWEST:], [7, 9, 11, 11, 11], "losing tokens", "losing")
_salem.expect(max(LOSING_BOX), BOXES, "boxes of the Salem track", "boxes")

# Words

BOOK: Final = Book("animaux")
SPACE: Final = Kind("space")
TOKEN: Final = Kind("token", [*RESOURCES, *BEASTS])
CHARACTER: Final = Kind("character", CHARACTERS)
SPELL: Final = Kind("spell", SPELLS)
EVENT: Final = Kind("event", EVENTS)
FOLLOWER: Final = Kind("follower", FOLLOWERS)
