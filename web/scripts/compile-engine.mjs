// Compiles the Python of an archive as the browser would at every start: `node compile-engine.mjs IN OUT HOME`. What is
// found by the name of its source (a game's front page) keeps it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";

const COMPILE = `
import io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

LONG_AGO = (1980, 1, 1, 0, 0, 0)

def compiled(archive, home):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in sorted(old.namelist()):
            body = old.read(name)
            if name.endswith(".py") and not (name.endswith("/__init__.py") and "/shelf/" in name):
                code = compile(body, f"{home}/{name}", "exec", dont_inherit=True)
                name, body = name + "c", bytes(_code_to_hash_pyc(code, source_hash(body), False))
            new.writestr(zipfile.ZipInfo(name, LONG_AGO), body, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()
`;

const [, , from, to, home] = process.argv;
const indexURL = fileURLToPath(new URL("../node_modules/pyodide/", import.meta.url));
const python = await loadPyodide({ indexURL });
python.runPython(COMPILE);
const made = python.globals.get("compiled")(python.toPy(new Uint8Array(readFileSync(from))), home);
writeFileSync(to, made.toJs());
process.exit(0);
