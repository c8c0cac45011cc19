"""What a view and an action of Peek look like outside."""

from typing import TypedDict


class Table(TypedDict):
    """A position text says it all."""

    text: str


class Action(TypedDict):
    """Something to do."""

    text: str
