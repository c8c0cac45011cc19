"""Names that have numbers, each declared once together with the functions that belong to it.

Rules take no functions as arguments. So the choice among the functions of a register is written out as code, one
comparison for each number, and becomes a rule like any other.
"""

from collections.abc import Callable
from typing import Any

from throneroom.kit.rule import rule


class Register:
    """Numbers count from 0: first the names that are known already, then those of `add`, in this order.

    If no name is known, 0 means nothing.
    """

    def __init__(self, *names: str) -> None:
        self.names = [*names] or [""]
        self._parts: list[dict[str, Any]] = [{} for _ in self.names]

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

    def all_of(self, kind: str) -> list[Any]:
        """Everything of this kind."""
        return [parts[kind] for parts in self._parts if kind in parts]

    def having(self, kind: str) -> int:
        """The numbers that have something of this kind, as a set."""
        return sum(1 << number for number, parts in enumerate(self._parts) if kind in parts)

    def rule_for(self, kind: str, parameters: str, otherwise: Any = 0) -> Callable[..., Any]:
        """A rule `(number, parameters)` that hands on to the rule of this kind; where there is none, `otherwise`.

        If that is None, nothing happens then, as in all rules that give nothing back.
        """
        known: dict[str, Any] = {"otherwise": otherwise}
        lines = [f"def {kind}(number, {parameters}):"]
        for number, parts in enumerate(self._parts):
            if kind in parts:
                known[f"{kind}_{number}"] = parts[kind]
                lines += [f"    if number == {number}:", f"        return {kind}_{number}({parameters})"]
        if otherwise is not None:
            lines.append(f"    return otherwise({parameters})" if callable(otherwise) else "    return otherwise")
        exec("\n".join(lines), known)
        found: Callable[..., Any] = rule(known[kind])
        return found
