"""Refusals are data: a code, the rule behind it and arguments. Sentences are made at the edge, English by default."""

LONGEST_SENT, LONGEST_OTHER = 60, 400
LARGEST = 10**15  # a larger number is no count of anything here, and Fluent would not format it


def safe(name: str, value: str | int) -> str | int:
    """An argument that can be printed: on one line, and what was sent as it was sent, if a person would read it."""
    if not isinstance(value, str):
        if abs(value) > LARGEST:
            return "…"
        return str(value) if name == "sent" else value
    text = "".join(c if c.isprintable() else "·" for c in value)
    longest = LONGEST_SENT if name == "sent" else LONGEST_OTHER
    return text if len(text) <= longest else text[: longest - 1] + "…"


class Refusal(ValueError):
    """Something was asked for that cannot be done. Nothing has changed."""

    def __init__(self, code: str, rule: str = "", **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.arguments = {name: safe(name, value) for name, value in arguments.items()}

    def sentence(self, language: str = "en") -> str:
        """For a person."""
        from throneroom.kit.speech import say  # rules may refuse, and do not depend on any text

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
