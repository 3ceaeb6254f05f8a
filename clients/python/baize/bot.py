"""The other side: a bot of your own that `baize arena` can seat, `--seats 'cmd:python3 mybot.py',master,master,master`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Callable, Optional, Sequence, TextIO


@dataclass(frozen=True)
class Turn:
    """What a seat knows when it is to move, as docs/engine.md writes it, and which moves there are."""

    view: str
    moves: Sequence[str]
    movetime: Optional[int] = None
    nodes: Optional[int] = None

    @property
    def options(self) -> str:
        """The rules that are played by."""
        return self.view.split(" | ")[0]

    @property
    def seat(self) -> str:
        """The name of the own seat: player, right, top or left."""
        return self.view.split(" | ")[1].partition(":")[0]

    @property
    def hand(self) -> Sequence[str]:
        """The cards that are held, weakest first."""
        return self.view.split(" | ")[1].partition(":")[2].split()

    @property
    def history(self) -> Sequence[tuple[str, str]]:
        """Each turn from the first: who, and what."""
        return [(who, move) for who, _, move in (part.partition(" ") for part in self.view.split(" | ")[2:])]


def run(
    choose: Callable[[Turn], str], name: str = "a bot", source: TextIO = sys.stdin, target: TextIO = sys.stdout
) -> None:
    """Answers an arena until it says `quit`: `choose` is given each turn and gives one of its moves."""

    def say(line: str) -> None:
        target.write(line + "\n")
        target.flush()

    view = ""
    for line in source:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        if word == "hello":
            say(f"id {name}")
            say("hellook")
        elif word == "isready":
            say("readyok")
        elif word == "position":
            view = rest.partition(" ")[2] if rest.startswith("view ") else ""
        elif word == "go":
            limits, _, moves = f" {rest}".partition(" moves ")
            words = limits.split()
            given = dict(zip(words[::2], words[1::2]))
            turn = Turn(
                view,
                [move for move in moves.split(" | ") if move],
                int(given["movetime"]) if given.get("movetime", "none") != "none" else None,
                int(given["nodes"]) if given.get("nodes", "none") != "none" else None,
            )
            say(f"bestmove {choose(turn)}")
        elif word:
            say(f"error {word} is not known here")
