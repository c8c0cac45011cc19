"""Pictures of every screen, to be looked at: `make screenshots`, or with `--of trun --only start --sizes phone`."""

import argparse
import tempfile
from html import escape
from itertools import product
from pathlib import Path

from tests.server.rig.serving import quick_bots
from tests.web.browsing import SIZES, run, visiting
from tests.web.tour import SEATS, SameLuck, all_screens, go

PAGE = """<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>
body {{ display: flex; flex-wrap: wrap; gap: 12px; background: #888; font: 14px sans-serif; }}
figure {{ margin: 0; }}
img {{ height: 420px; }}
</style>
{figures}
"""


async def take(folder: Path, chosen: argparse.Namespace) -> None:
    """One file for each screen, size, language and light, and a page that shows them all."""
    taken = [file for group in chosen.of for file in await take_group(group, folder, chosen)]
    figures = (f'<figure><img src="{file}"><figcaption>{escape(file)}</figcaption></figure>' for file in taken)
    (folder / "index.html").write_text(PAGE.format(figures="\n".join(figures)), "utf-8")


async def take_group(group: str, folder: Path, chosen: argparse.Namespace) -> list[str]:
    """The screens of one game, of the shell, or to learn from, with a server of their own."""
    taken = []
    with tempfile.TemporaryDirectory() as place:
        async with visiting(Path(place) / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            screens = await all_screens(visit.served, {group: SEATS[group]})
            ways = list(product(chosen.sizes, chosen.languages, chosen.themes))
            for name, screen in screens.items():
                for size, language, theme in ways:
                    if chosen.only not in name or size in screen.not_at:
                        continue
                    page = await go(visit, screen, size, language, theme)
                    taken.append(f"{name}-{size}-{language}-{theme}.png")
                    await page.screenshot(path=folder / taken[-1])
                    await page.context.close()
    return taken


def main() -> None:
    """Where to, and which."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--folder", type=Path, default=Path("pictures"))
    reader.add_argument("--of", nargs="+", choices=SEATS, default=list(SEATS), help="whose screens")
    reader.add_argument("--only", default="", help="screens whose name contains this")
    reader.add_argument("--sizes", nargs="+", choices=SIZES, default=["phone", "desktop"])
    reader.add_argument("--languages", nargs="+", choices=["cs", "en"], default=["cs", "en"])
    reader.add_argument("--themes", nargs="+", choices=["dark", "light"], default=["dark", "light"])
    chosen = reader.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    run(take(chosen.folder, chosen))


if __name__ == "__main__":
    main()
