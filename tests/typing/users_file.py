"""What somebody might write who uses everything the package offers: checked as strictly as mypy can, and run."""

from __future__ import annotations

from sortilege import (
    COMPILED,
    RANDOM,
    Ask,
    Event,
    IllegalChoice,
    Json,
    Match,
    Outcome,
    Receipt,
    Record,
    Refusal,
    Ruleset,
    Step,
    View,
    games,
    new,
    replay,
    ruleset,
)
from sortilege.bots.levels import LEVELS, choose
from sortilege.client import AtTable, Client
from sortilege.env import Episode, Table
from sortilege.env.gymnasium import SeatEnv
from sortilege.env.gymnasium import env as seat_env
from sortilege.env.open_spiel import register
from sortilege.env.pettingzoo import Players, env, parallel_env
from sortilege.env.vector import Runner
from sortilege.lab.analysis import analyse
from sortilege.lab.balance import Balance, balance
from sortilege.lab.crew import Crew
from sortilege.lab.learn import Learned, learn
from sortilege.lab.page import write_page
from sortilege.lab.selfplay import self_play
from sortilege.lab.simulate import simulate
from sortilege.lab.tournament import tournament


def names_of(view: View) -> list[str]:
    """Whatever is text on the first page of a view."""
    found: list[str] = []
    for name, value in view.items():
        part: Json = value
        if isinstance(part, str):
            found.append(f"{name}: {part}")
        elif isinstance(part, dict):
            found += [inner for inner in part if part[inner] is not None]
    return found


def play(game: str) -> Match:
    rules: Ruleset = ruleset(game)
    options = {option.name: option.default for option in rules.options if rules.modes[0] in option.modes}
    secret = "ab" * 32
    receipt = Receipt(Receipt.commit(bytes.fromhex(secret)), ("by all",), secret)
    match = new(game, mode=rules.modes[0], seats=rules.seats[rules.modes[0]][0], options=options, receipt=receipt)
    while not match.over and len(match.choices) < 40:
        ask: Ask = match.asks[0]
        step: Step = choose(LEVELS[1], match, ask.seat, len(match.choices))
        if ask.default is not RANDOM and ask.seconds is not None:
            print(ask.why, ask.default, ask.seconds, ask.window, step.name, step.arguments)
        told = match.answer(ask.seat, step)
        print([event.name for event in told], match.permissions(ask.seat), match.addressed)
    return match


def look(match: Match) -> None:
    seat = match.asks[0].seat if match.asks else 0
    print(names_of(match.view(seat)), names_of(match.open_view()), match.information_state(seat)[:20])
    last: Event = match.events(None)[-1]
    world = match.imagine(seat, 5).with_new_dice(6).clone()
    refusal: Refusal | None = match.why_not(seat, "Nothing()")
    outcome: Outcome | None = match.outcome
    print(
        last.fields, str(last), world.observation(seat)[:4], refusal and refusal.arguments, match.told(None, match.mark)
    )
    if outcome is not None:
        print(outcome.winners, outcome.scores, outcome.reason, outcome.as_data())
    record: Record = match.record()
    again = replay(record.up_to(3).text())
    print(again.seats, again.is_sealed, again.is_side_by_side, record.without_receipt().key, record.lines[:1])
    try:
        match.answer(seat, "Nothing()")
    except IllegalChoice as refused:
        print(refused.reason.message, refused.rules)


def study(game: str) -> None:
    table = Table(game)
    episode: Episode = table.deal(seed=1)
    seat = episode.asked[0]
    episode.play(seat, episode.open_to(seat)[0])
    print(len(episode.row(seat)), len(episode.mask(seat)), episode.returns(), episode.clone(3).imagine(seat, 4).done)
    print(table.actions.name(0, 1), len(table.actions), table.width, table.rules.revision)

    players: Players = env(game)
    players.reset(seed=1)
    observation, reward, over, cut_short, info = players.last()
    players.step(int(observation["action_mask"].argmax()))
    print(reward, over, cut_short, info, players.action_space(players.agent_selection).n)
    print(players.observation_space(players.agent_selection), list(players.metadata))

    everybody = parallel_env(game)
    observations, infos = everybody.reset(seed=1)
    actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    observations, rewards, overs, cuts, infos = everybody.step(actions)
    print(sum(rewards.values()), any(overs.values()), any(cuts.values()), len(infos), len(observations))

    alone: SeatEnv = seat_env(game, opponents="random")
    row, told = alone.reset(seed=1)
    row, one_reward, ended, cut, told = alone.step(told["action_mask"].argmax())
    print(row.shape, one_reward, ended, cut, alone.render(), register()[0], alone.metadata["render_modes"])

    runner = Runner(game, games=2, seed=1)
    batch = runner.look()
    for end in runner.step([answers[0] for answers in batch.open]):
        print(end.returns, end.decisions, end.game, end.cut_short)


def count(game: str) -> None:
    simulation = simulate(game, games=2, bots=("random",))
    print(simulation.shares, simulation.intervals, simulation.lengths.median, simulation.endings)
    played = tournament(game, ["random", "novice"], 2)
    print([(row.bot, row.share, row.interval) for row in played.rows], [pace.p50 for pace in played.pace])
    record = new(game, seats=ruleset(game).usual_seats, seed=1).record()
    print([[costly.loss for costly in seat] for seat in analyse(record, iterations=1)])


def weigh(game: str) -> None:
    """How fair a game is, and what its standings are worth."""
    crew = Crew(workers=1)
    found: Balance = balance(game, games=4, bots=("random",), crew=crew)
    print(sum(found.lengths), [share.what for share in found.began], len(write_page(found, "en")))
    told: Learned = learn(self_play(game, 10, bots=["random"], crew=crew), ruleset(game).sense.feature_names())
    print(told.features, told.weights, told.loss)


async def visit(address: str) -> None:
    """A seat at a server's table; nobody runs it here."""
    async with Client(address) as client:
        await client.sign_in("Newt")
        table = await client.open_table(game=games()[0], seats=2)
        here: AtTable
        async with client.at(table.table.id) as here:
            state = await here.until(here.question)
            if state.ask is not None and state.seat is not None:
                await here.play(state.seat, state.ask.options[0])
            hints = await here.hint(0)
            print(len(hints), here.over, await client.record(table.table.id), await here.why_not(0, ""))


def main() -> None:
    print(COMPILED, games())
    look(play(games()[0]))
    study(games()[0])
    count(games()[0])
    weigh("ecole")


if __name__ == "__main__":
    main()
