"""Either the whole engine comes compiled, from just these sources, or none of it; and it says which."""

from __future__ import annotations

import json
from pathlib import Path

from sortilege import __version__
from sortilege.engine import FOLDERS, MANIFEST, PACKAGE, fingerprint
from tests.compiled.processes import copy_of, printed, version


def modules_of(build: Path) -> list[str]:
    return list(json.loads((build / MANIFEST).read_text(encoding="utf-8"))["modules"])


def which_are_compiled(build: Path, builds: Path, *, plain: bool = False) -> tuple[bool, set[str]]:
    """What the package says of itself, and the modules of a build that are no sources when all are loaded."""
    code = (
        "import json, sys, sortilege; from importlib import import_module; "
        f"found = [import_module(name) for name in {modules_of(build)!r}]; "
        "compiled = [module.__name__ for module in found if not module.__file__.endswith('.py')]; "
        "print(json.dumps([sortilege.COMPILED, compiled]))"
    )
    says, compiled = json.loads(printed(builds, code, plain=plain))
    return says, set(compiled)


def test_a_build_of_these_sources_is_used_and_every_module_of_it_comes_compiled(build: Path) -> None:
    assert version(build.parent) == f"{__version__}, compiled"
    assert which_are_compiled(build, build.parent) == (True, set(modules_of(build)))


def test_plain_can_be_asked_for_and_then_no_module_is_compiled(build: Path) -> None:
    assert version(build.parent, plain=True) == f"{__version__}, plain (SORTILEGE_PLAIN is set)"
    assert which_are_compiled(build, build.parent, plain=True) == (False, set())


def test_no_class_that_stays_plain_has_a_compiled_parent_that_admits_no_heirs(build: Path) -> None:
    assert printed(build.parent, "import runpy; runpy.run_module('tests.compiled.parents', run_name='__main__')") == ""


def test_a_build_that_lacks_one_library_is_not_used_at_all(build: Path, tmp_path: Path) -> None:
    [library] = copy_of(build, tmp_path).glob("salem*")
    library.unlink()

    assert f"plain (the compiled engine is not whole: {library.name} is missing)" in version(tmp_path)
    assert which_are_compiled(build, tmp_path) == (False, set())


def test_a_build_with_a_library_cut_short_is_not_used(build: Path, tmp_path: Path) -> None:
    [library] = copy_of(build, tmp_path).glob("zoondo*")
    library.write_bytes(library.read_bytes()[:-1])

    assert "the library of sortilege.zoondo__mypyc has the wrong size" in version(tmp_path)


def test_a_build_without_a_manifest_or_with_half_of_one_is_not_used(build: Path, tmp_path: Path) -> None:
    manifest = copy_of(build, tmp_path) / MANIFEST
    text = manifest.read_text(encoding="utf-8")

    manifest.write_text(text[: len(text) // 2], encoding="utf-8")
    assert "plain (the compiled engine has no readable manifest" in version(tmp_path)
    manifest.unlink()
    assert version(tmp_path) == f"{__version__}, plain (not built yet: sortilege compile)"


def test_a_build_of_other_sources_is_not_used_whatever_it_is_called(build: Path, tmp_path: Path) -> None:
    manifest = copy_of(build, tmp_path) / MANIFEST
    manifest.write_text(manifest.read_text(encoding="utf-8").replace(build.name, "0" * 24), encoding="utf-8")

    assert "plain (the compiled engine was built from other sources)" in version(tmp_path)


def test_a_library_that_cannot_be_loaded_leaves_the_sources_and_the_reason(build: Path, tmp_path: Path) -> None:
    [library] = copy_of(build, tmp_path).glob("core*")
    library.write_bytes(bytes(library.stat().st_size))

    assert "plain (the compiled engine cannot be loaded: " in version(tmp_path)


def test_every_byte_of_a_source_counts_and_so_does_its_name(tmp_path: Path) -> None:
    source = tmp_path / "marbles" / "rules.py"
    source.parent.mkdir()
    source.write_text("RED = 1\n", encoding="utf-8")
    before = fingerprint([source.parent])
    source.write_text("RED = 2\n", encoding="utf-8")
    changed = fingerprint([source.parent])
    source.rename(source.with_name("rules_.py"))
    renamed = fingerprint([source.parent])

    assert len({before, changed, renamed, fingerprint()}) == 4
    assert before != fingerprint([tmp_path / "nowhere"]) == fingerprint()


def test_the_folders_that_are_compiled_are_the_ones_that_count(build: Path) -> None:
    files = [PACKAGE.parent / f"{name.replace('.', '/')}.py" for name in modules_of(build)]

    assert all(any(file.is_relative_to(PACKAGE / folder) for folder in FOLDERS) for file in files)
    assert all(file.is_file() for file in files)


def test_a_traceback_through_compiled_code_shows_the_source(build: Path) -> None:
    code = """
import traceback
from sortilege.kernel.chance import Chance
try:
    Chance().below("many")
except TypeError:
    print(traceback.format_exc())
"""
    shown = printed(build.parent, code)

    assert 'File "sortilege/kernel/chance.py"' in shown
    assert "def below(self" in shown
