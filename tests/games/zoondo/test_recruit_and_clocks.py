"""Recruit beyond the ledger's scenarios, the options of a table, and what a clock plays. ZOO-VAR, ZOO-R49."""

from __future__ import annotations

from collections import Counter

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.kernel.step import RANDOM
from sortilege.shelf.zoondo.components import CARDS, EUROPA, PRINTED_ATOUTS, PRINTED_ZOONS, TRIBE_OF, TRIBES
from sortilege.shelf.zoondo.recruits import FORMATS, atout_problem, zoon_problem
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    battle,
    choose,
    fight,
    go,
    offered_to,
    play_atout,
    recruit,
    recruiting,
    refused,
    state_of,
    ways,
)


def tribes_offered(match: Match) -> set[str]:
    return {str(one["tribe"]) for one in offered_to(match, SOUTH, "RecruitPrinted")}


@rule("ZOO-VAR-09", "ZOO-VAR-13")
def test_the_continental_format_has_the_four_tribes_of_europa_and_the_extra_zoons() -> None:
    match = recruiting(format="continental")
    assert tribes_offered(match) == {TRIBES[tribe] for tribe in EUROPA}
    assert refused(match, SOUTH, "RecruitPrinted(by=0, tribe=kastors)").message == "outside-format"
    recruit(match, SOUTH, "ouistiti", done=False)

    offers = {str(one["card"]) for one in offered_to(match, SOUTH, "RecruitZoon")}
    assert {card.split("-")[0] for card in offers} == {"boarix", "warus", "monkus", "rhinogoths"}
    assert {"monkus-titus", "monkus-virzil", "rhinogoths-bigoth"} <= offers
    assert refused(match, SOUTH, "RecruitZoon(by=0, card=korbaks-ogur)").message == "outside-format"
    match.answer(SOUTH, "StopRecruiting(by=0, stage=1)")
    assert refused(match, SOUTH, "RecruitAtout(by=0, atout=kastors-etang)").message == "outside-format"


@rule("ZOO-VAR-09")
def test_the_tribal_format_has_the_tribe_of_the_emblem_for_zoons_and_atouts_alike() -> None:
    match = recruiting(format="tribal")
    assert len(tribes_offered(match)) == 6
    recruit(match, SOUTH, "ouistiti", done=False)
    recruit(match, NORTH, "grand-nid", done=False)
    for seat, tribe in ((SOUTH, "rhinogoths"), (NORTH, "korbaks")):
        offers = {str(one["card"]) for one in offered_to(match, seat, "RecruitZoon")}
        assert {card.split("-")[0] for card in offers} == {tribe}
    assert refused(match, SOUTH, "RecruitZoon(by=0, card=boarix-kassin-a)").message == "outside-format"
    match.answer(SOUTH, "StopRecruiting(by=0, stage=1)")
    assert {str(one["atout"]).split("-")[0] for one in offered_to(match, SOUTH, "RecruitAtout")} == {"rhinogoths"}


@rule("ZOO-VAR-09", "ZOO-VAR-11")
@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize(
    ("emblem", "extras"),
    [
        ("queen-mary", {"monkus-titus", "monkus-virzil"}),
        ("ouistiti", {"rhinogoths-bigoth"}),
        ("sacrechene", set()),
    ],
)
def test_the_extra_zoons_belong_to_their_tribe_and_to_every_wider_format(
    emblem: str, extras: set[str], kind: str
) -> None:
    match = recruiting(format=kind)
    recruit(match, SOUTH, emblem, done=False)

    every = {"monkus-titus", "monkus-virzil", "rhinogoths-bigoth"}
    offers = {str(one["card"]) for one in offered_to(match, SOUTH, "RecruitZoon")}
    assert offers & every == (extras if kind == "tribal" else every)
    for card in sorted(offers & every):
        match.answer(SOUTH, f"RecruitZoon(by=0, card={card})")
        assert refused(match, SOUTH, f"RecruitZoon(by=0, card={card})").message == "no-copy-left"


@rule("ZOO-VAR-13", "ZOO-VAR-09")
@pytest.mark.parametrize("kind", range(len(FORMATS)))
def test_the_printed_tribes_are_legal_where_they_are_offered(kind: int) -> None:
    match = recruiting(format=FORMATS[kind])
    for name in tribes_offered(match):
        tribe = TRIBES.index(name)
        cards = b""
        for card in PRINTED_ZOONS[tribe]:
            assert zoon_problem(cards, card, kind) is None
            cards += bytes([card])
        atouts = b""
        for atout in PRINTED_ATOUTS[tribe]:
            assert atout_problem(cards, atouts, atout, kind) is None
            atouts += bytes([atout])


@rule("ZOO-VAR-13", "ZOO-VAR-08")
def test_the_emblem_comes_first_and_is_the_only_card_that_must_be_there() -> None:
    match = recruiting()
    for step in ("RecruitZoon(by=0, card=boarix-kassin-a)", "RecruitAtout(by=0, atout=monkus-tortue)"):
        assert refused(match, SOUTH, step).message == "emblem-first"
    assert refused(match, SOUTH, "StopRecruiting(by=0, stage=1)").message == "emblem-first"
    recruit(match, SOUTH, "sacrechene")
    recruit(match, NORTH, "queen-mary")
    for seat in (SOUTH, NORTH):
        match.answer(seat, next(ask for ask in match.asks if ask.seat == seat).options[0])

    assert match.outcome is not None or match.asks[0].seat == NORTH
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    assert (match.outcome.winners, match.outcome.reason) == ((NORTH,), "no-action")  # type: ignore[union-attr]  # over


@rule("ZOO-VAR-07", "ZOO-S61")
@pytest.mark.parametrize(
    ("zoons", "force"),
    [
        ("grand-nid, trice, ratops", 6),
        ("grand-nid, trice, ratops, berserkorse.a", 5),
        ("grand-nid, trice, ratops, berserkorse.a, berserkorse.b", 4),
        ("grand-nid, trice, ratops, berserkorse.a, berserkorse.b, berserkorse.b, bouclefeuille, ogur, frere-copeau", 0),
    ],
)
def test_every_star_beyond_three_costs_a_point_of_force(zoons: str, force: int) -> None:
    match = recruiting()
    recruit(match, SOUTH, zoons, done=False)
    if force == 0:
        assert refused(match, SOUTH, "RecruitZoon(by=0, card=rhinogoths-bigoth)").message == "too-many-stars"
    match.answer(SOUTH, "StopRecruiting(by=0, stage=1)")
    forces = {"boarix-cage-de-racines": 3, "boarix-mur-d-arbres": 2, "boarix-pluie-de-menhirs": 1}
    taken = 0
    for atout, cost in forces.items():
        if taken + cost <= force:
            match.answer(SOUTH, f"RecruitAtout(by=0, atout={atout})")
            taken += cost
        else:
            assert refused(match, SOUTH, f"RecruitAtout(by=0, atout={atout})").message == "over-force"
    assert taken == force


@rule("ZOO-VAR-10", "ZOO-VAR-02")
def test_more_than_twelve_recruits_leave_some_in_hand() -> None:
    match = recruiting()
    recruit(
        match,
        SOUTH,
        "ouistiti, bouclefeuille"
        + ", kassin.a" * 2
        + ", kassin.b" * 2
        + ", rhino.a" * 3
        + ", korse.a" * 2
        + ", korse.b" * 2,
    )
    recruit(match, NORTH, "queen-mary")
    keeps = 0
    while match.view(None)["stage"] == "deploying":
        ask = match.asks[0]
        keep = [option for option in ask.options if option.name == "KeepZoon"]
        keeps += bool(keep) and ask.seat == SOUTH
        match.answer(ask.seat, (keep or ask.options)[0])

    assert keeps == 1
    assert match.view(None)["players"][SOUTH]["reinforcements"]["count"] == 1


@rule("ZOO-VAR-11")
def test_both_seats_recruit_from_a_complete_set_without_the_reserve() -> None:
    match = recruiting()
    for seat in (SOUTH, NORTH):
        recruit(match, seat, "ouistiti" + ", rhino.a" * 3, done=False)
        no = refused(match, seat, f"RecruitZoon(by={seat}, card=rhinogoths-rhino-a)")
        assert no.message == "no-copy-left"

    assert state_of(match).recruits[SOUTH] == state_of(match).recruits[NORTH]


@rule("ZOO-VAR-12")
def test_in_a_mixed_tribe_an_effect_finds_cards_by_their_name() -> None:
    match = battle("d3 cloboulon, c3 grognard.a1, b3 rhino.a", "d4 korse.a1", mode="recruit")
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")

    assert {way[:2] for way in ways(match)} == {"c3"}


@rule("ZOO-VAR-14", "ZOO-R45")
def test_a_recruited_atout_is_known_once_it_was_shown() -> None:
    match = battle("c3 korse.a1, b2 jorund", "c4 grognard.a1", atouts=("hache, mur", ""), mode="recruit")
    state_of(match).shown_atouts = [b"", b""]
    assert match.view(NORTH)["players"][SOUTH]["atouts"] == {"count": 2, "cards": []}

    play_atout(match, "hache")
    choose(match, "Shoot target=c4")
    fight(match, south="upright TR", north="upright BL")

    assert match.view(NORTH)["players"][SOUTH]["atouts"] == {
        "count": 2,
        "cards": [{"atout": "warus-hache-virevoltante", "uses": None}],
    }
    assert len(match.view(SOUTH)["players"][SOUTH]["atouts"]["cards"]) == 2


@rule("ZOO-R55", "ZOO-VAR-14", "ZOO-R45")
def test_when_a_recruit_game_is_over_the_atouts_that_were_never_shown_lie_open() -> None:
    match = battle("c3 korse.a1", "c5 grognard.a1", atouts=("hache, mur", "bourrasque"), mode="recruit")
    state_of(match).shown_atouts = [b"", b""]
    assert match.view(None)["players"][NORTH]["atouts"] == {"count": 1, "cards": []}
    match.act(SOUTH, "Resign(by=0)")

    for seat in (SOUTH, NORTH, None):
        atouts = [player["atouts"]["cards"] for player in match.view(seat)["players"]]
        assert [[one["atout"] for one in cards] for cards in atouts] == [
            ["warus-hache-virevoltante", "boarix-mur-d-arbres"],
            ["korbaks-bourrasque"],
        ]


@rule("ZOO-VAR-15", "ZOO-VAR-16")
@pytest.mark.parametrize(
    ("mode", "options", "problem"),
    [
        ("standard", {"memory": "perfect"}, "memory may be 'strict', 'assisted', not 'perfect'"),
        ("standard", {"quiet_limit": 1}, "quiet_limit may be 2 to 1000 or 0, not 1"),
        ("standard", {"quiet_limit": -1}, "quiet_limit may be 2 to 1000 or 0, not -1"),
        ("standard", {"format": "world"}, "standard has no option 'format'"),
        ("recruit", {"allow_mirror": True}, "recruit has no option 'allow_mirror'"),
        ("recruit", {"handicap": "tribe"}, "recruit has no option 'handicap'"),
        ("recruit", {"format": "solar"}, "format may be 'world', 'continental', 'tribal', not 'solar'"),
        ("reinforced", {"handicap": True}, "handicap may be 'none', 'tribe', not True"),
    ],
)
def test_options_are_those_of_the_ledger(mode: str, options: dict[str, bool | int | str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        sortilege.new("zoondo", seats=2, mode=mode, options=options)


def test_options_that_nobody_names_are_as_printed() -> None:
    def usual(mode: str) -> dict[str, object]:
        return dict(sortilege.new("zoondo", seats=2, mode=mode).view(None)["options"])

    printed = {"memory": "strict", "allow_mirror": True, "quiet_limit": 100, "handicap": "none"}
    assert usual("standard") == usual("reinforced") == printed
    assert usual("recruit") == {"memory": "strict", "quiet_limit": 100, "format": "world"}


@rule("ZOO-R49")
def test_no_question_has_a_time_limit_and_a_clock_declines_what_may_be_declined() -> None:
    defaults: Counter[tuple[str, str]] = Counter()
    for seed in range(60):
        match = sortilege.new("zoondo", seats=2, seed=seed, mode=("standard", "reinforced", "recruit")[seed % 3])
        while not match.over:
            for ask in match.asks:
                assert ask.seconds is None
                default = "random" if ask.default is RANDOM else str(ask.default).split("(")[0]
                first = ask.why.arguments.get("number", 1) == 1
                defaults[ask.why.name if first else f"{ask.why.name} again", default] += 1
            ask = match.asks[seed % len(match.asks)]
            late = ask.default if ask.default is not RANDOM and seed % 2 else ask.options[seed * 7 % len(ask.options)]
            match.answer(ask.seat, str(late), late=True)

    declined = {name: default for name, default in defaults if default != "random"}
    assert declined == {
        "ChoosePlace": "TakeFormation",
        "ChooseMarch again": "Stop",
        "ChooseRetreat again": "Stop",
        **{name: "Decline" for name in ("ChooseRefit", "ChooseNest") if name in declined},
        **{name: "Stop" for name in ("ChooseFallen again",) if name in declined},
    }
    assert ("ChooseTouch", "random") in defaults


@rule("ZOO-R49")
@pytest.mark.parametrize(("south", "question"), [("d3 barrajo", "ChooseRefit"), ("d3 grand-nid", "ChooseNest")])
def test_optional_effects_are_declined_by_the_clock(south: str, question: str) -> None:
    match = battle(south, "d4 jorund", to_play=NORTH)
    go(match, "d4>xd3")
    fight(match, south="upright TL", north="upright BL")

    assert (match.asks[0].why.name, str(match.asks[0].default)) == (question, "Decline(by=0)")


def test_all_cards_belong_to_a_tribe() -> None:
    assert {TRIBES[TRIBE_OF[card]] for card in range(len(CARDS))} == set(TRIBES)
