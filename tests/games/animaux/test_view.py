"""What a view of Les Animaux Fantastiques says so that no screen need know a rule."""

from __future__ import annotations

from tests.games.animaux.boards import apprentices, team
from tests.games.animaux.scenes import ANN, first_captures


def test_three_beasts_win_first_captures_and_two_an_apprentices_game() -> None:
    assert first_captures().view(ANN)["beasts_to_win"] == 3
    assert apprentices().view(ANN)["beasts_to_win"] == 2
    assert "beasts_to_win" not in team().view(ANN)


def test_captures_are_free_at_first() -> None:
    assert "costs" not in first_captures().view(ANN)


def test_a_beast_that_is_at_large_has_a_price_and_one_that_is_caught_has_none() -> None:
    match = apprentices(captured={ANN: ["niffleur"]})

    costs = match.view(None)["costs"]

    assert len(costs) == 9
    assert "niffleur" not in costs
    assert costs["botruc"] == {"red": 1, "yellow": 1, "green": 2}


def test_a_team_knows_the_price_of_what_it_sees() -> None:
    match = team(beasts={5: "murlap"})

    view = match.view(None)

    assert view["costs"]["murlap"] == {"blue": 3, "green": 2}
    assert set(view["costs"]) == {place["token"] for place in view["places"].values() if place and place["open"]}


def test_a_character_says_how_many_actions_a_turn_has_and_shaw_takes_one_beside_salem() -> None:
    characters = ["norbert", "jacob", "percival"]
    free = team(characters, pawns={ANN: 5}, salem=[5])
    hampered = team(characters, pawns={ANN: 5}, salem=[5], followers=["shaw"])

    assert [player["actions_in_turn"] for player in free.view(None)["players"]] == [4, 5, 3]
    assert [player["actions_in_turn"] for player in hampered.view(None)["players"]] == [3, 5, 3]


def test_a_view_says_what_each_action_costs_and_followers_make_some_dearer() -> None:
    usual = team().view(ANN)["action_costs"]
    dear = team(followers=["chastity", "modestie", "clairon"]).view(ANN)["action_costs"]

    assert (usual["Walk"], usual["Apparate"], usual["multi"], usual["CaptureTogether"]) == (1, 1, 1, 0)
    assert (dear["Walk"], dear["Apparate"], dear["multi"], dear["CaptureTogether"]) == (1, 2, 2, 1)
    assert (usual["RemoveSalem"], usual["red"], dear["red"]) == (1, 1, 1)
