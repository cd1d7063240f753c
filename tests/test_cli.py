"""The command, as people type it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import sortilege
from sortilege import Receipt
from sortilege.cli import language_here, main, parser
from sortilege.server.command import run as run_server
from sortilege.server.settings import Settings

CUP = ["tournament", "animaux", "--bots", "master,random", "--games", "2"]
AN_ADDRESS = "an address that begins with sqlite+aiosqlite:// or postgresql+asyncpg://"
A_BUDGET = "a budget is iterations or seconds, master:400 or master:0.5s, and more than 0"


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """The file of a finished game."""
    match = sortilege.new("animaux", seats=2, seed=4)
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    path = tmp_path / "game.jsonl"
    path.write_text(match.record().text(), encoding="utf-8")
    return str(path)


@pytest.fixture(autouse=True)
def _nothing_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", StringIO())
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))


def test_games_lists_modes_seats_and_options_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert main(["games"]) == 0
    english = capsys.readouterr().out

    assert "--mode initiation  Initiation à la capture, 2 à 6 joueurs" in french
    assert "--option first_seat=random  First player (random, 0, 1, 2, 3, 4, 5)" in english
    assert "Who plays first" in english


class TestRules:
    def test_chapters_are_listed_with_their_first_and_last_ids(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rules", "animaux"]) == 0

        assert "Movement by die (modes 1 and 2)  ANI-MOV-01 – ANI-MOV-10" in capsys.readouterr().out

    def test_one_id_is_shown_with_its_text(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rules", "animaux", "ani-mov-05"]) == 0

        said = capsys.readouterr().out
        assert said.startswith("ANI-MOV-05 Apparating uses exactly one step")
        assert "shelf/animaux/ledger.md:" in said

    def test_who_decides_where_the_engine_does_not(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rules", "animaux", "ANI-R58"]) == 0

        assert "(the server decides: who sits in a seat is the table's affair)" in capsys.readouterr().out

    def test_the_beginning_of_ids_or_words_is_enough(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rules", "animaux", "ANI-M1-END"]) == 0
        assert len(capsys.readouterr().out.splitlines()) == 4

        assert main(["rules", "animaux", "apparating", "uses"]) == 0
        assert capsys.readouterr().out.startswith("ANI-MOV-05")

    def test_an_unknown_id_suggests_others(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rules", "animaux", "ANI-MOVE-05"]) == 2

        assert "ANI-MOV-05" in capsys.readouterr().err


class TestSimulate:
    def test_a_table_says_who_won_and_how(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", "animaux", "--games", "20", "--seats", "3", "--option", "characters=random"]) == 0

        said = capsys.readouterr().out
        assert "20 games, played by chance, seed 0" in said
        assert "Player 3" in said
        assert "Three beasts captured." in said

    def test_json_is_printed_and_nothing_else(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", "animaux", "--games", "10", "--seed", "3", "--json"]) == 0

        said = json.loads(capsys.readouterr().out)
        assert said["games"] == 10
        assert said["setting"]["options"] == {"first_seat": "random", "characters": "choice"}

    def test_bots_may_play_instead_of_chance(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", "animaux", "--games", "3", "--bots", "adept,random", "--json"]) == 0

        assert json.loads(capsys.readouterr().out)["setting"]["bots"] == ["adept", "random"]


class TestTournament:
    def test_a_table_is_printed_and_a_drawing_saved(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        plot = str(tmp_path / "shares.svg")
        assert main(["tournament", "animaux", "--bots", "adept,random", "--games", "4", "--plot", plot]) == 0

        said = capsys.readouterr().out
        assert "4 games, every deal in every seating, seed 0" in said
        assert "adept: half of" in said
        assert Path(plot).read_text(encoding="utf-8").startswith("<svg ")

    def test_json_is_printed_and_nothing_else(self, capsys: pytest.CaptureFixture[str]) -> None:
        typed = ["tournament", "traverse", "--mode", "junior", "--bots", "master,random", "--iterations", "2"]
        assert main([*typed, "--games", "2", "--json"]) == 0

        said = json.loads(capsys.readouterr().out)
        assert [row["bot"] for row in said["rows"]] == ["master", "random"]


class TestAnalyse:
    def test_each_seat_is_told(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        match = sortilege.new("animaux", seats=2, seed=3)
        while not match.over:
            match.answer(match.asks[0].seat, match.asks[0].options[0])
        (tmp_path / "game.jsonl").write_text(match.record().text(), encoding="utf-8")

        assert main(["analyse", "game.jsonl", "--iterations", "3", "--names", "Ann,Bob"]) == 0
        said = capsys.readouterr().out
        assert "Ann" in said
        assert "Bob" in said


class TestPlay:
    def test_a_game_can_be_saved_and_resumed(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        type_in(monkeypatch, "1", "q", "half.jsonl")
        assert main(["play", "animaux", "--seats", "2", "--humans", "2", "--names", "Ann,Bob", "--seed", "1"]) == 0
        type_in(monkeypatch, "q", "n")
        assert main(["play", "--resume", "half.jsonl", "--humans", "2"]) == 0

        said = capsys.readouterr().out
        assert "Ann plays Newt Scamander." in said or "Bob plays Newt Scamander." in said
        assert "Player 1 plays Newt Scamander." in said or "Player 2 plays Newt Scamander." in said

    def test_a_game_played_on_has_no_receipt_for_its_shuffles_were_known(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        secret = bytes(32)
        receipt = Receipt(Receipt.commit(secret), ("", ""), secret.hex())
        dealt = sortilege.new("animaux", seats=2, receipt=receipt).record().text()
        Path("dealt.jsonl").write_text(dealt, encoding="utf-8")
        assert main(["verify", "dealt.jsonl", "--lang", "en"]) == 0
        assert "Honest:" in capsys.readouterr().out

        type_in(monkeypatch, "1", "q", "further.jsonl")
        assert main(["play", "--resume", "dealt.jsonl", "--humans", "2"]) == 0
        capsys.readouterr()

        main(["verify", "further.jsonl", "--lang", "en"])
        assert "Honest:" not in capsys.readouterr().out

    def test_the_table_has_room_for_all_who_are_named(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["play", "animaux", "--names", "Ann,Bob,Cy"]) == 0

        assert "C Cy" in capsys.readouterr().out

    @pytest.mark.parametrize("level", ["random", "novice", "adept"])
    def test_bots_can_be_chosen(self, level: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["play", "salem", "--bots", level, "--humans", "0", "--seats", "4", "--seed", "1"]) == 0

        assert "★" in capsys.readouterr().out

    def test_options_are_understood_before_the_first_question(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["play", "animaux", "--option", "first_seat=0", "--option", "characters=random"]) == 0

        assert "Where do you go?" in capsys.readouterr().out

    def test_a_real_pipe_gets_no_colours(self, tmp_path: Path) -> None:
        run = subprocess.run(
            [sys.executable, "-m", "sortilege.cli", "play", "animaux", "--lang", "fr"],
            input="1\n", capture_output=True, text=True, cwd=tmp_path, encoding="utf-8",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )  # fmt: skip

        assert run.returncode == 0
        assert run.stderr == ""
        assert "Votre choix" in run.stdout
        assert "\x1b" not in run.stdout
        assert len(list(tmp_path.glob("sortilege-animaux-*.jsonl"))) == 1


def test_replay_shows_a_saved_game(
    saved: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "e", "q")

    assert main(["replay", saved, "--names", "Ann"]) == 0

    said = capsys.readouterr().out
    assert "Three beasts captured." in said
    assert "A Ann" in said


def test_verify_answers_with_its_exit_code(saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", saved]) == 0
    assert "nobody committed" in capsys.readouterr().out

    text = Path(saved).read_text(encoding="utf-8")
    Path(saved).write_text(text.replace("norbert", "jacob"), encoding="utf-8")
    assert main(["verify", saved]) == 2
    assert "it was edited" in capsys.readouterr().out
    assert main(["verify", saved, "--json"]) == 2
    assert json.loads(capsys.readouterr().out) == {"verdict": "damaged"}


def test_rules_are_looked_for_in_the_language_of_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "salem", "chat", "noir", "jouera", "--lang", "fr"]) == 0
    assert "À cette table tout le monde répond" in capsys.readouterr().out

    assert main(["rules", "salem", "SAL-DAWN-01", "--lang", "fr"]) == 0
    assert "L’Aube" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["games"], ["rules", "salem"], ["rules", "salem", "SAL-DAWN"]])
def test_what_people_read_programs_read_as_json(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--json"]) == 0

    said = json.loads(capsys.readouterr().out)
    if command[0] == "games":
        assert said["broken"] == {}
        assert {game["name"] for game in said["games"]} == set(sortilege.games())
    else:
        assert said["rules"][0]["section"]
        assert said["sections"]


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    command = f"{sys.executable} -m sortilege play animaux --seats 6 --humans 0 --seed 1"
    piped = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command} | head -n 3 >/dev/null"],
        env={**os.environ, "LC_ALL": "C.UTF-8"}, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (piped.returncode, piped.stderr) == (0, "")


def test_a_wrong_setting_is_named_as_it_was_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SORTILEGE_PORT", "zzz")

    assert main(["serve"]) == 2
    assert capsys.readouterr().err == "sortilege: SORTILEGE_PORT: 'zzz': expected `int`, got `str`\n"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play"], "game: say which one: "),
        (["play", "animau"], "game: there is no 'animau'; there are animaux"),
        (["play", "animaux", "--mode", "x"], "mode: animaux has initiation"),
        (["play", "animaux", "--seats", "9"], "seats: animaux initiation takes 2 to 6 players, not 9"),
        (["play", "animaux", "--seats", "0"], "seats: animaux initiation takes 2 to 6 players, not 0"),
        (["play", "animaux", "--seats", "-1"], "seats: animaux initiation takes 2 to 6 players, not -1"),
        (["play", "animaux", "--humans", "9"], "seats: animaux initiation takes 2 to 6 players, not 9"),
        (["play", "animaux", "--names", "A,B,C", "--seats", "2"], "names: there are 2 seats, not 3"),
        (["play", "animaux", "--names", "A,A"], "names: no two players may have the same"),
        (["play", "animaux", "--option", "dice"], "option: write NAME=VALUE, not 'dice'"),
        (["play", "animaux", "--option", "dice=2"], "options: animaux initiation has no option 'dice'"),
        (["play", "animaux", "--option", "characters=2"], "options: characters may be choice, random, not '2'"),
        (["play", "--resume", "gone.jsonl"], "gone.jsonl: No such file or directory"),
        (["simulate", "chess"], "game: there is no 'chess'"),
        (["simulate", "animaux", "--games", "0"], "games and workers: at least 1 each"),
        (["tournament", "animaux", "--bots", "wizard"], "bots: there are random, novice, adept, master"),
        (["tournament", "animaux", "--bots", "adept,adept,adept"], "bots: 2 seats are too few for 3 bots"),
        (["simulate", "animaux", "--bots", "wizard"], "bots: there are random, novice, adept, master"),
        ([*CUP, "--seconds", "nan"], "seconds: a number more than 0 and not without end, not nan"),
        ([*CUP, "--seconds", "inf"], "seconds: a number more than 0 and not without end, not inf"),
        ([*CUP, "--seconds", "-1"], "seconds: a number more than 0 and not without end, not -1.0"),
        ([*CUP, "--seconds", "0"], "seconds: a number more than 0 and not without end, not 0.0"),
        ([*CUP, "--iterations", "0"], "iterations: at least 1, not 0"),
        ([*CUP, "--iterations", "-5"], "iterations: at least 1, not -5"),
        (["tournament", "animaux", "--bots", "master:0"], f"bots: {A_BUDGET}, not 'master:0'"),
        (["tournament", "animaux", "--bots", "master:0.0s"], f"bots: {A_BUDGET}, not 'master:0.0s'"),
        (["simulate", "animaux", "--bots", "master:0"], f"bots: {A_BUDGET}, not 'master:0'"),
        (["serve", "--port", "99999999"], "port: 1 to 65535, or 0 for any that is free, not 99999999"),
        (["serve", "--port", "65536"], "port: 1 to 65535, or 0 for any that is free, not 65536"),
        (["serve", "--port", "-1"], "port: 1 to 65535, or 0 for any that is free, not -1"),
        (["serve", "--log-level", "nope"], "log-level: DEBUG, INFO, WARNING, ERROR, CRITICAL, not 'nope'"),
        (["serve", "--database", "nope://x"], f"database: {AN_ADDRESS}, not with 'nope'"),
        (["serve", "--database", "sqlite:///x"], f"database: {AN_ADDRESS}, not with 'sqlite'"),
        (["serve", "--database", "postgresql://a:b@c/d"], f"database: {AN_ADDRESS}, not with 'postgresql'\n"),
        (["analyse", "gone.jsonl"], "gone.jsonl: No such file or directory"),
        (["replay", "gone.jsonl"], "gone.jsonl: No such file or directory"),
        (["verify", "gone.jsonl"], "gone.jsonl: No such file or directory"),
        (["rules", "chess"], "game: there is no 'chess'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2

    said = capsys.readouterr().err
    assert said.startswith(f"sortilege: {problem}")
    assert said.count("\n") == 1


def test_a_record_that_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "list.txt").write_text("milk\n", encoding="utf-8")

    assert main(["replay", "list.txt"]) == 2
    assert "record: line 1 is not JSON" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["analyse"], ["play", "--resume"]])
def test_a_file_that_is_no_text_is_named(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    Path("photo.jpg").write_bytes(b"{\xff\xd8")

    assert main([*command, "photo.jpg"]) == 2
    assert capsys.readouterr().err == "sortilege: photo.jpg: it is not text in UTF-8, from byte 2 on\n"


@pytest.mark.parametrize("iterations", ["0", "-1"])
def test_nobody_decided_well_without_a_look(iterations: str, saved: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", saved, "--iterations", iterations]) == 2

    said = capsys.readouterr()
    assert said.err == f"sortilege: iterations: at least 1, not {iterations}\n"
    assert said.out == ""


def test_what_the_environment_says_is_checked_like_what_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SORTILEGE_PORT", "70000")

    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith("sortilege: SORTILEGE_PORT: 1 to 65535")


@pytest.mark.parametrize("port", [0, 1, 65535])
def test_every_port_there_is_is_taken(port: int) -> None:
    assert Settings.from_environment(port=port).port == port


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["serve", "--port", "x"],
        ["learn", "ecole", "--seats", "x"],
        ["play", "animaux", "--lang", "de"],
        ["play", "animaux", "--bots", "god"],
        ["simulate"],
    ],
)
def test_what_argparse_refuses_is_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments)

    assert refused.value.code == 2
    assert "usage: sortilege" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("spoken", "language"), [("en_US.UTF-8", "en"), ("fr_CA.UTF-8", "fr"), ("C.UTF-8", "en"), ("de_DE.UTF-8", "en")]
)
def test_english_unless_the_computer_speaks_french(spoken: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", spoken)

    assert language_here() == language


@pytest.mark.parametrize(("arguments", "opens"), [([], True), (["serve"], False), (["serve", "--open"], True)])
def test_without_a_command_the_server_starts_and_the_browser_opens(arguments: list[str], opens: bool) -> None:
    options = parser().parse_args(arguments)

    assert options.run is run_server
    assert options.open is opens
