"""Boards of the modes with resources: a game that is dealt, then laid out as a test needs it.

Tokens are written as in the ledger: "R2 B1 M1" is two red, one blue and one multicolour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import sortilege
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import Event, Match
from sortilege.kernel.rules import NO_STEP
from sortilege.kernel.sets import group_of, plus
from sortilege.shelf.animaux.components import (
    CHARACTERS,
    EVENTS,
    FIRST_BEAST,
    FOLLOWERS,
    RESOURCES,
    SLOT_TOKENS,
    SPELLS,
    TOKEN,
)
from sortilege.shelf.animaux.knowledge.draws import NO_DRAWS, one_more
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import AFTER_MOVE, BEFORE_ROLL, CHOOSE_ACTION
from sortilege.shelf.animaux.zones import (
    EVENT_PILE,
    FOLLOWER_PILE,
    FOLLOWERS_OUT,
    HAND,
    HELD,
    PILE,
    PLACE_PILE,
    PLACE_PILE_FOOT,
    PROTEGOS,
    RESERVE,
    SALEM_SLOT,
    SET_ASIDE,
    SLOTS,
    SPELL_DECK,
    SPELL_DISCARD,
)
from tests.games.animaux.scenes import state_of

LETTERS = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "M": "multi"}
PLACES = range(1, 30)


def counted(tokens: str) -> list[str]:
    """ "R2 M1" as red, red, multi."""
    return [LETTERS[word[0]] for word in tokens.split() for _ in range(int(word[1:]))]


class Bag:
    """The pieces of some zones, taken out to be laid where a test wants them."""

    def __init__(self, game: Animaux, zones: Iterable[int]) -> None:
        self.game = game
        self.pieces: list[int] = []
        for zone in zones:
            self.pieces += game.zones[zone]
            game.lay([], zone)
        for piece in self.pieces:
            game.forget(piece)

    def lay(self, face: int, zone: int, *, shown: bool = False, known_to: int | None = None) -> None:
        piece = next(piece for piece in self.pieces if self.game.face(piece) == face)
        self.pieces.remove(piece)
        self.game.put(piece, zone)
        if shown:
            self.game.reveal(piece)
        if known_to is not None:
            self.game.look(known_to, piece)

    def pour(self, zone: int) -> None:
        """The rest goes on top of a zone."""
        self.game.lay([*self.game.zones[zone], *self.pieces], zone)
        self.pieces = []


def ask_only(game: Animaux, question: int, seat: int) -> None:
    for other in range(game.seats):
        game.asked[other] = question if other == seat else NO_STEP
    game.open = bytes([seat])


# Apprentice Magizoologist


def apprentices(
    seats: int = 2,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    held: Mapping[int, str] | None = None,
    tokens: Mapping[int, str | None] | None = None,
    beasts: Mapping[int, str] | None = None,
    captured: Mapping[int, Sequence[str]] | None = None,
    pawns: Mapping[int, int] | None = None,
    pile: Sequence[str] | None = None,
    spent: str = "",
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    protected: Sequence[int] = (),
    hindered: Sequence[int] = (),
    spells_played: int = 0,
    moved: bool = False,
    round_number: int = 1,
    characters: Sequence[str] = (),
    active: int = 0,
    seed: int = 1926,
) -> Match:
    """The active player is in the window before the roll, or after the move.

    Hands hold only what is named. `tokens` lie face down, None is an empty place; `beasts` lie open;
    the other places are filled as far as tokens go. `pile` and `deck` name what can be drawn, the
    first first, and nothing else can; without them the rest is there."""
    options: dict[str, bool | int | str] = {"first_seat": active, "characters": "random"}
    match = sortilege.new("animaux", mode="apprenti", seats=seats, seed=seed, options=options)
    game = state_of(match)
    lay_tokens(game, held or {}, tokens or {}, beasts or {}, captured or {}, pile, spent)
    lay_spells(game, hands or {}, deck, discard, protected)
    game.hindered = group_of(list(hindered))
    for seat, space in (pawns or {}).items():
        game.pawns[seat] = space
    for seat, character in enumerate(characters):
        game.characters[seat] = CHARACTERS.index(character)
    game.spells_played = spells_played
    game.moved = moved
    game.round = round_number
    ask_only(game, AFTER_MOVE(active) if moved else BEFORE_ROLL(active), active)
    return match.clone()


def lay_tokens(
    game: Animaux,
    held: Mapping[int, str],
    tokens: Mapping[int, str | None],
    beasts: Mapping[int, str],
    captured: Mapping[int, Sequence[str]],
    pile: Sequence[str] | None,
    spent: str,
) -> None:
    bag = Bag(game, [*PLACES, PILE])
    for seat, kinds in held.items():
        for kind in counted(kinds):
            bag.lay(TOKEN.values[kind], HELD + seat, shown=True)
    for kind in counted(spent):
        bag.lay(TOKEN.values[kind], RESERVE, shown=True)
    for seat, names in captured.items():
        for name in names:
            bag.lay(TOKEN.values[name], SET_ASIDE, shown=True)
            game.beasts[seat] = plus(game.beasts[seat], TOKEN.values[name] - FIRST_BEAST)
    for place, name in beasts.items():
        bag.lay(TOKEN.values[name], place, shown=True)
    for place, hidden in tokens.items():
        if hidden is not None:
            bag.lay(TOKEN.values[hidden], place)
    for kind in reversed(pile or ()):
        bag.lay(TOKEN.values[kind], PILE)
    for place in PLACES:
        if not game.zones[place] and place not in tokens and bag.pieces:
            bag.lay(game.face(bag.pieces[0]), place)
    bag.pour(PILE if pile is None else SET_ASIDE)


def lay_spells(
    game: Animaux,
    hands: Mapping[int, Sequence[str]],
    deck: Sequence[str] | None,
    discard: Sequence[str],
    protected: Sequence[int],
) -> None:
    bag = Bag(game, [SPELL_DECK, *range(HAND, HAND + game.seats)])
    for seat in range(game.seats):
        game.draws[seat] = NO_DRAWS
    for seat, spells in hands.items():
        for spell in spells:
            bag.lay(SPELLS.index(spell), HAND + seat, known_to=seat)
            game.draws[seat] = one_more(game.draws[seat], SPELLS.index(spell))
    for seat in protected:
        bag.lay(SPELLS.index("protego"), PROTEGOS, shown=True)
        game.protected = plus(game.protected, seat)
    for spell in discard:
        bag.lay(SPELLS.index(spell), SPELL_DISCARD, shown=True)
    for spell in reversed(deck or ()):
        bag.lay(SPELLS.index(spell), SPELL_DECK)
    if deck is None:
        bag.pour(SPELL_DECK)
    else:
        bag.pour(SET_ASIDE)


# Seasoned Magizoologist


def team(
    characters: Sequence[str] = ("norbert", "seraphina"),
    *,
    pawns: Mapping[int, int] | None = None,
    held: Mapping[int, str] | None = None,
    beasts: Mapping[int, str] | None = None,
    captured: int = 0,
    salem: Sequence[int] = (),
    track: int = 0,
    followers: Sequence[str] = (),
    next_followers: Sequence[str] = (),
    offers: Mapping[str, int] | None = None,
    places: Sequence[int] = (),
    events: Sequence[str] = (),
    actions: int | None = None,
    transfers: int | None = None,
    round_number: int = 1,
    active: int = 0,
    first: int = 0,
    seed: int = 1926,
) -> Match:
    """The active player is about to act. On the board is only what is named: `offers` says which
    place lies on which slot of the place track; `places`, `events` and `next_followers` what comes
    next from their piles. `captured` beasts are the team's already, none of those named."""
    options: dict[str, bool | int | str] = {"first_seat": first, "characters": "random"}
    match = sortilege.new("animaux", mode="confirme", seats=len(characters), seed=seed, options=options)
    game = state_of(match)
    for seat, character in enumerate(characters):
        game.characters[seat] = CHARACTERS.index(character)
    for seat, space in (pawns or {}).items():
        game.pawns[seat] = space
    lay_team_tokens(game, held or {}, beasts or {}, captured)
    game.salem = group_of(list(salem))
    game.track = track
    lay_cards(game, followers, next_followers, offers or {}, places, events)
    game.actions = game.actions_at_start(active) if actions is None else actions
    game.transfers = transfers if transfers is not None else 3 if characters[active] == "jacob" else 0
    game.round = round_number
    ask_only(game, CHOOSE_ACTION(active), active)
    return match.clone()


def lay_team_tokens(game: Animaux, held: Mapping[int, str], beasts: Mapping[int, str], captured: int) -> None:
    bag = Bag(game, [*PLACES, RESERVE, SET_ASIDE])
    for seat, kinds in held.items():
        for kind in counted(kinds):
            bag.lay(TOKEN.values[kind], HELD + seat, shown=True)
    for place, name in beasts.items():
        bag.lay(TOKEN.values[name], place, shown=True)
    for piece in bag.pieces:
        game.reveal(piece)
        face = game.face(piece)
        game.put(piece, RESERVE if face < FIRST_BEAST else SET_ASIDE)
        if face >= FIRST_BEAST and captured:
            captured -= 1
            game.beasts[0] = plus(game.beasts[0], face - FIRST_BEAST)


def lay_cards(
    game: Animaux,
    followers: Sequence[str],
    next_followers: Sequence[str],
    offers: Mapping[str, int],
    places: Sequence[int],
    events: Sequence[str],
) -> None:
    cards = Bag(game, [PLACE_PILE, PLACE_PILE_FOOT, *range(SLOTS, SALEM_SLOT + 1)])
    for kind, place in offers.items():
        cards.lay(place, SLOTS + SLOT_TOKENS.index(RESOURCES.index(kind)), shown=True)
    stack(cards, PLACE_PILE, list(places))
    stack(Bag(game, [EVENT_PILE]), EVENT_PILE, [EVENTS.index(event) for event in events])
    cards = Bag(game, [FOLLOWER_PILE, FOLLOWERS_OUT])
    for follower in followers:
        cards.lay(FOLLOWERS.index(follower), FOLLOWERS_OUT, shown=True)
    stack(cards, FOLLOWER_PILE, [FOLLOWERS.index(follower) for follower in next_followers])


def stack(bag: Bag, zone: int, top: list[int]) -> None:
    """A pile whose first cards are these, on all the others."""
    kept = [next(piece for piece in bag.pieces if bag.game.face(piece) == face) for face in dict.fromkeys(top)]
    assert len(kept) == len(top), "a pile that begins with two equal cards needs another helper"
    bag.pieces = [piece for piece in bag.pieces if piece not in kept] + kept[::-1]
    bag.pour(zone)


# Chance


def next_rolls(match: Match, *rolls: int) -> None:
    """Whatever the die shows next, it shows these, as long as nothing else is drawn."""
    game = match.game
    for seed in range(100_000):
        game.seed_stream(key_from(seed))
        if [game.below(6) + 1 for _ in rolls] == list(rolls):
            game.seed_stream(key_from(seed))
            return
    raise AssertionError(f"no seed gives {rolls}")


# What a test does and sees


def notation(match: Match, name: str, **arguments: int | str) -> str:
    """A step of the player who is asked."""
    words = {"by": match.asks[0].seat, **arguments}
    return f"{name}({', '.join(f'{key}={value}' for key, value in words.items())})"


def do(match: Match, name: str, **arguments: int | str) -> Sequence[Event]:
    return match.answer(match.asks[0].seat, notation(match, name, **arguments))


def can(match: Match, name: str, **arguments: int | str) -> bool:
    return notation(match, name, **arguments) in options(match)


def options(match: Match) -> list[str]:
    return [str(option) for option in match.asks[0].options]


def choices(match: Match, name: str, argument: str) -> list[str | int | None]:
    """What the options of one name may have as an argument."""
    return [option.arguments[argument] for option in match.asks[0].options if option.name == name]


def asked(match: Match) -> str:
    return match.asks[0].why.name


def why_not(match: Match, name: str, **arguments: int | str) -> str:
    refusal = match.why_not(match.asks[0].seat, notation(match, name, **arguments))
    return refusal.message if refusal else "possible"


def held(match: Match, seat: int) -> str:
    """The resources of a player, in the ledger's letters."""
    tokens: Mapping[str, int] = match.view(None)["players"][seat]["tokens"]
    return " ".join(f"{letter}{tokens[name]}" for letter, name in LETTERS.items() if tokens[name])


def pawn(match: Match, seat: int) -> int:
    space: int = match.view(None)["players"][seat]["pawn"]
    return space


def zone(match: Match, number: int) -> list[int]:
    """What really lies in a zone, the top last."""
    return [match.game.face(piece) for piece in match.game.zones[number]]
