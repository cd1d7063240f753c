"""A record is the save file: it reads back, replays, and says exactly where it was tampered with."""

from __future__ import annotations

import json
from hashlib import blake2b

import msgspec
import pytest

import sortilege
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import Match, replay_with
from sortilege.kernel.record import Choice, Receipt, Record
from tests.kernel.toy import PASS, RESIGN, RULESET, SAY_READY, in_turns, marbles


def played() -> Match:
    """A game with an answer, a late answer and an act."""
    match = marbles(2)
    match.answer(0, SAY_READY(0))
    match.answer(1, PASS(1), late=True)
    match.act(0, RESIGN(0))
    return match


def lines_of(record: Record) -> list[str]:
    return record.text().splitlines()


def test_a_record_is_a_heading_a_line_for_each_choice_and_a_closing_line() -> None:
    heading, first, second, third, closing = map(json.loads, lines_of(played().record()))

    assert heading["sortilege"] == 1
    assert (heading["game"], heading["revision"], heading["mode"], heading["seats"]) == ("marbles", 3, "short", 2)
    assert heading["options"] == {"first_seat": "random", "marbles": 6, "loud": False}
    assert heading["seed"] == key_from(1).hex()
    assert first == {"seat": 0, "step": "SayReady(by=0)"}
    assert second == {"seat": 1, "step": "Pass(by=1)", "late": True}
    assert third == {"seat": 0, "act": "Resign(by=0)"}
    assert closing["lines"] == 3


def test_a_record_reads_back_as_it_was() -> None:
    record = played().record()

    assert Record.parse(record.text()) == record
    assert Record.parse(marbles().record().text()).lines == ()


def test_a_replay_is_the_same_game() -> None:
    match = played()

    again = replay_with(RULESET, Record.parse(match.record().text()))

    assert again.game.state() == match.game.state()
    assert again.choices == match.choices
    assert again.events(1) == match.events(1)
    assert again.outcome == match.outcome


def test_a_replay_may_go_on() -> None:
    match = in_turns()

    again = replay_with(RULESET, match.record())
    again.answer(0, PASS(0))
    match.answer(0, PASS(0))

    assert again.game.state() == match.game.state()


def test_an_empty_record_says_so() -> None:
    with pytest.raises(ValueError, match="record: it is empty"):
        Record.parse("")


def test_a_truncated_record_says_so() -> None:
    text = "\n".join(lines_of(played().record())[:-1])

    with pytest.raises(ValueError, match="record: it is truncated: line 4 is not a closing line"):
        Record.parse(text)


def test_a_record_cut_in_the_middle_of_a_line_names_the_line() -> None:
    text = "\n".join(lines_of(played().record())[:3])[:-5]

    with pytest.raises(ValueError, match="record: line 3 is not JSON"):
        Record.parse(text)


def test_a_record_that_lost_a_line_says_how_many_there_should_be() -> None:
    lines = lines_of(played().record())

    with pytest.raises(ValueError, match="record: its closing line counts 3 choices, there are 2"):
        Record.parse("\n".join([*lines[:2], *lines[3:]]))


def test_an_edited_record_says_so() -> None:
    text = played().record().text().replace("SayReady", "SayNotYet")

    with pytest.raises(ValueError, match="record: it was edited"):
        Record.parse(text)


@pytest.mark.parametrize("text", ["[]\n", "7\n", '"sortilege"\n'])
def test_a_line_that_is_no_object_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="record: line 1 is not a JSON object"):
        Record.parse(text)


@pytest.mark.parametrize("text", ["[" * 200_000, '{"a":' * 200_000, "1" * 5000])
def test_a_line_that_cannot_be_read_for_its_size_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="record: line 1 is not JSON"):
        Record.parse(text)


@pytest.mark.parametrize("heading", ["{}", '{"sortilege": 2}', '{"seat": 0}'])
def test_something_else_is_no_record(heading: str) -> None:
    with pytest.raises(ValueError, match="record: line 1 is not the heading of a record of format 1"):
        Record.parse(heading)


def closed(*lines: str) -> str:
    """These lines with an honest closing line."""
    body = "".join(f"{line}\n" for line in lines)
    check = blake2b(body.encode(), digest_size=16).hexdigest()
    return body + json.dumps({"lines": len(lines) - 1, "check": check})


def test_a_heading_without_a_field_names_it() -> None:
    with pytest.raises(ValueError, match="record: line 1: Object missing required field `game`"):
        Record.parse(closed('{"sortilege": 1}'))


@pytest.mark.parametrize("line", ['{"seat": "0", "step": "Pass(by=0)"}', '{"step": "Pass(by=0)"}', '{"seat": 0}'])
def test_a_line_without_seat_or_step_is_named(line: str) -> None:
    heading = lines_of(marbles().record())[0]

    with pytest.raises(ValueError, match="record: line 2 needs a seat"):
        Record.parse(closed(heading, line))


def test_another_revision_is_refused_by_number() -> None:
    record = msgspec.structs.replace(played().record(), revision=2)

    with pytest.raises(ValueError, match="record: it was played under revision 2 of marbles, this is 3"):
        replay_with(RULESET, record)


def test_another_game_is_refused_by_name() -> None:
    record = msgspec.structs.replace(played().record(), game="draughts")

    with pytest.raises(ValueError, match="record: it is a game of draughts, not of marbles"):
        replay_with(RULESET, record)
    with pytest.raises(ValueError, match="game: there is no 'draughts'; there are animaux"):
        sortilege.replay(record)


def test_an_illegal_choice_is_named_with_its_number() -> None:
    record = played().record()
    lines = (*record.lines[:2], Choice(1, "SayReady(by=1)"))

    with pytest.raises(ValueError, match=r"record: choice 3, SayReady\(by=1\) by seat 1: not-offered"):
        replay_with(RULESET, msgspec.structs.replace(record, lines=lines))


def test_a_choice_after_the_end_is_refused() -> None:
    record = played().record()

    with pytest.raises(ValueError, match=r"record: choice 4, .*game-is-over"):
        replay_with(RULESET, msgspec.structs.replace(record, lines=(*record.lines, Choice(0, "Pass(by=0)"))))


@pytest.mark.parametrize("seed", ["xyz", "", "00", "0" * 63 + "x", "00" * 33])
def test_a_seed_that_is_no_key_is_refused(seed: str) -> None:
    record = msgspec.structs.replace(marbles().record(), seed=seed)

    with pytest.raises(ValueError, match="record: its seed is no key"):
        replay_with(RULESET, record)


# Receipts

SECRET = b"\x01" * 32
ENTROPY = ("a word", "", "another")


def receipt(secret: str | None = SECRET.hex()) -> Receipt:
    return Receipt(Receipt.commit(SECRET), ENTROPY, secret)


def test_an_honest_receipt_has_no_problem() -> None:
    assert receipt().problem(Receipt.derive(SECRET, ENTROPY)) is None


def test_before_the_secret_is_revealed_nothing_can_be_said() -> None:
    assert receipt(None).problem(b"") == "the secret has not been revealed yet"


def test_another_secret_than_the_committed_one_is_found_out() -> None:
    problem = receipt((b"\x02" * 32).hex()).problem(Receipt.derive(b"\x02" * 32, ENTROPY))

    assert problem == "the secret is not the one that was committed to"


def test_a_secret_that_is_no_number_is_found_out() -> None:
    assert receipt("magic").problem(b"") == "the secret is not written in hexadecimal digits"


def test_a_seed_the_players_did_not_help_to_make_is_found_out() -> None:
    problem = receipt().problem(Receipt.derive(SECRET, ()))

    assert problem == "the seed was not derived from the secret and the players' entropy"


def test_words_cannot_be_moved_between_seats() -> None:
    assert Receipt.derive(SECRET, ("ab", "c")) != Receipt.derive(SECRET, ("a", "bc"))


def test_a_game_with_a_receipt_is_dealt_from_it_and_records_it() -> None:
    match = sortilege.new("animaux", seats=2, receipt=receipt())

    record = Record.parse(match.record().text())

    assert record.receipt == receipt()
    assert receipt().problem(record.key) is None
    assert sortilege.replay(record).game.state() == match.game.state()


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x1c", "\r", "\n", "\0"])
def test_no_word_of_a_player_makes_the_record_unreadable(sign: str) -> None:
    words = (f"before{sign}after", sign)
    given = Receipt(Receipt.commit(SECRET), words, SECRET.hex())
    record = sortilege.new("animaux", seats=2, receipt=given).record()

    assert Record.parse(record.text()) == record


def test_a_record_may_have_the_line_ends_of_another_system_and_none_at_its_end() -> None:
    record = played().record()

    assert Record.parse(record.text().replace("\n", "\r\n")) == record
    assert Record.parse(record.text().rstrip("\n")) == record


def test_words_that_are_no_text_are_another_seed_and_no_failure() -> None:
    given = Receipt(Receipt.commit(SECRET), ("\ud800",), SECRET.hex())

    assert given.problem(b"") == "the seed was not derived from the secret and the players' entropy"


@pytest.mark.parametrize(("secret", "seed"), [(None, None), (SECRET.hex(), 1)])
def test_a_receipt_needs_its_secret_and_no_other_seed(secret: str | None, seed: int | None) -> None:
    with pytest.raises(ValueError, match="receipt: the seed comes from its secret, which must be given"):
        sortilege.new("animaux", seats=2, receipt=receipt(secret), seed=seed)


@pytest.mark.parametrize("record", [None, 5, {}, [], b"{}", sortilege.new("animaux", seats=2, seed=1)])
def test_only_a_record_or_its_text_can_be_replayed(record: object) -> None:
    with pytest.raises(ValueError, match="record: a Record or its text, not "):
        sortilege.replay(record)  # type: ignore[arg-type]  # what a careless caller does
