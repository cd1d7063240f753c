"""Makes one library from its C files, with whatever compiler built this Python.

Run by its path, with a job as JSON on its input. Nothing of this package is imported.
"""

from __future__ import annotations

import json
import sys
from typing import Any


def flags(release: bool) -> tuple[list[str], list[str]]:
    """For the compiler and the linker. `-O3` gains nothing over `-O2` here, and takes longer."""
    if sys.platform == "win32":
        return ["/O2", "/w"], []
    whole = ["-flto", "-fno-semantic-interposition"] if release else ["-fno-semantic-interposition"]
    strip = ["-Wl,-S,-x"] if sys.platform == "darwin" else ["-Wl,-s"]
    return ["-w", "-O2", "-g0", "-fvisibility=hidden", *whole], [*whole, *strip]


def link(job: dict[str, Any]) -> None:
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    compiling, linking = flags(job["release"])
    extension = Extension(
        job["name"],
        sources=job["sources"],
        include_dirs=job["include_dirs"],
        extra_compile_args=compiling,
        extra_link_args=linking,
    )
    command = build_ext(Distribution({"name": "sortilege", "ext_modules": [extension]}))
    command.build_lib = job["folder"]
    command.build_temp = job["folder"]
    command.force = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    link(json.load(sys.stdin))
