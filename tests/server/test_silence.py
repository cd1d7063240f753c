"""When nobody may speak at a table of Salem, and how much the dead may say."""

from __future__ import annotations

import pytest

from sortilege.server.table import entries, talk, wire
from sortilege.server.table.cleaning import words_in
from sortilege.server.table.curtain import Curtain
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_table
from sortilege.testing.marks import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, Scene
from tests.games.salem.scenes import fall, scene, two_with_ghosts


def at_a_table(played: Scene) -> Table:
    table = a_table(Setup("salem", played.match.seats, played.match.ruleset.modes[played.game.mode]).checked())
    table.curtain = Curtain(played.match)
    return table


def speaks(played: Scene, seat: int = A) -> bool:
    """Whether a seat is heard, having made sure that nothing else is in its way."""
    table, wish = at_a_table(played), wire.Say("s", seat, "Je suis innocente")
    if not table.rules.is_silent(played.match.view(None)):
        return talk.say(table, f"p{seat}", wish) == [entries.Said(seat, "table", wish.text, client="s")]
    with pytest.raises(Refused, match="nobody-speaks-now"):
        talk.say(table, f"p{seat}", wish)
    return False


@rule("SAL-NIGHT-01", "SAL-NIGHT-04", "SAL-NIGHT-06")
def test_talk_is_open_while_confessions_are_asked_and_not_before() -> None:
    night = fall(scene(rows={B: "constable witch"}, top="night"))
    assert not speaks(night), "the Witches choose"
    night.strike(C)
    assert night.asked()[A] == "ChooseProtected"
    assert not speaks(night), "the Constable chooses"
    night.protect(None)

    assert night.asked()[A] == "ChooseConfession"
    assert speaks(night)
    assert talk.sign(at_a_table(night), "p0", wire.Sign("s", A, "accuse", B))
    night.confess()
    assert speaks(night)


@rule("SAL-NIGHT-03", "SAL-NIGHT-06")
def test_with_the_constable_face_up_eyes_open_after_the_witches() -> None:
    night = fall(scene(rows={B: "CONSTABLE witch"}, top="night"))
    assert not speaks(night)

    night.strike(C)

    assert night.asked()[A] == "ChooseConfession"
    assert speaks(night)


@rule("SAL-GHOST-13", "SAL-NIGHT-04")
def test_with_ghosts_one_speaks_while_the_victims_tryals_are_chosen() -> None:
    night = fall(two_with_ghosts(rows={A: "witch"}, top="night"))
    night.strike(B)
    night.protect(None)
    night.confess()

    assert set(night.asked().values()) == {"ChooseLoss"}
    assert speaks(night)


@rule("SAL-LAW-05", "SAL-R53", "SAL-S59")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Beware of Dan", 3),
        ("I trust Carla blindly", 4),
        ("Bob,Cyd,Dan:sorcières!Ann-est-innocente", 7),
        ("Méfiez-vous de Dan", 4),
        ("J’accuse Dan !", 2),
        ("J'accuse Dan…", 2),
        ("Dan'est'une'Sorcière", 2),
        ("Ann_est_innocente_Bob", 4),
        ("Dan/Eve/Flo/Guy", 4),
        ("🧙 🧙 🧙", 3),
        ("🧙🧙🧙🧙", 4),
        ("Dan = Sorcière", 3),
        ("adieu", 1),
    ],
)
def test_words_are_counted_however_they_are_parted(text: str, words: int) -> None:
    assert words_in(text) == words


@rule("SAL-LAW-05", "SAL-R53", "SAL-D29")
def test_three_words_are_said_and_four_are_refused_whatever_joins_them() -> None:
    died = scene(5, hands={A: "witness 2 accusation"}, rows={B: LAST_TRYAL})
    died.do(A, "PlayRed", on=B, card="witness")
    table = at_a_table(died)

    for text in ("Bob,Cyd,Dan:sorcières!Ann-est-innocente", "Ann-est-innocente-vraiment"):
        with pytest.raises(Refused) as no:
            talk.say(table, "p1", wire.Say("s", B, text))
        assert no.value.reason.message == "too-many-words"
        assert no.value.reason.arguments["most"] == 3
    spoken = talk.say(table, "p1", wire.Say("s", B, "Dan-est-coupable !"))

    assert spoken[-1] == entries.Said(B, "last_words", "Dan-est-coupable !", client="s")
    assert talk.say(table, f"p{D}", wire.Say("s", D, "the living say as much as they like")) != []
