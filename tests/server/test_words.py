"""The server has words in both languages for everything it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import sortilege.server
from sortilege.server.live.budgets import KINDS
from sortilege.server.storage import trouble
from sortilege.text import LANGUAGES, Words

SOURCE = Path(sortilege.server.__file__).parent
REFUSED = re.compile(r'\bRefused\(\s*"([a-z-]+)"')
CONFLICT = re.compile(r'\bConflict\("([a-z-]+)"\)')
ENDED = re.compile(r'\bEnded\("([a-z-]+)"')


def test_every_refusal_and_ending_of_the_server_has_words() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    keys = {f"refused-{key}" for key in {*REFUSED.findall(text), *CONFLICT.findall(text)}}
    keys |= {f"refused-store-{kind}" for kind in trouble.KINDS}
    keys |= {f"refused-budget-{kind}" for kind in KINDS}
    keys |= {f"ending-{key}" for key in ENDED.findall(text)}

    assert len(keys) > 25
    for language in LANGUAGES:
        words = Words(language, "server")
        assert sorted(key for key in keys if not words.has(key)) == []
