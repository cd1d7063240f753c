"""The five games as a static folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sortilege.cli import main
from sortilege.companion import FRONT
from sortilege.companion import LIST as COMPANION_LIST
from sortilege.companion import MANIFEST as COMPANION_MANIFEST
from sortilege.notices import NOTICES
from sortilege.static_edition import LIST, MARK, export

PAGE = """<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <script type="module" src="/assets/one.js"></script>
    <link rel="icon" href="/icon.svg" />
  </head>
</html>"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    listed = {"engine": "assets/engine.zip", "page": {"assets/one.js": 1, "manifest.webmanifest": 1}}
    contents = {
        "index.html": PAGE, "assets/one.js": "1", "assets/engine.zip": "2", "licences.txt": "", NOTICES: "terms",
        "sw.js": "", FRONT: "",
        "manifest.webmanifest": json.dumps({"start_url": "/", "icons": [{"src": "/icon.svg"}]}),
        LIST: json.dumps({**listed, "parts": {"assets/engine.zip": 1}}),
        COMPANION_LIST: json.dumps(["assets/one.js", COMPANION_MANIFEST]), COMPANION_MANIFEST: "{}",
        "tv.html": "of the house",
    }  # fmt: skip
    for name, text in contents.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_folder_has_the_page_the_engine_and_the_companion(tmp_path: Path, built: Path) -> None:
    folder = export(tmp_path / "out", built)

    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert {"index.html", "assets/one.js", "assets/engine.zip", LIST, MARK, "sw.js", "licences.txt"} <= names
    assert "companion/index.html" in names
    kept = json.loads((folder / LIST).read_text(encoding="utf-8"))["page"]
    assert {"companion/", "companion/assets/one.js", "assets/one.js"} <= kept.keys()
    assert not {"companion/index.html", "companion/sw.js"} & kept.keys()
    assert (folder / NOTICES).read_text(encoding="utf-8") == "terms"
    assert "tv.html" not in names


def test_everything_is_found_from_where_the_page_lies(tmp_path: Path, built: Path) -> None:
    folder = export(tmp_path / "out", built)

    page = (folder / "index.html").read_text(encoding="utf-8")
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert '="/' not in page
    assert 'data-edition="static"' in page
    assert "script-src 'self' 'wasm-unsafe-eval';" in page
    assert (manifest["start_url"], manifest["icons"][0]["src"]) == ("./", "icon.svg")


def test_an_edition_is_written_over_but_nothing_else(tmp_path: Path, built: Path) -> None:
    folder = export(tmp_path / "out", built)
    (folder / "old.js").write_text("", encoding="utf-8")
    letters = tmp_path / "letters"
    letters.mkdir()
    (letters / "dear.txt").write_text("", encoding="utf-8")

    export(folder, built)

    assert not (folder / "old.js").exists()
    with pytest.raises(ValueError, match="letters is not empty and holds no edition"):
        export(letters, built)
    assert [path.name for path in letters.iterdir()] == ["dear.txt"]


def test_a_page_without_offline_parts_cannot_be_exported(
    tmp_path: Path, built: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (built / LIST).unlink()
    monkeypatch.setattr("sortilege.static_edition.export.__defaults__", (built,))

    code = main(["export", str(tmp_path / "out")])

    assert code == 2
    assert "make web" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_programs_are_told_where_the_folder_lies(
    tmp_path: Path, built: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sortilege.static_edition.export.__defaults__", (built,))
    monkeypatch.setattr("sortilege.companion.export.__defaults__", (None, built))
    for typed in (["export", str(tmp_path / "games")], ["companion", "--export", str(tmp_path / "beside")]):
        assert main([*typed, "--json"]) == 0

    told = [json.loads(line)["folder"] for line in capsys.readouterr().out.splitlines()]
    assert told == [str(tmp_path / "games"), str(tmp_path / "beside")]
    assert all((Path(folder) / "index.html").is_file() for folder in told)
