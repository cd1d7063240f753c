"""The mark that ties a test to the rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, or a class of tests, with the ledger IDs it proves: ``@rule("SAL-ACC-01")``.

    `sortilege.testing.ledger` reads these marks from the source, so write the IDs out.
    """
    return pytest.mark.rule.with_args(*ids)
