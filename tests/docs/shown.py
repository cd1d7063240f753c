"""What the pages of docs/reference show, read from the sources by the rules of mkdocstrings; and every docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import yaml  # type: ignore[import-untyped]  # it ships no types

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
BLOCK = re.compile(r"^::: (\S+)\n((?: {4}.*\n)*)", re.MULTILINE)
SITE = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
FILTERS: list[str] = next(
    plugin["mkdocstrings"]["handlers"]["python"]["options"]["filters"]
    for plugin in SITE["plugins"]
    if isinstance(plugin, dict) and "mkdocstrings" in plugin
)


class Named(NamedTuple):
    """A function, a class, a field or a constant, with what is said of it."""

    name: str
    node: ast.stmt
    docstring: str | None


def shown() -> dict[str, str | None]:
    """By name, everything that the pages show: its docstring."""
    found: dict[str, str | None] = {}
    for page in sorted((ROOT / "docs" / "reference").glob("*.md")):
        for name, options in BLOCK.findall(page.read_text(encoding="utf-8")):
            chosen = (yaml.safe_load(options) or {}).get("options", {})
            found.update(_block(name, chosen.get("members"), chosen.get("filters", FILTERS)))
    return found


def docstrings() -> Iterator[tuple[str, str]]:
    """Every docstring of the package, that of a field included, and where it stands."""
    for file in sorted((SOURCES / "sortilege").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield f"{file.relative_to(SOURCES)}:{node.lineno}", node.value.value


def _block(name: str, members: list[str] | bool | None, filters: list[str]) -> Iterator[tuple[str, str | None]]:
    if not _file(name).is_file():
        module, _, inside = name.rpartition(".")
        yield from _with_members(name, _find(module, inside), filters)
        return
    tree = _tree(name)
    yield name, ast.get_docstring(tree)
    if isinstance(members, list):
        for member in members:
            yield from _with_members(f"{name}.{member}", _find(name, member), filters)
    elif members is not False:
        for one in _named(tree.body):
            if _passes(one.name, filters):
                yield from _with_members(f"{name}.{one.name}", one, filters)


def _with_members(path: str, one: Named, filters: list[str]) -> Iterator[tuple[str, str | None]]:
    yield path, one.docstring
    if isinstance(one.node, ast.ClassDef):
        for member in [*_named(one.node.body), *_set_at_birth(one.node)]:
            if _passes(member.name, filters):
                yield from _with_members(f"{path}.{member.name}", member, filters)


def _passes(name: str, filters: list[str]) -> bool:
    return not any(re.search(one.removeprefix("!"), name) for one in filters)


def _file(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _tree(module: str) -> ast.Module:
    return ast.parse(_file(module).read_text(encoding="utf-8"))


def _find(module: str, name: str) -> Named:
    """Where a name of a module is defined, be it in another."""
    tree = _tree(module)
    for one in _named(tree.body):
        if one.name == name:
            return one
    (source,) = [
        node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module and name in [alias.name for alias in node.names]
    ]
    return _find(source, name)


def _named(body: Sequence[ast.stmt]) -> Iterator[Named]:
    for place, node in enumerate(body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield Named(node.name, node, ast.get_docstring(node))
        for target in _targets(node):
            if isinstance(target, ast.Name):
                yield Named(target.id, node, _said_below(body, place))


def _set_at_birth(node: ast.ClassDef) -> Iterator[Named]:
    """The fields that `__init__` sets, but for those that the class names already."""
    before = {one.name for one in _named(node.body)}
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            for place, statement in enumerate(method.body):
                for target in _targets(statement):
                    if isinstance(target, ast.Attribute) and target.attr not in before:
                        yield Named(target.attr, statement, _said_below(method.body, place))


def _targets(node: ast.stmt) -> Iterator[ast.expr]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    for target in targets:
        yield from target.elts if isinstance(target, ast.Tuple) else [target]


def _said_below(body: Sequence[ast.stmt], place: int) -> str | None:
    below = body[place + 1] if place + 1 < len(body) else None
    said = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and below.value.value
    return said if isinstance(said, str) else None
