"""Tables where nobody is do not keep a server from starting."""

from __future__ import annotations

from pathlib import Path

from sortilege.testing.sleepers import ratio, starts


def test_a_thousand_tables_asleep_hardly_delay_the_start(tmp_path: Path) -> None:
    """The short version of `python -m sortilege.testing.sleepers`, where 1.2 is the aim."""
    empty, full = starts(tables=1000, rounds=3, folder=tmp_path)

    assert ratio(empty, full) < 1.4
