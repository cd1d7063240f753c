"""`sortilege companion --export DIR`: the companion of a real table as one static folder.

Any file server can serve the folder, from any address; nothing runs behind it. Once opened it works without a network.
"""

from __future__ import annotations

import argparse
import importlib
import json
import re
import shutil
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import sortilege
from sortilege.shelf import is_brought
from sortilege.text import LANGUAGES, Words, catalogue_file

BUILT = Path(str(files("sortilege"))) / "web_dist"
FRONT = "companion.html"
LIST = "companion-export.json"
MANIFEST = "companion.webmanifest"
RECORDINGS = (".mp3", ".m4a", ".ogg", ".opus", ".wav", ".webm")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--export", metavar="DIR", help="where to write the folder")
    wanted.add_argument("--lines", action="store_true", help="list what can be recorded: names, words, seconds")
    parser.add_argument(
        "--voices", metavar="DIR",
        help="lines that you recorded: fr/sleep.mp3, en/day.ogg and so on, named as --lines lists them",
    )  # fmt: skip


def run(options: argparse.Namespace) -> None:
    if options.lines:
        every = {"lines": [line._asdict() for line in lines().values()]}
        print(json.dumps(every, ensure_ascii=False) if options.json else listed())
        return
    written = str(export(Path(options.export), Path(options.voices) if options.voices else None))
    print(json.dumps({"folder": written}) if options.json else written)


def export(folder: Path, voices: Path | None = None, built: Path = BUILT) -> Path:
    """Writes the folder. One that has something else in it is refused, and nothing is changed."""
    if not (built / LIST).is_file():
        raise ValueError("companion: the page has not been built; run `make web` first")
    if folder.exists() and not is_ours(folder):
        raise ValueError(f"export: {folder} is not empty and holds no companion; name a new folder or an empty one")
    recorded = recordings(voices) if voices else {}
    names = json.loads((built / LIST).read_text(encoding="utf-8"))
    folder.mkdir(parents=True, exist_ok=True)
    for name in [*names, "sw.js"]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(built / name, folder / name)
    shutil.copyfile(built / FRONT, folder / "index.html")
    manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8")) | {"start_url": "./"}
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1, ensure_ascii=False), encoding="utf-8")
    if voices:
        names += write_voices(folder, voices, recorded)
    (folder / "companion-files.json").write_text(json.dumps(names), encoding="utf-8")
    return folder


def is_ours(folder: Path) -> bool:
    """A folder that is empty, or was written by an earlier export."""
    return folder.is_dir() and (not any(folder.iterdir()) or (folder / "companion-files.json").is_file())


class Line(NamedTuple):
    """What can be recorded."""

    name: str
    seconds: int | None
    """So long nothing else is said, at least; None: as long as a slow voice takes."""
    fr: str
    en: str


@cache
def lines() -> dict[str, Line]:
    """Whatever is said aloud, by the name of its recording. Where a name is said, a recording leaves it out."""
    return {line.name: line for game in sortilege.games() for line in lines_of(game)}


def lines_of(game: str) -> list[Line]:
    """What the companion of a game says, if it has one that speaks: its words, then the numbers it counts down."""
    spoken = f"{game}/companion"
    if is_brought(game) or not catalogue_file("fr", spoken).is_file():
        return []
    written = catalogue_file("fr", spoken).read_text(encoding="utf-8")
    names = re.findall(r"^line-([\w-]+) =", written, re.MULTILINE)
    if not names:
        return []
    known = importlib.import_module(f"sortilege.shelf.{game}.companion")
    unnamed = dict.fromkeys(re.findall(r"\{ \$(\w+) \}", written), "…")
    fr, en = ([Words(language, spoken).say(f"line-{name}", **unnamed) for name in names] for language in LANGUAGES)
    numbers = [str(number) for number in range(known.COUNTED_FROM, -1, -1)]
    names += [f"count-{number}" for number in numbers]
    return [
        Line(name, known.seconds_of(name), *said) for name, *said in zip(names, fr + numbers, en + numbers, strict=True)
    ]


def listed() -> str:
    widest = max(map(len, lines()))
    return "\n".join(
        f"{name:{widest}}  {f'{seconds} s' if seconds else '':>3}  {fr}"
        + (f"\n{'':{widest + 7}}{en}" if en != fr else "")
        for name, seconds, fr, en in lines().values()
    )


def without_a_line(found: dict[str, dict[str, str]]) -> str:
    """What is said of recordings that nothing ever plays; empty where there are none."""
    lost = [
        f"{language}/{file}" for language, named in found.items() for name, file in named.items() if name not in lines()
    ]
    return f"voices: no line is called {', '.join(lost)}; sortilege companion --lines lists them" if lost else ""


def recordings(voices: Path) -> dict[str, dict[str, str]]:
    """By language, the file of each line: `fr/sleep.mp3` is the line `sleep`."""
    if not voices.is_dir():
        raise ValueError(f"voices: there is no folder {voices}")
    found = found_recordings(voices)
    if not any(found.values()):
        raise ValueError(f"voices: {voices} has no recording; put them in fr or en, as {', '.join(RECORDINGS)}")
    if lost := without_a_line(found):
        raise ValueError(lost)
    return found


def found_recordings(voices: Path) -> dict[str, dict[str, str]]:
    """What there is now, which may be nothing."""
    return {
        language: {
            path.stem: path.name for path in sorted((voices / language).glob("*")) if path.suffix.lower() in RECORDINGS
        }
        for language in LANGUAGES
    }


def write_voices(folder: Path, voices: Path, recorded: dict[str, dict[str, str]]) -> list[str]:
    """Copies the recordings and says which there are. Gives the names of what was written."""
    names = ["voice/index.json"]
    for language, lines in recorded.items():
        for name in lines.values():
            names.append(f"voice/{language}/{name}")
            (folder / names[-1]).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(voices / language / name, folder / names[-1])
    (folder / "voice" / "index.json").write_text(json.dumps(recorded), encoding="utf-8")
    return names
