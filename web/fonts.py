"""The letters that the client needs, cut out of whole fonts: `python web/fonts.py`, with fonttools and brotli.

Fonts of the packages @fontsource hold every old-style figure, fraction and small capital. A first visit should not wait
for them: it loads western and central European letters. Other letters, as names of people may have them, come from the
whole font when they are needed.
"""

import json
import shutil
from itertools import product
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

WEB = Path(__file__).parent
WHOLE = WEB / "node_modules" / "@fontsource"
CUT = WEB / "src" / "fonts"
FONTS = json.loads((WEB / "fonts.json").read_text("utf-8"))  # fonts.mjs makes the stylesheet from it
FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]


def numbers(letters: str) -> set[int]:
    """`U+20-7E, U+A0` as the numbers of these letters."""
    ends = [part.strip().removeprefix("U+").split("-") for part in letters.split(",")]
    return {number for end in ends for number in range(int(end[0], 16), int(end[-1], 16) + 1)}


def cut(whole: Path, letters: str) -> None:
    """These letters of this font, with all they need beside each other."""
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False)
    font = load_font(str(whole), options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=numbers(letters))
    subsetter.subset(font)
    save_font(font, str(CUT / whole.name), options)


def cut_family(family: str, weights: list[int]) -> None:
    """A font at its weights, and its licence."""
    package = family.lower().replace(" ", "-")
    for weight, (part, letters) in product(weights, FONTS["cut"].items()):
        cut(WHOLE / package / "files" / f"{package}-{part}-{weight}-normal.woff2", letters)
    shutil.copy(WHOLE / package / "LICENSE", CUT / f"{package}.LICENSE")


def main() -> None:
    """All of them."""
    CUT.mkdir(exist_ok=True)
    for family, weights in FONTS["weights"].items():
        cut_family(family, weights)


if __name__ == "__main__":
    main()
