"""Invitations: who invites to what, and the code that can be said aloud."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.rig.serving import Person, Served, serving
from throneroom.server import schema
from throneroom.server.codes import LEAST, MOST, WORDS, new_code, sealed
from throneroom.server.people import Ids
from throneroom.server.safety import Rate

KEY = bytes(32)
ONCE = 5  # guesses


async def opened(host: Person, **more: Any) -> dict[str, Any]:
    """A private table of Trůn."""
    body = {"game": "trun", "seats": 2, "public": False} | more
    answer = await host.http.post("/api/tables", json=body)
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


async def look(person: Person, code: str) -> int:
    return (await person.http.post("/api/codes", json={"code": code})).status_code


def test_a_code_is_two_words_and_a_number() -> None:
    for _ in range(100):
        first, second, number = new_code().split("-")
        assert first in WORDS
        assert second in WORDS
        assert LEAST <= int(number) <= MOST


def test_words_are_short_plain_and_not_mixed_up() -> None:
    assert len(set(WORDS)) == len(WORDS) >= 256
    assert all(word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 8 for word in WORDS)
    assert not [(one, other) for one in WORDS for other in WORDS if one < other and is_near(one, other)]


def is_near(one: str, other: str) -> bool:
    """Do they differ in one letter only?"""
    if len(one) == len(other):
        return sum(a != b for a, b in zip(one, other, strict=True)) < 2
    short, long = sorted((one, other), key=len)
    return any(long[:i] + long[i + 1 :] == short for i in range(len(long)))


def test_no_two_codes_are_the_same_without_their_hyphens() -> None:
    assert len({one + other for one in WORDS for other in WORDS}) == len(WORDS) ** 2


@pytest.mark.parametrize(
    "said", ["tango-opera-42", "Tango Opera 42", "TANGO OPERA-42", " tangoopera42 ", "tangó – ópera, 42"]
)
def test_how_it_is_written_does_not_matter(said: str) -> None:
    assert sealed(said, KEY) == sealed("tango-opera-42", KEY)
    assert sealed(said, KEY) != sealed("tango-opera-43", KEY)
    assert sealed(said, KEY) != sealed(said, bytes(31) + b"1")


async def test_a_code_tells_who_invites_to_what_and_lets_in(served: Served) -> None:
    eva, jan, nobody = await served.person("Eva"), await served.person("Jan"), await served.person()
    table = await opened(eva, options={"first": "B"})
    said = {"code": table["code"].upper().replace("-", " ")}
    told = (await nobody.http.post("/api/codes", json=said)).json()
    facts = told["table"]
    assert (facts["id"], facts["game"], facts["host"], facts["changed"]) == (table["id"], "trun", "Eva", ["first"])
    assert [seat["person"] for seat in facts["seats"]] == [False, False]
    assert not told["yours"]
    assert (await nobody.http.post("/api/codes/enter", json=said)).status_code == 403
    assert (await jan.http.get(f"/api/tables/{table['id']}")).status_code == 404
    assert (await jan.http.post("/api/codes/enter", json=said)).json() == {"table": table["id"]}
    assert (await jan.http.get(f"/api/tables/{table['id']}")).status_code == 200
    assert (await eva.http.post("/api/codes", json=said)).json()["yours"]


async def test_a_link_tells_the_same_to_whoever_has_it(served: Served) -> None:
    eva, nobody = await served.person("Eva"), await served.person()
    table = await opened(eva)
    at = f"/api/tables/{table['id']}/invitation"
    told = await nobody.http.post(at, json={"secret": table["invite"]})
    assert told.json()["table"]["host"] == "Eva"
    wrong = await nobody.http.post(at, json={"secret": "0" * 32})
    assert (wrong.status_code, wrong.json()["code"]) == (404, "table")


async def test_a_code_ends_with_the_start_with_another_invitation_and_with_the_table(served: Served) -> None:
    eva, jan = await served.person("Eva"), await served.person("Jan")
    begun, again, closed = [await opened(eva) for _ in range(3)]
    for table in (begun, again, closed):
        assert await look(jan, table["code"]) == 200
    place = await eva.join(begun["id"])
    await place.must("sit", seat="A")
    await place.must("bot", seat="B", level="uniform")
    await place.must("start")
    made = (await eva.http.post(f"/api/tables/{again['id']}/invite")).json()
    await (await eva.join(closed["id"])).must("close")
    for table in (begun, again, closed):
        assert await look(jan, table["code"]) == 404
    assert await look(jan, made["code"]) == 200
    assert (await eva.http.post(f"/api/tables/{begun['id']}/invite")).json()["code"] == ""


async def test_whoever_is_sent_away_finds_the_code_void(served: Served) -> None:
    eva, mallory = await served.person("Eva"), await served.person("Mallory")
    table = await opened(eva)
    await mallory.http.post("/api/codes/enter", json={"code": table["code"]})
    place = await eva.join(table["id"])
    await mallory.join(table["id"])
    await place.must("remove", name="Mallory")
    assert await look(mallory, table["code"]) == 404


class Few(Ids):
    """Only two codes."""

    def __init__(self) -> None:
        self.said = iter(("tango-opera-42", "tango-opera-42", "zebra-opera-42"))

    def code(self) -> str:
        return next(self.said)


async def test_no_two_tables_have_the_same_code(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db", ids=Few()) as served:
        eva = await served.person("Eva")
        codes = [(await opened(eva))["code"] for _ in range(2)]
        assert codes == ["tango-opera-42", "zebra-opera-42"]


async def test_whoever_guesses_is_slowed_down_and_learns_nothing(served: Served) -> None:
    eva, mallory = await served.person("Eva"), await served.person("Mallory")
    table = await opened(eva)
    served.site.guess_rate = Rate(0.001, ONCE)
    for _ in range(3 * ONCE):
        assert await look(eva, table["code"]) == 200  # who knows it is never slowed down
    for _ in range(ONCE):
        wrong = await mallory.http.post("/api/codes", json={"code": "secret-word-42"})
        assert wrong.status_code == 404
        assert "secret" not in wrong.text
    for path in ("/api/codes", "/api/codes/enter"):
        right = await mallory.http.post(path, json={"code": table["code"]})
        assert (right.status_code, right.json()["code"]) == (429, "often")
        assert table["code"] not in right.text


async def test_all_guesses_together_are_slowed_down_too(served: Served) -> None:
    served.site.guesses_rate = Rate(0.001, ONCE)
    people = [await served.person() for _ in range(ONCE + 1)]
    assert [await look(person, f"no-{n}") for n, person in enumerate(people)] == [404] * ONCE + [429]


async def test_a_code_is_kept_only_as_a_seal(served: Served) -> None:
    table = await opened(await served.person("Eva"))
    rows = await served.site.hall.store.read(select(schema.matches))
    assert rows[0]["code"] == sealed(table["code"], served.site.hall.key)
    assert table["code"] not in str(rows)


@pytest.mark.parametrize("code", ["", "-", "42", "\u202e\x00", "🃏" * 64, "tango" * 12])
async def test_any_text_may_be_said(code: str, served: Served) -> None:
    assert await look(await served.person(), code) == 404


async def test_too_long_a_code_is_refused_and_not_repeated(served: Served) -> None:
    answer = await (await served.person()).http.post("/api/codes", json={"code": "tango" * 20})
    assert answer.status_code == 400
    assert "tango" not in answer.text
