"""What docs/research.md shows runs as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_a_block_of_the_page_runs(block: str) -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", block], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
