"""What the browser prints on the cards of Dědicové trůnu is what their sentences say."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_printed_cards_are_as_the_sentences_have_them() -> None:
    command = [sys.executable, "web/src/games/dedicove/heroes.py", "--check"]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
