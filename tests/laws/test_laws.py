"""Laws that hold for every game at every table, without exceptions."""

import contextlib
from itertools import permutations

import numpy as np
import pytest

from tests.laws.games import SCALE, TABLES, Table, legal, may_undo, positions, view, walk
from tests.laws.memory import FOLLOWERS, remembered, shown
from tests.laws.quantities import COUNTERS, differing
from tests.laws.surveys import PROBLEMS, surveyed
from throneroom import CHANCE, OVER, WATCHER, Game, Illegal, Position, Record, Refusal
from throneroom.kit import below, seeded
from throneroom.kit.events import CARD, SEEN_BY, sees
from throneroom.kit.reasons import NO_ACTION
from throneroom.kit.state import States, top_frame
from throneroom.kit.view import View

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)
VERY_MANY = 20_000  # games at each table, in the slow set


def played(table: Table, luck: int, plies: int | None = None) -> Position:
    """A match by uniform choices, to its end or to a ply."""
    position = table.start(luck)
    play_on(position, luck, plies)
    return position


def play_on(position: Position, luck: int, plies: int | None = None) -> None:
    """By uniform choices, to its end or to a ply. (Always the same place in the list may be to pass for ever.)"""
    rng = seeded(luck)
    while position.waiting and (plies is None or position.ply < plies):
        seat = position.waiting[below(rng, len(position.waiting))]
        actions = position.actions(seat)
        position.play(actions[below(rng, len(actions))], seat)


def check_games(table: Table, games: int, seed: int = 0) -> None:
    """Unbroken after every action, somebody can act until it is over, no question too wide, and it ends in time."""
    game = table.game
    for number in range(table.scaled(games)):
        length = -1
        for state, seat, action in walk(table, seeded(seed, number)):
            length += 1
            assert length <= game.longest
            assert game.doors.broken_in(state) == 0
            if seat != OVER:
                n = len(legal(table, state, seat))
                assert 1 <= n <= game.widest
                assert 0 <= action < game.actions


def test_games_hold_together_and_end(table: Table) -> None:
    check_games(table, 60)


def check_compiled(table: Table, games: int, seed: int) -> None:
    """The same for many games, without a word to Python."""
    problem = surveyed(table, games, seed).problem.item()
    assert problem == 0, f"{PROBLEMS[problem % 10]} {problem // 10}"


def test_many_games_hold_together_and_end(table: Table) -> None:
    check_compiled(table, table.scaled(2_000), seed=1)


@pytest.mark.slow
def test_very_many_games_hold_together_and_end(table: Table) -> None:
    check_compiled(table, VERY_MANY, seed=2)


def test_whoever_watches_sees_every_entry_as_it_was(table: Table) -> None:
    """One call plays, lets CHANCE answer and shows everybody everything: the same as looking after each entry."""
    watched = table.game.start(table.seats, dict(table.options), 5, watched=True)
    plain, told, rng = table.game.start(table.seats, dict(table.options), ()), 0, seeded(5)
    for turn in range(40):
        for ply, (seat, action, *undone) in enumerate(watched.log[told:], told):
            plain.undo(seat, undone[0]) if undone else plain.play(action, seat)
            for observer in table.observers():
                if not undone:
                    assert watched.saw(ply, observer).array.tobytes() == plain.view(observer).array.tobytes()
        for observer in table.observers():
            assert watched.view(observer).actions() == plain.view(observer).actions()
        told = watched.ply
        watched.forget_seen()
        if watched.is_over:
            break
        seat = watched.waiting[below(rng, len(watched.waiting))]
        actions = watched.view(seat).actions()
        watched.play(actions[below(rng, len(actions))], seat)
        if turn % 5 == 4 and table.game.undo and watched.log[-1][0] == seat:
            with contextlib.suppress(Illegal):
                watched.undo(seat)


def test_every_legal_action_plays(table: Table) -> None:
    doors = table.game.doors
    for state in positions(table, 40, every=8):
        seat = doors.actor_of(state)
        for action in legal(table, state, seat) if seat != OVER else []:
            after = state.copy()
            doors.play_on(after, seat, action)
            assert doors.broken_in(after) == 0


def test_what_is_not_refused_is_legal_and_the_other_way_round(table: Table) -> None:
    """Of all actions there are: those without a reason against them are the legal ones. Nobody else may do anything."""
    game, reasons = table.game, len(list(table.game.reasons))
    for number, state in enumerate(positions(table, 30, every=7)):
        for seat in range(table.seats):
            known = view(table, state, seat)
            allowed = View(game, seat, known).actions()
            refused = {at: game.doors.refusal_of(known, seat, at) for at in tried(game, number, allowed)}
            assert [action for action, reason in refused.items() if reason == 0] == sorted(allowed)
            assert max(refused.values()) <= reasons


MOST_TRIED = 256  # action numbers, in quick tests


def tried(game: Game, number: int, allowed: list[int]) -> list[int]:
    """Every action number there is; in quick tests those that are allowed and some others, at each position others."""
    step = 1 if SCALE == 1 else -(-game.actions // MOST_TRIED)
    return sorted({NO_ACTION, *allowed, *range(number % step, game.actions, step)})


def test_draw_is_chance_choosing_from_its_list(table: Table) -> None:
    doors = table.game.doors
    for number, state in enumerate(positions(table, 60, every=4)):
        if doors.actor_of(state) == CHANCE:
            options = legal(table, state, CHANCE)
            one, other = seeded(number), seeded(number)
            assert doors.draw_from(state, one) == options[below(other, len(options))]
            assert one[0] == other[0]


def test_replay_equals_state(table: Table) -> None:
    for luck in range(table.scaled(30)):
        position = played(table, luck)
        record = Record.from_json(Record.of(position).to_json())
        again = record.replay(table.game)
        assert again.state().tobytes() == position.state().tobytes()
        assert again.lines() == position.lines()
        assert again.scores() == position.scores()


def test_a_copy_shares_nothing(table: Table) -> None:
    for luck in range(table.scaled(30)):
        position = played(table, luck, plies=luck * table.length // 35)
        before = position.state().tobytes(), list(position.log), position.legal(position.actor), position.text
        copy = position.copy()
        play_on(copy, luck)
        assert (position.state().tobytes(), list(position.log), position.legal(position.actor), position.text) == before
        play_on(position, luck)
        assert position.state().tobytes() == copy.state().tobytes()  # the same luck, not the same luck shared
        assert position.log == copy.log


def test_an_illegal_action_is_refused_and_changes_nothing(table: Table) -> None:
    for luck in range(table.scaled(30)):
        position = played(table, luck, plies=luck * table.length // 35)
        before = position.state().tobytes(), list(position.log)
        for seat in range(table.seats):
            for action in set(range(-1, table.game.actions + 1)) - set(position.actions(seat)):
                with pytest.raises(Illegal):
                    position.play(action, seat)
        for text in ("", "play", "play G7 G8", "play ♞", "undo"):
            with pytest.raises(Refusal):
                position.play(text, 0)
        assert (position.state().tobytes(), list(position.log)) == before


def test_action_texts_round_trip(table: Table) -> None:
    codec, doors = table.game.codec, table.game.doors
    for state in positions(table, 30, every=5):
        seat = doors.actor_of(state)
        for action in legal(table, state, seat) if seat != OVER else []:
            text = codec.write_action(top_frame(state), action)
            again, other = state.copy(), state.copy()
            doors.play_on(again, seat, codec.read_action(text))
            doors.play_on(other, seat, action)
            assert codec.write_action(top_frame(state), codec.read_action(text)) == text
            assert without_events(again).tobytes() == without_events(other).tobytes()


def without_events(state: States) -> States:
    """What a position text tells: all but the events of the last action."""
    bare = state.copy()
    bare[0].told = 0
    bare[0].events[:] = 0
    return bare


def check_texts(table: Table, games: int) -> None:
    for state in positions(table, games, every=9):
        for seen in [state] + [view(table, state, observer) for observer in table.observers()]:
            text = table.game.codec.write_position(seen[0])
            again = table.game.from_text(text, ()).state()
            assert table.game.codec.write_position(again[0]) == text
            assert again.tobytes() == without_events(seen).tobytes()


@pytest.mark.parametrize("games", [12, pytest.param(180, marks=pytest.mark.slow)])
def test_position_texts_round_trip(table: Table, games: int) -> None:
    check_texts(table, games)


def test_a_view_has_the_same_legal_actions(table: Table) -> None:
    for state in positions(table, 100, every=3):
        for seat in range(table.seats):
            if table.game.doors.waiting_of(state) >> seat & 1:
                assert legal(table, view(table, state, seat), seat) == legal(table, state, seat)


def test_a_view_of_a_view_is_that_view(table: Table) -> None:
    for state in positions(table, 100, every=3):
        for observer in table.observers():
            seen = view(table, state, observer)
            assert view(table, seen, observer).tobytes() == seen.tobytes()


def test_an_imagined_world_looks_the_same(table: Table) -> None:
    """But for the faces of events that the observer did not see."""
    doors = table.game.doors
    for number, state in enumerate(positions(table, 100, every=3)):
        for observer in table.observers():
            seen = view(table, state, observer)
            world = seen.copy()
            doors.imagine_in(world, observer, seeded(number))
            assert view(table, world, observer).tobytes() == seen.tobytes()
            assert doors.broken_in(world) == 0


def test_unseen_faces_are_blanked(table: Table) -> None:
    for state in positions(table, 60, every=2):
        for observer in table.observers():
            seen = view(table, state, observer)[0]
            for i in range(int(seen.told)):
                if not sees(int(state[0].events[i][SEEN_BY]), observer):
                    assert seen.events[i][CARD] == -1


def check_memory(table: Table, games: int) -> None:
    game = table.game
    for number in range(table.scaled(games, least=1)):
        followers = {observer: FOLLOWERS[game.name](table.seats, observer) for observer in table.observers()}
        for ply, (state, asked, _) in enumerate(walk(table, seeded(number, 5))):
            for observer, follower in followers.items():
                seen = View(game, observer, view(table, state, observer))
                for event in seen.events():
                    follower.hear(event)
                if ply % table.sparse() == 0 or asked == OVER:
                    assert remembered(follower) == shown(seen.text, game.codec.ZONES, follower)


def test_memory_of_events_is_what_the_view_shows(table: Table) -> None:
    check_memory(table, 12)


@pytest.mark.slow
def test_memory_of_many_events_is_what_the_view_shows(table: Table) -> None:
    check_memory(table, 100)


def test_every_public_quantity_follows_from_public_events(table: Table) -> None:
    for number in range(table.scaled(12, least=1)):
        adding = COUNTERS[table.game.name](table.seats, dict(table.options))
        for ply, (state, asked, _) in enumerate(walk(table, seeded(number, 6))):
            seen = View(table.game, WATCHER, view(table, state, WATCHER))
            for event in seen.events():
                adding.hear(event)
            if ply % table.sparse() == 0 or asked == OVER:
                assert differing(adding, seen.json()["table"]) == {}


def test_sealed_answers_may_arrive_in_any_order(table: Table) -> None:
    """Every order of arrival gives the same bytes, and until the last nobody sees what the others decided."""
    doors = table.game.doors
    for state in positions(table, 60, every=2):
        seats = [seat for seat in range(table.seats) if doors.waiting_of(state) >> seat & 1]
        if len(seats) < 2:
            continue
        answers = {seat: legal(table, state, seat)[-1] for seat in seats}
        ends = set()
        for order in permutations(seats):
            after, other = state.copy(), state.copy()
            for seat in order:
                assert view(table, after, order[-1]).tobytes() == view(table, other, order[-1]).tobytes()
                assert legal(table, after, seat) == legal(table, state, seat)
                doors.play_on(after, seat, answers[seat])
                doors.play_on(other, seat, legal(table, state, seat)[0])
            ends.add(after.tobytes())
        assert len(ends) == 1


def test_undo_restores_the_bytes_and_never_rerolls(table: Table) -> None:
    """Where a game allows it: back to the same bytes, never across chance, another seat or news."""
    for luck in range(table.scaled(60)):
        position, rng = table.start(luck), seeded(luck)
        while position.waiting:
            seat = position.waiting[0]
            before, ply = position.state().tobytes(), position.ply
            actions = position.actions(seat)
            position.play(actions[below(rng, len(actions))], seat)
            if below(rng, table.sparse()) != 0:
                continue
            taken = position.log[ply:]
            events = position.state()[0].events
            learned = any(int(event[7]) >> seat & 1 for event in events)
            allowed = table.game.undo and taken == [taken[0]] and not learned
            trial = position.copy()
            if not allowed:
                with pytest.raises(Illegal):
                    trial.undo(seat)
                assert trial.state().tobytes() == position.state().tobytes()
                assert trial.log == position.log
                continue
            trial.undo(seat)
            assert trial.state().tobytes() == before
            assert trial.ply == ply + 2
            assert trial.opened(seat) == trial.ply
            assert Record.of(trial).replay(table.game).state().tobytes() == before


WORLDS = 6  # that could be, beside the one that is


def test_what_may_be_taken_back_taught_its_seat_nothing(table: Table) -> None:
    """In every world that its view allows, the same action would have shown it the same."""
    doors = table.game.doors
    for luck in range(table.scaled(60)):
        position, rng = table.start(luck), seeded(luck)
        while position.waiting:
            seat = position.waiting[0]
            before = position.view(seat).array
            actions = position.actions(seat)
            action = actions[below(rng, len(actions))]
            position.play(action, seat)
            if position.is_over or below(rng, table.sparse()) != 0 or not may_undo(position, seat):
                continue
            after = shown_to(table, position.state(), seat)
            for _ in range(WORLDS):
                world = before.copy()
                doors.imagine_in(world, seat, rng)
                doors.play_on(world, seat, action)
                assert shown_to(table, world, seat) == after, (position.text, position.lines()[-1])


def shown_to(table: Table, state: States, seat: int) -> bytes:
    """Its view; who else sees the face of an event follows from what was done before, which a world does not know."""
    seen = view(table, state, seat)
    seen["events"][..., SEEN_BY] = 0
    return seen.tobytes()


def test_no_padding_and_no_field_forgotten(table: Table) -> None:
    dtype = table.game.state
    assert dtype.fields is not None
    assert dtype.itemsize == sum(field[0].itemsize for field in dtype.fields.values())
    assert dtype.itemsize % np.dtype(np.int64).itemsize == 0
