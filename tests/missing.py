"""What a test wants of the machine and cannot have there."""

import os
from typing import NoReturn

import pytest

SWITCH = "THRONEROOM_REQUIRE_ALL"
WORDS = "not to be had on this machine"


def missing(thing: str) -> NoReturn:
    """Leave this test out, or fail where nothing may be left out."""
    leave = pytest.fail if os.environ.get(SWITCH) else pytest.skip
    leave(f"{thing}: {WORDS}")
