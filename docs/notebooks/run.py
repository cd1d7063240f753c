"""Runs every notebook beside it from its first cell to its last; an error ends it."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

LONGEST = 600


def main() -> None:
    here = Path(__file__).parent
    for path in sorted(here.glob("*.ipynb")):
        book = nbformat.read(path, as_version=4)
        NotebookClient(book, timeout=LONGEST, kernel_name="python3").execute()
        last = [text for cell in book.cells for out in cell.get("outputs", []) if (text := out.get("text"))]
        print(f"{path.name}: {len(book.cells)} cells, last words: {last[-1].strip().splitlines()[-1]}")


if __name__ == "__main__":
    main()
