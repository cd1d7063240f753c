"""`python -m sortilege` is `sortilege`."""

from __future__ import annotations

import sys

from sortilege.cli import main

sys.exit(main())
