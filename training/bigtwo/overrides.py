"""What a rule for changing one's mind is worth, from the choices that `search.py --keep` has kept: no game is played again.

The lead of a candidate in the true world, which the rule does not see, is what playing it would have gained.
"""

import argparse

import numpy as np


def worth(kept, worlds, window, candidates, drop, clear, margin, each=16):
    """Points a game, their error, changes and playouts a game."""
    score, real, valid, liking, games = kept
    alive = valid & (liking - liking[:, :1] > -window)
    alive[:, 0] = False
    alive[:, candidates:] = False
    playouts = 0
    for n in range(each, worlds + 1, each):
        playouts += each * (alive.sum() + alive.any(1).sum())
        lead = score[:, :n] - score[:, :n, :1]
        mean, error = lead.mean(1), lead.std(1, ddof=1) / np.sqrt(n) + 1e-9
        alive &= mean > -drop * error
    good = alive & (mean > clear * error) & (mean > margin)
    pick = np.where(good, mean, -np.inf).argmax(1)
    row = np.arange(len(real))
    gain = np.where(good.any(1), real[row, pick] - real[:, 0], 0)
    return gain.sum() / games, np.sqrt((gain**2).sum()) / games, good.any(1).sum() / games, playouts / games


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", help="what search.py --keep wrote")
    args = parser.parse_args()
    parts = [np.load(file) for file in args.files]
    join = lambda name: np.concatenate([part[name] for part in parts])
    kept = join("score").astype(np.float32), join("real").astype(np.float32), join("valid"), join("liking"), sum(int(part["games"]) for part in parts)
    most, slots = kept[0].shape[1:]
    base = {"worlds": most - most % 16, "window": 20.0, "candidates": slots, "drop": 0.5, "clear": 1.0, "margin": 0.1}
    trials = {"worlds": range(16, most + 1, 16), "window": (4, 6, 9, 12, 14, 16, 18, 20), "candidates": range(2, slots + 1),
              "drop": (0, 0.5, 1, 1.5, 2.5), "clear": (0, 0.5, 0.75, 1, 1.25, 1.5, 2), "margin": (0, 0.1, 0.3, 0.5)}
    print("| rule | points a game | changes | playouts |\n|---|---|---|---|")
    for name, values in trials.items():
        for value in values:
            gain, error, changes, playouts = worth(kept, **{**base, name: value})
            print(f"| {name} {value} | {gain:+.3f} ± {error:.3f} | {changes:.2f} | {playouts:.0f} |")


if __name__ == "__main__":
    main()
