"""The examples in the docstrings of the doors come out as they stand there."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("door", ["pettingzoo", "gymnasium", "vector"])
def test_the_examples_of_a_door_hold(door: str) -> None:
    tried = doctest.testmod(import_module(f"sortilege.env.{door}"))

    assert tried.attempted > 0
    assert tried.failed == 0
