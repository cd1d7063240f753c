"""The offline parts of the page: CPython for browsers, and one archive with the engine, its data and what it needs.

`python -m sortilege.packing` writes them into the page that was built. The libraries in C are fetched as wheels for the
browser's platform, in the versions that are installed here; everything else is copied from what is installed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from hashlib import blake2b
from importlib.metadata import distribution, version
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import msgspec

import sortilege
from sortilege.content import common_words
from sortilege.notices import NOTICES, Unlicensed, notices
from sortilege.server.table.boxes import card_of
from sortilege.server.table.http_records import GameCard
from sortilege.text import LANGUAGES

PACKAGE = Path(str(files("sortilege")))
BUILT = PACKAGE / "web_dist"
LIST = "offline.json"
FOR_THE_BROWSER = ("msgspec", "librt")
"""Libraries in C."""
AS_THEY_ARE = ("mypy_extensions", "fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions")
"""Libraries in Python, of which nothing is needed but what our two languages need."""
LEFT_OUT = ("pytz/zoneinfo/", "babel/messages/", "attrs/")
PARTS = ("bots", "kernel", "shelf", "server/device", "server/table")
MODULES = ("__init__", "content", "engine", "ledger", "text", "typography", "server/__init__")
NOT_OF_A_GAME = ("board.py", "companion.py", "companion.ftl")
"""What of a game's folder only a terminal or a real table needs."""
CATALOGUES = ("bots", "common")
CPYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LIBRARY = "python_stdlib.zip"
HOME, HOME_OF_LIBRARY = "/engine", "/lib/python.zip"
"""Where the browser unpacks the archive, and where it thinks that the standard library lies."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""When every file of the archive was written, so that the same engine has the same name."""


class CannotPack(Exception):
    """Something that offline play needs cannot be had here."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m sortilege.packing", description=__doc__.partition("\n")[0])
    parser.add_argument("--web", metavar="DIR", required=True, help="the folder of the web client, installed")
    parser.add_argument("--cache", metavar="DIR", required=True, help="where wheels and compiled archives are kept")
    parser.add_argument("--built", metavar="DIR", default=str(BUILT), help="the page that was built")
    options = parser.parse_args(arguments)
    try:
        pack(Path(options.web), Path(options.cache), Path(options.built))
    except CannotPack as wrong:
        sys.exit(f"offline play is left out: {wrong}")


def pack(web: Path, cache: Path, built: Path) -> None:
    """Writes the archive, CPython, and the list of both with their sizes."""
    pyodide = web / "node_modules" / "pyodide"
    if not pyodide.is_dir():
        raise CannotPack(f"there is no {pyodide}")
    wheels = fetched(pyodide, cache)
    archive = compiled(archive_of(wheels), HOME, web, cache)
    name = f"assets/engine-{blake2b(archive, digest_size=6).hexdigest()}.zip"
    folder = f"assets/pyodide-{json.loads((pyodide / 'package.json').read_text(encoding='utf-8'))['version']}/"
    for old in built.glob("assets/engine-*.zip"):
        old.unlink()
    (built / folder).mkdir(parents=True, exist_ok=True)
    (built / name).write_bytes(archive)
    for file in CPYTHON:
        shutil.copyfile(pyodide / file, built / folder / file)
    library = (pyodide / LIBRARY).read_bytes()
    (built / folder / LIBRARY).write_bytes(compiled(library, HOME_OF_LIBRARY, web, cache))
    parts = {one: (built / one).stat().st_size for one in (name, *(folder + file for file in CPYTHON))}
    (built / NOTICES).write_text(all_notices(web, built, wheels), encoding="utf-8")
    word = {"engine": name, "pyodide": folder, "parts": parts, "page": page_files(built), "games": boxes()}
    (built / LIST).write_bytes(msgspec.json.encode(word))


def all_notices(web: Path, built: Path, wheels: list[Path]) -> str:
    """Nothing is shipped whose terms cannot be."""
    try:
        return notices(web, built, wheels, AS_THEY_ARE)
    except Unlicensed as unlicensed:
        raise CannotPack(f"{unlicensed} says no licence") from unlicensed


def compiled(archive: bytes, home: str, web: Path, cache: Path) -> bytes:
    """The same archive with its Python compiled by the browser's own CPython, which need not do so at every start."""
    script = web / "scripts" / "compile-engine.mjs"
    kept = cache / f"{blake2b(archive + script.read_bytes(), digest_size=12).hexdigest()}.zip"
    if not kept.is_file():
        raw = kept.with_suffix(".raw")
        raw.write_bytes(archive)
        node = shutil.which("node")
        if node is None:
            raise CannotPack("there is no node")
        done = subprocess.run([node, script, raw, kept, home], capture_output=True, text=True, check=False)
        raw.unlink()
        if done.returncode or not kept.is_file():
            raise CannotPack(f"its Python cannot be compiled\n{done.stderr.strip()}")
    return kept.read_bytes()


def page_files(built: Path) -> dict[str, int]:
    """Every file of the page itself, with its size."""
    manifest = json.loads((built / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    names = {name for one in manifest.values() for name in (one["file"], *one.get("css", ()), *one.get("assets", ()))}
    beside = ("icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "companion-files.json")
    return {name: (built / name).stat().st_size for name in sorted(names | set(beside)) if not name.endswith(".html")}


def fetched(pyodide: Path, wheels: Path) -> list[Path]:
    """The wheels for the browser's platform; each is fetched once."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    minor = ".".join(info["python"].split(".")[:2])
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    wheels.mkdir(parents=True, exist_ok=True)
    return [_wheel(name, version(name), minor, platform, wheels) for name in FOR_THE_BROWSER]


def _wheel(name: str, wanted: str, minor: str, platform: str, wheels: Path) -> Path:
    pattern = f"{name}-{wanted}-*{platform}.whl"
    if not any(wheels.glob(pattern)):
        asked = [
            sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
            "--only-binary", ":all:", "--implementation", "cp", "--python-version", minor,
            "--platform", platform, "--dest", str(wheels), f"{name}=={wanted}",
        ]  # fmt: skip
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        if done.returncode or not any(wheels.glob(pattern)):
            raise CannotPack(f"no wheel of {name} {wanted} for {platform}\n{done.stderr.strip()}")
    return next(wheels.glob(pattern))


def archive_of(wheels: list[Path]) -> bytes:
    contents: dict[str, bytes] = {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as opened:
            contents |= {name: opened.read(name) for name in opened.namelist() if _is_needed(name)}
    for name, path in (*libraries(), *own_files()):
        contents[name] = path.read_bytes()
    contents["sortilege/server/device/games.json"] = msgspec.json.encode(boxes())
    return zipped(contents)


def boxes() -> list[GameCard]:
    """What stands on the boxes of our own games, in the order of the shelf."""
    ours = [sortilege.ruleset(path.parent.name) for path in (PACKAGE / "shelf").glob("*/__init__.py")]
    return [card_of(rules) for rules in sorted(ours, key=lambda rules: (rules.box.place, rules.name))]


def _is_needed(name: str) -> bool:
    return not name.endswith((".pyi", ".pyc", "/", "py.typed", ".h", ".c")) and (
        ".dist-info/" not in name or "license" in name.lower()
    )


def libraries() -> Iterator[tuple[str, Path]]:
    """The files of installed libraries, without what other languages and machines need."""
    for name in AS_THEY_ARE:
        for file in distribution(name).files or ():
            inside = file.as_posix()
            if inside.startswith(LEFT_OUT) or inside.startswith("..") or not _is_needed(inside):
                continue
            if inside.startswith("babel/locale-data/") and file.stem not in ("root", *LANGUAGES):
                continue
            yield inside, Path(str(file.locate()))


def own_files() -> Iterator[tuple[str, Path]]:
    for module in MODULES:
        yield f"sortilege/{module}.py", PACKAGE / f"{module}.py"
    for part in PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.is_file() and path.suffix != ".pyc" and path.name not in NOT_OF_A_GAME:
                yield f"sortilege/{path.relative_to(PACKAGE).as_posix()}", path
    for language in LANGUAGES:
        for name in CATALOGUES:
            yield f"sortilege/locale/{language}/{name}.ftl", common_words() / language / f"{name}.ftl"


def zipped(contents: dict[str, bytes]) -> bytes:
    """The same contents give the same bytes."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(contents):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), contents[name], zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


if __name__ == "__main__":
    main()
