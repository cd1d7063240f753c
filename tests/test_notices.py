"""Whatever is shipped for offline play comes with its terms."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from sortilege.notices import OF_THE_PAGE, Unlicensed, cpython, notices, of_wheel, well_known
from sortilege.packing import AS_THEY_ARE


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A page two packages of which are under the same licence; one of them has its text."""
    for name, text in (("alpha", None), ("beta", "Apache License, whole")):
        package = tmp_path / "web" / "node_modules" / name
        package.mkdir(parents=True)
        (package / "package.json").write_text(json.dumps({"license": "Apache-2.0"}), encoding="utf-8")
        if text:
            (package / "LICENSE.txt").write_text(text, encoding="utf-8")
    return tmp_path / "web"


def wheel(folder: Path, **files: str) -> Path:
    path = folder / "msgspec-1.0-cp313-none.whl"
    with zipfile.ZipFile(path, "w") as opened:
        for name, text in files.items():
            opened.writestr(f"msgspec-1.0.dist-info/licenses/{name}", text)
    return path


def test_page_cpython_wheels_and_libraries_are_all_named_with_their_terms(tmp_path: Path, web: Path) -> None:
    (tmp_path / OF_THE_PAGE).write_text("pyodide\nMozilla Public License", encoding="utf-8")

    text = notices(web, tmp_path, [wheel(tmp_path, LICENSE="BSD, whole")], AS_THEY_ARE)

    for name in ("CPython", "msgspec", *AS_THEY_ARE):
        assert f"\n{name}\n{'=' * len(name)}\n" in text, name
    assert text.startswith("pyodide\nMozilla Public License")
    for terms in ("PYTHON SOFTWARE FOUNDATION LICENSE", "BSD, whole", "Apache License, whole", "UNICODE"):
        assert terms in text, terms


def test_cpythons_terms_are_its_own() -> None:
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in cpython()


def test_a_well_known_licence_is_found_at_whoever_has_its_text(web: Path) -> None:
    assert well_known("Apache-2.0", web) == "Apache License, whole"
    assert well_known("MPL-2.0", web) is None


def test_what_says_no_licence_is_not_shipped(tmp_path: Path) -> None:
    with pytest.raises(Unlicensed, match="msgspec"):
        of_wheel(wheel(tmp_path, README="nothing"))
    with pytest.raises(Unlicensed, match=r"fluent\.runtime"):
        notices(tmp_path, tmp_path, [], ["fluent.runtime"])
