"""A bot for `baize arena`: always plays the first of its moves, the weakest there is."""

import baize

if __name__ == "__main__":
    baize.run(lambda turn: turn.moves[0], name="lowest")
