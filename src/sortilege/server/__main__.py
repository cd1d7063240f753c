"""`python -m sortilege.server`: the same as `sortilege serve`."""

from __future__ import annotations

import argparse
import sys

from sortilege.server.command import add_arguments, run

parser = argparse.ArgumentParser(prog="sortilege serve", description="Run a node of the table server.")
add_arguments(parser)
try:
    sys.exit(run(parser.parse_args()))
except ValueError as wrong:
    parser.error(str(wrong))
