"""Others, where the `bench` extra is installed: OpenSpiel, PettingZoo and RLCard, all with random players."""

import importlib
import os
import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from bench.contest import Batch, Contestant, timed

PLAYOUTS = "OpenSpiel, C++ playouts"
BOTS = "OpenSpiel, C++ bots"
PYTHON = "OpenSpiel, Python API"
PETTINGZOO = "PettingZoo"
RLCARD = "RLCard"

OPENSPIEL_GAMES = {
    "hearts, no passing": "hearts(pass_cards=false)",
    "oh_hell": "oh_hell",
    "euchre": "euchre",
    "spades": "spades",
    "bridge, no double dummy": "bridge(use_double_dummy_result=false)",
}
PETTINGZOO_GAMES = {"leduc_holdem": "leduc_holdem_v4", "texas_holdem": "texas_holdem_v4"}
RLCARD_GAMES = ("leduc-holdem", "uno", "gin-rummy", "bridge")

CHANCE_PLAYER = -1  # of OpenSpiel; every other number below 0 means that the game is over
NO_PASS = 0  # the first chance outcome of hearts: nobody passes cards
DEALS = 32  # from which the C++ playouts begin
ROLLOUTS = 100  # from each deal, in one call
MEASURED = 32  # games from each deal that are counted in Python, for the mean length


def contestants() -> list[Contestant]:
    """Everybody else."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    found = [
        Contestant(family, name, _turn(maker, text))
        for family, maker in ((PLAYOUTS, _spiel_playouts), (BOTS, _spiel_bots), (PYTHON, _spiel_python))
        for name, text in OPENSPIEL_GAMES.items()
    ]
    found += [Contestant(PETTINGZOO, name, _turn(_pettingzoo, text)) for name, text in PETTINGZOO_GAMES.items()]
    return found + [Contestant(RLCARD, name, _turn(_rlcard, name)) for name in RLCARD_GAMES]


def _turn(maker: Callable[[str], Batch], text: str) -> Any:
    try:
        return timed(maker(text))
    except ImportError:
        return None


# -- OpenSpiel --------------------------------------------------------------------------------------------------


def _opened(game: Any) -> Any:
    """A first state. `pass_cards=false` is not obeyed by every version, so hearts is told by its first chance node."""
    state = game.new_initial_state()
    if game.get_type().short_name == "hearts":
        state.apply_action(NO_PASS)
    return state


def _dealt(game: Any, uniform: Callable[[], float]) -> Any:
    """A state at its first decision."""
    state = _opened(game)
    while state.current_player() == CHANCE_PLAYER:
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
    return state


def _to_the_end(state: Any, uniform: Callable[[], float]) -> int:
    """How many decisions it took. All chance outcomes of these games are equally likely."""
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            decisions += 1
        elif player == CHANCE_PLAYER:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
        else:
            return decisions


def _mean_length(states: list[Any], uniform: Callable[[], float]) -> float:
    lengths = [_to_the_end(state.clone(), uniform) for state in states for _ in range(MEASURED)]
    return sum(lengths) / len(lengths)


def _spiel_playouts(text: str) -> Batch:
    """Playouts without Python: a search of one simulation evaluates its root by so many random games, and that is all.

    A search cannot begin at a chance node, so the deal is not in the time: that is kind to OpenSpiel.
    """
    spiel, uniform = importlib.import_module("pyspiel"), random.Random(1).random
    game = spiel.load_game(text)
    states = [_dealt(game, uniform) for _ in range(DEALS)]
    length = _mean_length(states, uniform)
    search = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(ROLLOUTS, 1), 1.0, 1, 100, False, 1, False).mcts_search

    def batch() -> tuple[float, int]:
        for state in states:
            search(state)
        return length * ROLLOUTS * DEALS, ROLLOUTS * DEALS

    return batch


def _spiel_bots(text: str, games: int = 100) -> Batch:
    """Whole games between random bots, deal included; Python only begins each game."""
    spiel, uniform = importlib.import_module("pyspiel"), random.Random(2).random
    game, seeds = spiel.load_game(text), count()
    length = _mean_length([_opened(game) for _ in range(DEALS)], uniform)
    bots = [spiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def batch() -> tuple[float, int]:
        for _ in range(games):
            spiel.evaluate_bots(_opened(game), bots, next(seeds))
        return length * games, games

    return batch


def _spiel_python(text: str, games: int = 10) -> Batch:
    """Every action chosen and applied from Python, with as few calls as it allows; deal included."""
    game, uniform = importlib.import_module("pyspiel").load_game(text), random.Random(3).random
    return lambda: (sum(_to_the_end(_opened(game), uniform) for _ in range(games)), games)


# -- PettingZoo and RLCard --------------------------------------------------------------------------------------


def _pettingzoo(text: str) -> Batch:
    env, uniform = importlib.import_module(f"pettingzoo.classic.{text}").env(), random.Random(4).random
    env.reset(seed=1)

    def batch() -> tuple[float, int]:
        env.reset()
        return sum(_steps(env, uniform)), 1

    return batch


def _steps(env: Any, uniform: Callable[[], float]) -> Iterator[bool]:
    """Take part until it is over: was this step a decision?"""
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        legal = () if over else seen["action_mask"].nonzero()[0]
        env.step(None if over else legal[int(uniform() * len(legal))])
        yield not over


def _rlcard(name: str) -> Batch:
    rlcard, agents = importlib.import_module("rlcard"), importlib.import_module("rlcard.agents")
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def batch() -> tuple[float, int]:
        seats, _ = env.run(is_training=False)  # for each seat: state, action, state, …, action, last state
        return sum(len(seat) // 2 for seat in seats), 1

    return batch
