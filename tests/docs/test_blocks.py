"""What the pages show in Python runs as it stands there; the tutorial has tests of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
ELSEWHERE = {"write-a-game.md"}
BLOCKS = [
    (page.name, block)
    for page in sorted(DOCS.glob("*.md"))
    if page.name not in ELSEWHERE
    for block in re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
]


@pytest.mark.parametrize(("page", "block"), BLOCKS)
def test_a_block_of_a_page_runs(page: str, block: str) -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", block], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
