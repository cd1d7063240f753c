"""Tables where nobody is do not keep a server from starting."""

from __future__ import annotations

from pathlib import Path

from sortilege.testing.sleepers import ratio, starts, url


def test_a_thousand_tables_asleep_hardly_delay_the_start(tmp_path: Path) -> None:
    """The short version of `make sleepers`, where 1.2 is the aim; who woke them all would need many times as long."""
    empty, full = starts(1000, 3, url(tmp_path / "empty.sqlite3"), url(tmp_path / "full.sqlite3"))

    assert ratio(empty, full) < 2.0
