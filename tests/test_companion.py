"""The companion as a static folder."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sortilege.cli import main
from sortilege.companion import FRONT, LIST, MANIFEST, export, lines


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """What a build leaves, in small."""
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    for name, text in {
        FRONT: "<title>front</title>",
        "index.html": "<title>the house</title>",
        "sw.js": "// worker",
        "assets/one.js": "1",
        "assets/other.js": "a page of the house",
        MANIFEST: json.dumps({"start_url": "./companion"}),
        LIST: json.dumps(["assets/one.js", MANIFEST]),
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def files_of(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_the_folder_has_what_the_companion_needs_and_nothing_of_the_house(tmp_path: Path, built: Path) -> None:
    folder = export(tmp_path / "out", built=built)

    assert files_of(folder) == ["assets/one.js", "companion-files.json", MANIFEST, "index.html", "sw.js"]
    assert (folder / "index.html").read_text(encoding="utf-8") == "<title>front</title>"
    assert json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["start_url"] == "./"
    assert json.loads((folder / "companion-files.json").read_text(encoding="utf-8")) == ["assets/one.js", MANIFEST]


def test_it_can_be_written_again_but_never_over_something_else(tmp_path: Path, built: Path) -> None:
    other = tmp_path / "letters"
    other.mkdir()
    (other / "index.html").write_text("mine", encoding="utf-8")

    assert export(export(tmp_path / "out", built=built), built=built) == tmp_path / "out"
    with pytest.raises(ValueError, match="letters is not empty and holds no companion"):
        export(other, built=built)
    assert files_of(other) == ["index.html"]


def test_recorded_lines_go_along(tmp_path: Path, built: Path) -> None:
    voices = tmp_path / "voices"
    (voices / "fr").mkdir(parents=True)
    (voices / "fr" / "sleep.mp3").write_bytes(b"sound")
    (voices / "fr" / "notes.txt").write_text("not a recording", encoding="utf-8")

    folder = export(tmp_path / "out", voices, built)

    assert json.loads((folder / "voice/index.json").read_text(encoding="utf-8")) == {
        "fr": {"sleep": "sleep.mp3"},
        "en": {},
    }
    assert (folder / "voice/fr/sleep.mp3").read_bytes() == b"sound"
    kept = json.loads((folder / "companion-files.json").read_text(encoding="utf-8"))
    assert kept[-2:] == ["voice/index.json", "voice/fr/sleep.mp3"]


def test_voices_without_a_recording_are_refused_before_anything_is_written(tmp_path: Path, built: Path) -> None:
    (tmp_path / "voices").mkdir()

    with pytest.raises(ValueError, match="voices has no recording"):
        export(tmp_path / "out", tmp_path / "voices", built)
    with pytest.raises(ValueError, match="there is no folder"):
        export(tmp_path / "out", tmp_path / "nowhere", built)
    assert not (tmp_path / "out").exists()


def test_a_recording_that_is_no_line_is_named_before_anything_is_written(tmp_path: Path, built: Path) -> None:
    for name in ("fr/sleep.mp3", "fr/sleeep.mp3", "en/line-day.ogg", "en/count-20.ogg"):
        (tmp_path / "voices" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "voices" / name).write_bytes(b"sound")

    with pytest.raises(ValueError, match=r"no line is called fr/sleeep\.mp3, en/line-day\.ogg; .*--lines"):
        export(tmp_path / "out", tmp_path / "voices", built)
    assert not (tmp_path / "out").exists()


def test_what_can_be_recorded_is_listed_with_its_words_and_its_time(capsys: pytest.CaptureFixture[str]) -> None:
    main(["companion", "--lines", "--json"])
    found = {line["name"]: line for line in json.loads(capsys.readouterr().out)["lines"]}
    main(["companion", "--lines"])
    listed = capsys.readouterr().out

    assert found["sleep"] == {
        "name": "sleep", "seconds": 4, "fr": "Salem s’endort, paupières closes.", "en": "Salem sleeps, eyes shut.",
    }  # fmt: skip
    assert found["struck"]["en"] == "Tonight the Witches struck at …."
    assert [found[name]["seconds"] for name in ("nudge", "crier-cat", "count-0", "room-cat")] == [9, 9, 1, None]
    assert "count-20" in found
    assert "count-21" not in found
    assert [line.split()[0] for line in listed.splitlines() if not line.startswith(" ")] == list(found)


def test_what_can_be_recorded_is_what_the_page_says_aloud() -> None:
    script = (Path(__file__).parents[1] / "web/src/lib/games/salem/companion/script.ts").read_text(encoding="utf-8")
    said = re.findall(r'"([\w-]+)"', script.partition("LINES = [")[2].partition("]")[0])

    assert {name for name in lines() if not name.startswith(("room-", "count-"))} == set(said)


def test_without_a_build_it_says_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="make web"):
        export(tmp_path / "out", built=tmp_path)


def test_the_command_asks_for_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["companion"])

    assert "--export" in capsys.readouterr().err
