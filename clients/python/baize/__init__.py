"""FreeCell, Peg Solitaire and Big Two from Python: the rules, solvers and bots of Baize, through its engine protocol."""

from .bot import Turn, run
from .engine import Choice, Engine, EngineError, Search
from .game import Game, State, load_game

__all__ = ["Choice", "Engine", "EngineError", "Game", "Search", "State", "Turn", "load_game", "run"]
