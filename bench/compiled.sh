#!/usr/bin/env bash
# The compiled build: made in a scratch tree, put through the contract suite, compared with plain, measured.
set -euo pipefail
cd "$(dirname "$0")/.."
tree=.cache/compiled
python bench/compile.py "$tree"
tree=$(cd "$tree" && pwd)
echo 'The contract and secrecy suites on the compiled build:'
PYTHONPATH=$tree python -m pytest -n 2 tests/contract
echo 'Plain and compiled, the same games:'
python bench/fingerprints.py "${GAMES:-1000}" "$tree"
echo 'Plain:'
python bench/playouts.py
echo 'Compiled:'
PYTHONPATH=$tree python bench/playouts.py
