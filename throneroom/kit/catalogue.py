"""The sentences of one language. Fluent has more to it: this is what our catalogues use, without Babel's 30 MB."""

import re
from collections.abc import Iterable, Mapping

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Arguments = Mapping[str, str | int]
GROUPS = {"en": ",", "cs": "\N{NO-BREAK SPACE}"}  # between thousands
FEW = range(2, 5)  # in Czech
ENTRIES = re.compile(r"^(?=[a-z])", re.MULTILINE)  # whatever belongs to a message is indented, or a closing brace
NAME = re.compile(r"[a-z][\w-]*")


class Catalogue:
    """Messages by their names, each read when it is first said: reading all of them takes half a second."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._language = language
        entries = (entry for text in texts for entry in ENTRIES.split(text))
        self._unread = {name[0]: entry for entry in entries if (name := NAME.match(entry))}
        self._patterns: dict[str, ftl.Pattern] = {}

    def __contains__(self, message: str) -> bool:
        return message in self._unread

    def say(self, message: str, arguments: Arguments) -> str:
        """One message. An argument that is missing is a defect that a test finds; a person sees its name in braces."""
        if message not in self._patterns:
            self._patterns[message] = read(self._unread[message])
        return self._written(self._patterns[message], arguments)

    def _written(self, pattern: ftl.Pattern, arguments: Arguments) -> str:
        return "".join(
            part.value if isinstance(part, ftl.TextElement) else self._shown(self._value(part.expression, arguments))
            for part in pattern.elements
        )

    def _value(self, expression: ftl.SyntaxNode, arguments: Arguments) -> str | int:
        match expression:
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                return arguments.get(name, f"{{${name}}}")
            case ftl.SelectExpression():
                return self._written(self._chosen(expression, arguments).value, arguments)
            case ftl.MessageReference(id=ftl.Identifier(name=name), attribute=None):
                return self.say(name, arguments)
            case ftl.FunctionReference(id=ftl.Identifier(name="NUMBER")):
                return self._number(expression.arguments, arguments)
            case ftl.FunctionReference(id=ftl.Identifier(name="NTH")):
                return self._nth(expression.arguments, arguments)
            case ftl.StringLiteral():
                return str(expression.parse()["value"])
        raise NotImplementedError(f"Catalogues do not use {type(expression).__name__}")

    def _number(self, call: ftl.CallArguments, arguments: Arguments) -> str | int:
        """A number as it is, or without groups: `NUMBER($ply, useGrouping: 0)`."""
        (asked,) = call.positional
        match call.named:
            case []:
                return self._value(asked, arguments)
            case [ftl.NamedArgument(name=ftl.Identifier(name="useGrouping"), value=ftl.NumberLiteral(value="0"))]:
                return str(self._value(asked, arguments))
        raise NotImplementedError("Catalogues use no option of NUMBER but useGrouping: 0")

    def _nth(self, call: ftl.CallArguments, arguments: Arguments) -> str | int:
        """A place in a row, which rules count from 0 and people from 1: `NTH($slot)`."""
        (asked,) = call.positional
        place = self._value(asked, arguments)
        return place + 1 if isinstance(place, int) else place

    def _chosen(self, select: ftl.SelectExpression, arguments: Arguments) -> ftl.Variant:
        """The first variant that fits, otherwise the one with a star."""
        value = self._value(select.selector, arguments)
        fitting = (variant for variant in select.variants if self._fits(variant.key, value))
        return next(fitting, None) or next(variant for variant in select.variants if variant.default)

    def _fits(self, key: ftl.Identifier | ftl.NumberLiteral, value: str | int) -> bool:
        if isinstance(key, ftl.NumberLiteral):
            return isinstance(value, int) and value == int(key.value)
        return key.name == (plural(self._language, value) if isinstance(value, int) else value)

    def _shown(self, value: str | int) -> str:
        return f"{value:,}".replace(",", GROUPS[self._language]) if isinstance(value, int) else value


def read(entry: str) -> ftl.Pattern:
    """What a message says, from its lines."""
    message = FluentParser(with_spans=False).parse_entry(entry)
    if not isinstance(message, ftl.Message) or message.value is None:
        raise ValueError(f"This is no message of Fluent: {entry}")
    return message.value


def plural(language: str, number: int) -> str:
    """The category of a whole number, by the rules of CLDR."""
    if abs(number) == 1:
        return "one"
    return "few" if language == "cs" and abs(number) in FEW else "other"
