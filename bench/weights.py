"""Weights as a module: whole numbers of two bytes in base 85."""

from base64 import b85encode
from typing import Any

import numpy as np

LINE, MOST = 116, 32767


def written(of: str, weights: Any, scale: int) -> str:
    """The weights of a value, and which program made them."""
    numbers = np.clip(np.round(weights * scale), -MOST, MOST).astype("<i2")
    text = b85encode(numbers.tobytes()).decode()
    lines = "\n".join(text[i : i + LINE] for i in range(0, len(text), LINE))
    told = f'"""The weights of `{of}`: whole numbers of two bytes in base 85, by `python -m bench.{of}`."""'
    return f'{told}\n\nSCALE = {scale}  # what stands for 1\nWEIGHTS = """\n{lines}\n"""\n'
