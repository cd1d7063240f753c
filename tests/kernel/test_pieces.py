"""The box knows where every piece lies, what is on it and who knows that."""

from __future__ import annotations

from sortilege.kernel.chance import key_from
from sortilege.kernel.pieces import NOTHING, SPECTATOR, Box

RED, BLUE, GREEN = 0, 1, 2
HAND, PILE, TABLE = 0, 1, 2
ANN, BOB, CAT = 0, 1, 2


def box(*faces: int, zone: int = HAND, seed: int = 1) -> Box:
    """A box with three zones, the faces lying in one of them."""
    made = Box()
    made.seed_quickly(seed)
    made.zones = [b""] * 3
    for face in faces:
        made.make(face, zone)
    return made


def test_a_new_piece_is_unknown_to_all() -> None:
    made = box(RED)

    assert made.seen_by(ANN, HAND) == [NOTHING]
    assert not made.is_open(0)
    assert made.face(0) == RED


def test_looking_shows_a_piece_to_one_seat() -> None:
    made = box(RED, BLUE)

    made.look(BOB, 1)

    assert made.seen_by(BOB, HAND) == [NOTHING, BLUE]
    assert made.seen_by(ANN, HAND) == made.seen_by(SPECTATOR, HAND) == [NOTHING, NOTHING]
    assert made.shown == 1


def test_revealing_shows_a_piece_to_everyone() -> None:
    made = box(RED)

    made.reveal(0)

    assert made.is_open(0)
    assert made.face(0) == RED
    assert made.seen_by(SPECTATOR, HAND) == made.seen_by(CAT, HAND) == [RED]


def test_what_everyone_but_the_spectators_knows_does_not_lie_open() -> None:
    made = box(RED)

    made.know_only(0, 1 << ANN | 1 << BOB | 1 << CAT)

    assert made.knows(CAT, 0)
    assert not made.is_open(0)
    assert made.seen_by(SPECTATOR, HAND) == [NOTHING]


def test_forgetting_leaves_the_face() -> None:
    made = box(BLUE)
    made.reveal(0)

    made.forget(0)

    assert made.seen_by(ANN, HAND) == [NOTHING]
    assert made.face(0) == BLUE


def test_pieces_move_between_zones_one_by_one_and_all_together() -> None:
    made = box(RED, BLUE, GREEN)

    made.move(1, HAND, TABLE)
    made.put_under(made.take_top(HAND), TABLE)

    assert [list(zone) for zone in made.zones] == [[0], [], [2, 1]]

    made.move_all(TABLE, HAND)

    assert [list(zone) for zone in made.zones] == [[0, 2, 1], [], []]


def test_a_zone_can_be_asked_for_its_faces() -> None:
    made = box(GREEN, RED, GREEN)

    assert made.faces(HAND) == [RED, GREEN]
    assert made.count(HAND, GREEN) == 2
    assert made.find(HAND, GREEN) == 0
    assert made.find(HAND, BLUE) == -1


def test_whoever_knew_another_copy_forgets_one_when_a_card_is_played() -> None:
    made = box(RED, RED, BLUE)
    made.look(BOB, 1)

    played = made.release(HAND, RED)

    assert played == 0
    assert list(made.zones[HAND]) == [1, 2]
    assert made.seen_by(BOB, HAND) == [NOTHING, NOTHING]


def test_whoever_knew_every_copy_still_knows_the_one_that_is_left() -> None:
    made = box(RED, RED)
    made.look(ANN, 0)
    made.look(ANN, 1)

    made.release(HAND, RED)

    assert made.seen_by(ANN, HAND) == [RED]


def test_whoever_knew_the_card_that_was_played_forgets_nothing_else() -> None:
    made = box(RED, RED)
    made.look(BOB, 0)

    made.release(HAND, RED)

    assert made.knows(BOB, 0)
    assert made.seen_by(BOB, HAND) == [NOTHING]


def test_only_one_copy_is_forgotten_for_one_that_was_played() -> None:
    made = box(RED, RED, RED)
    made.look(BOB, 1)
    made.look(BOB, 2)

    made.release(HAND, RED)

    assert sorted(made.seen_by(BOB, HAND)) == [RED, NOTHING]


def test_each_seat_forgets_for_itself() -> None:
    made = box(RED, RED, RED)
    made.look(BOB, 1)
    made.look(CAT, 2)

    made.release(HAND, RED)

    assert made.seen_by(BOB, HAND) == made.seen_by(CAT, HAND) == [NOTHING, NOTHING]


def test_a_shuffle_makes_everyone_forget_and_keeps_the_faces() -> None:
    made = box(RED, RED, BLUE, GREEN, zone=PILE)
    made.reveal(0)
    made.look(ANN, 2)

    made.shuffle_zone(PILE)

    assert list(made.zones[PILE]) == [0, 1, 2, 3]
    assert sorted(made.face(piece) for piece in range(4)) == [RED, RED, BLUE, GREEN]
    assert made.seen_by(ANN, PILE) == [NOTHING] * 4


def test_a_shuffle_does_not_depend_on_the_order_before() -> None:
    one, other = box(RED, BLUE, GREEN, zone=PILE, seed=9), box(GREEN, RED, BLUE, zone=PILE, seed=9)

    one.shuffle_zone(PILE)
    other.shuffle_zone(PILE)

    assert list(one.pieces) == list(other.pieces)


def test_a_redeal_moves_only_what_the_seat_does_not_know() -> None:
    made = box(RED, BLUE, GREEN, RED, BLUE, GREEN)
    made.look(ANN, 0)
    made.reveal(3)
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        made.seed_quickly(seed)
        made.redeal(ANN, [HAND])
        seen.add(tuple(made.face(piece) for piece in range(6)))

    assert {faces[0] for faces in seen} == {RED}
    assert {faces[3] for faces in seen} == {RED}
    assert {tuple(sorted(faces)) for faces in seen} == {(0, 0, 1, 1, 2, 2)}
    assert len(seen) == 6, "blue, green, blue, green in any order"


def test_a_redeal_leaves_who_knows_what() -> None:
    made = box(RED, BLUE)
    made.look(BOB, 1)

    made.redeal(ANN, [HAND])

    assert not made.knows(BOB, 0)
    assert made.knows(BOB, 1)


def test_a_redeal_leaves_other_zones_alone() -> None:
    made = box(RED, BLUE, zone=PILE)
    made.make(GREEN, TABLE)

    for seed in range(20):
        made.seed_quickly(seed)
        made.redeal(ANN, [PILE])
        assert made.face(2) == GREEN


def test_a_barred_face_never_lies_where_it_cannot_and_may_lie_anywhere_else() -> None:
    made = box(BLUE, BLUE)
    for face in (RED, RED, BLUE):
        made.make(face, PILE)
    where: set[int] = set()
    for seed in range(200):
        made.seed_quickly(seed)
        made.redeal(ANN, [HAND, PILE], {HAND: [RED]})
        assert made.count(HAND, RED) == 0
        assert sorted(made.face(piece) for piece in range(5)) == [RED, RED, BLUE, BLUE, BLUE]
        where |= {piece for piece in range(5) if made.face(piece) == RED}

    assert where == {2, 3, 4}


def test_a_copy_of_the_box_is_apart() -> None:
    made = box(RED, BLUE)
    made.seed_stream(key_from(1))
    copy = Box(made)

    copy.reveal(0)
    copy.move(0, HAND, TABLE)
    copy.below(6)

    assert [list(zone) for zone in made.zones] == [[0, 1], [], []]
    assert not made.is_open(0)
    assert made.shown == made.drawn == 0
