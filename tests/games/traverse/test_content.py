"""The content files say what the ledger's tables say, and a board that does not hold together is refused."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from sortilege.content import ContentFile, game_folder
from sortilege.kernel.sets import has
from sortilege.shelf.traverse.components import (
    COINS,
    DAMAGE_CARDS,
    DAMAGES,
    ITEMS,
    MOMENTS,
    PLAYABLE,
    PRICES,
    SELLS,
    SPELL_CARDS,
    SPELLS,
)
from sortilege.shelf.traverse.map import (
    ALLEY,
    BACK_DOORS,
    BOARD,
    ENTRANCES,
    EXIT,
    FIRST_IN_ALLEY,
    PLACES,
    SHOP,
    SHOPS,
    SPACES,
    STREET,
    doors,
    read_spaces,
)
from sortilege.testing import rule

LEDGER = (game_folder("traverse") / "ledger.md").read_text(encoding="utf-8")
KINDS = {
    "Entrance": "entrance", "Gate": "gate", "Spiral": "spiral", "Gringotts": "steps", "Exit": "exit",
    "Back": "back_door", "plain": "plain",
}  # fmt: skip
MOMENTS_IN_LEDGER = {"W1": "before_roll", "W2": "after_roll", "W3": "after_walk", "at draw": "at_draw"}


def row(first: str) -> list[str]:
    """The cells of the last of the ledger's table rows that begin with this word."""
    found = [line for line in LEDGER.splitlines() if re.match(rf"\| `?{first}`? \|", line)]
    return [cell.strip() for cell in found[-1].strip("| ").split("|")]


@pytest.mark.parametrize("place", range(SHOP))
@rule("TRA-TERM-01", "TRA-TERM-02", "TRA-EXILE-04")
def test_every_space_is_as_the_ledger_draws_it(place: int) -> None:
    _, kind, after, link = row(PLACES[place])
    space = SPACES[place]

    assert space["kind"] == ("exit_side" if kind == "Exit side" else KINDS[kind.split()[0]])
    assert after == ("-" if place == EXIT else PLACES[(place + 1) % STREET if place < STREET else place + 1])
    if "inside" in link:
        assert space["shop"] == link.split("`")[1]
    elif "both ways" in link:
        assert space["to"] == link.split()[0]
        assert space["gate"] == kind.split()[1]
    elif place == EXIT:
        assert space["to"] == link.split()[0]
    else:
        assert "shop" not in space
        assert "to" not in space


@pytest.mark.parametrize("shop", range(len(SHOPS)))
def test_every_shop_sells_for_the_ledgers_price_behind_the_ledgers_doors(shop: int) -> None:
    _, _, _, sells, price, entrance, back_door, floo, _ = row(SHOPS[shop])

    assert [PLACES[ENTRANCES[shop]], PLACES[BACK_DOORS[shop]], str(shop)] == [entrance, back_door, floo]
    if shop:
        assert ITEMS[SELLS[shop]] == sells.strip("`")
        coins = re.findall(r"(\d) ([GSK])", price)
        expected = [sum(int(many) for many, coin in coins if coin == kind[0].upper()) for kind in COINS]
        assert PRICES[SELLS[shop]] == expected


@pytest.mark.parametrize("card", [*SPELLS, *DAMAGES])
def test_every_card_has_the_ledgers_copies_and_moments(card: str) -> None:
    cells = row(card)

    faces = [*SPELL_CARDS, *DAMAGE_CARDS]
    assert faces.count([*SPELLS, *DAMAGES].index(card)) == int(cells[2])
    if card in SPELLS:
        allowed = {MOMENTS[moment] for moment in range(4) if has(PLAYABLE[SPELLS.index(card)], moment)}
        named = {moment for word, moment in MOMENTS_IN_LEDGER.items() if word in cells[4]}
        assert allowed == (set() if card == "S-DEFEND" else named)


@rule("TRA-EXILE-04", "TRA-TERM-02")
def test_the_wall_has_no_other_crossing() -> None:
    crossings = [PLACES[place] for place, space in enumerate(SPACES) if "to" in space or "shop" in space]

    assert len(crossings) == 7 + 7 + 4 + 4 + 1
    for place in range(FIRST_IN_ALLEY, EXIT):
        if SPACES[place]["kind"] == "gate":
            assert SPACES[place]["to"] == PLACES[place - ALLEY]


def doctored(change: dict[str, Any], place: str) -> ContentFile:
    """The board with one space changed."""
    table = ContentFile("traverse", "board")
    table.values = deepcopy(BOARD.values)
    next(space for space in table.rows("space") if space["id"] == place).update(change)
    return table


@pytest.mark.parametrize(
    ("place", "change", "problem"),
    [
        ("D05", {"id": "D99"}, "the spaces in order"),
        ("D05", {"kind": "spiral"}, "Spirals: 10, printed 9"),
        ("D04", {"kind": "plain"}, "Entrances: 6, printed 7"),
        ("K04", {"kind": "plain"}, "Back doors: 6, printed 7"),
        ("K06", {"kind": "plain"}, "Gates on each side: 3, printed 4"),
        ("D17", {"kind": "plain"}, "Gringotts steps: 0, printed 1"),
        ("K34", {"kind": "plain"}, "Exit: "),
        ("D06", {"to": "K07"}, "D06 leads to K07, which is not its other side"),
        ("D06", {"gate": "B"}, "D06 is Gate B, its other side is another Gate"),
        ("K34", {"to": "D33"}, "K34 leads to D33, which is not its other side"),
        ("D04", {"shop": "gringotts"}, "D04 leads into 'gringotts', which is no shop"),
    ],
)
def test_a_board_that_does_not_hold_together_is_refused(place: str, change: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=r"traverse/content/board\.toml, line \d+: ") as error:
        read_spaces(doctored(change, place))
    assert problem in str(error.value)


def test_a_shop_with_two_entrances_is_refused() -> None:
    table = doctored({"shop": "apothecary"}, "D04")

    with pytest.raises(ValueError, match="entrance of cauldron_shop: 0, printed 1"):
        doors(table, read_spaces(table), "entrance")
