"""`throneroom play`: whole games, words that are no moves, saving and going on."""

import io
from pathlib import Path

import pytest

import throneroom
from tests.cli.conftest import Run, edited, secret
from tests.laws.games import may_undo
from throneroom.cli.saves import resume, save
from throneroom.cli.sitting import PERSON, action_meant
from throneroom.cli.terminal import language_of
from throneroom.games import GAMES
from throneroom.kit.position import Position
from throneroom.kit.record import Record

TRUN = throneroom.game("trun")
ENDS = {"en": ("wins, ", "A draw"), "cs": ("Vyhrává ", "Remíza")}


@pytest.mark.parametrize(("language", "seat"), [("en", "A"), ("cs", "B")])
def test_a_whole_game_by_numbers(shell: Run, home: Path, language: str, seat: str) -> None:
    path = home / "whole.json"
    played = shell("play", "trun", "--lang", language, "--seat", seat, "--save", path, typed="1\n" * 26)
    assert (played.code, played.err) == (0, "")
    assert any(end in played.out for end in ENDS[language])
    assert max(map(len, played.out.replace(str(path), "").splitlines())) <= 80
    assert Record.load(path).replay(TRUN).is_over


def test_the_language_of_the_system_is_spoken(shell: Run) -> None:
    assert "Nic se nezahrálo" in shell("play", "trun", typed="konec\n", LANG="cs_CZ.UTF-8").out
    assert language_of({"LC_ALL": "en_GB", "LANG": "cs_CZ"}) == "en"


def test_cards_may_be_typed_in_several_ways() -> None:
    legal = ["play G0", "play G7", "play M3"]
    for typed in ("2", "play G7", "PLAY g7", "G7", "g7"):
        assert action_meant(typed, legal, TRUN.codec) == "play G7"
    assert action_meant("k9", legal, TRUN.codec) == "play K9"
    assert action_meant("4", legal, TRUN.codec) == "4"


def test_slots_are_counted_from_1_in_the_terminal(run: Run, home: Path) -> None:
    """Krvavý trůn: what is drawn, offered, typed and told; the record keeps its notation."""
    path = home / "slots.json"
    typed = "1\nkeep\nactions\nplace Spy on 5\n"
    words = ("--seats", "3", "--bot", "greedy", "--luck", "3", "--option", "first=A", "--save", path)
    said = run("play", "krvavy_trun", *words, typed=typed).out
    assert " 5  R  (Squire)" in said  # of five slots
    assert " 0  " not in said
    assert "in slot 1." in said
    assert "place Spy on 5" in said
    assert "A covers slot 5 with the Spy." in said
    assert ("A", "place Spy on 4") in Record.load(path).log


def test_help_actions_why_and_log(run: Run) -> None:
    typed = "help\nactions\nposition\nwhy K2\nwhy g0\n1\nlog\n"
    said = run("play", "trun", "--luck", "5", "--option", "first=A", typed=typed).out
    assert "why G7" in said
    assert "  1  play G0" in said
    assert "B hand {?13}" in said
    assert "(rule R2)" in said
    assert "You can play g0 now." in said
    assert said.count("A leads first.") == 0
    assert said.count("A plays goblin 0.") == 2  # told, and told again by the log


def test_why_not_names_the_rule_of_following(run: Run) -> None:
    words = ("--bot", "greedy", "--luck", "11", "--option", "first=B", "--lang", "cs")
    said = run("play", "trun", *words, typed="proč M9\nproč D3\nproč G0\n")
    assert said.code == 0
    assert "(pravidlo R4)" in said.out


def test_why_not_speaks_of_the_very_hero(run: Run) -> None:
    said = run("play", "dedicove", "--luck", "5", "--lang", "en", typed="1\nwhy play 85\n").out
    assert "You do not hold hero 85. (rule T2)" in said


def test_the_end_of_the_input_keeps_the_match(run: Run, home: Path) -> None:
    left = run("play", "trun", typed="1\n1\n")
    path = Path(left.out.splitlines()[-1].rpartition(" ")[2])
    assert left.code == 0
    assert path.is_relative_to(home)
    assert len(Record.load(path).log) > 26


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_person_is_asked_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(io, "StringIO", Keyboard)
    played = run("play", "trun", "--luck", "5", "--option", "first=A", typed="K2\nnonsense\nsave /\n1\n")
    assert played.code == 0
    assert len(played.err.splitlines()) == 3
    assert "A plays goblin 0." in played.out


def test_a_finished_match_is_shown_and_left_alone(run: Run, home: Path) -> None:
    path = home / "whole.json"
    run("play", "trun", "--save", path, typed="1\n" * 26)
    before = edited(path, seats=["Eliška", "Radek"]).read_bytes()
    assert "throneroom replay" in run("play", "--resume", path, "--seat", "B").out
    assert path.read_bytes() == before


def test_quitting_at_once_keeps_nothing(run: Run, home: Path) -> None:
    assert "Nothing was played" in run("play", "trun", "--seat", "A", "--option", "first=A", typed="quit\n").out
    assert not list(home.rglob("*.json"))


def test_a_resumed_match_is_the_same_and_goes_on_with_the_same_luck(run: Run, home: Path) -> None:
    whole, parts = home / "whole.json", home / "parts.json"
    run("play", "trun", "--luck", "5", "--save", whole, typed="1\n" * 26)
    run("play", "trun", "--luck", "5", "--save", parts, typed="1\n" * 9 + "quit\n")
    before = Record.load(parts)
    shown = run("play", "--resume", parts, typed="").out
    assert resume(before, TRUN, None).text == before.replay(TRUN).text
    assert Record.load(parts) == before
    assert "A (you)" in shown
    run("play", "trun", "--resume", parts, typed="1\n" * 17)
    assert Record.load(parts) == Record.load(whole)
    assert Record.load(whole).secret == secret(5)


def test_a_record_cut_off_before_chance_answers_goes_on(run: Run, record: Path) -> None:
    kept = Record.load(record)
    cut = max(ply for ply, (seat, _) in enumerate(kept.log) if seat == "chance")
    edited(record, log=kept.log[:cut])
    assert run("play", "--resume", record, typed="1\n").code == 0
    assert len(Record.load(record).log) > cut


def test_save_writes_a_new_file_and_never_over_another(run: Run, home: Path, record: Path) -> None:
    before = record.read_bytes()
    other = home / "other.json"
    assert run("play", "trun", typed=f"1\nsave {other}\n1\n").code == 0
    assert other.exists()
    assert run("play", "trun", typed=f"1\nsave {record}\n").is_one_refusal()
    assert record.read_bytes() == before


def test_where_the_home_is_read_only_a_match_is_still_kept(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    monkeypatch.setattr("tempfile.tempdir", str(home))
    assert run("play", "trun", typed="1\n").code == 0
    assert list(home.glob("trun-*.json"))


def test_every_game_has_a_table() -> None:
    from throneroom.cli.drawing import drawing_of

    for game in GAMES.values():
        table = drawing_of(game)
        view = game.start(luck=1).view(0).json()
        assert table.draw(view, "en")
        assert table.prompt(view, "cs")


@pytest.mark.parametrize(
    ("language", "word", "taken_back", "points"),
    [
        ("en", "undo", "Your last action is taken back.", "Mining cave: 2 action points of your own left."),
        ("cs", "zpět", "Tvůj poslední tah je vzat zpět.", "Těžební sluj: zbývá vlastních akčních bodů 2."),
    ],
)
def test_an_action_is_taken_back(run: Run, home: Path, language: str, word: str, taken_back: str, points: str) -> None:
    path = home / "undone.json"
    typed = f"house mine\nplay dawn-1c\nmove 1 mine\n{word}\nmove 1 power\nlog\n"
    played = run(
        "play", "trolli", "--luck", "3", "--option", "first=A", "--bot", "uniform", "--lang", language, "--save", path,
        typed=typed,
    )  # fmt: skip
    assert played.code == 0
    assert points in played.out
    assert played.out.count(taken_back) == 2  # told, and told again by the log
    assert "C7 " in played.out
    match = Record.load(path)
    assert [text.split()[0] for seat, text in match.log if seat == "A"] == ["house", "play", "move", "undo", "move"]
    assert match.replay(throneroom.game("trolli")).view(0).json()["table"]["question"]["place"] == "power"


def rash(game: str) -> tuple[Position, str]:
    """A match where A is asked, and a number after which A is asked again and has learned nothing."""
    for luck in range(100):
        position = GAMES[game].start(luck=luck)
        while not position.is_over:
            seat, before = position.actor, position.copy()
            legal = position.view(seat).legal()
            position.play(legal[luck % len(legal)], seat)
            if seat == 0 and position.actor == 0 and may_undo(position, 0):
                return before, str(luck % len(legal) + 1)
    raise AssertionError(f"nothing can be taken back in {game}")


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_takes_back_in_every_game(run: Run, home: Path, game: str) -> None:
    path = home / "match.json"
    match, number = rash(game)
    save(match, [PERSON, *["uniform"] * (match.seats - 1)], path)
    played = run("play", "--resume", path, typed=f"{number}\nundo\n")
    assert "Your last action is taken back." in played.out
    assert Record.load(path).replay(GAMES[game]).state().tobytes() == match.state().tobytes()


def test_what_cannot_be_taken_back_stays(run: Run) -> None:
    refused = run("play", "trun", "--luck", "5", "--option", "first=A", typed="1\nundo\n")
    assert refused.code != 0
    assert "somebody else or chance has acted since" in refused.err
