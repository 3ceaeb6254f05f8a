"""Games and states in the manner of OpenSpiel: `legal_actions`, `apply_action`, `returns`. Actions are moves as text."""

from __future__ import annotations

import random
from typing import Iterable, Iterator, Optional, Sequence
from urllib.parse import quote

from .engine import Engine, Search, Shown

TERMINAL = -4
"""What `current_player` is when a game is over, as in OpenSpiel."""


def link_to(game: str, deal: str, options: Optional[str] = None, moves: Sequence[str] = ()) -> str:
    """A deal and the moves made on it as an address."""
    fields = [] if options is None else [f"options={quote(options, safe='')}"]
    if moves:
        fields.append("moves=" + ".".join(quote(move, safe=" ").replace(".", "%2E").replace(" ", "+") for move in moves))
    return f"/{game}/{quote(deal, safe='')}" + ("?" + "&".join(fields) if fields else "")


class Game:
    """A game of Baize. It keeps one engine for all its states; `close` ends it. Threads may share it: they wait for each other."""

    def __init__(self, name: str, command: Optional[Sequence[str]] = None) -> None:
        self.name = name
        self.engine = Engine(name, command)

    def __enter__(self) -> "Game":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine."""
        self.engine.close()

    def num_players(self) -> int:
        """How many seats there are."""
        return self.engine.seats

    def new_initial_state(self, deal: Optional[object] = None, options: Optional[str] = None) -> "State":
        """A deal by its number or name, or one by chance, of Peg Solitaire the English board; options as the game writes them, such as
        `taiwan`."""
        if deal is None:
            deal = "english" if self.name == "pegs" else random.randint(1, 1_000_000)
        return State(self, str(deal), options, ())

    def search_many(
        self, deals: Iterable[object], options: Optional[str] = None, **settings: object
    ) -> Iterator[tuple[object, Search]]:
        """What a solver or a bot says of many deals, each by its number or name, or a state: pairs of the deal and what was found, in
        their order, each as soon as it is known. One engine searches them all. A deal that is none raises EngineError."""
        for deal in deals:
            link = deal.link() if isinstance(deal, State) else link_to(self.name, str(deal), options)
            yield deal, self.engine.search(link, **settings)  # type: ignore[arg-type]


class State:
    """A deal and the moves made on it. Threads share a game; a state belongs to one of them."""

    def __init__(self, game: Game, deal: str, options: Optional[str], moves: Sequence[str]) -> None:
        self._game = game
        self._deal = deal
        self._options = options
        self._moves = list(moves)
        self._seen: Optional[Shown] = None
        self._place()

    def _place(self) -> None:
        self._game.engine.position(self.link())

    def _shown(self) -> Shown:
        if self._seen is None:
            with self._game.engine.lock:
                self._place()
                self._seen = self._game.engine.show()
        return self._seen

    def link(self) -> str:
        """The state as an address that page, terminal and engine replay."""
        return link_to(self._game.name, self._deal, self._options, self._moves)

    def clone(self) -> "State":
        """A state of its own."""
        return State(self._game, self._deal, self._options, self._moves)

    def history(self) -> list[str]:
        """The moves so far."""
        return list(self._moves)

    def current_player(self) -> int:
        """The seat to move, or TERMINAL."""
        turn = self._shown().turn
        return TERMINAL if turn is None else turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._shown().turn is None

    def legal_actions(self) -> list[str]:
        """What the seat to move may play."""
        with self._game.engine.lock:
            self._place()
            return self._game.engine.moves()

    def apply_action(self, action: str) -> None:
        """Plays a move; one that is not allowed raises EngineError with the reason, and changes nothing."""
        with self._game.engine.lock:
            self._place()
            self._game.engine.play(action)
        self._moves.append(action)
        self._seen = None

    def returns(self) -> list[float]:
        """The score of each seat; zeros while nobody has any."""
        scores = self._shown().scores
        return [0.0] * self._game.num_players() if scores is None else list(scores)

    def information_state_string(self) -> str:
        """The table as the seat to move sees it, and nothing else."""
        return self._shown().view

    def search(self, **settings: object) -> Search:
        """What a solver or a bot says here: `state.search(bot="master")`, `state.search(nodes=100000)`."""
        return self._game.engine.search(self.link(), **settings)  # type: ignore[arg-type]

    def __str__(self) -> str:
        return self.link()


def load_game(name: str, command: Optional[Sequence[str]] = None) -> Game:
    """A game by its id: `freecell`, `pegs` or `bigtwo`."""
    return Game(name, command)
