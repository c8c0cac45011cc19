"""A process that thinks for bots: questions come in, choices go out. It never holds a state."""

import sys
from functools import cache
from typing import BinaryIO

import msgspec
import numpy as np

from throneroom.bots import Bot, bot
from throneroom.games import GAMES
from throneroom.kit.game import Game
from throneroom.kit.rng import seeded
from throneroom.kit.view import View
from throneroom.server.pool import LENGTH, Choice, Question

_decode = msgspec.msgpack.Decoder(Question).decode
_encode = msgspec.msgpack.Encoder().encode


@cache
def sitting(level: str, game: Game) -> Bot:
    """A bot, made once."""
    return bot(level, game)


def think(question: Question) -> Choice:
    """What the bot does."""
    game = GAMES[question.game].at(question.rules)
    assert game, f"version {question.rules} of {question.game} is not kept"
    array = np.frombuffer(bytearray(question.view), game.state)
    view = View(game, question.seat, array)
    return Choice(sitting(question.level, game).choose(view, seeded(*question.numbers)))


def serve(questions: BinaryIO, choices: BinaryIO) -> None:
    """Until nobody asks any more."""
    while head := questions.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        body = _encode(think(_decode(questions.read(length))))
        choices.write(LENGTH.pack(len(body)) + body)
        choices.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
