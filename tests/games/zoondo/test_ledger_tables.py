"""The content files, row by row, against the tables of the ledger. ZOO-CRD, ZOO-VAR-01, Content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sortilege.shelf.zoondo.components import (
    AIM_OF,
    ALL_CARDS,
    ATOUT_ROWS,
    ATOUTS,
    BONUS_OF,
    CARD_ROWS,
    CARDS,
    COPIES_OF,
    CORNERS_OF,
    CORNERS_OF_ATOUT,
    EFFECT_OF,
    EXTRA,
    FACTOR_OF,
    FORCE_OF,
    FORMATION,
    GRID_OF,
    HANDICAP,
    KIND_OF,
    MISS,
    MOVERS_OF,
    RESERVE,
    STAR,
    TRIBE_OF,
    TRIBE_OF_ATOUT,
    TRIBES,
    TYPE_OF,
    TYPES,
    USERS_OF,
    USES_OF,
    VALUE_OF,
    ZOONS_OF,
    cards_of_types,
)
from sortilege.testing import rule
from sortilege.text import Text
from tests.games.zoondo.scenes import NORTH, SOUTH, card_id, deployed, on
from tests.games.zoondo.test_battlefield_and_grids import LEDGER

Row = dict[str, Any]
FRENCH, ENGLISH = Text("fr", "zoondo"), Text("en", "zoondo")
CORNER_SIGNS = {"★": STAR, "✕": MISS}
NUMBER_WORDS = {"one of your": 1, "one or two": 2, "two": 2, "three": 3}


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def corner(sign: str) -> int:
    return CORNER_SIGNS[sign] if sign in CORNER_SIGNS else int(sign)


def sections() -> Iterator[tuple[str, str]]:
    """Each heading of the ledger with what stands below it."""
    for part in re.split(r"^### ", LEDGER, flags=re.MULTILINE)[1:]:
        heading, _, text = part.partition("\n")
        yield heading, text


def tribe_sections() -> list[tuple[str, str]]:
    found = [(heading, text) for heading, text in sections() if heading.startswith("Tribe: ")]
    return [(heading.removeprefix("Tribe: ").split()[0].lower(), text) for heading, text in found]


def french(atout: int) -> str:
    return FRENCH.value("atout", ATOUTS[atout]).replace("’", "'")


def plain_name(card: int) -> str:
    """The French name without the letter that tells two sets of corners apart."""
    return re.sub(" [ab]$", "", FRENCH.value("card", CARDS[card]))


# Zoons


def ledger_zoons() -> dict[str, Row]:
    """By id: each row of the tables of Zoons."""
    rows: dict[str, Row] = {}
    for heading, text in sections():
        for line in re.findall(r"^\| `[a-z]+\.[a-z].*\|$", text, re.MULTILINE):
            name, copies, title, kind, value, *corners, grid, effect = cells(line)
            card = name.strip("`").replace(".", "-")
            assert card not in rows
            rows[card] = {
                "tribe": card.split("-")[0],
                "extra": heading.startswith("Extra"),
                "copies": int(copies),
                "name": title,
                "type": kind,
                "value": int(value),
                "corners": tuple(corner(sign) for sign in corners),
                "grid": "" if grid == "(empty)" else grid.strip("`"),
                "effect": "" if effect == "-" else effect.removeprefix("ZOO-FX-").lower(),
            }
            assert heading.startswith(("Extra", f"Tribe: {rows[card]['tribe'].capitalize()} "))
    return rows


def loaded_zoon(card: int, effect: str) -> Row:
    """A card as the game plays it; its effect under the ledger's name, which is its own or a part of it."""
    own = EFFECT_OF[card].replace("-", "")
    return {
        "tribe": TRIBES[TRIBE_OF[card]],
        "extra": EXTRA[card],
        "copies": COPIES_OF[card],
        "name": plain_name(card),
        "type": TYPES[TYPE_OF[card]],
        "value": VALUE_OF[card],
        "corners": CORNERS_OF[card],
        "grid": GRID_OF[card],
        "effect": effect if own and effect and effect in own else own,
    }


@rule("ZOO-CRD-01", "ZOO-CRD-03", "ZOO-CRD-04", "ZOO-VAR-11")
def test_every_zoon_is_printed_as_the_ledgers_table_says() -> None:
    rows = ledger_zoons()

    assert sorted(rows) == sorted(CARDS)
    assert len(rows) == len(CARD_ROWS) == 56
    for card, name in enumerate(CARDS):
        assert loaded_zoon(card, rows[name]["effect"]) == rows[name], name


# Atouts


def movers(kind: str, effect: str) -> int:
    """The cards that an order moves, as its text names them."""
    named = re.match(r"Move (?:up to \w+ different |one of your )([A-Z]\w+)s(?: or ([A-Z]\w+)s)?", effect)
    if kind != "order" or named is None:
        return 0
    types = [part.lower() for part in named.groups() if part]
    return ALL_CARDS if types == ["zoon"] else cards_of_types(types)


def how_many(kind: str, effect: str) -> int:
    """How many Zoons an order moves, or brings back, as its text says."""
    named = re.match(r"(?:Move (?:up to )?|Take )(one of your|one or two|two|three) ", effect)
    return NUMBER_WORDS[named.group(1)] if kind == "order" and named is not None else 0


def ledger_atouts() -> dict[str, Row]:
    """By French name: each row of the tables of Atouts."""
    rows: dict[str, Row] = {}
    for tribe, text in tribe_sections():
        for line in re.findall(r"^\| \*\*ZOO-AT-.*\|$", text, re.MULTILINE):
            _, title, kind, force, uses, users, corners, effect, _ = cells(line)
            name, english = title.split(" / ")
            rows[name] = {
                "tribe": tribe,
                "english": english,
                "kind": kind,
                "force": int(force),
                "uses": 0 if uses == "unlimited" else int(uses.split()[0]),
                "users": 0 if users == "none" else cards_of_types([users.lower()]),
                "corners": () if corners == "-" else tuple(corner(sign) for sign in corners.split()),
                "aim": " ".join(re.findall(r"T\(-?\d,-?\d\)", effect)),
                "grid": " ".join(re.findall(r"j\(-?\d,-?\d\)", effect)),
                "bonus": 1 if "+1" in effect else 0,
                "factor": 2 if "doubled" in effect else 1,
                "zoons": how_many(kind, effect),
                "movers": movers(kind, effect),
            }
    return rows


def loaded_atout(atout: int) -> Row:
    return {
        "tribe": TRIBES[TRIBE_OF_ATOUT[atout]],
        "english": ENGLISH.value("atout", ATOUTS[atout]),
        "kind": KIND_OF[atout],
        "force": FORCE_OF[atout],
        "uses": USES_OF[atout],
        "users": USERS_OF[atout],
        "corners": CORNERS_OF_ATOUT[atout],
        "aim": AIM_OF[atout],
        "grid": ATOUT_ROWS[atout].get("grid", ""),
        "bonus": BONUS_OF[atout],
        "factor": FACTOR_OF[atout],
        "zoons": ZOONS_OF[atout],
        "movers": MOVERS_OF[atout],
    }


@rule("ZOO-CRD-01", "ZOO-CRD-06", "ZOO-ATO-09", "ZOO-ATO-05")
def test_every_atout_is_printed_as_the_ledgers_table_says() -> None:
    rows = ledger_atouts()

    assert len(rows) == len(ATOUTS) == 18
    for atout, name in enumerate(ATOUTS):
        assert loaded_atout(atout) == rows[french(atout)], name


# Tribes


@rule("ZOO-VAR-01")
def test_the_reserve_of_every_tribe_is_the_ledgers() -> None:
    text = next(text for heading, text in sections() if heading.startswith("Reserve"))
    rows = [cells(line) for line in re.findall(r"^\| [A-Z].*`.*\|$", text, re.MULTILINE)]

    assert sorted(name.lower() for name, _, _ in rows) == sorted(TRIBES)
    for name, zoons, added in rows:
        reserve = RESERVE[TRIBES.index(name.lower())]
        assert [CARDS[card] for card in reserve] == [card_id(one) for one in re.findall(r"`(.*?)`", zoons)]
        assert sum(VALUE_OF[card] for card in reserve) == int(added)


def formations() -> dict[str, list[str]]:
    """By tribe: the cards of its quick-start deployment, the front row first."""
    found = {}
    for tribe, text in tribe_sections():
        rows = re.search(r"^Quick-start deployment .*front row `(.*?)`; back row `(.*?)`", text, re.MULTILINE)
        assert rows is not None, tribe
        found[tribe] = [card_id(name) for row in rows.groups() for name in row.split()]
    return found


@rule("ZOO-SET-02")
def test_the_formation_of_every_tribe_is_the_ledgers() -> None:
    rows = formations()

    assert sorted(rows) == sorted(TRIBES)
    for tribe, name in enumerate(TRIBES):
        assert [CARDS[card] for card in FORMATION[tribe]] == rows[name], name


@rule("ZOO-SET-02", "ZOO-BRD-07")
@pytest.mark.parametrize(("seat", "ranks", "files"), [(SOUTH, "21", "abcdef"), (NORTH, "56", "fedcba")])
def test_a_formation_is_laid_from_its_owners_left_the_front_row_ahead(seat: int, ranks: str, files: str) -> None:
    match = deployed("kastors", "kastors")

    laid = [on(match, f"{file}{rank}") for rank in ranks for file in files]

    assert laid == [card.split("-", 1)[1] for card in formations()["kastors"]]


@rule("ZOO-VAR-16")
def test_the_handicap_of_every_tribe_is_the_ledgers() -> None:
    text = next(text for heading, text in sections() if heading.startswith("Balance"))
    named = re.search(r"`handicap=tribe`.*?: (\w+) starts without (.*?) and (.*?) \(.*No other tribe is named", text)

    assert named is not None
    tribe, *atouts = named.groups()
    for number, name in enumerate(TRIBES):
        left_out = [french(atout) for atout in HANDICAP[number]]
        assert left_out == (atouts if name == tribe.lower() else []), name
