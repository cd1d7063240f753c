"""The chapters of the rulebook stand side by side."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from sortilege.shelf.ecole import rules


@pytest.mark.parametrize("chapter", rules.CHAPTERS, ids=lambda chapter: chapter.__name__.rpartition(".")[2])
def test_no_chapter_imports_another(chapter: object) -> None:
    tree = ast.parse(Path(str(vars(chapter)["__file__"])).read_text(encoding="utf-8"))

    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not {module for module in imported if module.startswith(rules.__name__)}


def test_every_chapter_is_in_the_table_of_contents() -> None:
    files = {file.stem for file in Path(rules.__file__).parent.glob("*.py")} - {"__init__"}

    assert {chapter.__name__.rpartition(".")[2] for chapter in rules.CHAPTERS} == files
