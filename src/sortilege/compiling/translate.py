"""Translates modules to C, all in one run, so that calls between libraries stay native.

Run by its path, with a job as JSON on its input, in a process of its own: the memory it takes is free again before
a C compiler needs any. Nothing of this package is imported.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

ENTRY = """
PyMODINIT_FUNC PyInit_{entry}(void) {{ return enter("init_{exported}", "{library}.init_{exported}"); }}
"""

ENTRIES = """
#include <Python.h>

/* Modules of this library by the names of their entries. The library must have been set up first, and must know the
   libraries it calls. */

static void *found_in(PyObject *library, const char *attribute, const char *name) {{
    PyObject *capsule = PyObject_GetAttrString(library, attribute);
    void *pointer = capsule == NULL ? NULL : PyCapsule_GetPointer(capsule, name);
    Py_XDECREF(capsule);
    return pointer;
}}

static PyObject *enter(const char *attribute, const char *name) {{
    PyObject *leaf = Py_BuildValue("(s)", "*");
    PyObject *library = leaf == NULL ? NULL : PyImport_ImportModuleLevel("{library}", NULL, NULL, leaf, 0);
    Py_XDECREF(leaf);
    if (library == NULL) return NULL;
    PyObject *module = NULL;
    int (*know_others)(void) = (int (*)(void))found_in(library, "ensure_deps", "{library}.ensure_deps");
    PyObject *(*begin)(void) = (PyObject * (*)(void)) found_in(library, attribute, name);
    if (know_others != NULL && begin != NULL && know_others() == 0) module = begin();
    Py_DECREF(library);
    return module;
}}
"""


def translate(job: dict[str, Any]) -> list[dict[str, Any]]:
    """By library: what a C compiler must be given."""
    import setuptools  # noqa: F401  # mypyc asks whether it is there
    from mypyc.build import mypycify
    from mypyc.common import shared_lib_name
    from mypyc.namegen import exported_name

    os.chdir(job["root"])
    target = Path(job["target"])
    groups = [(library["files"], library["group"]) for library in job["libraries"]]
    files = [file for library in job["libraries"] for file in library["files"]]
    settings = [f"--cache-dir={target / 'types'}", "--config-file="]
    made = {
        extension.name: extension
        for extension in mypycify([*settings, *files], separate=groups, target_dir=str(target), verbose=False)
    }
    told = []
    for library in job["libraries"]:
        name = shared_lib_name(library["group"])
        text = ENTRIES.format(library=name) + "".join(
            ENTRY.format(entry=entry, exported=exported_name(module), library=name)
            for module, entry in library["entries"].items()
        )
        entries = target / f"{library['group']}.entries.c"
        entries.write_text(text, encoding="utf-8")
        extension = made[name]
        told.append(
            {
                "name": name,
                "modules": list(library["entries"]),
                "sources": [*extension.sources, str(entries)],
                "headers": extension.depends,
                "include_dirs": extension.include_dirs,
            }
        )
    return told


if __name__ == "__main__":
    out = os.dup(1)
    os.dup2(2, 1)  # what the translator says is for whoever reads the log
    answer = translate(json.load(sys.stdin))
    with os.fdopen(out, "w", encoding="utf-8") as pipe:
        json.dump(answer, pipe)
