"""Whatever the reference shows is told in a sentence, and the examples in docstrings come out as they stand there."""

from __future__ import annotations

import doctest
from inspect import cleandoc

import pytest

from tests.docs.shown import docstrings, shown

EXAMPLES = [(place, text) for place, text in docstrings() if ">>> " in text]
BEGUN_WITH = {
    "sortilege.new", "sortilege.replay", "sortilege.games", "sortilege.ruleset", "sortilege.kernel.match.Match",
    "sortilege.kernel.match.Match.answer", "sortilege.kernel.match.Match.view", "sortilege.kernel.match.Match.imagine",
    "sortilege.kernel.match.Match.why_not", "sortilege.kernel.match.Match.record", "sortilege.kernel.record.Record",
    "sortilege.kernel.record.Receipt", "sortilege.bots.levels.choose", "sortilege.bots.hints.hint",
    "sortilege.env.episode.Table", "sortilege.env.episode.Episode", "sortilege.env.vector.Runner",
    "sortilege.env.pettingzoo.env", "sortilege.env.pettingzoo.parallel_env", "sortilege.env.gymnasium.env",
    "sortilege.env.open_spiel.register", "sortilege.lab.simulate.Simulation", "sortilege.lab.tournament.Tournament",
    "sortilege.lab.balance.Balance",
}  # fmt: skip
"""What people use first: of each there is an example."""


def test_no_name_of_the_reference_is_without_a_word() -> None:
    assert [name for name, docstring in shown().items() if not docstring] == []


def test_what_one_begins_with_has_an_example() -> None:
    found = shown()

    assert [name for name in sorted(BEGUN_WITH) if ">>> " not in (found[name] or "")] == []


def test_every_example_is_set_as_code_on_the_site() -> None:
    assert [place for place, text in EXAMPLES if "\n>>> " in cleandoc(text)] == []


@pytest.mark.parametrize(("place", "text"), EXAMPLES, ids=[place for place, _ in EXAMPLES])
def test_an_example_comes_out_as_it_stands(place: str, text: str) -> None:
    example = doctest.DocTestParser().get_doctest(text, {}, place, place, 0)
    told: list[str] = []

    tried = doctest.DocTestRunner().run(example, out=told.append)

    assert tried.attempted > 0
    assert tried.failed == 0, "".join(told)
