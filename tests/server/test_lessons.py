"""The lessons: games that can be played, words for every stop, and nothing that the learner may not know."""

from __future__ import annotations

import json

import httpx
import msgspec
import pytest

import sortilege
from sortilege.server.table.lessons import LEARNER, played, script, why_not
from sortilege.testing.servers import Running
from sortilege.text import LANGUAGES, Words

GAMES = sortilege.games()
ON_SCREEN = ("part", "place", "corner", "trial")
"""What can be pointed at and is no word of a view: parts of the screen, places of a card."""

FEWEST, MOST = 10, 18
LONGEST = 160


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_a_game_that_the_engine_plays_and_that_goes_on(game: str) -> None:
    done = played(game)

    replayed = sortilege.replay(done.end.record())
    assert replayed.view(LEARNER) == done.end.view(LEARNER)
    assert not done.end.over
    assert FEWEST <= len(done.lesson.stops) <= MOST
    assert done.lesson.stops[-1].choose == ""


@pytest.mark.parametrize("game", GAMES)
def test_what_the_learner_is_to_do_is_one_of_several_options_or_the_only_one(game: str) -> None:
    for stop in played(game).lesson.stops:
        if stop.choose:
            assert stop.state.ask is not None
            assert stop.choose in stop.state.ask.options, stop.says
        else:
            assert stop.state.ask is None, stop.says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_stop_says_something_short_in_both_languages(game: str, language: str) -> None:
    words = Words(language, f"{game}/lesson")
    names = {f"p{seat}": "Oriane" for seat in range(script(game).seats)}

    for stop in played(game).lesson.stops:
        assert 0 < len(words.say(f"lesson-{stop.says}", **names)) <= LONGEST, stop.says


@pytest.mark.parametrize("game", GAMES)
def test_the_hand_points_at_things_that_the_learner_sees(game: str) -> None:
    for stop in played(game).lesson.stops:
        kind, _, thing = stop.point.partition(":")
        if thing and kind == "seat":
            assert int(thing) < played(game).lesson.setup.seats
        elif thing and kind not in ON_SCREEN:
            assert f'"{thing}"' in json.dumps(stop.state.view), f"{stop.says}: {stop.point}"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_shows_only_what_its_seat_knows(game: str) -> None:
    done = played(game)
    told: list[object] = []
    for stop, shown in zip(done.lesson.stops, done.shown, strict=True):
        told += stop.state.events
        for seed in range(3):
            world = shown.imagine(LEARNER, seed)

            assert world.view(LEARNER) == stop.state.view, stop.says
            assert world.events(LEARNER) == told, stop.says
            for ask in world.asks:
                if ask.seat == LEARNER and stop.state.ask:
                    assert [str(option) for option in ask.options] == stop.state.ask.options
    assert done.end.game.key.hex() not in msgspec.json.encode(done.lesson).decode()


def test_a_stop_explains_what_cannot_be_done_there() -> None:
    stops = [stop.says for stop in played("animaux").lesson.stops]
    at = stops.index("walk")

    too_far = why_not("animaux", at, "MovePawn(by=0, to=29)")

    assert too_far is not None
    assert too_far.rules
    assert why_not("animaux", at, "MovePawn(by=0, to=12)") is None
    with pytest.raises(ValueError, match="at: 0 to"):
        why_not("animaux", len(stops), "MovePawn(by=0, to=12)")


@pytest.mark.anyio
async def test_lessons_over_http_need_nobody_until_they_are_played_on(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.base) as stranger:
        lesson = (await stranger.get("/api/lessons/salem")).json()
        asked = {"at": "0", "step": "DrawTwo(by=0)"}

        assert lesson["stops"][0]["state"]["t"] == "state"
        assert lesson["setup"]["mode"] == "standard"
        assert (await stranger.get("/api/lessons/salem/why", params=asked)).json()["reason"]["message"]
        assert (await stranger.get("/api/lessons/salem/why", params={**asked, "at": "99"})).status_code == 422
        assert (await stranger.get("/api/lessons/chess")).status_code == 404
        assert (await stranger.post("/api/lessons/salem/table")).status_code == 401


@pytest.mark.anyio
async def test_a_lesson_is_played_on_from_the_learners_seat(server: Running) -> None:
    async with server.people("Newt") as (newt,):
        bearer = {"authorization": f"Bearer {newt.token}"}
        async with httpx.AsyncClient(base_url=server.base, headers=bearer) as browser:
            answer = await browser.post("/api/lessons/ecole/table")
        table = answer.json()["table"]["id"]
        await newt.seat_bot(table, 1, "random")
        await newt.start(table)
        async with newt.at(table) as here:
            state = await here.until(lambda: here.question())

        assert answer.json()["seats"] == [LEARNER]
        assert state.view["players"][LEARNER]["collection"] == ["sorts", "sorts", "sorts"]
