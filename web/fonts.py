"""The letters that the client needs, cut out of whole fonts: `python web/fonts.py`, with fonttools and brotli.

Fonts of the packages @fontsource hold every old-style figure, fraction and small capital. A first visit should not wait
for them: it loads western and central European letters. Other letters, as names of people may have them, come from the
whole font when they are needed.
"""

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

WEB = Path(__file__).parent
WHOLE = WEB / "node_modules" / "@fontsource"
CUT = WEB / "src" / "fonts"
FONTS = {"Grenze Gotisch": (600,), "Grenze": (600,), "Alegreya Sans": (400, 700)}
WESTERN = "U+20-7E, U+A0-FF, U+2010-2014, U+2018-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2212"
CENTRAL = (
    "U+102-107, U+10C-111, U+118-11B, U+139-13A, U+13D-13E, U+141-144, U+147-148, U+150-151, U+154-155, "
    "U+158-15B, U+15E-165, U+16E-171, U+179-17E"
)
REST = "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F"
FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]
FACE = """@font-face {{
  font-family: "{family}";
  font-weight: {weight};
  font-display: swap;
  src: url("{file}") format("woff2");
  unicode-range: {letters};
}}
"""


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


def faces(family: str, weight: int) -> str:
    """A font at one weight: cut files, and what they lack. Where letters are in two of them, the later one counts."""
    package = family.lower().replace(" ", "-")
    files = WHOLE / package / "files"
    rest = f"@fontsource/{package}/files/{package}-latin-ext-{weight}-normal.woff2"
    told = FACE.format(family=family, weight=weight, file=rest, letters=REST)
    for part, letters in (("latin-ext", CENTRAL), ("latin", WESTERN)):
        whole = files / f"{package}-{part}-{weight}-normal.woff2"
        cut(whole, letters)
        told += FACE.format(family=family, weight=weight, file=f"./{whole.name}", letters=letters)
    shutil.copy(WHOLE / package / "LICENSE", CUT / f"{package}.LICENSE")
    return told


def main() -> None:
    """All of them, their licences, and the stylesheet that names them."""
    CUT.mkdir(exist_ok=True)
    told = [faces(family, weight) for family, weights in FONTS.items() for weight in weights]
    (CUT / "fonts.css").write_text("/* Made by web/fonts.py. SIL OFL 1.1. */\n" + "".join(told), "utf-8")


if __name__ == "__main__":
    main()
