"""Games as a stranger has them: the three examples, and the tutorial's, written outside the repository block by block.

    python -m tests.examples.installing TARGET

builds and installs all four into a folder, for whoever has it on their path: the tests in the browser.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.docs.tutorial import blocks, write

ROOT = Path(__file__).parents[2]
EXAMPLES = ("hearts", "liars_dice", "reversi")


def install(packages: Sequence[Path], target: Path) -> None:
    words = ["install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([sys.executable, "-m", "pip", *words, "--target", str(target), *map(str, packages)], check=True)


def examples() -> list[Path]:
    return [ROOT / "examples" / name for name in EXAMPLES]


def write_tutorial(folder: Path) -> Path:
    """Follows the page to the letter."""
    for block in blocks():
        if block.file:
            write(block, folder)
    return folder


if __name__ == "__main__":
    with TemporaryDirectory() as mine:
        install([*examples(), write_tutorial(Path(mine))], Path(sys.argv[1]))
