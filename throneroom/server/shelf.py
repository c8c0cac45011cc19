"""Answers about matches that are over: always the same bytes, so each is made once and kept while there is room."""

from collections import OrderedDict
from typing import Any

MOST_KEPT = 32 * 1024 * 1024  # bytes
Key = tuple[Any, ...]


class Shelf:
    """What was asked for last stays longest."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.kept = 0  # bytes
        self._answers: OrderedDict[Key, bytes] = OrderedDict()

    def find(self, key: Key) -> bytes | None:
        """An answer that was kept."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def keep(self, key: Key, answer: bytes) -> None:
        """The oldest make room; one that is larger than everything is not kept."""
        if len(answer) > self.most or key in self._answers:
            return
        self._answers[key] = answer
        self.kept += len(answer)
        while self.kept > self.most:
            self.kept -= len(self._answers.popitem(last=False)[1])

    def clear(self) -> None:
        """Somebody is to be forgotten: names stand in records."""
        self._answers.clear()
        self.kept = 0
