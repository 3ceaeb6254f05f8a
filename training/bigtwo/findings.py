"""What a search finds against a network, from what `search.py --keep` has kept: in which choices it changes its mind, to what, and for how much.

The lead in the true world of what was played instead, which the search did not see, is what the change gained. Where the other seats play
as the network does, these leads add up to the whole gain: between two changes all go on as in the playout that was compared.
"""

import argparse
import collections

import numpy as np

from sim import PRESETS

KINDS = ["pass", "single", "pair", "triple", "two pair", "four", "straight", "flush", "full house", "four with a kicker", "straight flush"]
TWOS, ACES = 0xF << 48, 0xF << 44
CARDS = (1 << 52) - 1


def field(states, first, bits):
    """Bits of the state, as FEATURES.md numbers them, one number for each choice."""
    words = states.astype(np.int64) & 0xFFFFFFFF
    return sum(((words[:, b // 32] >> (b % 32)) & 1) << (b - first) for b in range(first, first + bits))


def place(one_hot):
    """The bit that is set, −1 for none."""
    return np.where(one_hot > 0, np.round(np.log2(np.maximum(one_hot, 1))).astype(int), -1)


def size(kind):
    return [0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5][kind]


def named(kind):
    return "five cards" if size(kind) == 5 else f"a {KINDS[kind]}" if size(kind) < 4 else KINDS[kind]


def high(cards):
    """The highest card as a number, −1 for a pass."""
    return int(cards).bit_length() - 1


def change(old, new):
    """What was played instead of what."""
    a, b = int(old) >> 52 & 15, int(new) >> 52 & 15
    if a == 0:
        return f"{named(b)} instead of a pass"
    if b == 0:
        return f"a pass instead of {named(a)}"
    if size(a) != size(b):
        return f"{named(b)} instead of {named(a)}"
    if a != b:
        return "other kind of five cards"
    x, y = high(int(old) & CARDS), high(int(new) & CARDS)
    if x == y:
        return f"other {KINDS[a]} of the same height"
    return f"{'higher' if y > x else 'lower'} {KINDS[a]}"


def spends(old, new):
    """What becomes of the twos and aces."""
    count = lambda play, of: (int(play) & of).bit_count()
    for name, of in (("a two", TWOS), ("an ace", ACES)):
        gap = count(new, of) - count(old, of)
        if gap:
            return f"spends {name}" if gap > 0 else f"keeps {name}"
    return "twos and aces alike"


def span(value, edges, names):
    return names[int(np.searchsorted(edges, value, side="right"))]


class Findings:
    def __init__(self, files):
        parts = [np.load(file) for file in files]
        self.games = sum(int(part["games"]) for part in parts)
        join = lambda name: np.concatenate([part[name] for part in parts])
        self.states, self.preset, self.liking, self.pick = join("states"), join("preset"), join("liking"), join("pick").astype(int)
        row = np.arange(len(self.pick))
        real, mean, plays = join("real").astype(float), join("mean"), join("plays")
        self.gain, self.promised = real[row, self.pick] - real[:, 0], mean[row, self.pick]
        self.old, self.new = plays[:, 0], plays[row, self.pick]
        self.gap = self.liking[:, 0] - self.liking[row, self.pick]
        self.changed = np.nonzero(self.pick > 0)[0]
        self.own = 1 + place(field(self.states, 694, 13))
        self.free, self.beat = field(self.states, 325, 1) > 0, 1 + place(field(self.states, 312, 10))
        self.fewest = 1 + np.min([place(field(self.states, at, 13)) for at in (337, 350, 363)], 0)

    def situation(self, i):
        return "leads" if self.free[i] else f"answers {named(self.beat[i])}"

    def tables(self):
        """Ways to sort the changes of mind."""
        held = lambda i: span(self.own[i], [5, 10], ["1 to 4 cards", "5 to 9 cards", "10 to 13 cards"])
        return {
            "cards held": held,
            "choice": lambda i: f"{held(i)}: {self.situation(i)}",
            "change": lambda i: f"{self.situation(i)}: {change(self.old[i], self.new[i])}",
            "twos and aces": lambda i: f"{'leads' if self.free[i] else 'answers'}: {spends(self.old[i], self.new[i])}",
            "cards of whoever holds fewest": lambda i: span(self.fewest[i], [3, 6, 10], ["1 or 2", "3 to 5", "6 to 9", "10 or more"]),
            "how much less the network liked it, logits": lambda i: span(self.gap[i], [1, 3, 6, 10, 15], ["to 1", "1 to 3", "3 to 6", "6 to 10", "10 to 15", "over 15"]),
            "promised lead, points": lambda i: span(self.promised[i], [0.5, 1, 2, 4], ["to 0.5", "0.5 to 1", "1 to 2", "2 to 4", "over 4"]),
            "preset": lambda i: PRESETS[self.preset[i]],
        }

    def line(self, name, at):
        gain = self.gain[at]
        total, error = gain.sum() / self.games, np.sqrt((gain**2).sum()) / self.games
        return f"| {name} | {100 * len(at) / self.games:.1f} | {total:+.3f} ± {error:.3f} | {gain.mean():+.2f} | {self.promised[at].mean():+.2f} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", help="what search.py --keep wrote")
    parser.add_argument("--least", type=int, default=20, help="a row needs so many changes, or goes to the rest")
    args = parser.parse_args()
    found = Findings(args.files)
    print(f"{found.games} games, {len(found.pick) / found.games:.2f} choices searched and {len(found.changed) / found.games:.2f} minds changed a game")
    for title, sort in found.tables().items():
        rows = collections.defaultdict(list)
        for i in found.changed:
            rows[sort(i)].append(i)
        rest = sum((rows.pop(name) for name in list(rows) if len(rows[name]) < args.least), [])
        print(f"\n| {title} | changes in 100 games | points a game | points a change | promised |\n|---|---|---|---|---|")
        for name, at in sorted(rows.items(), key=lambda row: -found.gain[row[1]].sum()):
            print(found.line(name, np.array(at)))
        if rest:
            print(found.line("the rest", np.array(rest)))
    if len(found.changed):
        print("\n" + found.line("all", found.changed))


if __name__ == "__main__":
    main()
