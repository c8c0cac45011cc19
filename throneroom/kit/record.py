"""A match as one JSON file. What is in it can be replayed and checked; what was edited is noticed."""

import hashlib
import os
import tempfile
from pathlib import Path

import msgspec

from throneroom.kit.errors import Malformed, Refusal
from throneroom.kit.game import Game
from throneroom.kit.position import Position

FORMAT = 1


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A saved match."""

    format: int = FORMAT
    game: str
    rules: int
    seats: list[str]
    options: dict[str, str]
    begin: str = ""  # a position text, if the match did not begin with an empty table
    log: list[tuple[str, str]]
    result: list[int] | None = None
    commitment: str = ""
    contributions: dict[str, str] = {}  # of the seats to the luck, taken after the commitment was published
    secret: str = ""  # published after the end; a match kept for its owner to resume has it before
    digest: str = ""

    @classmethod
    def of(cls, position: Position, names: list[str] | None = None) -> "Record":
        """What happened at this table so far."""
        luck = position.luck
        if names is not None and len(names) != position.seats:
            raise Malformed("record-seats", sent=len(names), seats=position.seats)
        record = cls(
            game=position.game.name,
            rules=position.game.version,
            seats=names or [f"seat {letter}" for letter in "ABCDEF"[: position.seats]],
            options=position.options,
            begin=position.origin,
            log=position.lines(),
            result=position.scores() if position.is_over else None,
            commitment=luck.commitment if luck else "",
            secret=luck.secret.hex() if luck and position.is_over else "",
        )
        record.digest = record.expected_digest()
        return record

    def expected_digest(self) -> str:
        """A fingerprint of everything else in the record."""
        content = msgspec.structs.replace(self, digest="")
        return hashlib.sha256(msgspec.json.encode(content)).hexdigest()

    def replay(self, game: Game, plies: int | None = None) -> Position:
        """The match again, up to a ply. Every line is checked against the rules."""
        if self.game != game.name:
            raise Malformed("record-game", sent=self.game, game=game.name)
        rules = game.at(self.rules)
        if rules is None:
            raise Malformed("record-version", game=game.name, sent=self.rules, known=game.version)
        position = rules.from_text(self.begin, ()) if self.begin else rules.start(len(self.seats), self.options, ())
        if len(self.seats) != position.seats:
            raise Malformed("record-seats", sent=len(self.seats), seats=position.seats)
        for number, (seat, text) in enumerate(self.log[: None if plies is None else max(plies, 0)]):
            try:
                position.play_line(seat, text)
            except Refusal as refusal:
                raise Malformed("record-line", ply=number, sent=f"{seat} {text}", why=str(refusal)) from refusal
        whole = plies is None or plies >= len(self.log)
        if whole and self.result is not None and (not position.is_over or position.scores() != self.result):
            raise Malformed("record-result", sent=str(self.result))
        return position

    # -- as a file ------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """Readable: a line for each field, and one for each entry of the log."""
        fields = msgspec.to_builtins(self)
        entries = ",\n".join(f"  {_json(entry)}" for entry in fields["log"])
        written = {name: _json(value) for name, value in fields.items()} | {"log": f"[\n{entries}\n ]"}
        return "{\n" + ",\n".join(f' "{name}": {value}' for name, value in written.items()) + "\n}\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """Refuses what is cut off, edited or of another format."""
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed("record-json", why=str(error)) from None
        if record.format != FORMAT:
            raise Malformed("record-format", sent=record.format, known=FORMAT)
        if record.digest != record.expected_digest():
            raise Malformed("record-digest")
        return record

    def save(self, path: Path) -> None:
        """Atomically: after a crash there is the old file or the new one, never half of one."""
        handle, draft = tempfile.mkstemp(dir=path.resolve().parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: Path) -> "Record":
        """Read a file."""
        return cls.from_json(path.read_bytes())
