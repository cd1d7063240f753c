"""New York in the terminal for apprentices and for a team."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import sortilege
from sortilege.terminal.boards import draw
from sortilege.terminal.everything import view_of_all
from sortilege.text import Text
from tests.games.animaux.boards import apprentices, do, team
from tests.games.animaux.scenes import ANN, BOB, state_of

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Flo")


def drawn(match: sortilege.Match, eyes: int | None = ANN, language: str = "en", width: int = 100) -> str:
    paper = StringIO()
    view = match.view(eyes)
    Console(file=paper, width=width, color_system=None).print(draw(view, Text(language, "animaux", NAMES)))
    return paper.getvalue()


class TestApprentices:
    def test_a_hand_is_shown_to_its_owner_and_counted_to_the_others(self) -> None:
        match = apprentices(hands={ANN: ["accio", "accio", "protego"], BOB: ["reducio"]}, held={ANN: "R2 M1"})

        mine, theirs, public = (drawn(match, eyes) for eyes in (ANN, BOB, None))

        assert "✦ Accio ×2" in mine
        assert "✦ Protego" in mine
        assert "1 spell" in mine
        assert "✦ Accio" not in theirs + public
        assert "R2 M1 3 spells" in theirs

    def test_somebody_who_sees_every_hand_sees_them_all(self) -> None:
        match = apprentices(hands={ANN: ["accio"], BOB: ["reducio"]})
        paper = StringIO()

        Console(file=paper, width=100).print(draw(view_of_all(match), Text("en", "animaux", NAMES)))

        assert "✦ Accio" in paper.getvalue()
        assert "✦ Reducio" in paper.getvalue()

    def test_a_token_only_i_have_seen_and_a_beast_everybody_sees(self) -> None:
        match = apprentices(tokens={12: "occamy", 13: "red"}, beasts={17: "botruc"})
        game = state_of(match)
        for place in (12, 13):
            game.look(ANN, game.zones[place][0])

        mine, theirs = drawn(match, ANN), drawn(match, BOB)

        assert "12◉" in mine
        assert "(13◉)" in mine
        assert "◉ 12 the Occamy R2 B1 G4" in mine
        assert "◉" not in theirs
        assert "★ 17 the Bowtruckle R1 Y1 G2" in theirs

    def test_spells_that_lie_on_a_player_and_the_piles(self) -> None:
        match = apprentices(
            protected=[BOB], hindered=[BOB], spent="G2", pile=["red"] * 3, discard=["accio", "reducio"], spells_played=1
        )

        picture = drawn(match, language="fr")

        assert "– ⛨ ½" in picture
        assert "Dépensés\u00a0: V2" in picture
        assert "Pioche\u00a0: 3" in picture
        assert "2 à jouer ce tour-ci" in picture
        assert "Défausse\u00a0: Reducio, Accio" in picture


class TestTeam:
    def test_salem_tokens_beasts_and_tracks_are_drawn(self) -> None:
        match = team(
            ["jacob", "norbert"],
            pawns={ANN: 7},
            held={ANN: "B1"},
            salem=[3],
            beasts={9: "demiguise"},
            captured=1,
            track=4,
            followers=["shaw"],
            offers={"multi": 20, "red": 5},
        )

        picture = drawn(match)

        assert "3✖" in picture
        assert "9★" in picture
        assert "7○A" in picture
        assert "Place track: M→20  B→–  G→–  Y→–  R→5   Actions: 5   Transfers: 3" in picture
        assert "Salem track: ✖✖✖✖▢▢▢ 4/7   Henry Shaw" in picture
        assert "Beasts: 1/2   ★ 9 the Demiguise R1 B2 Y3 G1" in picture
        assert "Salem token (supply: 35)" in picture
        assert "Place cards: " in picture
        assert "Followers: " in picture
        assert drawn(match, BOB) == drawn(match, None)

    def test_the_last_event_and_those_to_choose_from(self) -> None:
        match = team(["queenie", "norbert"], pawns={ANN: 14}, offers={"blue": 14}, events=["obscurus", "calme"])
        assert "Event:" not in drawn(match)
        do(match, "TakeResource", token="blue")
        assert "Event: Obscurus, Quiet day" in drawn(match)
        do(match, "ApplyEvent", event="calme")

        assert "Event: Quiet day" in drawn(match)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("mode", ["apprenti", "confirme"])
def test_whole_games_of_six_fit(mode: str, width: int, language: str) -> None:
    match = sortilege.new("animaux", mode=mode, seats=6, seed=4)
    for turn in range(160):
        if match.over:
            break
        if turn % 16 == 0:
            lines = drawn(match, ANN, language, width).splitlines()
            assert max(len(line) for line in lines) <= width
            assert len(lines) <= 30
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[turn % len(ask.options)])
