"""`python -m sortilege.compiling`: the same as `sortilege compile`."""

from __future__ import annotations

import argparse
import sys

from sortilege.compiling.command import add_arguments, run

parser = argparse.ArgumentParser(prog="sortilege compile", description="Compile the engine.")
add_arguments(parser)
try:
    sys.exit(run(parser.parse_args()))
except ValueError as wrong:
    parser.error(str(wrong))
