"""Lessons over HTTP: the whole of one, why something cannot be done at a stop, and playing it on."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, FromQuery, QueryParameter

import sortilege
from sortilege.server.http.api import check_quota
from sortilege.server.http.api_records import play_on
from sortilege.server.http.services import Asked, Here, Me, TooMany, Unfit
from sortilege.server.table import lessons
from sortilege.server.table.http_records import Lesson, LessonAnswer, TableDetail

AStep = Annotated[str, QueryParameter(min_length=1, max_length=400)]


class Lessons(Controller):
    path = "/api/lessons/{game:str}"
    tags = ("lessons",)

    @get(raises=[NotFoundException], sync_to_thread=True)
    def lesson(self, game: FromPath[str]) -> Lesson:
        """Every stop of a game's lesson, as the learner sees it."""
        return played(game).lesson

    @get("/why", raises=[NotFoundException, Unfit], sync_to_thread=True)
    def why(self, game: FromPath[str], at: FromQuery[int], step: AStep) -> LessonAnswer:
        """Why the learner cannot do that at a stop."""
        played(game)
        try:
            return LessonAnswer(lessons.why_not(game, at, step))
        except ValueError as wrong:
            raise Unfit(str(wrong)) from wrong

    @post("/table", raises=[NotAuthorizedException, NotFoundException, TooMany])
    async def table(self, request: Asked, services: Here, person: Me, game: FromPath[str]) -> TableDetail:
        """A new table where the game of the lesson goes on; the learner keeps the seat."""
        end = played(game).end
        await check_quota(services, request, person)
        return await play_on(services, request, person, end.record())


def played(game: str) -> lessons.PlayedLesson:
    if game not in sortilege.games():
        raise NotFoundException("no such game")
    return lessons.played(game)
