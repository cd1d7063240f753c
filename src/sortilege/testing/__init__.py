"""What a game's tests are made of: shipped, so that the next game has it from its first day.

`rule` marks a test with the ledger's IDs it proves; `check_contract` and `check_secrecy` hold for
every game; `Case`, `case` and `tables` name the games to play.
"""

from sortilege.testing.contract import check_contract
from sortilege.testing.marks import rule
from sortilege.testing.play import Case, case, play_randomly, random_options, start, tables
from sortilege.testing.secrecy import Worlds, check_secrecy

__all__ = [
    "Case", "Worlds", "case", "check_contract", "check_secrecy", "play_randomly", "random_options", "rule", "start",
    "tables",
]  # fmt: skip
