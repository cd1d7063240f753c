"""The description of what is asked over HTTP: as strict as the server is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.spec import OpenAPIType, Reference, Schema

import sortilege
from sortilege.server.http import operator_records
from sortilege.server.table import calendar, club_records, handing, http_records, notice_records, setup
from sortilege.shelf import is_brought

ROOMS = (setup, calendar, operator_records, club_records, handing, http_records, notice_records)
"""Where bodies are declared."""


def describe(app: Litestar) -> None:
    """Bodies take no unknown fields and no numbers below nothing; examples stand where not every word makes sense."""
    schemas = app.openapi_schema.components.schemas
    for body in bodies():
        if body.__name__ not in schemas:
            continue
        schemas[body.__name__].additional_properties = False
        properties = schemas[body.__name__].properties or {}
        for field in unsigned(body):
            for number in numbers(properties[field]):
                number.minimum = 0  # the framework leaves out a bound of nothing
    for (name, field), example in examples().items():
        described = (schemas[name].properties or {})[field]
        assert isinstance(described, Schema)
        described.examples = [example]


def bodies() -> Iterator[type[msgspec.Struct]]:
    """All that take no unknown fields."""
    for room in ROOMS:
        for one in vars(room).values():
            if (
                isinstance(one, type)
                and issubclass(one, msgspec.Struct)
                and one.__struct_config__.forbid_unknown_fields
            ):
                yield one


def unsigned(body: type[msgspec.Struct]) -> Iterator[str]:
    """The fields that are nothing at least."""
    info = msgspec.inspect.type_info(body)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        kinds = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
        if any(
            isinstance(kind, msgspec.inspect.IntType | msgspec.inspect.FloatType) and kind.ge == 0 for kind in kinds
        ):
            yield field.encode_name


def numbers(described: Schema | Reference) -> Iterator[Schema]:
    if not isinstance(described, Schema):
        return
    if described.type in (OpenAPIType.INTEGER, OpenAPIType.NUMBER):
        yield described
    for one in described.one_of or ():
        yield from numbers(one)


def examples() -> dict[tuple[str, str], Any]:
    game = next(name for name in sortilege.games() if not is_brought(name))
    rules = sortilege.ruleset(game)
    least, _ = rules.seats[rules.modes[0]]
    return {
        ("Setup", "game"): game,
        ("Setup", "seats"): least,
        ("SeatBot", "bot"): "random",
        ("UploadedRecord", "record"): sortilege.new(game, seats=least, seed=1).record().text(),
    }
