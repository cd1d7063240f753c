"""The log tells why, tells equal things once, and says "you"."""

from __future__ import annotations

from functools import partial

import pytest

import sortilege
from sortilege import Event
from sortilege.kernel.match import Match
from sortilege.telling import told, told_before
from sortilege.testing.play import case, play_randomly
from sortilege.text import LANGUAGES, Text
from tests.content.test_catalogues import GAMES, catalogue

ANN, BOB, CYD = 0, 1, 2
NAMES = ("Ann", "Bob", "Cyd")
UNLIKE_WORDS = ("Wolfram", "Xantippe", "Yggdrasil", "Zoroastre")
AROUND = ("many", "before", "self", "gathers", "told-by", "by")
A_GHOST_READS_NOTHING = (("GhostPeeked", "of"), ("GhostWitchWas", "of"))


def lines(language: str, game: str, *events: Event, you: int | None = None, seen: int = 0) -> list[str]:
    return [line for line in told(Text(language, game, NAMES), events, you, seen) if line]


def died(of: int) -> Event:
    return Event("PlayerDied", {"of": of})


def revealed(of: int) -> Event:
    return Event("TrialRevealed", {"of": of, "slot": "0", "face": "puritan"})


def drawn(by: int) -> Event:
    return Event("CardDrawn", {"by": by, "card": None})


def turn(by: int) -> Event:
    return Event("TurnBegun", {"by": by})


def test_whoever_dies_of_another_death_dies_of_the_matchmaker() -> None:
    held = Event("TrialHeld", {"by": ANN, "accused": BOB})
    together = lines("en", "salem", held, revealed(BOB), died(BOB), revealed(BOB), revealed(CYD), died(CYD))
    apart = lines("en", "salem", died(BOB), turn(ANN), held, died(CYD))

    assert together[2:] == [
        "Bob dies.",
        "Bob shows every Tryal: 1 is a Puritan.",
        "The Matchmaker takes Cyd too, whose Tryal 1 is a Puritan.",
        "Cyd dies too, with Bob: the Matchmaker had linked them.",
    ]
    assert apart[-1] == "Cyd dies."


def test_the_black_cats_tryal_is_told_with_cat_and_chooser() -> None:
    conspiracy = Event("BlackCardDrawn", {"by": ANN, "card": "conspiracy"})

    assert lines("fr", "salem", conspiracy, revealed(BOB))[1] == (
        "Le Chat noir est devant Bob\N{NO-BREAK SPACE}: Ann, qui a pioché la Conspiration,"
        " révèle le Procès 1, un Puritain."
    )


def test_a_draw_out_of_turn_is_rebeccas_and_a_draw_in_turn_is_not() -> None:
    out_of_turn = lines("en", "salem", turn(ANN), revealed(BOB), drawn(CYD))
    in_turn = lines("en", "salem", revealed(BOB), turn(CYD), drawn(CYD))

    assert out_of_turn[-1] == "A Tryal of Bob is revealed: by Rebecca Nurse’s ability Cyd draws a card."
    assert in_turn[-1] == "Cyd draws a card."


def test_equal_lines_are_told_once_and_what_was_seen_apart_from_what_is_new() -> None:
    cards = [Event("CardRobbed", {"source": ANN, "target": BOB, "card": None})] * 5

    assert lines("fr", "salem", *cards) == ["Cinq cartes passent d’Ann à Bob."]
    assert lines("fr", "salem", *cards, seen=4)[1:] == ["Une carte passe d’Ann à Bob."]


def test_what_a_scapegoat_moves_is_told() -> None:
    played = Event("ScapegoatPlayed", {"by": ANN, "source": BOB, "target": CYD})
    moved = [Event("CardMoved", {"source": BOB, "target": CYD, "card": card}) for card in ("asylum", "accusation")]

    assert lines("fr", "salem", played, *moved)[1:] == [
        "La carte Asile passe de Bob à Cyd.",
        "La carte Accusation passe de Bob à Cyd.",
    ]
    assert lines("en", "salem", *moved[1:] * 3, you=CYD) == ["Accusation goes from Bob to you. (×\u00a03)"]


def test_what_differs_in_what_is_gathered_is_told_as_one() -> None:
    shown = [Event("TrialRevealed", {"of": BOB, "slot": slot, "face": "puritan"}) for slot in ("0", "1", "3")]
    constable = Event("TrialRevealed", {"of": BOB, "slot": "4", "face": "constable"})
    cards = [Event("CardDrawn", {"card": card}) for card in ("accelerio", "preumsio", "accelerio")]

    assert lines("en", "salem", died(BOB), *shown, constable)[1:] == [
        "Bob shows Tryals 1, 2 and 4: three times a Puritan.",
        "Bob shows every Tryal: 5 is the Constable.",
    ]
    assert lines("fr", "ecole", *cards) == ["Cartes piochées\u00a0: Accélério (×\u00a02) et Preumsio."]


def test_what_the_line_before_tells_already_has_no_line() -> None:
    drawn_two = Event("CardsDrawn", {"by": ANN, "cards": 2})
    cards = [Event("CardDrawn", {"card": card}) for card in ("accelerio", "preumsio")]

    assert lines("en", "ecole", *cards, drawn_two, you=ANN) == ["Cards drawn: Accelerio and Firstio."]
    assert lines("en", "ecole", drawn_two, you=BOB) == ["Ann draws 2 cards."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_you_alone_is_you_in_any_context(game: str, language: str) -> None:
    words = catalogue(language, f"{game}/game")
    you = [key.removesuffix("-you").split(".") for key in words if key.endswith("-you") and key.count("-") == 1]
    around = [
        (f"{key}-{field}-you", key)
        for name, field in you
        for key, variables in words.items()
        if key.startswith(f"{name}.") and not key.endswith("-you") and field in variables
    ]

    assert [key for mine, key in around if mine not in words] == []


def test_equal_lines_without_words_of_their_own_are_counted() -> None:
    assert lines("en", "salem", turn(ANN), turn(ANN)) == ["Ann plays. (×\u00a02)"]


@pytest.mark.parametrize(("you", "said"), [(ANN, "You play Alibi for Bob."), (BOB, "Ann plays Alibi for you.")])
def test_the_log_says_you_to_whoever_reads_it(you: int, said: str) -> None:
    assert lines("en", "salem", Event("AlibiPlayed", {"by": ANN, "on": BOB}), you=you) == [said]
    assert lines("en", "salem", Event("AlibiPlayed", {"by": ANN, "on": BOB}), you=CYD) == ["Ann plays Alibi for Bob."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whichever_seat_a_line_names_has_words_for_you(game: str, language: str) -> None:
    words = catalogue(language, f"{game}/game")
    lines_of = [key for key in words if not key.endswith(("-you", ".self"))]
    named = [
        (key, field)
        for event in sortilege.ruleset(game).book.event_types
        for field, kind in zip(event.fields, event.kinds, strict=True)
        for key in lines_of
        if key.split(".")[0] == event.name and kind.name == "seat" and field in words[key]
    ]

    assert named
    assert [one for one in named if yours(*one) not in words and one not in A_GHOST_READS_NOTHING] == []


def yours(key: str, field: str) -> str:
    return f"{key}{'-' if '.' in key else '.'}{field}-you"


@pytest.mark.parametrize(
    ("event", "you", "said"),
    [
        (Event("RobberyPlayed", {"by": ANN, "source": BOB, "target": CYD, "cards": 2}), BOB, "Ann vous vole et donne"),
        (Event("RobberyPlayed", {"by": ANN, "source": BOB, "target": CYD, "cards": 1}), CYD, "vous donne une carte."),
        (Event("EyesOpened", {"gavel": ANN}), ANN, "le Marteau est devant vous."),
        (Event("TrialPutInCentre", {"source": ANN, "face": "puritan"}), ANN, "Vous donnez au centre un Puritain."),
        (Event("TrialTakenFromCentre", {"target": ANN, "face": "witch"}), ANN, "Vous recevez du centre une Sorcière."),
        (Event("VictimChosen", {"on": ANN}), ANN, "Les Sorcières vous visent."),
        (Event("FirstDeathChosen", {"by": ANN, "first": BOB}), BOB, "Ann décide\u00a0: vous mourez d’abord."),
        (Event("FirstDeathChosen", {"by": ANN, "first": ANN}), ANN, "Vous décidez de mourir d’abord."),
        (Event("FirstDeathChosen", {"by": ANN, "first": ANN}), BOB, "Ann décide de mourir d’abord."),
        (Event("EarlyTrialDeclined", {"by": ANN, "accused": BOB}), BOB, "Ann ne tient pas encore votre procès."),
    ],
)
def test_salem_says_you_to_whoever_it_is_done_to(event: Event, you: int, said: str) -> None:
    assert said in lines("fr", "salem", event, you=you)[0]


@pytest.mark.parametrize(("event", "said"), [("vol", "vous n’aviez pas de jeton"), ("portoloin", "vous restez")])
def test_an_event_without_effect_on_you_says_you(event: str, said: str) -> None:
    passed = Event("EventRevealed", {"by": ANN, "event": event})

    assert said in lines("fr", "animaux", passed, Event("TurnBegun", {"by": BOB, "round": 2}), you=ANN)[0]
    assert "Ann" in lines("fr", "animaux", passed, Event("TurnBegun", {"by": BOB, "round": 2}), you=BOB)[0]


def test_what_happened_before_to_you_is_told_as_yours() -> None:
    conspiracy = Event("BlackCardDrawn", {"by": ANN, "card": "conspiracy"})

    assert "vous, qui avez pioché la Conspiration," in lines("fr", "salem", conspiracy, revealed(BOB), you=ANN)[1]
    assert "you, who drew Conspiracy: you reveal" in lines("en", "salem", conspiracy, revealed(ANN), you=ANN)[1]
    assert "de votre mort" in lines("fr", "salem", died(BOB), died(CYD), you=BOB)[1]
    assert "de la mort de Bob" in lines("fr", "salem", died(BOB), died(CYD), you=ANN)[1]
    assert "Un de vos Procès" in lines("fr", "salem", turn(ANN), revealed(BOB), drawn(CYD), you=BOB)[2]


def test_a_line_of_which_two_seats_are_yours_says_you_twice() -> None:
    aimed = Event("BonusAimedAt", {"by": ANN, "card": "balai_ball", "of": ANN, "to": BOB})

    assert lines("fr", "ecole", aimed, you=ANN) == ["Vous voulez faire passer Balai-Ball de chez vous à Bob."]


@pytest.mark.parametrize(
    ("game", "step", "said"),
    [
        ("ecole", "PlayBonus(by=0, card=bons_points, to=0)", "chez vous"),
        ("ecole", "PlayBonus(by=0, card=bons_points, to=1)", "chez Bob"),
        ("ecole", "AimAtBonus(by=1, card=bons_points, of=0, to=1)", "Chez vous"),
        ("salem", "Strike(by=1, on=1)", "Vous-même"),
        ("salem", "DieFirst(by=0, first=0, second=1)", "Vous mourez"),
        ("animaux", "ChoosePayment(by=0, of=0, token=red)", "vos jetons rouges"),
    ],
)
def test_a_choice_names_nobody_to_himself(game: str, step: str, said: str) -> None:
    rules = sortilege.ruleset(game)

    assert said in Text("fr", game, NAMES).step(rules.steps[rules.book.read(step)])


def test_a_bonus_in_ones_own_area_does_not_name_its_player_twice() -> None:
    bonus = Event("BonusPlayed", {"by": BOB, "card": "balai_ball", "to": BOB})

    assert lines("fr", "ecole", bonus)[0].count("Bob") == 1
    assert "vous" in lines("fr", "ecole", bonus, you=BOB)[0]


@pytest.mark.parametrize(("following", "empty"), [("SalemSetBack", False), ("TurnBegun", True)])
def test_an_event_without_effect_says_so_once_something_else_has_happened(following: str, empty: bool) -> None:
    fields: dict[str, str | int | None] = {"box": 2} if following == "SalemSetBack" else {"by": BOB, "round": 2}
    oblivion = Event("EventRevealed", {"by": ANN, "event": "oubliettes"})

    assert ("without effect" in lines("en", "animaux", oblivion, Event(following, fields))[0]) is empty
    assert "without effect" not in lines("en", "animaux", oblivion)[0]


def test_the_salem_track_advances_for_a_reason() -> None:
    shifted = Event("PlaceTrackShifted", {"on": "5"})

    said = lines("en", "animaux", shifted, Event("SalemAdvanced", {"box": 1}))
    assert said[1].startswith("There is a Salem token or a beast at")
    assert "take the colour of their new slot" in said[0]


def test_cards_that_slide_are_told_with_their_new_colours() -> None:
    all_four = Event("PlacesSlid", {"red": 3, "yellow": 2, "green": 20, "blue": 11})
    two = Event("PlacesSlid", {"red": 3, "yellow": 20, "green": None, "blue": None})

    assert lines("fr", "animaux", all_four) == [
        "Frise des lieux\N{NO-BREAK SPACE}: on trouve maintenant une valise (rouge) au Port de New York (3),"
        " un dragot (jaune) à la Statue de la Liberté (2), une théière (vert) au Flatiron Building (20),"
        " une potion (bleu) à la Station de métro (11)."
    ]
    assert lines("en", "animaux", two) == [
        "Place track: now a suitcase (red) can be had at New York Harbour (3),"
        " some gossip (yellow) at the Flatiron Building (20)."
    ]


def test_a_lost_attacker_falls_for_the_square_it_attacked() -> None:
    won = Event("CombatWon", {"by": BOB, "on": "c4", "score": 3, "against": 1})
    lost = Event("ZoonEliminated", {"of": ANN, "card": "korbaks_maitre_korbak", "on": "c3"})

    assert "c4" in lines("fr", "zoondo", won, lost)[1]
    assert "c3" not in lines("fr", "zoondo", won, lost)[1]


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_around_an_event_is_an_event_or_a_field_of_it(game: str) -> None:
    events = {event.name: event for event in sortilege.ruleset(game).book.event_types}
    attributes = [key.split(".") for key in catalogue("fr", f"{game}/game") if "." in key and key[0].isupper()]

    for name, attribute in attributes:
        if name not in events:
            continue
        field = attribute.removesuffix("-you").split("-")[-1] if attribute.endswith("-you") else None
        context = attribute.removesuffix(f"{field}-you").strip("-")
        before = context.removeprefix("after-").split("-")[0] if context.startswith("after-") else None
        assert field is None or field in events[name].fields
        assert before in events if before else context in ("", *AROUND)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_whole_games_can_be_told_to_everybody(game: str, language: str) -> None:
    for mode in sortilege.ruleset(game).modes:
        least, _ = sortilege.ruleset(game).seats[mode]
        played = case(game, mode, least, 7)
        match = played.start()
        text = Text(language, game, UNLIKE_WORDS)
        play_randomly(match, played.rng("telling"), on_decision=partial(assert_nobody_is_named_to_himself, text))

        for seat in (None, *range(least)):
            events = match.told(seat)
            said = told(text, events, seat)
            assert len(said) == len(events)
            assert seat is None or [line for line in said if UNLIKE_WORDS[seat] in line] == []
            assert all(line or told_before(text, events[place - 1], events[place]) for place, line in enumerate(said))


def assert_nobody_is_named_to_himself(text: Text, match: Match, _: int) -> None:
    for ask in match.asks:
        said = [text.question(ask.why, ask.options), *map(text.step, ask.options)]
        assert [line for line in said if UNLIKE_WORDS[ask.seat] in line] == []


@pytest.mark.parametrize(("winners", "said"), [((), "the Witch was a ghost"), ((1,), "the Witches win")])
def test_where_no_player_has_won_the_witch_was_a_ghost(winners: tuple[int, ...], said: str) -> None:
    assert said in Text("en", "salem").ending("constable-revealed", winners)


@pytest.mark.parametrize(
    ("before", "french", "english"),
    [
        (Event("TrialHeld", {"by": ANN, "accused": BOB}), "avant le procès", "before the trial"),
        (revealed(BOB), "(Rebecca Nurse)", "(Rebecca Nurse)"),
    ],
)
def test_a_draw_that_is_declined_is_told_with_its_reason(before: Event, french: str, english: str) -> None:
    declined = Event("DrawDeclined", {"by": ANN})

    assert "ne pioche pas" in lines("fr", "salem", before, declined)[1]
    assert french in lines("fr", "salem", before, declined, you=ANN)[1]
    assert "vous ne piochez pas" in lines("fr", "salem", before, declined, you=ANN)[1]
    assert english in lines("en", "salem", before, declined)[1]


@pytest.mark.parametrize(
    ("game", "event", "french", "yours"),
    [
        ("salem", Event("OwnRedsKept", {"by": ANN}), "Ann garde", "Vous gardez"),
        ("ecole", Event("BadMarksKept", {"by": ANN}), "Ann garde", "Vous gardez"),
        ("ecole", Event("PowerDeclined", {"by": ANN, "house": "serpentin"}), "Ann n’utilise pas", "Vous n’utilisez"),
    ],
)
def test_what_is_declined_is_told(game: str, event: Event, french: str, yours: str) -> None:
    assert lines("fr", game, event)[0].startswith(french)
    assert lines("fr", game, event, you=ANN)[0].startswith(yours)
    assert lines("en", game, event, you=ANN)[0].startswith("You ")


def test_two_powers_that_are_declined_are_one_line() -> None:
    declined = [Event("PowerDeclined", {"by": ANN, "house": house}) for house in ("serpentin", "poufmoufle")]

    assert lines("fr", "ecole", *declined) == ["Ann n’utilise pas les pouvoirs de Serpentin et Poufmoufle."]


def test_the_ghost_that_was_a_witch_is_named_at_the_end() -> None:
    assert lines("fr", "salem", Event("GhostWitchWas", {"of": 3})) == ["Fantôme 1 était une Sorcière."]
    assert lines("en", "salem", Event("GhostWitchWas", {"of": 3})) == ["Ghost 1 was a Witch."]


def test_walking_is_not_apparating() -> None:
    moved = Event("PawnMoved", {"by": ANN, "to": 29})
    ordered = Event("PawnOrdered", {"by": ANN, "of": BOB, "to": 29})
    apparated = Event("Apparated", {"by": ANN, "to": 29})
    sent = Event("OrderedToApparate", {"by": ANN, "of": BOB, "to": 29})

    assert lines("fr", "animaux", moved)[0].startswith("Ann se rend")
    assert [line[:14] for line in lines("fr", "animaux", apparated, moved)] == ["Ann transplane"]
    assert [line.split(" à ")[0] for line in lines("fr", "animaux", sent, ordered, you=BOB)] == [
        "Ann vous fait transplaner"
    ]


@pytest.mark.parametrize(("actions", "said"), [(1, "Vous renoncez à une action."), (2, "Vous renoncez à 2 actions.")])
def test_actions_that_are_given_up_are_told(actions: int, said: str) -> None:
    given_up = Event("ActionsGivenUp", {"by": ANN, "actions": actions})

    assert lines("fr", "animaux", given_up, you=ANN) == [said]
