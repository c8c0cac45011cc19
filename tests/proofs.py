"""What we promise, and what holds it: writes docs/reliability.md.

python -m tests.proofs                  the page again, with the dates that it has
python -m tests.proofs lives corpus     tests with these words in their names are run first, and dated if they hold
python -m tests.proofs all              every one of them: that takes hours
"""

import ast
import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

from tests.cli import test_admin, test_verify
from tests.laws import leaks as leaks_of_rules
from tests.laws import test_bots, test_laws, test_twins
from tests.laws.games import TABLES
from tests.server import test_fuzz, test_lives, test_messages, test_openapi, test_powercut, test_routes, test_sick_disk
from tests.server import test_twins as test_twins_over_the_wire
from tests.server.lives.faults import FAULTS
from tests.server.rig import chaos, storm
from tests.server.rig import leaks as leaks_of_server
from tests.server.rig.fixed import SERVED
from tests.versions import corpus
from tests.web import test_fairness
from throneroom import GAMES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reliability.md"
NEVER = "–"
HEAD = """# Reliability

What this server promises, and the tests that hold it to that. This page is written by `make proofs` from the tests'
own numbers ([tests/proofs.py](../tests/proofs.py)); a test compares it with them. The date is that of the last run of
the command that was written down here, on the machine of whoever wrote it: `make proofs RUN=lives` runs some again, and
`make proofs RUN=all` every one. A row that has changed since its last run has no date.
"""
COLUMNS = """
| We promise | Test | Command | Count | Last run |
|---|---|---|---|---|
"""
ALL = "all"

POINTS = {
    1: "Luck that the player checks",
    2: "Upgrades keep matches",
    3: "Clocks that bind",
    4: "Hosts and limits",
    5: "One writer",
    6: "Names and small things",
    7: "Time tells nothing",
    8: "Nothing acknowledged is lost",
    9: "Nobody is told what is not theirs",
    10: "Every route and every message",
    11: "Load and memory",
    12: "The rules hold",
}


class Proof(NamedTuple):
    """A row of the page; without a test it is something that is measured."""

    point: int
    promise: str
    file: str
    test: str
    command: str
    cases: str


def alone(file: str, test: str) -> str:
    """One test by itself, with what it needs."""
    return f"make {'web ' if file.startswith('web/') else ''}test-one F=tests/{file}::{test}"


def proof(point: int, promise: str, where: str, cases: str, command: str = "") -> Proof:
    """A test by its file and name, and how to run it if not by itself."""
    file, _, test = where.partition("::")
    return Proof(point, promise, file, test, command or alone(file, test), cases)


def stored_matches() -> int:
    """In the corpus."""
    return sum(1 for game in GAMES for _ in corpus.stored(game))


PROOFS = [
    proof(
        1,
        "A server that forges its record is caught in the terminal: by another secret or deal, a position to "
        "begin with, parts of nobody, other options, an undo, a cut",
        "cli/test_verify.py::test_a_server_that_cheats_is_caught",
        f"{len(test_verify.CAUGHT)} cheating servers in each of {len(test_verify.PLAYED)} games",
    ),
    proof(
        1,
        "and a record of a match that nobody played",
        "cli/test_verify.py::test_a_record_of_a_match_that_nobody_played_is_noticed",
        f"{len(test_verify.PLAYED)} games",
    ),
    proof(
        1,
        "A record that was edited is noticed",
        "cli/test_verify.py::test_luck_that_does_not_hold",
        f"{len(test_verify.FORGED)} forged records",
    ),
    proof(
        1,
        "No browser accuses an honest server",
        "web/test_verdicts.py::test_an_honest_server_is_accused_at_no_table",
        f"every seat of {len(TABLES)} tables",
    ),
    proof(
        1,
        "A server that draws its secret anew, or leaves a part out, is told in Chromium",
        "web/test_fairness.py::test_a_server_that_cheats_after_all_have_contributed_is_caught",
        f"{len(test_fairness.STARTS)} cheating servers",
    ),
    proof(
        1,
        "and so is every other cheat, in its own sentence",
        "web/test_fairness.py::test_every_cheat_is_told_in_its_own_sentence",
        f"{len(test_fairness.CHEATS)} cheats",
    ),
    proof(
        1,
        "What a page cannot know it does not claim, and the command that it shows finds it",
        "web/test_fairness.py::test_a_server_that_deals_what_it_likes_is_caught_in_the_terminal",
        "2 games",
    ),
    proof(
        2,
        "An upgrade keeps every match: running ones go on under their own rules",
        "versions/test_upgrade.py::test_matches_outlive_a_new_version_of_their_rules",
        "a second version of 1 game",
    ),
    proof(
        2,
        "and finished ones are replayed by every later build",
        "versions/test_corpus.py::test_all_stored_matches_are_replayed",
        f"{stored_matches():,} stored matches",
    ),
    proof(
        2,
        "Every stored match of a server can be replayed, and one that was spoilt is told",
        "cli/test_admin.py::test_replay_all_tells_what_differs_in_a_line",
        f"{len(test_admin.SPOILED)} ways to spoil it",
    ),
    proof(
        3,
        "A kill gives back no time that was used",
        "server/test_clocks.py::test_a_real_kill_gives_nothing_back",
        "1 killed server",
    ),
    proof(
        3,
        "nor does a jump of the system's clock",
        "server/test_clocks.py::test_a_jump_of_the_wall_clock_neither_takes_nor_gives_time",
        "an hour forward and back",
    ),
    proof(
        3,
        "Coming back after a time-out gives no new bank",
        "server/test_clocks.py::test_no_time_is_won_by_handing_the_seat_over_and_taking_it_back",
        "1 match",
    ),
    proof(
        3,
        "A time-out acts once",
        "server/test_clocks.py::test_two_timers_act_once",
        "1 match",
    ),
    proof(
        4,
        "A host closes a table",
        "server/test_hosts.py::test_a_host_closes_a_match_and_nobody_has_won",
        "host with a seat and without",
    ),
    proof(
        4,
        "removes a watcher",
        "server/test_hosts.py::test_a_watcher_who_was_removed_needs_a_new_invitation",
        "public and private table",
    ),
    proof(
        4,
        "and mutes somebody for all",
        "server/test_hosts.py::test_whom_the_host_silences_nobody_hears_until_they_may_speak_again",
        "1 table",
    ),
    proof(
        4,
        "Matches that everybody left end, and count no more",
        "server/test_left.py::test_a_host_is_not_kept_from_new_tables_by_matches_that_were_left",
        "as many matches as a guest may have",
    ),
    proof(
        4,
        "Silent callers keep nobody out",
        "server/test_callers.py::test_a_newcomer_is_served_beside_1100_silent_connections",
        "1,100 silent connections",
    ),
    proof(
        4,
        "Whoever sends slowly is cut off",
        "server/test_callers.py::test_a_slow_request_is_cut_off",
        "5 slow requests",
    ),
    proof(
        4,
        "A network of IPv6 has the limits of one address",
        "server/test_callers.py::test_whoever_has_a_network_has_the_limit_of_one_address",
        "1 network",
    ),
    proof(
        4,
        "Bots think in turns: many tables of one person hold up nobody else",
        "server/test_rota.py::test_one_more_person_waits_for_one_of_each_person_at_most_and_not_for_96",
        "96 matches of one person",
    ),
    proof(
        5,
        "A second server on the same file does not start",
        "cli/test_serve.py::test_a_second_server_with_the_same_file_does_not_start",
        "1 second server",
    ),
    proof(
        5,
        "and nothing is restored under a running one",
        "cli/test_backup.py::test_nothing_is_restored_under_a_running_server",
        "1 running server",
    ),
    proof(
        5,
        "Of several nodes one plays a match: one that was paused stores nothing when it comes back",
        "server/test_nodes.py::test_a_paused_node_that_comes_back_stores_nothing",
        "1 paused node",
    ),
    proof(
        5,
        "and one that ignored that would be found",
        "server/test_nodes.py::test_a_node_that_ignores_its_fences_is_caught",
        "1 planted node",
    ),
    proof(
        6,
        "No letters of several scripts in one name",
        "server/test_people.py::test_letters_of_several_scripts_are_refused",
        "every kind of mixture that we know",
    ),
    proof(
        6,
        "Nothing in a name is unseen",
        "server/test_people.py::test_nothing_in_a_name_is_unseen",
        "every kind of invisible letter that we know",
    ),
    proof(
        6,
        "Nobody is called like a bot",
        "server/test_people.py::test_nobody_is_called_like_a_bot",
        "every bot",
    ),
    proof(
        6,
        "A store that cannot be written is replayed and left alone",
        "cli/test_admin.py::test_replay_all_reads_what_cannot_be_written",
        "with a log of writes and without",
    ),
    proof(
        7,
        "A forced reply of a bot takes as long as a free one: AUC at most 0.55",
        "server/test_pace.py::test_500_forced_replies_look_like_500_free_ones",
        "500 forced and 500 free replies",
    ),
    proof(
        7,
        "and a measurement that sees no difference would see one without our pace",
        "server/test_pace.py::test_a_forced_reply_looks_like_a_free_one",
        "with the pace and without",
    ),
    proof(
        8,
        "No move that was acknowledged is lost or played twice when the server is killed",
        "server/test_chaos.py::test_a_killed_server_loses_nothing_and_plays_nothing_twice",
        f"{chaos.KILLS:,} kills of the server, {chaos.STORE_KILLS:,} of its store",
        "make chaos",
    ),
    proof(
        8,
        "nor when nodes are killed, paused and cut off, with their database and their bus",
        "server/test_storm.py::test_one_order_of_moves_explains_what_people_were_told_in_a_storm",
        f"{sum(storm.COUNTS.values())} misfortunes of {storm.NODES} nodes",
        "make storm",
    ),
    proof(
        8,
        "nor when the power is cut",
        "server/test_powercut.py::test_a_thousand_power_cuts_lose_nothing",
        f"{test_powercut.CUTS:,} cuts",
    ),
    proof(
        8,
        "nor when the disk fails or is full",
        "server/test_sick_disk.py::test_every_sickness_of_a_disk",
        f"{len(test_sick_disk.SICKNESSES)} sicknesses, with a kill and without",
    ),
    proof(
        8,
        "Nothing is told before it is stored, nor to the wrong seat; nothing acknowledged is lost or doubled; no table "
        "is stuck; no clock gives stored time back: under kills, cuts, delays, full disks and clocks that are set",
        "server/test_lives.py::test_ten_thousand_lives",
        f"{test_lives.SLOW:,} simulated lives",
        f"make simulate-server SEEDS={test_lives.SLOW}",
    ),
    proof(
        8,
        "and a fault in that would be found",
        "server/test_lives.py::test_a_planted_fault_is_found",
        f"{len(FAULTS)} planted faults, each within {test_lives.QUICK} seeds",
    ),
    proof(
        8,
        "What was acknowledged before a backup comes back from it",
        "cli/test_backup.py::test_what_was_acknowledged_before_a_copy_comes_back_from_it",
        "1 server that is played on",
    ),
    proof(
        8,
        "and a spoilt backup is refused",
        "cli/test_backup.py::test_a_spoilt_copy_is_refused",
        "every way to spoil it that we know",
    ),
    proof(
        9,
        "What a seat sees does not depend on what it must not know",
        "laws/test_twins.py::test_many_twins_look_alike",
        f"up to {test_twins.MANY:,} pairs of worlds at each of {len(TABLES)} tables",
    ),
    proof(
        9,
        "and a leak in the rules would be found",
        "laws/test_twins.py::test_a_planted_leak_is_caught",
        f"{len(leaks_of_rules.LEAKS)} planted leaks",
    ),
    proof(
        9,
        "Nor does any byte that the server sends to it",
        "server/test_twins.py::test_many_twins_get_the_same_bytes",
        f"{test_twins_over_the_wire.TAPED:,} pairs of matches in each of {len(SERVED)} games",
    ),
    proof(
        9,
        "nor any message that would be written for it",
        "server/test_twins.py::test_the_same_is_written_for_many_twins",
        f"{test_twins_over_the_wire.WRITTEN:,} pairs of positions in each of {len(SERVED)} games",
    ),
    proof(
        9,
        "and a leak in the server would be found",
        "server/test_twins.py::test_a_planted_leak_is_caught",
        f"{len(leaks_of_server.LEAKS)} planted leaks",
    ),
    proof(
        9,
        "Bots know no more than the seat they sit on",
        "laws/test_bots.py::test_an_honest_bot_chooses_alike_in_many_twins",
        f"{test_bots.MANY:,} choices of every bot in each of {len(SERVED)} games",
    ),
    proof(
        10,
        "Who may use which route is decided for everybody",
        "server/test_routes.py::test_who_may_use_which_route",
        f"{len(test_routes.EXPECTED)} routes, each as every kind of person",
    ),
    proof(
        10,
        "and who may send which message",
        "server/test_messages.py::test_who_may_send_which_message",
        f"{len(test_messages.MESSAGES)} messages, each as every kind of person",
    ),
    proof(
        10,
        "No request that fits the schema, or nearly does, breaks anything",
        "server/test_openapi.py::test_the_api_at_length",
        f"schemathesis, {test_openapi.MANY:,} examples for each route",
    ),
    proof(
        10,
        "No mutated message does harm",
        "server/test_fuzz.py::test_mutated_messages_do_no_harm",
        f"{len(test_fuzz.SEEDS)} × 1,000 messages",
    ),
    proof(
        10,
        "nor do any messages in any order",
        "server/test_fuzz.py::test_any_messages_in_any_order_do_no_harm",
        f"{len(test_fuzz.SEEDS)} matches",
    ),
    proof(
        11,
        "250 tables at a move a second: waits and memory are measured, and written down in scale.md",
        "bench/server_crowd.py",
        "1,000 sockets, 10 minutes",
        "make bench-crowd",
    ),
    proof(
        11,
        "Nothing is left in memory of a match when all have gone",
        "server/test_memory.py::test_nothing_is_left_of_a_match_when_all_have_gone",
        "1 match",
    ),
    proof(
        11,
        "Whoever reads too slowly is let go, and the others play on",
        "server/test_safety.py::test_who_reads_too_slowly_is_let_go_while_the_others_play_on",
        "1 slow reader",
    ),
    proof(
        12,
        "Every game holds together and ends, at every number of seats and with every option",
        "laws/test_laws.py::test_very_many_games_hold_together_and_end",
        f"{test_laws.VERY_MANY:,} games at each of {len(TABLES)} tables",
    ),
    proof(
        12,
        "A match is the replay of its log",
        "laws/test_laws.py::test_replay_equals_state",
        f"{len(TABLES)} tables",
    ),
]


def exists(proof: Proof) -> bool:
    """Is there such a test, or what measures?"""
    if not proof.test:
        return (ROOT / proof.file).is_file()
    tree = ast.parse((ROOT / "tests" / proof.file).read_text("utf-8"))
    return any(
        isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == proof.test for node in tree.body
    )


def row(proof: Proof, dated: str) -> str:
    """As it stands on the page."""
    test = f"[{proof.test}](../tests/{proof.file})" if proof.test else f"[measured](../{proof.file})"
    return f"| {proof.promise} | {test} | `{proof.command}` | {proof.cases} | {dated} |\n"


def written(dates: Sequence[str]) -> str:
    """The whole page, point by point."""
    rows = [(proof.point, row(proof, dated)) for proof, dated in zip(PROOFS, dates, strict=True)]
    return HEAD + "".join(
        f"\n## {point}. {title}\n{COLUMNS}{''.join(line for of, line in rows if of == point)}"
        for point, title in POINTS.items()
    )


def dates_on(page: str) -> list[str]:
    """Of each row, if it stands there as it would be written; else it was never run."""
    dates = []
    for proof in PROOFS:
        begin = row(proof, "").removesuffix(" |\n")
        found = [line.removeprefix(begin).removesuffix(" |") for line in page.splitlines() if line.startswith(begin)]
        dates.append(found[0] if found else NEVER)
    return dates


def holds(proof: Proof) -> bool:
    """Run it; what this machine lacks is no proof."""
    print(proof.command, flush=True)
    strict = os.environ | {"THRONEROOM_REQUIRE_ALL": "1"}
    return subprocess.run(proof.command, shell=True, cwd=ROOT, env=strict, check=False).returncode == 0


def main(words: Sequence[str]) -> int:
    """Fails if a test does; its row keeps its date. What holds is dated at once, and a run can be broken off."""
    dates, failed = dates_on(PAGE.read_text("utf-8") if PAGE.exists() else ""), 0
    for number, proof in enumerate(PROOFS):
        if ALL in words or any(word in f"{proof.file} {proof.test}" for word in words):
            if holds(proof):
                dates[number] = date.today().isoformat()
                PAGE.write_text(written(dates), "utf-8")
            else:
                failed += 1
    PAGE.write_text(written(dates), "utf-8")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
