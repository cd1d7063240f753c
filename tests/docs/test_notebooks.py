"""The notebooks run from their first cell to their last, and hold what they assert; training is shorter here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))
SHORTER = {"zoondo-agent": {"ROUNDS": 2, "GAMES_A_ROUND": 100, "PLAYED": 40}}


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs_and_holds_what_it_says(notebook: Path) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    shorter = SHORTER.get(notebook.stem, {})
    names: dict[str, Any] = {}

    for number, cell in enumerate(code):
        exec(compile(cell, f"{notebook.name}, cell of code {number + 1}", "exec"), names)
        names.update((name, value) for name, value in shorter.items() if name in names)

    assert shorter.keys() <= names.keys()
    assert any("assert " in cell for cell in code)
