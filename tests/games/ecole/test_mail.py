"""The Courrier tokens. ECO-MAIL."""

from __future__ import annotations

import pytest

from sortilege.shelf.ecole.state import MAIL_OF, RESERVE
from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    answer_all,
    cast,
    collect,
    do,
    end_round,
    end_turn,
    everyone,
    front,
    hand,
    known_front,
    known_mail,
    mail_on,
    offered,
    options,
    refusal,
    reserve_of,
    scores,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, peek, state_of, table


@rule("ECO-MAIL-01")
def test_the_number_of_tokens_on_a_card_is_visible_and_their_faces_are_not() -> None:
    match = table(slots={1: "sorts", 2: "balais"}, mail={1: ["plus1", "howler"]})

    for seat in everyone(match):
        assert (known_mail(match, seat, 1), known_mail(match, seat, 2)) == ([None, None], [])


@rule("ECO-MAIL-02", "ECO-MAIL-03", "ECO-S10")
def test_tokens_are_recovered_face_down_and_their_owner_may_look_any_time() -> None:
    match = table(hands={A: 2}, slots={1: "horcruche"}, mail={1: ["cancel", "minus2"]})
    collect(match, A, 1, *hand(match, A))
    end_turn(match, A)
    end_turn(match, B)

    assert known_front(match, A, A) == ["cancel", "minus2"]
    for other in (None, B, C, D):
        assert known_front(match, other, A) == [None, None]
    assert [event["token"] for event in told(match, A, "TokenRecovered")] == ["cancel", "minus2"]
    assert [event["token"] for event in told(match, C, "TokenRecovered")] == [None, None]


@rule("ECO-MAIL-04", "ECO-MAIL-05")
@pytest.mark.parametrize(("token", "cards"), [("draw1", 1), ("draw2", 2)])
def test_a_draw_token_draws_as_many_cards_as_it_shows_and_leaves_the_game(token: str, cards: int) -> None:
    match = table(fronts={A: ["plus1", token]}, actions=0)
    before = sorted(reserve_of(match))

    do(match, A, "UseDrawToken", token=token)

    assert (len(hand(match, A)), front(match, A), actions_of(match, A)) == (cards, ["plus1"], 0)
    assert sorted(reserve_of(match)) == before
    for seat in everyone(match):
        assert match.view(seat)["used_mail"] == [token]


@rule("ECO-MAIL-05", "ECO-R19")
def test_a_draw_token_needs_something_to_draw() -> None:
    match = table(fronts={A: ["draw1"]}, deck=[], discard=["refilus"])
    nothing = table(fronts={A: ["draw1"]}, deck=[])

    assert offered(match, A, "UseDrawToken", "token") == ["draw1"]
    assert refusal(nothing, A, "UseDrawToken", token="draw1") == "nothing-to-draw"


@rule("ECO-MAIL-05", "ECO-MAIL-08")
@pytest.mark.parametrize("token", ["plus1", "minus1", "balai1", "cancel"])
def test_other_tokens_are_not_used_on_ones_turn(token: str) -> None:
    match = table(fronts={A: [token]})

    assert options(match, A, "UseDrawToken") == []
    assert refusal(match, A, "UseDrawToken", token=token) == "not-a-draw-token"
    assert refusal(match, A, "UseDrawToken", token="draw2") == "no-such-token"


@rule("ECO-MAIL-06")
def test_a_cancel_token_cancels_a_spell_and_a_course() -> None:
    match = table(hands={A: ["accelerio", "refilus"]}, fronts={B: ["cancel", "cancel"]}, slots={1: "herbologie"})
    cast(match, A, "accelerio")
    answer_all(match, b="cancel")
    assert (actions_of(match, A), front(match, B)) == (2, ["cancel"])

    collect(match, A, 1, "refilus")
    do(match, A, "UseEffect")
    answer_all(match, b="cancel")

    assert (hand(match, A), front(match, B)) == ([], [])


@rule("ECO-MAIL-07", "ECO-R30", "ECO-S10")
def test_howlers_are_shown_returned_and_shuffled_into_the_reserve() -> None:
    match = table(hands={A: 2}, slots={1: "horcruche"}, mail={1: ["howler", "plus1", "howler"]}, reserve=["minus1"])
    peek(match, C, 1, places=[1, 3])

    collect(match, A, 1, *hand(match, A))

    assert (front(match, A), mail_on(match, 1)) == (["plus1"], [])
    assert sorted(reserve_of(match)) == ["howler", "howler", "minus1"]
    assert told(match, None, "HowlerReturned") == [{"by": A}, {"by": A}]
    game = state_of(match)
    assert [game.who_knows(token) for token in game.zones[RESERVE]] == [0, 0, 0]
    assert hand(match, A) == []


@rule("ECO-MAIL-07")
def test_a_returned_howler_can_lie_anywhere_in_the_reserve() -> None:
    places = set()
    for seed in range(30):
        match = table(
            2,
            hands={A: 2},
            slots={1: "horcruche"},
            mail={1: ["howler"]},
            reserve=["plus1", "plus2", "plus3"],
            seed=seed,
        )
        collect(match, A, 1, *hand(match, A))
        places.add(reserve_of(match).index("howler"))

    assert places == {0, 1, 2, 3}


@rule("ECO-MAIL-08")
def test_tokens_for_the_end_lie_face_down_until_then() -> None:
    match = table(2, fronts={A: ["plus3", "balai2"], B: ["minus1"]})
    assert (known_front(match, B, A), known_front(match, None, B)) == ([None, None], [None])

    assert scores(match) == [3 + 10, -1]

    for seat in everyone(match):
        assert (known_front(match, seat, A), known_front(match, seat, B)) == (["plus3", "balai2"], ["minus1"])
    assert [event["token"] for event in told(match, B, "TokenRevealed")] == ["plus3", "balai2", "minus1"]


@rule("ECO-R31")
def test_knowledge_of_a_token_follows_it_and_ends_in_the_reserve() -> None:
    slots = {1: "horcruche", 2: "sorts"}
    match = table(2, hands={B: 2}, slots=slots, mail={1: ["plus1", "howler"]}, reserve=[], active=B)
    peek(match, A, 1, places=[1, 2])

    collect(match, B, 1, *hand(match, B))
    for eyes in everyone(match):
        assert told(match, eyes, "TokenRecovered") == [{"by": B, "token": "plus1" if eyes is not None else None}]
    end_round(match)

    assert known_front(match, A, B) == ["plus1"]
    assert (mail_on(match, 2), known_mail(match, A, 2)) == (["howler"], [None])


@rule("ECO-MAIL-04", "ECO-R31")
def test_of_two_tokens_alike_the_one_others_have_seen_is_used() -> None:
    match = table(fronts={A: ["draw1", "draw1"]})
    game = state_of(match)
    game.look(C, game.zones[MAIL_OF + A][1])
    assert known_front(match, C, A) == [None, "draw1"]

    do(match, A, "UseDrawToken", token="draw1")

    assert (known_front(match, C, A), known_front(match, A, A)) == ([None], ["draw1"])
