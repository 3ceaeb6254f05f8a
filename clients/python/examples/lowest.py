"""A bot for `baize arena`: plays the first of its moves, and passes only where it must."""

import baize


def lowest(turn: baize.Turn) -> str:
    plays = [move for move in turn.moves if move != "pass"]
    return plays[0] if plays else "pass"


if __name__ == "__main__":
    baize.run(lowest, name="lowest")
