"""Phones around a real table: everybody carries out the same list, and nobody can tell who tapped in the dark."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sortilege.server.table import phones
from sortilege.server.table.phones import (
    FROM_A_PHONE,
    LATE,
    TO_A_PHONE,
    BadFrame,
    Entry,
    FromPhone,
    Full,
    PhoneRoom,
    Pick,
    Planned,
    ToPhone,
    Wish,
    padded,
    read_from_phone,
)

WINDOW = Planned("1.victim", opens=2000, closes=7000, tells=10_000)
NIGHT = Wish("night", {"do": "next"}, on=0, plan=[WINDOW])


class Table:
    """A room whose clock the test moves."""

    def __init__(self, *people: str, drawn: int = 0) -> None:
        self.people = people or ("ann", "bob", "cleo")
        self.room = PhoneRoom(lambda seats: drawn % seats)
        self.now = 0
        self.frames: dict[str, list[bytes]] = {person: [] for person in self.people}

    def say(self, person: str, pick: Pick | None = None, wish: Wish | None = None) -> None:
        self.room.hear(person, FromPhone(phones.FRAMES, self.room.last, pick, wish), self.now)

    def point(self, person: str, seat: int | None, sure: bool = False, window: str = "1.victim") -> None:
        self.say(person, Pick(window, seat, sure))

    def beat(self, times: int = 1) -> None:
        for _ in range(times):
            self.now += 1000
            self.room.beat(self.now)
            for person in self.people:
                self.frames[person].append(self.room.frame_for(person, self.room.last, self.now, len(self.people)))

    @property
    def done(self) -> list[dict[str, object]]:
        return [entry.do for entry in self.room.entries]


def night(drawn: int = 0, plan: Planned = WINDOW) -> Table:
    """A window opens two seconds after the first beat, at 3, and closes at 8."""
    table = Table(drawn=drawn)
    table.say("ann", wish=msgspec.structs.replace(NIGHT, plan=[plan]))
    table.beat()
    return table


def shown(frame: bytes) -> ToPhone:
    return msgspec.json.decode(frame, type=ToPhone)


def test_what_is_done_in_the_open_is_carried_out_at_the_next_beat() -> None:
    table = Table()
    table.say("bob", wish=Wish("a", {"do": "dies", "seat": 2}, on=0))
    table.now = 900

    assert table.room.entries == []
    table.now = 0
    table.beat()
    assert table.room.entries == [Entry(1, 1000, "a", {"do": "dies", "seat": 2}, False)]


def test_a_wish_that_is_said_again_is_carried_out_once() -> None:
    table = Table()
    for _ in range(3):
        table.say("bob", wish=Wish("a", {"do": "dies"}, on=0))
        table.beat()

    assert table.done == [{"do": "dies"}]


def test_of_two_who_lead_on_in_the_same_second_one_does() -> None:
    table = Table()
    table.say("ann", wish=Wish("a", {"do": "next"}, on=0, plan=[]))
    table.say("bob", wish=Wish("b", {"do": "next"}, on=0, plan=[]))
    table.beat()

    assert [entry.id for entry in table.room.entries] == ["a"]


def test_the_seat_is_told_when_it_is_time_and_to_all_at_once() -> None:
    table = night()
    table.beat(4)
    table.point("bob", 3)
    table.beat(5)

    assert table.done == [{"do": "next"}]
    table.beat()
    assert table.done[1:] == [{"do": "found", "window": "1.victim", "seat": 3}]
    assert table.room.entries[-1].at == 11_000
    table.beat(5)
    assert len(table.done) == 2


@pytest.mark.parametrize(("at", "counts"), [(2900, False), (3000, True), (8000 + LATE - 1, True), (8000 + LATE, False)])
def test_a_tap_counts_from_the_opening_until_it_can_no_longer_be_late(at: int, counts: bool) -> None:
    table = night()
    table.now = at
    table.point("bob", 3)
    table.now = 10_000
    table.beat()

    assert table.done[-1]["seat"] == (3 if counts else None)


@pytest.mark.parametrize(
    ("picks", "seat"),
    [
        ([], None),
        ([("ann", 1, False)], 1),
        ([("ann", 1, False), ("ann", 4, False)], 4),
        ([("ann", 1, True), ("ann", 4, True)], 1),
        ([("ann", 1, False), ("bob", 2, True)], 2),
        ([("ann", 1, True), ("bob", 2, True), ("cleo", 2, True)], 2),
        ([("ann", None, False), ("bob", 2, False)], 2),
        ([("ann", 1, False), ("ann", None, False)], None),
    ],
)
def test_the_last_tap_of_each_counts_and_all_that_are_sure_alike(
    picks: list[tuple[str, int | None, bool]], seat: int | None
) -> None:
    table = night()
    table.beat(3)
    for pick in picks:
        table.point(*pick)
    table.beat(7)

    assert table.done[-1] == {"do": "found", "window": "1.victim", "seat": seat}


@pytest.mark.parametrize(("drawn", "seat"), [(0, 2), (1, 5)])
def test_among_equals_chance_decides_whoever_pointed(drawn: int, seat: int) -> None:
    table = night(drawn)
    table.beat(3)
    table.point("ann", 5, True)
    table.point("bob", 2, True)
    table.beat(7)

    assert table.done[-1]["seat"] == seat


def test_without_a_tap_chance_takes_one_of_the_seats_it_was_given() -> None:
    table = night(drawn=2, plan=msgspec.structs.replace(WINDOW, otherwise=[0, 2, 1, 3]))
    table.beat(10)

    assert table.done[-1]["seat"] == 1


def test_a_pause_keeps_what_was_tapped_and_the_rest_of_the_window() -> None:
    table = night()
    table.beat(3)
    table.point("ann", 4, True)
    table.say("bob", wish=Wish("p", {"do": "pause"}, on=1, plan=[]))
    table.beat(30)
    table.point("cleo", 1, True)
    again = Planned("1.victim", opens=-2000, closes=3000, tells=6000)
    table.say("bob", wish=Wish("r", {"do": "resume"}, on=2, plan=[again]))
    table.beat(6)

    assert [one["do"] for one in table.done] == ["next", "pause", "resume"]
    table.beat()
    assert table.done[-1]["seat"] == 4


def test_one_who_comes_back_is_shown_their_own_tap_while_the_window_is_open_and_no_other() -> None:
    table = night()
    table.beat(3)
    table.point("ann", 4)
    table.beat()

    assert shown(table.frames["ann"][-1]).yours == Pick("1.victim", 4, False)
    assert shown(table.frames["bob"][-1]).yours is None
    table.beat(3)
    assert shown(table.frames["ann"][-1]).yours is None


def test_a_fresh_start_forgets_what_was_before_and_whoever_lacks_it_gets_the_rest() -> None:
    table = Table()
    for number in range(3):
        table.say("ann", wish=Wish(f"w{number}", {"do": "dies", "seat": number}, on=0))
        table.beat()
    table.say("ann", wish=Wish("s", {"do": "sit"}, on=0, plan=[], fresh=True))
    table.beat()

    for have in (0, 3, 99):
        frame = shown(table.room.frame_for("bob", have, table.now, 3))
        assert (frame.first, frame.last, [entry.number for entry in frame.entries]) == (4, 4, [4])
    assert shown(table.room.frame_for("bob", 4, table.now, 3)).entries == []


def test_whoever_lacks_much_gets_it_in_frames_of_one_size() -> None:
    table = Table()
    for number in range(40):
        table.say("ann", wish=Wish(f"w{number}", {"do": "tell", "what": "é" * 200}, on=0))
        table.beat()
    have, frames = 0, []
    while have < table.room.last:
        frames.append(table.room.frame_for("bob", have, table.now, 3))
        have = shown(frames[-1]).entries[-1].number

    assert {len(frame) for frame in frames} == {TO_A_PHONE}
    assert have == 40


def test_the_list_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phones, "MOST_ENTRIES", 2)
    table = Table()
    for number in range(2):
        table.say("ann", wish=Wish(f"w{number}", {}, on=0))
        table.beat()
    table.say("ann", wish=Wish("last", {}, on=0))

    with pytest.raises(Full):
        table.beat()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b'{"frames":1,"have":0}', "2048 bytes"),
        (b'{"frames":1,"have":0}'.ljust(FROM_A_PHONE + 1), "2048 bytes"),
        (b"a tap".ljust(FROM_A_PHONE), "not a frame"),
        (b'{"frames":2,"have":0}'.ljust(FROM_A_PHONE), "frames of kind 1"),
        (b'{"frames":1,"have":0,"pick":{"window":"w","seat":99,"sure":true}}'.ljust(FROM_A_PHONE), "not a frame"),
        (b'{"frames":1,"have":0,"role":"witch"}'.ljust(FROM_A_PHONE), "not a frame"),
    ],
)
def test_what_is_no_frame_is_refused_with_the_reason(text: bytes, why: str) -> None:
    with pytest.raises(BadFrame, match=why):
        read_from_phone(text.decode())


def test_a_frame_can_be_read_again() -> None:
    frame = FromPhone(phones.FRAMES, 3, Pick("1.cat", 2, True), NIGHT)

    assert read_from_phone(padded(frame, FROM_A_PHONE).decode()) == frame


# Nothing leaks

Taps = list[tuple[int, str, int | None, bool]]
"""When in the window, in milliseconds, who, where, and whether surely."""
SEAT = 4
TAPS = st.lists(
    st.tuples(
        st.integers(0, 4000), st.sampled_from(["ann", "bob", "cleo"]), st.none() | st.integers(0, 7), st.just(False)
    ),
    max_size=12,
)
STEADY = settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
"""On a busy machine too."""


def history(taps: Taps, deciding: str, sure: bool) -> Table:
    """A whole Night with such taps; in the end one phone points where it was agreed, and the others nowhere else."""
    table = night()
    for _ in range(12):
        before = table.now
        for after, person, seat, certain in sorted(taps, key=lambda tap: tap[0]):
            if before <= 3000 + after < before + 1000:
                table.now = 3000 + after
                table.point(person, seat, certain)
        table.now = before
        if table.now == 7000:
            for person in table.people:
                table.point(person, SEAT if person == deciding else None, sure and person == deciding)
        table.beat()
    return table


@STEADY
@given(TAPS, TAPS, st.sampled_from(["ann", "bob", "cleo"]), st.sampled_from(["ann", "bob", "cleo"]), st.booleans())
def test_two_histories_with_one_result_are_the_same_to_every_phone(
    one: Taps, other: Taps, who: str, else_: str, sure: bool
) -> None:
    first, second = history(one, who, sure), history(other, else_, not sure)

    for person in first.people:
        frames = list(zip(first.frames[person], second.frames[person], strict=True))
        assert {len(frame) for pair in frames for frame in pair} == {TO_A_PHONE}
        for left, right in [(shown(left), shown(right)) for left, right in frames]:
            assert msgspec.structs.replace(left, yours=None) == msgspec.structs.replace(right, yours=None)
            if not 3000 <= left.at < 8000:
                assert left.yours is right.yours is None


@STEADY
@given(TAPS, TAPS, st.sampled_from(["bob", "cleo"]))
def test_what_the_others_tap_changes_nothing_that_a_phone_receives_before_it_is_told(
    one: Taps, other: Taps, who: str
) -> None:
    def own(taps: Taps) -> Taps:
        return [tap for tap in one if tap[1] == "ann"] + [tap for tap in taps if tap[1] != "ann"]

    first, second = history(own(one), who, True), history(own(other), "cleo", False)

    assert first.frames["ann"] == second.frames["ann"]
