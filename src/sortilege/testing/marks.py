"""The mark that ties a test to the rules it proves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, or a class of tests, with the ledger IDs it proves: ``@rule("SAL-ACC-01")``.

    `sortilege.testing.ledger` reads these marks from the source, so write the IDs out.
    """
    import pytest  # here: `sortilege check` needs the rest of this package where no tests are run

    return pytest.mark.rule.with_args(*ids)
