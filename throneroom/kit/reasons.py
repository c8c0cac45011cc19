"""Why something cannot be done: every reason of a game once, by the number that a rule answers with."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

NO_ACTION = -1  # what was meant is no answer to the question at all
Word = str | int


class Attempt(NamedTuple):
    """Somebody would like to do something, and may not."""

    v: Any  # their view
    seat: int
    action: int  # its number, or NO_ACTION
    thing: str  # as they said it


Tell = Callable[[Attempt], Word]


@dataclass(frozen=True)
class Why:
    """What keeps a visible thing from being used now: a code, the rule and arguments for the sentence."""

    code: str
    rule: str
    arguments: Mapping[str, Word] = field(default_factory=dict)


@dataclass(frozen=True)
class Reason:
    """One reason: its message is `refused-<code>`. The rule, too, may follow from what was tried."""

    code: str
    rule: str | Callable[[Attempt], str]
    arguments: Mapping[str, Tell]


class Reasons:
    """The reasons of a game. `refusal` answers with the number of one, or with 0 where there is none."""

    def __init__(self) -> None:
        self._reasons: list[Reason] = []
        self._today: Callable[[Any], Any] = lambda v: v  # views of an earlier version are read as those of today

    def add(self, code: str, rule: str | Callable[[Attempt], str], **arguments: Tell) -> int:
        """The number of a new reason."""
        self._reasons.append(Reason(code, rule, arguments))
        return len(self._reasons)

    def why(self, number: int, attempt: Attempt) -> Why | None:
        """The reason of this number, with what its sentence speaks of; None for 0."""
        if number == 0:
            return None
        reason = self._reasons[number - 1]
        attempt = attempt._replace(v=self._today(attempt.v))
        rule = reason.rule if isinstance(reason.rule, str) else reason.rule(attempt)
        return Why(reason.code, rule, {name: tell(attempt) for name, tell in reason.arguments.items()})

    @property
    def names(self) -> list[tuple[str, str]]:
        """Code and rule of each; the rule is left out where it follows from what was tried."""
        return [(reason.code, reason.rule if isinstance(reason.rule, str) else "") for reason in self._reasons]

    def numbered(self, names: Sequence[tuple[str, str]], today: Callable[[Any], Any]) -> "Reasons":
        """The same reasons with the numbers that they have in this list; equal names in their order."""
        other, left = Reasons(), list(zip(self.names, self._reasons, strict=True))
        for name in names:
            other._reasons.append(left.pop([known for known, _ in left].index(name))[1])
        other._today = today
        return other

    def __iter__(self) -> Iterator[Reason]:
        return iter(self._reasons)
