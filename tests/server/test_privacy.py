"""The privacy page: the same in the documents and on a server, in both languages, and true."""

import re
from pathlib import Path

import pytest

from tests.server.rig.serving import serving
from throneroom.kit.speech import LANGUAGES
from throneroom.server.privacy import PARTS, language_for, page, sentence

DOCS = Path(__file__).parents[2] / "docs"
NAMES = ["title", "intro", *PARTS, *(f"{part}-{item}" for part, items in PARTS.items() for item in items)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_says_the_same(language: str) -> None:
    written = " ".join((DOCS / f"privacy.{language}.md").read_text("utf-8").split())
    for name in NAMES:
        assert sentence(language, name) in written, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_all_of_it_without_script_or_style(language: str) -> None:
    shown = page(language)
    assert all(sentence(language, name) in shown for name in NAMES)
    assert not re.search(r"<script|<style|\s(style|on\w+)=|privacy-", shown)
    assert f'<html lang="{language}">' in shown


CZECH = [("cs", "en"), ("", "cs-CZ,cs;q=0.9,en;q=0.8"), ("de", "cs")]
ENGLISH = [("", "de, en;q=0.5"), ("", ""), ("<b>", "*")]


def test_which_language() -> None:
    assert {language_for(*asked) for asked in CZECH} == {"cs"}
    assert {language_for(*asked) for asked in ENGLISH} == {"en"}


async def test_it_is_served_and_export_and_deletion_do_what_it_says(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva = await served.person("Eva")
        table = await eva.open_table("trun", 2)
        place = await eva.join(table)
        await place.ask("sit", seat="A", luck="0f")
        await place.ask("say", text="Good luck.")
        answer = await eva.http.get("/privacy", headers={"accept-language": "cs"})
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == page("cs")
        kept = (await eva.http.get("/api/me/export")).json()
        assert kept["guest"][0]["name"] == "Eva"
        assert [(row["match"], row["name"]) for row in kept["seats"]] == [(table, "Eva")]
        assert kept["chat"][0]["text"] == "Good luck."
        assert (await eva.http.delete("/api/me")).status_code == 204
        assert (await eva.http.get("/api/me")).status_code == 403
