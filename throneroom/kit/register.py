"""Names that have numbers, each declared once together with the functions that belong to it.

Rules take no functions as arguments. So the choice among the functions of a register is written out as code, one
comparison for each number, and becomes a rule like any other.
"""

from collections.abc import Callable
from typing import Any

from throneroom.kit.rule import rule


class Register:
    """Numbers count from 1, in the order of `add`; 0 is `nothing`, which has a name and no functions."""

    def __init__(self, nothing: str = "") -> None:
        self.names = [nothing]
        self._parts: list[dict[str, Any]] = [{}]

    def add(self, name: str, **parts: Any) -> int:
        """The number of a new name."""
        if name in self.names:
            raise ValueError(f"{name} is registered twice.")
        self.names.append(name)
        self._parts.append(parts)
        return len(self.names) - 1

    def give(self, number: int, **parts: Any) -> None:
        """Functions that could not be named yet when the number was taken."""
        self._parts[number] |= parts

    def part(self, number: int, kind: str) -> Any:
        """What belongs to a number; None where there is nothing of this kind."""
        return self._parts[number].get(kind)

    def having(self, kind: str) -> int:
        """The numbers that have something of this kind, as a set."""
        return sum(1 << number for number, parts in enumerate(self._parts) if kind in parts)

    def rule_for(self, kind: str, parameters: str, otherwise: Any = 0) -> Callable[..., Any]:
        """A rule `(number, parameters)` that hands on to the rule of this kind; where there is none, `otherwise`."""
        known: dict[str, Any] = {"otherwise": otherwise}
        lines = [f"def {kind}(number, {parameters}):"]
        for number, parts in enumerate(self._parts):
            if kind in parts:
                known[f"{kind}_{number}"] = parts[kind]
                lines += [f"    if number == {number}:", f"        return {kind}_{number}({parameters})"]
        last = f"otherwise({parameters})" if callable(otherwise) else "otherwise"
        exec("\n".join([*lines, f"    return {last}"]), known)
        found: Callable[..., Any] = rule(known[kind])
        return found
