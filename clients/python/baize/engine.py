"""A client of the engine protocol (docs/engine.md): one process of `baize engine GAME`."""

from __future__ import annotations

import os
import shlex
import subprocess
import tempfile
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Callable, Mapping, Optional, Sequence, Union


class EngineError(Exception):
    """What the engine could not understand or do, in its own words."""


@dataclass(frozen=True)
class Choice:
    """One of the best moves: the points that are expected of it, or whether it can be won after it and how long the line is,
    and with `shortest=True` between which lengths the shortest line is that begins with it."""

    move: str
    value: Optional[float] = None
    verdict: Optional[str] = None
    length: Optional[int] = None
    atleast: Optional[int] = None
    atmost: Optional[int] = None

    @property
    def proved(self) -> bool:
        """Whether the line is proved to be as short as any that begins with this move."""
        return self.atleast is not None and self.atleast == self.atmost


@dataclass(frozen=True)
class Search:
    """What a search came to: the best move, if there is one, with `multi=…` the best ones, and all that was told on the way."""

    best_move: Optional[str]
    verdict: Optional[str] = None
    line: Sequence[str] = ()
    scores: Optional[Sequence[float]] = None
    info: Sequence[str] = field(default=())
    best: Sequence[Choice] = ()
    atleast: Optional[int] = None
    """With `shortest=True`: the moves that a line needs at least."""
    atmost: Optional[int] = None
    """With `shortest=True`: the moves of the line that was found."""

    @property
    def proved(self) -> bool:
        """Whether the line is proved to be a shortest one, or, of a deal that is lost, that there is none."""
        return self.verdict == "lost" or (self.atleast is not None and self.atleast == self.atmost)


def default_command() -> Sequence[str]:
    """How Baize is started: what the variable BAIZE says, else the command `baize`."""
    words = shlex.split(os.environ.get("BAIZE", "baize"))
    if not words:
        raise EngineError("BAIZE is set, but empty: it names the command, or leave it unset where `baize` is in the path.")
    return words


def _text(value: Union[str, int, bool, None]) -> str:
    """A setting as the engine reads it."""
    if value is None:
        return "none"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


class Engine:
    """One engine for one game; a context manager that ends the process. Threads that share it wait for each other: `lock` is held
    for one question and its answer, and `with engine.lock:` for several, such as `position` and `moves`. `close` waits for nobody."""

    def __init__(self, game: str, command: Optional[Sequence[str]] = None, bot: Optional[str] = None) -> None:
        words = [*(command or default_command()), "engine", game, *(["--bot", bot] if bot else [])]
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints, encoding="utf-8", bufsize=1
            )
        except OSError as error:
            self._complaints.close()
            raise EngineError(f"{words[0]} cannot be started: {error.strerror}. Set BAIZE to the command.") from error
        self.lock = threading.RLock()
        self._awaited: Optional[str] = None
        self.name = ""
        self.seats = 0
        self.bots: Sequence[str] = ()
        self.options: dict[str, str] = {}
        try:
            answers = self._list("hello", "hellook")
        except BaseException:
            self.close()
            raise
        for word, rest in answers:
            if word == "id":
                self.name = rest
            elif word == "game":
                self.seats = int(rest.split()[-1])
            elif word == "bots":
                self.bots = rest.split()
            elif word == "option":
                name, _, value = rest.partition(" ")
                self.options[name] = value

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine."""
        if self._process.poll() is None:
            with suppress(EngineError):  # It may have ended by itself.
                self._say("quit")
            self._process.wait()
        with self.lock:
            for pipe in (self._process.stdin, self._process.stdout):
                with suppress(OSError):  # What it did not hear any more.
                    if pipe is not None:
                        pipe.close()
            self._complaints.close()

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._ended() from error

    def _ended(self) -> EngineError:
        """That the engine has ended, and why, where it said so."""
        why = ""
        with suppress(ValueError):  # It was closed.
            self._complaints.seek(0)
            why = self._complaints.read().strip()
        return EngineError(f"the engine has ended: {why}" if why else "the engine has ended")

    def _listen(self, last: str, hear: Callable[[str, str], None]) -> None:
        """Hears answers up to the one that begins with `last`."""
        assert self._process.stdout is not None
        problem: Optional[str] = None
        while self._awaited is not None:
            try:
                line = self._process.stdout.readline()
            except ValueError:  # It was closed by another thread.
                line = ""
            if line == "":
                raise self._ended()
            word, _, rest = line.rstrip("\n").partition(" ")
            # A search that failed has its last line all the same, and so has a command without an answer of its own.
            if word == last or (word == "error" and last not in ("bestmove", "readyok")):
                self._awaited = None
            if word != "error":
                hear(word, rest)
            elif problem is None:
                problem = rest
        if problem is not None:
            raise EngineError(problem)

    def _ask(self, commands: Sequence[str], last: str, hear: Callable[[str, str], None] = lambda word, rest: None) -> None:
        """Says commands, and hears what is answered, up to the line that begins with `last`; one thread after the other."""
        if any("\n" in command or "\r" in command for command in commands):
            raise ValueError("a command is one line")
        text = "\n".join(commands)
        text.encode()  # What cannot be written is not begun.
        with self.lock:
            if self._awaited is not None:
                raise EngineError("the engine is in the middle of an answer: what hears it cannot ask anything else")
            self._awaited = last
            try:
                self._say(text)
                self._listen(last, hear)
            finally:
                self._finish(last)

    def _finish(self, last: str) -> None:
        """Leaves nothing of an answer for the next question, where somebody was interrupted or heard it with a fault."""
        with suppress(EngineError):
            if self._awaited is not None:
                self._say("stop")
                self._listen(last, lambda word, rest: None)
        self._awaited = None

    def _list(self, command: str, last: str) -> list[tuple[str, str]]:
        """The first word and the rest of each answer to a command."""
        answers: list[tuple[str, str]] = []
        self._ask([command], last, lambda word, rest: answers.append((word, rest)))
        return answers

    def _quiet(self, command: str) -> None:
        """Says a command that is answered only when something is wrong."""
        self._ask([command, "isready"], "readyok")

    def ready(self) -> None:
        """Waits until a search can begin at once."""
        self._quiet("")

    def set(self, name: str, value: Union[str, int, bool, None]) -> None:
        """Sets something for every search to come."""
        self._quiet(f"set {name} {_text(value)}")

    def position(self, record: str) -> None:
        """Sets up a position: a link such as `/freecell/617?moves=83.2a`, or a save."""
        self._quiet(f"position {record}")

    def position_view(self, view: str) -> None:
        """Sets up what one seat knows."""
        self._quiet(f"position view {view}")

    def play(self, move: str) -> None:
        """Goes on by a move."""
        self._quiet(f"play {move}")

    def moves(self) -> list[str]:
        """Every move that can be played."""
        return [rest for word, rest in self._list("moves", "movesok") if word == "move"]

    def show(self) -> "Shown":
        """Whose turn it is or the result, and the table as the seat to move sees it."""
        turn, scores, lines = None, None, []
        for word, rest in self._list("show", "showok"):
            if word == "turn":
                turn = int(rest)
            elif word == "result":
                scores = [float(n) for n in rest.split()]
            elif word == "view":
                lines.append(rest)
        return Shown(turn, scores, "\n".join(lines))

    def search(
        self, record: str, hear: Callable[[str], None] = lambda _: None, **settings: Union[str, int, bool, None]
    ) -> Search:
        """Sets up a position and searches it, as `position` and `go` do, without waiting in between."""
        return self._search([f"position {record}"], hear, settings)

    def go(self, hear: Callable[[str], None] = lambda _: None, **settings: Union[str, int, bool, None]) -> Search:
        """Searches within `nodes=…` or `movetime=…`, with any other setting; `hear` is told each `info` as it comes."""
        return self._search([], hear, settings)

    def _search(
        self, before: Sequence[str], tell: Callable[[str], None], settings: Mapping[str, Union[str, int, bool, None]]
    ) -> Search:
        words = " ".join(f"{name} {_text(value)}" for name, value in settings.items())
        answers: list[tuple[str, str]] = []

        def hear(word: str, rest: str) -> None:
            answers.append((word, rest))
            if word == "info":
                tell(rest)

        self._ask([*before, f"go {words}".strip()], "bestmove", hear)
        best_move, verdict, line, scores, info, best = None, None, [], None, [], []
        known: dict[str, str] = {}
        for word, rest in answers:
            if word == "bestmove":
                best_move = None if rest == "none" else rest
            elif word == "result":
                scores = [float(n) for n in rest.split()]
            elif word == "info":
                info.append(rest)
                kind, _, value = rest.partition(" ")
                if kind == "verdict":
                    verdict, *rest_of = value.split()
                    known = dict(zip(rest_of[::2], rest_of[1::2]))
                elif kind == "line":
                    line = value.split()
                elif kind == "best":
                    best.append(_choice(value))
        return Search(best_move, verdict, line, scores, info, best, _whole(known, "atleast"), _whole(known, "atmost"))


def _whole(known: dict[str, str], name: str) -> Optional[int]:
    """A whole number among what was told."""
    return int(known[name]) if name in known else None


def _choice(text: str) -> Choice:
    """Reads what stands behind `info best`: `1 value -2.47 move 3D 3S`, `2 verdict won length 94 move 8b`."""
    facts, _, move = text.partition(" move ")
    words = facts.split()
    known = dict(zip(words[1::2], words[2::2]))
    value = float(known["value"]) if "value" in known else None
    counts = (_whole(known, name) for name in ("length", "atleast", "atmost"))
    return Choice(move, value, known.get("verdict"), *counts)


@dataclass(frozen=True)
class Shown:
    """A table: the seat to move (none when it is over), the scores (none while it is not), and what is seen."""

    turn: Optional[int]
    scores: Optional[Sequence[float]]
    view: str
