"""Reads a QR code that nothing has spoilt: small ones, of one block, in bytes."""

import re
from collections.abc import Iterator

SMALLEST, STEP = 21, 4  # modules of version 1, and how many each version adds
LARGEST = 5  # version with a single block at level L
LOW = 1  # the lowest level of correction, as it is written in the format
FORMAT_MASK = 0b10101  # of the five bits that are read here
BYTES = 4  # the mode
MASKS = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)


def read(size: int, path: str) -> str:
    """The text of a code drawn as one square for each dark module, with its white border of any width."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", path)}
    border = min(x for x, _ in dark)
    code = {(x - border, y - border) for x, y in dark}
    size -= 2 * border
    version = (size - SMALLEST) // STEP + 1
    assert 1 <= version <= LARGEST
    told = sum(((x, 8) in code) << (4 - x) for x in range(5)) ^ FORMAT_MASK
    assert told >> 3 == LOW
    flips = MASKS[told & 7]
    bits = "".join(str(int(((x, y) in code) != flips(x, y))) for x, y in modules(size, version))
    assert int(bits[:4], 2) == BYTES
    length = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def modules(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Those that carry data, in their order: pairs of columns from the right, up and down in turn."""
    is_up = True
    for right in (x for x in range(size - 1, 0, -2)):
        column = right if right > 6 else right - 1  # column 6 is a ruler
        for y in range(size - 1, -1, -1) if is_up else range(size):
            yield from ((x, y) for x in (column, column - 1) if not is_fixed(x, y, size, version))
        is_up = not is_up


def is_fixed(x: int, y: int, size: int, version: int) -> bool:
    """Corners with what is said about the format, the two rulers, and the small square."""
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    square = version > 1 and max(abs(x - (size - 7)), abs(y - (size - 7))) <= 2
    return corner or square or 6 in (x, y)
