"""A person at a table with bots: draw, ask, play, tell."""

import hashlib
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.text import Text

from throneroom.bots import Bot
from throneroom.cli import saves
from throneroom.cli.drawing import drawing_of, sentence, spoken, written
from throneroom.cli.terminal import complain, console, is_interactive, is_terminal, patience, sentence_about, voice
from throneroom.cli.witness import Witness
from throneroom.kit.errors import Illegal, Malformed, Refusal
from throneroom.kit.game import Codec, Json
from throneroom.kit.position import Position
from throneroom.kit.rng import Rng, seeded

PERSON = "person"  # the name of a seat that no bot plays
SIGN = "> "
NEWS = 8  # so many sentences are told to somebody who comes to the table


class Leave(Exception):
    """The person goes."""


class Sitting:
    """One match from one seat. What is shown comes from that seat's views alone."""

    def __init__(self, match: Position, seat: int, bots: Mapping[int, Bot], path: Path | None) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.path = path  # where the match is kept; chosen with the first action if nobody named a file
        self._kept = match.ply if path and path.exists() else -1  # how far the match on disk goes
        self.drawing = drawing_of(match.game)
        self._eyes = Witness(match, seat)
        self._told: list[str] = []
        self._numbers = _numbers_of(match)

    # -- the course of play ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Until it is over or the person leaves."""
        try:
            with patience():
                self._let_others_play()
            self._show(self._told[-NEWS:])
            while not self.match.is_over:
                self._turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self._say_goodbye("cli-go-on")
        else:
            self._say_goodbye("cli-watch")

    def _turn(self) -> None:
        self._answer()
        before = len(self._told)
        with patience():
            self._let_others_play()
        self._keep()
        if is_interactive():
            console().clear()
        self._show(self._told[before:])

    def _let_others_play(self) -> None:
        while self.match.waiting and self.seat not in self.match.waiting:
            seat = self.match.actor
            action = self.bots[seat].choose(self.match.view(seat), self._numbers(self.match.ply, seat))
            self.match.play(action, seat)
        said = (sentence(self.match.game, event, voice.language) for event in self._eyes.catch_up())
        self._told += filter(None, said)

    # -- what is shown --------------------------------------------------------------------------------------

    def _view(self) -> Json:
        return self.match.view(self.seat).json()

    def _legal(self) -> list[str]:
        return self.match.view(self.seat).legal()

    def _show(self, news: list[str]) -> None:
        view = self._view()
        console().print(Text(" ".join(news)))
        console().print(self.drawing.draw(view, voice.language))
        console().print(Text(self.drawing.prompt(view, voice.language), "bold"))

    # -- what the person says -------------------------------------------------------------------------------

    def _answer(self) -> None:
        """Ask until an action is played. A program that sends a bad one is told so by its exit code."""
        while True:
            typed = self._read()
            try:
                if self._obeyed(typed):
                    continue
                game = self.match.game
                self.match.play(action_meant(written(game, typed), self._legal(), game.codec), self.seat)
                return
            except (Refusal, OSError) as problem:
                if not is_terminal(sys.stdin):
                    self._keep_if_played()
                    raise
                complain(sentence_about(problem))

    def _read(self) -> str:
        while True:
            if is_interactive():
                typed = input(SIGN)
            else:
                typed = sys.stdin.readline()
                if not typed:
                    raise EOFError
                console().print(Text(SIGN + typed.strip()))
            if typed.strip():
                return " ".join(typed.split())

    def _obeyed(self, typed: str) -> bool:
        """A word that is no action: help, why, log …"""
        word, _, rest = typed.partition(" ")
        command = self._commands().get(word.casefold())
        if command is None:
            return False
        command(rest)
        return True

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            **dict.fromkeys(("help", "pomoc", "?"), self._help),
            **dict.fromkeys(("actions", "tahy"), self._actions),
            **dict.fromkeys(("why", "proč", "proc"), self._why),
            **dict.fromkeys(("table", "stůl", "stul"), self._again),
            **dict.fromkeys(("position", "pozice"), self._position),
            **dict.fromkeys(("log", "zápis", "zapis"), self._log),
            **dict.fromkeys(("undo", "zpět", "zpet"), self._undo),
            **dict.fromkeys(("save", "ulož", "uloz"), self._save),
            **dict.fromkeys(("quit", "exit", "konec", "q"), self._quit),
        }

    def _help(self, rest: str) -> None:
        console().print(Text(voice.say(f"{self.match.game.name}-about")))
        console().print(Text(voice.say("cli-help")))

    def _actions(self, rest: str) -> None:
        for number, text in enumerate(self._legal(), 1):
            console().print(Text(f"{number:3}  {spoken(self.match.game, text)}"))

    def _why(self, thing: str) -> None:
        view, codec = self.match.view(self.seat), self.match.game.codec
        said, thing = thing, written(self.match.game, thing)
        reasons = {spelt: view.why_not(spelt) for spelt in (thing, thing.upper())}
        if None in reasons.values():
            console().print(Text(voice.say("cli-allowed", thing=said)))
        elif why := reasons[thing if _is_action(thing, codec) else thing.upper()]:
            told = Illegal(why.code, why.rule, **why.arguments)
            console().print(Text(sentence_about(told)))

    def _again(self, rest: str) -> None:
        self._show([])

    def _position(self, rest: str) -> None:
        console().print(Text(self.match.view(self.seat).text))

    def _log(self, rest: str) -> None:
        for line in self._told or [voice.say("cli-nothing-happened")]:
            console().print(Text(line))

    def _undo(self, rest: str) -> None:
        """The own last action, as far as the game lets it be taken back."""
        self.match.undo(self.seat)
        self._eyes.catch_up()
        self._keep()
        self._told.append(voice.say("cli-undone"))
        self._show(self._told[-1:])

    def _save(self, name: str) -> None:
        if name:
            path = saves.new_file(Path(name).expanduser())
            saves.save(self.match, self._names(), path)
            self.path = path
        else:
            self._keep()
        self._print_path("cli-kept")

    def _quit(self, rest: str) -> None:
        raise Leave

    # -- keeping --------------------------------------------------------------------------------------------

    def _names(self) -> list[str]:
        return [self.bots[seat].name if seat in self.bots else PERSON for seat in range(self.match.seats)]

    def _keep(self) -> None:
        """The match on disk; somewhere else, with one line about it, if its place can no longer be written."""
        self.path = self.path or saves.new_path(self.match.game)
        try:
            saves.save(self.match, self._names(), self.path)
        except OSError:
            wanted, self.path = self.path, saves.new_path(self.match.game)
            saves.save(self.match, self._names(), self.path)
            complain(voice.say("cli-kept-elsewhere", wanted=str(wanted), path=str(self.path)))
        self._kept = self.match.ply

    def _has_played(self) -> bool:
        return any(seat == self.seat for seat, *_ in self.match.log)

    def _keep_if_played(self) -> None:
        if self._kept < self.match.ply and (self.path or self._has_played()):
            self._keep()

    def _say_goodbye(self, message: str) -> None:
        self._keep_if_played()
        if self.path:
            self._print_path("cli-kept")
            self._print_path(message)
        else:
            console().print(Text(voice.say("cli-nothing-kept")))

    def _print_path(self, message: str) -> None:
        """In one line however long, so that it can be copied."""
        console().print(Text(voice.say(message, path=str(self.path))), soft_wrap=True)


def action_meant(typed: str, legal: list[str], codec: Codec) -> str:
    """`3`, `play G7`, `G7` or `g7`: a legal action, or else the most likely action, which the rules then refuse."""
    if typed.isascii() and typed.isdecimal() and len(typed) <= 3 and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    wanted = typed.casefold()
    ends = [text for text in legal if text.casefold() == wanted or text.casefold().endswith(f" {wanted}")]
    if len(ends) == 1:
        return ends[0]
    verbs = {text.partition(" ")[0] for text in legal}
    guesses = [typed, *(f"{verb} {spelt}" for verb in sorted(verbs) for spelt in (typed, typed.upper()))]
    return next((guess for guess in guesses if _is_action(guess, codec)), typed)


def _is_action(text: str, codec: Codec) -> bool:
    try:
        codec.read_action(text)
    except Malformed:
        return False
    return True


def _numbers_of(match: Position) -> Callable[[int, int], Rng]:
    """Each bot decision has its own numbers: they tell nothing of the luck ahead and stay when a match is resumed."""
    secret = match.luck.secret if match.luck else b""
    own = int.from_bytes(hashlib.sha256(b"bots" + secret).digest()[:7])
    return lambda ply, seat: seeded(own, ply, seat)
