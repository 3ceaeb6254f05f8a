"""A second, independent reading of the rules, README.md and FEATURES.md, checked against bigtwo_ref game by game."""

import itertools
import subprocess
import sys

PRESETS = ["mis", "hongkong", "taiwan", "singapore", "pusoydos", "charlesworth", "bluo42"]
NATURAL = [[v, v + 1, v + 2, v + 3, v + 4] for v in range(9)] + [[11, 12, 0, 1, 2], [12, 0, 1, 2, 3]]
LISTS = {"mis": range(9), "charlesworth": range(9), "pusoydos": range(8), "bluo42": range(8),
         "hongkong": [9, 10, *range(8)], "taiwan": [9, *range(8), 10], "singapore": [*range(8), 10]}
SIZE = [0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5]


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = z = (self.state + 0x9E3779B9) & 0xFFFFFFFF
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
        z = ((z ^ (z >> 15)) * 0x735A2D97) & 0xFFFFFFFF
        return ((z ^ (z >> 15)) * n) >> 32


class Rules:
    def __init__(self, name):
        self.windows = list(LISTS[name])
        self.triples = name in ("hongkong", "pusoydos", "charlesworth")
        self.fours = self.alone = self.top = name == "charlesworth"
        self.flushes, self.four_one = name != "taiwan", name != "charlesworth"
        self.bombs = self.locked = self.last_card = name == "taiwan"
        self.ranks_first = name in ("singapore", "charlesworth")
        self.two_decides = name in ("taiwan", "singapore")
        self.ten, self.thirteen = name in ("hongkong", "taiwan", "singapore", "bluo42"), name in ("hongkong", "singapore", "bluo42")
        self.twos = name == "taiwan"

    def decider(self, w):
        return 12 if w == 10 and self.two_decides else NATURAL[w][-1]

    def judge(self, cards):
        """(kind, key) of a set of cards, or None."""
        ranks = sorted(c // 4 for c in cards)
        suits = {c % 4 for c in cards}
        n, kinds = len(cards), sorted(ranks.count(v) for v in set(ranks))
        if n == 1:
            return 1, max(cards)
        if n == 2 and kinds == [2]:
            return 2, max(cards)
        if n == 3 and kinds == [3] and self.triples:
            return 3, ranks[0]
        if n == 4 and self.fours:
            return (5, ranks[0]) if kinds == [4] else (4, max(cards)) if kinds == [2, 2] else None
        if n != 5:
            return None
        if kinds == [2, 3]:
            return 8, ranks[2]
        if kinds == [1, 4]:
            return (9, ranks[2]) if self.four_one else None
        for place, w in enumerate(self.windows):
            if sorted(NATURAL[w]) == ranks:
                suit = next(c % 4 for c in cards if c // 4 == self.decider(w))
                return (10 if len(suits) == 1 else 6), (place, suit)
        if len(suits) == 1 and self.flushes:
            top, suit = ranks[::-1], suits.pop()
            return 7, (top, suit) if self.ranks_first else (suit, top)
        return None

    def beats(self, play, last):
        (kind, key), (old, old_key) = play, last
        if self.top and old == 10:
            return False
        if kind == old:
            return key > old_key
        if self.bombs:
            return kind >= 9 and (old < 9 or kind > old)
        return SIZE[kind] == SIZE[old] and kind > old

    def strongest(self, cards, most):
        """The strongest (kind, key) of each kind among many cards, of at most `most` cards."""
        by_rank = {v: [c for c in cards if c // 4 == v] for v in range(13)}
        by_suit = {s: sorted((c // 4 for c in cards if c % 4 == s), reverse=True) for s in range(4)}
        found = []
        if cards:
            found.append((1, max(cards)))
        for n, kind in ((2, 2), (3, 3), (4, 5)):
            held = [v for v in range(13) if len(by_rank[v]) >= n]
            if held and (n == 2 or (self.triples if n == 3 else self.fours)):
                found.append((kind, max(by_rank[held[-1]]) if n == 2 else held[-1]))
            if n == 2 and len(held) > 1 and self.fours:
                found.append((4, max(by_rank[held[-1]])))
            if n == 3 and held and any(len(by_rank[v]) >= 2 for v in range(13) if v != held[-1]):
                found.append((8, held[-1]))
            if n == 4 and held and self.four_one and len(cards) > 4:
                found.append((9, held[-1]))
        for place, w in enumerate(self.windows):
            if all(by_rank[v] for v in NATURAL[w]):
                found.append((6, (place, max(by_rank[self.decider(w)]) % 4)))
                found += [(10, (place, s)) for s in range(4) if set(NATURAL[w]) <= set(by_suit[s])]
        if self.flushes:
            for s in range(4):
                if len(by_suit[s]) >= 5:
                    found.append((7, (by_suit[s][:5], s) if self.ranks_first else (s, by_suit[s][:5])))
        return [play for play in found if SIZE[play[0]] <= most]

    def five_kind(self, cards):
        return max([k for k, _ in self.strongest(cards, 5) if k >= 6], default=0)


class Deal:
    def __init__(self, preset, own, seed):
        self.rules, self.own, self.random = Rules(preset), own, Random(seed)
        deck = list(range(52))
        for i in range(51, 0, -1):
            j = self.random.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        self.hands = [set(deck[13 * k : 13 * k + 13]) for k in range(4)]
        self.played = [set() for _ in range(4)]
        self.seat = next(k for k in range(4) if 0 in self.hands[k])
        self.last, self.last_cards, self.owner, self.opening = None, set(), None, True
        self.since, self.round, self.out = set(), set(), set()
        self.refused = [{} for _ in range(4)]
        self.latest, self.lead = [None] * 4, [None] * 4
        self.events = []  # of every play: cards, seat, who passed on it, whether nothing was to beat

    def options(self):
        r, hand = self.rules, self.hands[self.seat]
        plays = [] if self.last is None else [(0, 0, 0, ())]
        for n in range(1, 6):
            for cards in itertools.combinations(sorted(hand), n):
                play = r.judge(cards)
                if play is None or (self.opening and (0 not in cards or (r.alone and n > 1))):
                    continue
                if self.last and not r.beats(play, self.last):
                    continue
                if r.last_card and n == 1 and len(self.hands[(self.seat + 1) % 4]) == 1 and cards[0] != max(hand):
                    continue
                plays.append((n, play[0], mask(cards), cards))
        return sorted(plays)

    def play(self, option):
        n, kind, _, cards = option
        me = self.seat
        if n:
            if self.last is None:
                self.lead[me] = kind
            self.latest[me] = (kind, max(cards) // 4)
            self.events.append((cards, me, set(), self.last is None))
            self.last, self.last_cards, self.owner, self.opening = self.rules.judge(cards), set(cards), me, False
            self.hands[me] -= set(cards)
            self.played[me] |= set(cards)
            self.since = set()
        else:
            kind = self.last[0]
            value = max(self.last_cards) // 4 if kind <= 2 else kind
            slot = kind if kind <= 3 else SIZE[kind]
            self.refused[me][slot] = min(value, self.refused[me].get(slot, 99))
            self.events[-1][2].add(me)
            self.since.add(me)
            self.round.add(me)
            if self.rules.locked:
                self.out.add(me)
        self.seat = (me + 1) % 4
        while self.seat in self.out and self.seat != self.owner:
            self.seat = (self.seat + 1) % 4
        if self.seat == self.owner:
            self.last, self.last_cards, self.since, self.round, self.out = None, set(), set(), set(), set()

    def points(self, own):
        def cost(hand):
            n, times = len(hand), 1
            if own and self.rules.ten and n >= 10:
                times = 2
            if own and self.rules.thirteen and n == 13:
                times = 3
            if own and self.rules.twos:
                times *= 2 ** sum(c // 4 == 12 for c in hand)
            return n * times
        costs = [cost(hand) for hand in self.hands]
        return [sum(costs) if not self.hands[k] else -costs[k] for k in range(4)]


def mask(cards):
    return sum(1 << c for c in cards)


def check(preset, seed, own):
    """Compares one game, ply by ply, with the reference program."""
    from twin_features import action_bits, event_bits, state_bits
    words = ["./bigtwo_ref", "play", preset, str(seed), "features"] + (["own"] if own else [])
    lines = iter(subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines())
    deal = Deal(preset, own, seed)
    assert next(lines) == "deal " + preset + "".join(f" {mask(h):013x}" for h in deal.hands)
    trail = []
    while all(deal.hands):
        options = deal.options()
        choice = deal.random.below(len(options))
        listed = "".join(f" {kind}:{cards:013x}" for _, kind, cards, _ in options)
        assert next(lines) == f"ply {deal.seat} {len(options)}{listed} -> {choice}", (preset, seed)
        state = state_bits(deal) | event_bits(deal) << 768
        assert next(lines) == "state " + hexed(state, 56), (preset, seed, "state")
        actions = [action_bits(deal, option) for option in options]
        for bits in actions:
            assert next(lines) == "action " + hexed(bits, 8), (preset, seed, "action")
        trail.append(len(options))
        for _, kind, cards, _ in options:
            trail += [cards & 0xFFFFFFFF, kind << 20 | cards >> 32]
        for bits, n in [(state, 56), *((bits, 8) for bits in actions)]:
            trail += words_of(bits, n)
        trail.append(choice)
        deal.play(options[choice])
    ends = deal.points(False), deal.points(True)
    assert next(lines) == "end {} {} {} {} own {} {} {} {}".format(*ends[0], *ends[1])
    assert next(lines) == "hash " + hashed([*trail, *ends[0], *ends[1]])


def words_of(bits, n):
    return [bits >> 32 * i & 0xFFFFFFFF for i in range(n)]


def hexed(bits, n):
    return "".join(f"{word:08x}" for word in words_of(bits, n))


def hashed(words):
    a, b = 0x811C9DC5, 0x2545F491
    for w in words:
        w &= 0xFFFFFFFF
        a = (((a << 5 | a >> 27) & 0xFFFFFFFF) ^ w) * 0x9E3779B1 & 0xFFFFFFFF
        b = (b ^ w) * 0x85EBCA77 & 0xFFFFFFFF
        b ^= b >> 13
    return f"{a:08x}{b:08x}"


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    for name in PRESETS:
        for number in range(games):
            check(name, 1000 + number, number % 2 == 1)
        print(f"{name}: {games} games agree")
