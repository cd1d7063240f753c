"""Records as TypeScript: interfaces from their JSON schemas, with what is said about their fields."""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def interface(name: str, schema: dict[str, Any], extends: str = "", said: Mapping[str, str] | None = None) -> str:
    """One record; `said` has what to write above a field."""
    needed = schema.get("required", [])
    lines = [f"export interface {name}{extends} {{"]
    for field, about in schema["properties"].items():
        if said and field in said:
            lines.append(f"  /** {said[field]} */")
        # What the server sends is always whole; what it may leave out it fills in.
        optional = "" if field in needed else "?"
        lines.append(f"  {field}{optional}: {typescript(about)};")
    return "\n".join([*lines, "}", ""])


def typescript(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"anyOf": choices}:
            return " | ".join(
                sorted({typescript(choice) for choice in choices}, key=lambda word: (word == "null", word))
            )
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(typescript(item) for item in items)}]"
        case {"type": "array"}:
            inner = typescript(schema.get("items") or {})
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"Record<string, {typescript(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": kind}:
            return NAMES[kind]
    return "unknown"


def view_interfaces(view_type: type[msgspec.Struct], modes: tuple[str, ...]) -> Iterator[str]:
    """The record of a game's views and those inside it. A whole view begins with what every game has."""
    _, components = msgspec.json.schema_components([view_type])
    module = vars(sys.modules[view_type.__module__])
    for name in sorted(components):
        is_view = name == view_type.__name__
        schema, said = components[name], said_of(module[name])
        if is_view:
            known = {"mode": {"enum": list(modes)}}
            schema = {"properties": known | schema["properties"], "required": ["mode", *schema.get("required", [])]}
        yield interface(name, schema, " extends GameView" if is_view else "", said)


def said_of(record: type[msgspec.Struct]) -> dict[str, str]:
    """By field: the docstring under it, in one line."""
    body = ast.parse(textwrap.dedent(inspect.getsource(record))).body[0]
    assert isinstance(body, ast.ClassDef)
    said = {}
    for field, under in zip(body.body, body.body[1:], strict=False):
        match field, under:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                said[name] = " ".join(text.split())
    return said
