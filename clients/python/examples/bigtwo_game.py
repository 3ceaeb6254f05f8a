"""A whole game of Big Two: the master against three seats that play anything."""

import random

import baize


def play(deal: str, seed: int = 1) -> list:
    """Plays one deal and gives the score of each seat."""
    chance = random.Random(seed)
    with baize.load_game("bigtwo") as game:
        state = game.new_initial_state(deal)
        hero = state.current_player()
        while not state.is_terminal():
            if state.current_player() == hero:
                move = state.search(bot="master").best_move
            else:
                move = chance.choice(state.legal_actions())
            state.apply_action(move)
        print(state)
        return state.returns()


if __name__ == "__main__":
    scores = play("42")
    print(scores)
