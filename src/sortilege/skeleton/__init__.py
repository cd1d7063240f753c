"""`sortilege new-game NAME`: a package with a tiny complete game in it, to be changed into another.

In the game, which lies below `files`, three cards each, the strongest of each round wins it: enough for a secret hand,
questions in turn, a bot and words in two languages.
"""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from sortilege.kernel.kinds import quoted
from sortilege.ledger import prefix_of
from sortilege.shelf import games

FILES = Path(__file__).parent / "files"
NAME = re.compile(r"[a-z]{3}[a-z0-9_]{0,36}")


def write_game(name: str, folder: Path) -> list[Path]:
    """Writes the package of a new game into a folder, which must be new or empty; gives the files."""
    check_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"folder: a new or empty one, not {folder}")
    written = []
    for source in sorted(path for path in FILES.rglob("*") if path.is_file()):
        first, *rest = source.relative_to(FILES).parts
        place = folder.joinpath(name if first == "game" else first, *rest)
        target = place.with_name(place.name.removesuffix(".txt").replace("@name@", name))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(target)
    return written


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ValueError(f"name: three small letters, then letters, digits and _, such as pearls, not {quoted(name)}")
    if name in games():
        raise ValueError(f"name: there is a game called {name} already")
    if find_spec(name) is not None:
        raise ValueError(f"name: there is a Python package called {name} already, which would be in the way")


def filled(text: str, name: str) -> str:
    """A file with the name of the game in it: as it is, as a class, as words, and as the beginning of rules' IDs."""
    words = [word for word in name.split("_") if word]
    return (
        text.replace("@name@", name)
        .replace("@Name@", "".join(word.capitalize() for word in words))
        .replace("@title@", " ".join(words).capitalize())
        .replace("@dashed@", "-".join(words))
        .replace("@RULE@", prefix_of(name))
    )
