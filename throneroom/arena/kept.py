"""Results on disk as they come: the contest in the first line, then a line for each deal, in order."""

import os
from pathlib import Path

import msgspec

from throneroom.arena.contest import Contest
from throneroom.arena.deal import Deal
from throneroom.kit.errors import Illegal, Malformed

_encode = msgspec.json.encode
_contest = msgspec.json.Decoder(Contest).decode
_deal = msgspec.json.Decoder(Deal).decode


class Kept:
    """The file of one contest. What a kill has cut off at its end is played again."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.deals = self._read()

    def _read(self) -> list[Deal]:
        first = _encode(self.contest) + b"\n"
        content = self.path.read_bytes() if self.path.exists() else b""
        if first.startswith(content):
            self.path.write_bytes(first)
            return []
        whole = content[: content.rfind(b"\n") + 1]
        try:
            began, *deals = whole.splitlines()
            if _contest(began) != self.contest:
                raise Illegal("contest-other", sent=str(self.path))
            kept = [_deal(line) for line in deals]
        except (msgspec.DecodeError, ValueError) as trouble:
            if isinstance(trouble, Illegal):
                raise
            raise Malformed("contest-file", sent=str(self.path)) from None
        if [deal.number for deal in kept] != list(range(len(kept))):
            raise Malformed("contest-file", sent=str(self.path))
        os.truncate(self.path, len(whole))
        return kept

    def add(self, deal: Deal) -> None:
        """One deal more."""
        self.deals.append(deal)
        with self.path.open("ab") as file:
            file.write(_encode(deal) + b"\n")
