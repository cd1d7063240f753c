"""The report must see every ID a ledger defines, and believe no test that proves nothing."""

from pathlib import Path

import pytest

from sortilege.ledger import LedgerEntry, LedgerError
from sortilege.testing.ledger import all_ledgers, main, read_citations
from sortilege.testing.marks import rule

HERE = Path(__file__).parents[2]

LEDGER = """\
# Rule ledger
## Rules
- **SAL-GEN-01** A *Witch* holds a `witch` card. *(src: Setup 2)*
- **SAL-TIP-01** {companion: noise at a real table} Stamp your feet.
## Rulings
- **SAL-R01** {note: no rule in it} *History.* See SAL-GEN-01.
## Content
| Id | Name | Effect |
|---|---|---|
| `SP-ACCIO` | Accio | Fetch it. |
| S-CART | Cart | Ride it. |
| `norbert` | Norbert | **CH-NORBERT** *Newt*: pays one less. |
## Decisions
| # | Decision |
|---|---|
| D01 | Keep a card |
| D02 {server: words are chat} | Last words |
## Companion
1. Close your eyes.
## Scenarios
1. **S01** Given 6 players. (SAL-GEN-01)
2. **Two.** Given 7 players.
"""


def repository(root: Path, ledger: str = LEDGER, test: str = "", game: str = "salem") -> Path:
    """A repository with one ledger and one file of tests."""
    for path, text in ((f"src/sortilege/shelf/{game}/ledger.md", ledger), ("tests/test_it.py", test)):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def cited(root: Path, test: str) -> list[str]:
    citations, faults = read_citations(repository(root, test=test))
    assert faults == []
    return [citation.id for citation in citations]


def test_every_way_of_defining_an_id_is_found_and_a_citation_is_not_one(tmp_path: Path) -> None:
    entries = all_ledgers(repository(tmp_path))

    assert list(entries) == [
        *("SAL-GEN-01", "SAL-TIP-01", "SAL-R01", "SP-ACCIO", "S-CART", "CH-NORBERT"),
        *("SAL-D01", "SAL-D02", "SAL-S01", "SAL-S02"),
    ]


def test_an_entry_is_the_engines_until_a_mark_says_otherwise(tmp_path: Path) -> None:
    entries = all_ledgers(repository(tmp_path))

    where = "shelf/salem/ledger.md"
    assert entries["SAL-GEN-01"] == LedgerEntry(
        "SAL-GEN-01", "salem", "engine", "A Witch holds a witch card.", "", f"{where}:3", "Rules"
    )
    assert entries["SAL-TIP-01"] == LedgerEntry(
        "SAL-TIP-01",
        "salem",
        "companion",
        "Stamp your feet.",
        "noise at a real table",
        f"{where}:4",
        "Rules",
    )
    assert entries["SAL-D02"].kind == "server"
    assert entries["SAL-D02"].text == "Last words"
    assert entries["SP-ACCIO"].text == "Accio; Fetch it."
    assert entries["CH-NORBERT"].text == "Newt: pays one less."


def test_decisions_and_scenarios_carry_the_prefix_of_their_game(tmp_path: Path) -> None:
    ledger = "## Decisions\n| D07 | Move |\n## Scenarios\n9. **Nine.** Given.\n10. {note: x} Ten.\n"

    entries = all_ledgers(repository(tmp_path, ledger, game="zoondo"))

    assert list(entries) == ["ZOO-D07", "ZOO-S09", "ZOO-S10"]


def test_a_board_space_is_not_a_decision(tmp_path: Path) -> None:
    entries = all_ledgers(repository(tmp_path, "## Content\n| D07 | Spiral |\n- **TRA-X-01** Y.\n"))

    assert list(entries) == ["TRA-X-01"]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("- **SAL-X-01** {advice: be kind} Y.", "SAL-X-01: unknown kind 'advice'"),
        ("- **SAL-X-01** {server} Y.", "SAL-X-01: server without a reason"),
        ("- **SAL-X-01** {note: } Y.", "SAL-X-01: note without a reason"),
        ("- **SAL-X-01** {note: open Y.", "SAL-X-01: a mark reads {kind: reason}"),
        ("- **SAL-X-01** Y. {note: too late}", "a mark belongs right after the ID"),
        ("Text {server: about nothing}.", "a mark belongs right after the ID"),
        ("- **SAL-GEN-01** Again.", "SAL-GEN-01: already defined at shelf/salem/ledger.md:1"),
    ],
)
def test_a_faulty_line_is_named_with_its_file_and_number(tmp_path: Path, line: str, fault: str) -> None:
    root = repository(tmp_path, f"- **SAL-GEN-01** Fine.\n\n{line}\n")

    with pytest.raises(LedgerError) as error:
        all_ledgers(root)
    assert str(error.value).startswith(f"shelf/salem/ledger.md:3: {fault}")


def test_two_ledgers_cannot_define_the_same_id(tmp_path: Path) -> None:
    repository(tmp_path, "- **S-CART** One.\n", game="animaux")
    repository(tmp_path, "- **S-CART** Two.\n", game="traverse")

    with pytest.raises(LedgerError, match=r"traverse/ledger\.md:1: S-CART: already .*animaux/ledger\.md:1"):
        all_ledgers(tmp_path)


def test_a_repository_without_ledgers_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="no ledger"):
        all_ledgers(tmp_path)


def test_functions_methods_and_classes_cite(tmp_path: Path) -> None:
    source = """
@rule("A-1", "A-2")
def test_one() -> None: ...

@marks.rule("B-1")
class TestMore:
    @pytest.mark.rule("B-2")
    async def test_two(self) -> None: ...
"""

    assert sorted(cited(tmp_path, source)) == ["A-1", "A-2", "B-1", "B-2"]


def test_a_mention_outside_a_decorator_cites_nothing(tmp_path: Path) -> None:
    source = """
rule("A-1")

@given(st.integers())
def test_it(n: int) -> None:
    "A-2"

class Machine(RuleBasedStateMachine):
    @rule(n=st.integers())
    def step(self, n: int) -> None: ...
"""

    assert cited(tmp_path, source) == []


def test_tests_of_the_web_client_cite_what_they_write_out(tmp_path: Path) -> None:
    root = repository(tmp_path)
    tests = root / "web" / "src" / "lib" / "it.test.ts"
    tests.parent.mkdir(parents=True)
    tests.write_text(
        'import { rule } from "x";\n\nrule("A-1", "A-2")("a claim", () => {});\nrule(...IDS)("another", () => {});\n',
        encoding="utf-8",
    )

    citations, faults = read_citations(root)

    assert [(one.id, one.where) for one in citations] == [
        ("A-1", "web/src/lib/it.test.ts:3"),
        ("A-2", "web/src/lib/it.test.ts:3"),
    ]
    assert faults == ["web/src/lib/it.test.ts:4: ...IDS does not write out the ID it cites"]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("@rule(*IDS)\ndef test_it(): ...", "test_it does not write out the ID it cites"),
        ("@rule('SAL-GEN-01')\ndef scene(): ...", "scene is no test and proves nothing"),
        ("@rule('SAL-GEN-99')\ndef test_it(): ...", "no ledger defines SAL-GEN-99"),
        ("@rule('SAL-R01')\ndef test_it(): ...", "SAL-R01 is a note, which no test can prove"),
    ],
)
def test_a_citation_that_proves_nothing_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str, fault: str
) -> None:
    code = main(["--root", str(repository(tmp_path, test=source))])

    assert code == 1
    assert capsys.readouterr().err == f"tests/test_it.py:1: {fault}\n"


def test_the_report_lists_what_is_unproven_by_kind_and_totals_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger = f"- **SAL-A-01** {'long ' * 30}\n- **SAL-A-02** Proven.\n- **SAL-A-03** {{note: why}} N.\n"
    ledger += "- **SAL-A-04** {server: a clock runs} Slow.\n"
    root = repository(tmp_path, ledger, "@rule('SAL-A-02')\ndef test_it(): ...")

    code = main(["--root", str(root)])

    assert code == 0
    out = capsys.readouterr().out.splitlines()
    assert out == [
        "salem",
        "  engine",
        f"    SAL-A-01             {('long ' * 30)[:89].rstrip()}…",
        "  server",
        "    SAL-A-04             Slow. (a clock runs)",
        "salem: engine 1 of 2 unproven, server 1 of 1 unproven, companion 0 of 0 unproven, note 1",
    ]


def test_the_report_can_be_narrowed_to_a_game_and_a_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    repository(tmp_path, "- **ANI-GEN-01** Beasts.\n", game="animaux")
    root = repository(tmp_path)

    code = main(["salem", "--kind", "note", "--root", str(root)])

    assert code == 0
    assert capsys.readouterr().out.splitlines() == [
        "salem",
        "  note",
        "    SAL-R01              History. See SAL-GEN-01. (no rule in it)",
        "salem: engine 7 of 7 unproven, server 1 of 1 unproven, companion 1 of 1 unproven, note 1",
    ]


def test_the_proven_are_listed_each_with_its_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger = "- **SAL-A-01** One.\n- **SAL-A-02** Two.\n- **SAL-A-03** {companion: by hand} Three.\n"
    tests = "@rule('SAL-A-02', 'SAL-A-03')\ndef test_two(): ...\n@rule('SAL-A-02')\ndef test_again(): ..."
    root = repository(tmp_path, ledger, tests)

    assert main(["--proven", "--kind", "engine", "--root", str(root)]) == 0
    where = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [found[0] for found in where] == ["SAL-A-02"]
    assert [place.rstrip(",").split(":")[1] for place in where[0][1:]] == ["1", "3"]


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["chess", "--root", str(repository(tmp_path))])


@pytest.mark.parametrize(
    ("strict", "code"),
    [
        ("SAL-GEN", 0),
        ("SAL-TIP", 0),
        ("SAL-D", 1),
        ("SAL-GEN,SP", 1),
        ("SAL", 1),
    ],
)
def test_a_strict_prefix_fails_on_an_unproven_engine_id_only(tmp_path: Path, strict: str, code: int) -> None:
    root = repository(tmp_path, test="@rule('SAL-GEN-01')\ndef test_it(): ...")

    assert main(["--strict", strict, "--root", str(root)]) == code


def test_a_strict_prefix_that_begins_no_id_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--strict", "SLA", "--root", str(repository(tmp_path))])

    assert code == 1
    assert capsys.readouterr().err == "--strict SLA: no ID begins like this\n"


def test_the_prefix_of_a_game_stands_for_its_whole_ledger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = repository(tmp_path, "| `SP-ACCIO` | Accio |\n", game="animaux")

    code = main(["--strict", "ANI", "--root", str(root)])

    assert code == 1
    assert capsys.readouterr().err == "shelf/animaux/ledger.md:1: SP-ACCIO has no test\n"


def test_the_mark_keeps_the_test_and_names_the_ids() -> None:
    def claim(seats: int) -> int:
        return seats

    mark = rule("SAL-GEN-01", "SAL-GEN-02")

    assert (mark.name, mark.args) == ("rule", ("SAL-GEN-01", "SAL-GEN-02"))
    assert mark(claim) is claim


@pytest.mark.parametrize(
    ("game", "one_of_each_way"),
    [
        (
            "animaux",
            ["ANI-GEN-01", "ANI-R61", "CH-JACOB", "SP-ACCIO", "EV-SERMON", "FS-SHAW", "ANI-S70"],
        ),
        ("ecole", ["ECO-GOAL-01", "ECO-R46", "DEC-12", "ECO-S71"]),
        ("salem", ["SAL-GEN-01", "SAL-R86", "SAL-D30", "SAL-S70"]),
        ("traverse", ["TRA-TERM-01", "TRA-R61", "S-OPEN", "D-SIGNING", "TRA-D23", "TRA-S81"]),
        ("zoondo", ["ZOO-BRD-01", "ZOO-R57", "ZOO-FX-BIGOTH", "ZOO-AT-MUR", "ZOO-D20", "ZOO-S79"]),
    ],
)
def test_the_ledgers_of_the_five_games_can_be_read(game: str, one_of_each_way: list[str]) -> None:
    entries = all_ledgers(HERE)

    assert {entries[name].game for name in one_of_each_way} == {game}
    assert all(entry.text for entry in entries.values())
