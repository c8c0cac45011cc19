"""Refusals are data: a code, the rule behind it and arguments. The sentence is made at the edge, in English by default."""

from throneroom.kit.speech import say

LONGEST_QUOTE = 60


def quoted(sent: object) -> str:
    """What was sent, safe to print: on one line and not too long."""
    text = sent if isinstance(sent, str) else repr(sent)
    text = "".join(c if c.isprintable() else "·" for c in text)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


class Refusal(ValueError):
    """Something was asked for that cannot be done. Nothing has changed."""

    def __init__(self, code: str, rule: str = "", **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.arguments = {name: quoted(value) if isinstance(value, str) else value for name, value in arguments.items()}

    def sentence(self, language: str = "en") -> str:
        """For a person."""
        return say(language, f"refused-{self.code}", **self.arguments)

    def data(self) -> dict[str, object]:
        """For a program."""
        return {"code": self.code, "rule": self.rule, "args": self.arguments}

    def __str__(self) -> str:
        return self.sentence()


class Malformed(Refusal):
    """It cannot be read."""


class Illegal(Refusal):
    """It can be read, and the rules forbid it now."""


class Stale(Refusal):
    """It answers a question that is gone."""
