"""What is said of a release: its own section of the changelog."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it ships no types

ROOT = Path(__file__).parents[1]
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
CHANGES = """# Changelog

What this is.

## 0.3.0

- Newer.

## 0.2.0

### At the table

- A line with ## in it.

## 0.1.0

- Older.
"""


def release(tag: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The step that makes a release, with a program in place of the forge's that prints the notes it is handed."""
    (step,) = [step["run"] for step in WORKFLOW["jobs"]["release"]["steps"] if "run" in step]
    (folder / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    (folder / "gh").write_text(
        '#!/bin/sh\nwhile [ "$1" != --notes-file ]; do shift; done\ncat "$2"\n', encoding="utf-8"
    )
    (folder / "gh").chmod(0o755)
    there = {"PATH": f"{folder}:{os.environ['PATH']}", "GITHUB_REF_NAME": tag}
    return subprocess.run(
        ["bash", "-e", "-c", step], cwd=folder, env=there, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("tag", "notes"),
    [
        ("v0.3.0", "## 0.3.0\n\n- Newer.\n\n"),
        ("v0.2.0", "## 0.2.0\n\n### At the table\n\n- A line with ## in it.\n\n"),
        ("v0.1.0", "## 0.1.0\n\n- Older.\n"),
    ],
)
def test_a_release_is_told_by_its_section_alone(tag: str, notes: str, tmp_path: Path) -> None:
    assert release(tag, tmp_path).stdout == notes


def test_what_the_changelog_does_not_know_is_not_released(tmp_path: Path) -> None:
    assert release("v0.2", tmp_path).returncode != 0
