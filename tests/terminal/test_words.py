"""The catalogue of the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import sortilege
from sortilege.content import common_words
from sortilege.terminal.verify import EXIT_CODES

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def test_what_the_terminal_says_is_in_the_catalogue_and_nothing_else_is() -> None:
    root = Path(sortilege.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in (root / "terminal").rglob("*.py"))
    said = set(re.findall(r'"(ui-[a-z-]+)"', source))
    catalogue = common_words() / "en" / "terminal.ftl"
    kinds = {f"ui-kind-{kind}" for kind in ("engine", "server", "companion", "note")}

    verdicts = {f"ui-verdict-{verdict}" for verdict in EXIT_CODES}

    assert said | kinds | verdicts == set(KEY.findall(catalogue.read_text(encoding="utf-8")))
