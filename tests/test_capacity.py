"""The capacity that docs/scale.md tells follows from the figures on the pages, and from what is called assumed."""

from bench.capacity import BEGIN, DOCS, END, PAGE, Prices, prices, section, sizes


def test_the_page_tells_what_follows_from_its_figures() -> None:
    told = PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0].strip()
    assert told == section(), "say `python -m bench.capacity`"


def test_prices_are_read_from_what_was_measured() -> None:
    scale = "| Throneroom, SQLite, synced | 4,000 | 1–2 |\n"
    scale += "| Throneroom, SQLite, synced | 200 tables, a move a second each | 200 | 20% | 1 |"
    assert prices(scale, "`best:4000` everywhere\n| `best:4000` | 1 | 5.00 |\n") == Prices(1 / 4000, 0.001, 0.005)
    assert (DOCS / "bots.md").exists()


def test_cores_are_seconds_of_work_in_a_second_and_are_never_quite_full() -> None:
    *_, last = sizes(Prices(0.0003, 0.0006, 0.006))
    assert last == "| 1,000,000 | 100,000 | 50 to 100 | 500 | 5,500 to 6,000 |"
