"""Nothing acknowledged is lost when the power is cut at any point of what the real store wrote."""

from pathlib import Path

import pytest

from tests.server.rig.powercut import Disk, Kind, Tally, cut_often, must_watch, tape

CUTS = 2000  # in the slow set


def cut(folder: Path, synchronous: str, plies: int, images: int) -> Tally:
    must_watch()
    return cut_often(tape(folder, synchronous, plies), images, folder, seed=1)


def test_everything_that_the_store_writes_is_taped(tmp_path: Path) -> None:
    must_watch()
    calls, disk = tape(tmp_path, "FULL", 1000), Disk()
    for call in calls:
        disk.take(call)
    main, *others = disk.files_at_the_end()
    assert main == (tmp_path / "FULL.db").read_bytes()
    assert not others
    kinds = [call.kind for call in calls]
    assert kinds.count(Kind.SYNC) > 100
    assert kinds.count(Kind.MARK) > 1000


def test_a_power_cut_loses_nothing(tmp_path: Path) -> None:
    tally = cut(tmp_path, "FULL", 1000, 150)
    assert (tally.images, tally.faults) == (150, [])
    assert tally.unsynced > 50


def test_without_a_sync_for_each_commit_something_is_lost(tmp_path: Path) -> None:
    tally = cut(tmp_path, "NORMAL", 300, 40)
    assert tally.losing > 0
    assert tally.damages == []


@pytest.mark.slow
def test_a_thousand_power_cuts_lose_nothing(tmp_path: Path) -> None:
    tally = cut(tmp_path, "FULL", 4000, CUTS)
    print(f"FULL: {tally}")
    assert (tally.images, tally.faults) == (CUTS, [])


@pytest.mark.slow
def test_a_thousand_power_cuts_without_syncs_damage_nothing(tmp_path: Path) -> None:
    tally = cut(tmp_path, "NORMAL", 4000, 1000)
    print(f"NORMAL: {tally}")
    assert tally.losing > 0
    assert tally.damages == []
