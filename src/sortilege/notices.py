"""The licences of everything that is shipped for offline play, in full, read from the installed packages."""

from __future__ import annotations

import json
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

NOTICES = "NOTICES.txt"
OF_THE_PAGE = "licences.txt"
"""Written when the page was built: of the page, its fonts, and CPython's build for browsers."""
BY_CLASSIFIER = {"License :: OSI Approved :: Apache Software License": "Apache-2.0"}
LIKE_CPYTHON = "typing_extensions"
"""Ships CPython's own licence, for where an installed Python does not."""


class Unlicensed(Exception):
    """A package does not say under which terms it may be given away."""


def notices(web: Path, built: Path, wheels: Iterable[Path], libraries: Iterable[str]) -> str:
    """One text of all: the page's, then the engine's parts."""
    parts = [("CPython", cpython()), *map(of_wheel, wheels), *((name, of_library(name, web)) for name in libraries)]
    page = built / OF_THE_PAGE
    first = page.read_text(encoding="utf-8").strip() + "\n\n\n" if page.is_file() else ""
    return first + "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{text.strip()}\n" for name, text in parts)


def cpython() -> str:
    home = Path(sysconfig.get_path("stdlib"))
    found = next((path for path in (home / "LICENSE.txt", home / "LICENSE") if path.is_file()), None)
    return found.read_text(encoding="utf-8") if found else "\n".join(_files_of(LIKE_CPYTHON))


def of_wheel(wheel: Path) -> tuple[str, str]:
    """The name of a wheel, and what it brings."""
    name = wheel.name.partition("-")[0]
    with zipfile.ZipFile(wheel) as opened:
        found = [opened.read(one).decode() for one in sorted(opened.namelist()) if _is_licence(one)]
    if not found:
        raise Unlicensed(name)
    return name, "\n".join(found)


def of_library(name: str, web: Path) -> str:
    """What an installed library brings; where it only names a well known licence, the text that another package has."""
    found = "\n".join(_files_of(name))
    if found:
        return found
    said = distribution(name).metadata
    classifiers = [BY_CLASSIFIER[one] for one in said.get_all("Classifier") or () if one in BY_CLASSIFIER]
    for licence in (said["License-Expression"], *classifiers):
        text = licence and well_known(licence, web)
        if text:
            return f"{said['Name']} {said['Version']}, {licence}\n{said['Home-page'] or ''}\n\n{text}"
    raise Unlicensed(name)


def well_known(licence: str, web: Path) -> str | None:
    """The text of a licence by its name, from any package of the page's that is under it."""
    for told in sorted((web / "node_modules").glob("*/package.json")):
        if json.loads(told.read_text(encoding="utf-8")).get("license") == licence:
            found = sorted(path for path in told.parent.iterdir() if path.stem.upper() == "LICENSE")
            if found:
                return found[0].read_text(encoding="utf-8")
    return None


def _files_of(name: str) -> Iterator[str]:
    for file in distribution(name).files or ():
        if _is_licence(file.as_posix()):
            yield Path(str(file.locate())).read_text(encoding="utf-8")


def _is_licence(path: str) -> bool:
    last = path.rpartition("/")[2].upper()
    return last.startswith(("LICENSE", "LICENCE", "COPYING")) and not last.endswith((".PY", ".PYC"))
