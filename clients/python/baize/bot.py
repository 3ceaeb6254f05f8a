"""The other side: a bot of your own that `baize arena` can seat, `--seats 'cmd:python3 mybot.py',master,master,master`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Callable, Optional, Sequence, TextIO

SEATS = ("player", "right", "top", "left")
SPECTATOR = "spectator"


@dataclass(frozen=True)
class Turn:
    """What a seat knows when it is to move, as docs/engine.md writes it, and which moves there are."""

    view: str
    moves: Sequence[str]
    movetime: Optional[int] = None
    nodes: Optional[int] = None

    @property
    def _parts(self) -> Sequence[str]:
        """The parts of the view, the rules first: where they are left out they are `mis`."""
        parts = [part.strip() for part in self.view.split("|")]
        return parts if parts[0].partition(":")[0].strip() not in SEATS and parts[0] != SPECTATOR else ["mis", *parts]

    @property
    def options(self) -> str:
        """The rules that are played by."""
        return self._parts[0]

    @property
    def seat(self) -> str:
        """The name of the own seat: player, right, top or left."""
        return self._parts[1].partition(":")[0].strip()

    @property
    def hand(self) -> Sequence[str]:
        """The cards that are held, weakest first."""
        return self._parts[1].partition(":")[2].split()

    @property
    def history(self) -> Sequence[tuple[str, str]]:
        """Each turn from the first: who, and what."""
        turns = [part.partition(" ") for part in self._parts[2:] if ":" not in part]
        return [(who, move.strip()) for who, _, move in turns if who in SEATS and move.strip() != "to move"]


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
