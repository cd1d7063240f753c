"""The catalogues of the terminal and the lab."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sortilege
from sortilege.content import data_folder

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+)")


def messages(language: str, file: str) -> dict[str, set[str]]:
    """By message: its variables."""
    text = (data_folder("locale") / language / f"{file}.ftl").read_text(encoding="utf-8")
    keys = list(KEY.finditer(text))
    ends = [key.start() for key in keys[1:]] + [len(text)]
    return {key[1]: set(VARIABLE.findall(text[key.start() : end])) for key, end in zip(keys, ends, strict=True)}


@pytest.mark.parametrize("file", ["common", "terminal", "lab"])
def test_both_languages_say_the_same_things(file: str) -> None:
    assert messages("fr", file) == messages("en", file)


def test_what_the_terminal_says_is_in_the_catalogue_and_nothing_else_is() -> None:
    root = Path(sortilege.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in (root / "terminal").rglob("*.py"))
    said = set(re.findall(r'"(ui-[a-z-]+)"', source))
    kinds = {f"ui-kind-{kind}" for kind in ("engine", "server", "companion", "note")}

    assert said | kinds == set(messages("en", "terminal"))
