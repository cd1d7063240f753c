"""Each example, installed as a stranger would, is a game like the others: found, checked, played, kept, explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.conftest import Run
from tests.examples.installing import EXAMPLES, ROOT

FOUND = """
import sortilege
from sortilege.shelf import broken, shelf
print([name for name in sortilege.games() if shelf().places[name].origin != "sortilege"], broken())
print(*[shelf().places[name].folder for name in ("hearts", "liars_dice", "reversi")], sep="\\n")
"""

LEVELS = """
import sys, sortilege
from sortilege.bots.levels import LEVELS, choose
game = sys.argv[1]
for mode in sortilege.ruleset(game).modes:
    match = sortilege.new(game, mode=mode, seats=sortilege.ruleset(game).seats[mode][1], seed=1)
    while not match.over and len(match.choices) < 40:
        seat = match.asks[0].seat
        match.answer(seat, choose(LEVELS[seat % 4], match, seat, len(match.choices), iterations=4))
    print(mode, len(match.choices))
"""

KEPT = """
import sys, random, sortilege
from pathlib import Path
from sortilege.kernel.record import Receipt
game = sys.argv[1]
rng = random.Random(3)
secret = bytes(range(32))
receipt = Receipt(commitment=Receipt.commit(secret), entropy=("ann", "bob"), secret=secret.hex())
match = sortilege.new(game, seats=sortilege.ruleset(game).seats[sortilege.ruleset(game).modes[0]][1], receipt=receipt)
while not match.over:
    ask = rng.choice(match.asks)
    match.answer(ask.seat, rng.choice(ask.options))
text = match.record().text()
again = sortilege.replay(text)
print(again.outcome == match.outcome, again.record() == match.record(), again.game.state() == match.game.state())
Path("kept.json").write_text(text)
"""


def test_the_three_are_found_where_they_were_installed(run: Run, site: Path) -> None:
    games, *folders = run("-c", FOUND).splitlines()

    assert games == "['hearts', 'liars_dice', 'reversi'] {}"
    assert folders == [str(site / name) for name in EXAMPLES]


@pytest.mark.parametrize("game", EXAMPLES)
def test_everything_that_a_game_owes_holds(run: Run, game: str) -> None:
    told = run("-m", "sortilege.cli", "check", game, "--games", "6", "--lang", "en")

    assert told.count("✓") == 7
    assert "Everything holds." in told
    assert "is declared secret, and none of these games told it" not in told


@pytest.mark.parametrize("game", EXAMPLES)
def test_bots_of_all_levels_play(run: Run, game: str) -> None:
    assert run("-c", LEVELS, game).strip()


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_record_replays_and_is_found_honest(run: Run, game: str) -> None:
    assert run("-c", KEPT, game).strip() == "True True True"

    assert "✓" in run("-m", "sortilege.cli", "verify", "kept.json", "--lang", "en")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", EXAMPLES)
def test_the_terminal_plays_a_whole_game(run: Run, game: str, language: str) -> None:
    told = run("-m", "sortilege.cli", "play", game, "--humans", "0", "--seed", "1", "--lang", language)

    assert {"fr": "joueur", "en": "player"}[language] in told.lower()


def test_both_languages_say_everything(run: Run) -> None:
    chosen = " or ".join(EXAMPLES)
    told = run("-m", "pytest", "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider",
               str(ROOT / "tests" / "content" / "test_catalogues.py"), "-k", chosen)  # fmt: skip

    assert "passed" in told or "[100%]" in told
