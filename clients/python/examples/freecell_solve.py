"""Solves a deal of FreeCell, plays the line and shows that it wins."""

import sys

import baize


def solve(deal: str) -> list:
    """A line that wins; empty when there is none."""
    with baize.load_game("freecell") as game:
        state = game.new_initial_state(deal)
        found = state.search()
        for move in found.line:
            state.apply_action(move)
        assert state.is_terminal() == (found.verdict == "won")
        print(f"deal {deal}: {found.verdict}, {len(found.line)} moves, returns {state.returns()}")
        return list(found.line)


if __name__ == "__main__":
    print(" ".join(solve(sys.argv[1] if len(sys.argv) > 1 else "617")))
