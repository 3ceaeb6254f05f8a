"""FEATURES.md, read a second time: the same bits from plain sets of cards."""


class Bits:
    def __init__(self):
        self.value = self.size = 0

    def put(self, value, width):
        assert 0 <= value < 1 << width
        self.value |= value << self.size
        self.size += width

    def cards(self, cards):
        self.put(sum(1 << c for c in cards), 52)

    def one_hot(self, value, width):
        self.put(1 << value if value is not None and 0 <= value < width else 0, width)

    def thermometer(self, value, width):
        self.put((1 << max(0, min(value, width))) - 1, width)

    def flags(self, *flags):
        for flag in flags:
            self.put(int(bool(flag)), 1)

    def held(self, cards, first):
        for n in range(first, 5):
            self.flags(*(sum(c // 4 == v for c in cards) >= n for v in range(13)))


def windows_held(out, rules, cards):
    from twin import NATURAL
    ranks = {c // 4 for c in cards}
    out.flags(*(w in rules.windows and ranks >= set(NATURAL[w]) for w in range(11)))


def suits_of_five(out, cards):
    out.flags(*(sum(c % 4 == s for c in cards) >= 5 for s in range(4)))


def bosses(cards, unseen):
    return sum(c > max(unseen, default=-1) for c in cards)


def unseen_of(deal):
    return set(range(52)) - deal.hands[deal.seat] - set().union(*deal.played)


def state_bits(deal):
    r, me, out = deal.rules, deal.seat, Bits()
    hand, unseen = deal.hands[me], unseen_of(deal)
    others = [(me + k) % 4 for k in (1, 2, 3)]
    out.cards(hand)
    out.cards(unseen)
    for k in others:
        out.cards(deal.played[k])
    out.cards(deal.last_cards)
    out.one_hot(deal.last and deal.last[0] - 1, 10)
    out.one_hot(others.index(deal.owner) if deal.last else None, 3)
    out.flags(deal.last is None, deal.opening)
    out.flags(*(k in deal.since for k in others))
    out.flags(*(k in deal.round for k in [*others, me]))
    out.flags(*(k in deal.out for k in others))
    counts = [len(deal.hands[k]) for k in others]
    for n in counts:
        out.one_hot(n - 1, 13)
    for k in others:
        refused, latest, lead = deal.refused[k], deal.latest[k], deal.lead[k]
        out.one_hot(refused.get(1), 13)
        out.one_hot(refused.get(2), 13)
        out.one_hot(refused[5] - 6 if 5 in refused else None, 5)
        out.flags(3 in refused, 4 in refused)
        out.one_hot(latest and latest[0] - 1, 10)
        out.one_hot(latest and latest[1], 13)
        out.one_hot(lead and lead - 1, 10)
    out.held(hand, 1)
    out.held(unseen, 1)
    windows_held(out, r, hand)
    suits_of_five(out, hand)
    out.flags(r.five_kind(hand) == 10)
    out.one_hot(len(hand) - 1, 13)
    out.thermometer(bosses(hand, unseen), 5)
    best = r.five_kind(unseen) if max(counts) >= 5 else 0
    out.one_hot(best and best - 5, 6)
    out.thermometer(6 - min(counts), 5)
    out.flags(r.triples, r.fours, r.flushes, r.four_one, r.bombs, r.ranks_first, r.locked, r.last_card, r.alone, r.top)
    out.flags(*(w in r.windows for w in range(11)))
    out.flags(r.two_decides)
    out.flags(deal.own and r.ten, deal.own and r.thirteen, deal.own and r.twos)
    assert out.size == 748
    return out.value


def event_bits(deal):
    value = 0
    for k, (cards, seat, passed, free) in enumerate(deal.events[::-1][:16]):
        out, order = Bits(), [(deal.seat + i) % 4 for i in (1, 2, 3, 0)]
        out.cards(cards)
        out.one_hot(order.index(seat), 4)
        out.flags(*(other in passed for other in order))
        out.flags(free)
        value |= out.value << 64 * k
    return value


def action_bits(deal, option):
    n, kind, _, cards = option
    r, me, out = deal.rules, deal.seat, Bits()
    hand, unseen = deal.hands[me], unseen_of(deal)
    rest = hand - set(cards)
    rank = suit = None
    play = r.judge(cards) if n else None
    if kind in (1, 2, 4, 7):
        rank, suit = max(cards) // 4, max(cards) % 4
    elif kind in (6, 10):
        rank, suit = play[1]
    elif kind:
        rank = play[1]
    out.cards(cards)
    out.cards(rest)
    out.one_hot(kind, 11)
    out.one_hot(rank, 13)
    out.one_hot(suit, 4)
    out.one_hot(len(rest) - 1, 13)
    out.held(rest, 2)
    windows_held(out, r, rest)
    suits_of_five(out, rest)
    out.flags(r.five_kind(rest) == 10)
    most = max((len(deal.hands[k]) for k in range(4) if k != me and k not in deal.out), default=0)
    boss = bool(n) and not any(r.beats(other, play) for other in r.strongest(unseen, most))
    split = any(c // 4 == d // 4 for c in cards for d in rest)
    out.flags(boss, split, r.five_kind(hand), r.five_kind(rest))
    out.thermometer(bosses(rest, unseen), 3)
    whole = r.judge(sorted(rest)) if rest else None
    out.one_hot(whole and whole[0] - 1, 10)
    out.flags(boss and whole)
    out.flags(n == 1 and len(deal.hands[(me + 1) % 4]) == 1 and cards[0] != max(hand))
    assert out.size == 219
    return out.value
