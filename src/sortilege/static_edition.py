"""`sortilege export DIR`: the five games as one static folder, played by the browser alone, and the companion in it.

Any file server can serve the folder, from any address; nothing runs behind it, and it leaves no cookie."""

from __future__ import annotations

import argparse
import json
import re
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

from sortilege import companion
from sortilege.notices import NOTICES

BUILT = Path(str(files("sortilege"))) / "web_dist"
LIST = "offline.json"
BESIDE_IT = "companion"
MARK = "edition.json"
"""Lies in every folder that was written by an export."""
BESIDE = ("licences.txt", NOTICES, "sw.js")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; media-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""What the server says of its pages, as far as a page can say it of itself."""


def add_static_folders(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The two commands that write a folder for any file server."""
    beside = commands.add_parser("companion", help="write the companion of a real table as one static folder")
    companion.add_arguments(beside)
    beside.set_defaults(run=companion.run)
    edition = commands.add_parser("export", help="write all five games as one static folder, played by the browser")
    edition.add_argument("folder", metavar="DIR", help="where to write the folder")
    edition.set_defaults(run=run)
    for command in (beside, edition):
        command.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(options: argparse.Namespace) -> None:
    written = str(export(Path(options.folder)))
    print(json.dumps({"folder": written}) if options.json else written)


def export(folder: Path, built: Path = BUILT) -> Path:
    """Writes the folder. One that has something else in it is refused, and nothing is changed."""
    if not (built / LIST).is_file():
        raise ValueError("export: the page has not been built, or cannot play offline; run `make web` first")
    if folder.exists() and not is_ours(folder):
        raise ValueError(f"export: {folder} is not empty and holds no edition; name a new folder or an empty one")
    listed = json.loads((built / LIST).read_text(encoding="utf-8"))
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for name in [*listed["page"], *listed["parts"], *BESIDE, LIST]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(built / name, folder / name)
    (folder / "index.html").write_text(
        static_page((built / "index.html").read_text(encoding="utf-8")), encoding="utf-8"
    )
    companion.export(folder / BESIDE_IT, built=built)
    listed["page"] |= companion_files(folder)
    (folder / LIST).write_text(json.dumps(listed), encoding="utf-8")
    rewrite(folder / "manifest.webmanifest", start_url="./", scope="./")
    (folder / MARK).write_text(json.dumps({"edition": "static", "engine": listed["engine"]}), encoding="utf-8")
    return folder


def companion_files(folder: Path) -> dict[str, int]:
    """What of the companion a device keeps, with sizes, as the list has it; its front page under the folder's name."""
    inside = folder / BESIDE_IT
    sizes = {
        path.relative_to(folder).as_posix(): path.stat().st_size for path in sorted(inside.rglob("*")) if path.is_file()
    }
    front = sizes.pop(f"{BESIDE_IT}/index.html")
    sizes.pop(f"{BESIDE_IT}/sw.js", None)
    return {f"{BESIDE_IT}/": front, **sizes}


def is_ours(folder: Path) -> bool:
    """A folder that is empty, or was written by an earlier export."""
    return folder.is_dir() and (not any(folder.iterdir()) or (folder / MARK).is_file())


def static_page(page: str) -> str:
    """The front page, with everything found from where it lies, and a word that there is no server."""
    page = re.sub(r'(href|src)="/', r'\1="./', page)
    page = page.replace("<html ", '<html data-edition="static" ', 1)
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    return page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)


def rewrite(manifest: Path, **changed: Any) -> None:
    """Icons and pages are found from the folder too."""
    word = json.loads(manifest.read_text(encoding="utf-8")) | changed
    for icon in word.get("icons", ()):
        icon["src"] = icon["src"].removeprefix("/")
    manifest.write_text(json.dumps(word, indent=1, ensure_ascii=False), encoding="utf-8")
