// One play: what a set of cards is under the rules, its key, and what beats what.
#pragma once
#include "rules.cuh"

namespace bigtwo {

// A play packed in one word: cards in bits 0..51, kind in bits 52..55. A pass is 0.
typedef uint64_t Play;
HD Play makePlay(Cards cards, int kind) { return cards | (Cards(kind) << 52); }
HD Cards cardsOf(Play p) { return p & ALL_CARDS; }
HD int kindOf(Play p) { return int(p >> 52) & 15; }

HD int windowOf(unsigned ranks) {
  for (int w = 0; w < WINDOWS; w++)
    if (windowRanks(w) == ranks) return w;
  return -1;
}

// The kind of exactly these cards, PASS if they are no play under these rules.
HD int classify(const Rules& r, Cards a) {
  int n = countCards(a);
  if (n < 1 || n > 5) return PASS;
  if (n == 1) return SINGLE;
  unsigned one = ranksWith(a, 1);
  int ranks = countBits(one);
  if (n == 2) return ranks == 1 ? PAIR : PASS;
  if (n == 3) return ranks == 1 && r.triples ? TRIPLE : PASS;
  unsigned three = ranksWith(a, 3);
  if (n == 4) {
    if (!r.fours) return PASS;
    return ranks == 1 ? FOUR : ranks == 2 && !three ? TWO_PAIR : PASS;
  }
  if (ranks == 2) {
    if (ranksWith(a, 4)) return r.fourOne ? FOUR_ONE : PASS;
    return FULL_HOUSE;
  }
  if (ranks != 5) return PASS;
  int w = windowOf(one);
  bool straight = w >= 0 && r.place[w] >= 0;
  Cards suit = SUIT_ZERO << (lowest(a) & 3);
  bool flush = (a & suit) == a;
  if (straight) return flush ? STRAIGHT_FLUSH : STRAIGHT;
  return flush && r.flushes ? FLUSH : PASS;
}

HD int flushKey(const Rules& r, unsigned ranks, int s) {
  return r.flushRanksFirst ? int(ranks << 2) | s : (s << 13) | int(ranks);
}
HD int straightKey(const Rules& r, int w, Cards a) {
  return r.place[w] * 4 + highBit(suitsOf(a, r.decider[w]));
}

// Strength within the kind: strict among disjoint plays.
HD int keyOf(const Rules& r, Cards a, int kind) {
  switch (kind) {
    case SINGLE: case PAIR: case TWO_PAIR: return highest(a);
    case TRIPLE: case FOUR: return lowest(a) >> 2;
    case FULL_HOUSE: return highBit(ranksWith(a, 3));
    case FOUR_ONE: return highBit(ranksWith(a, 4));
    case FLUSH: return flushKey(r, ranksWith(a, 1), lowest(a) & 3);
    case STRAIGHT: case STRAIGHT_FLUSH: return straightKey(r, windowOf(ranksWith(a, 1)), a);
    default: return -1;
  }
}

HD bool isBomb(const Rules& r, int kind) { return r.bombs && kind >= FOUR_ONE; }

// Whether (kind, key) beats the standing play (lastKind, lastKey); both are real plays.
HD bool beats(const Rules& r, int kind, int key, int lastKind, int lastKey) {
  if (r.topUnbeatable && lastKind == STRAIGHT_FLUSH) return false;
  if (kind == lastKind) return key > lastKey;
  if (r.bombs) return isBomb(r, kind) && (!isBomb(r, lastKind) || kind > lastKind);
  return kindSize(kind) == kindSize(lastKind) && kind > lastKind;
}

// The strongest key of each five-card kind inside a large set, -1 where there is none.
// A straight or flush counted here may in truth be a straight flush, which beats no less.
struct Best { int straight, flush, fullHouse, fourOne, straightFlush; };

HD Best bestFives(const Rules& r, Cards a) {
  Best b = {-1, -1, -1, -1, -1};
  unsigned one = 0, two = 0, three = 0, four = 0;
  for (int v = 0; v < 13; v++) {
    int n = countBits(suitsOf(a, v));
    one |= unsigned(n >= 1) << v; two |= unsigned(n >= 2) << v;
    three |= unsigned(n >= 3) << v; four |= unsigned(n >= 4) << v;
  }
  for (int w = 0; w < WINDOWS; w++) {
    if (r.place[w] < 0) continue;
    unsigned need = windowRanks(w);
    if ((one & need) != need) continue;
    int key = straightKey(r, w, a);
    if (key > b.straight) b.straight = key;
    for (int s = 0; s < 4; s++) {
      int sf = r.place[w] * 4 + s;
      if ((ranksOf(a, s) & need) == need && sf > b.straightFlush) b.straightFlush = sf;
    }
  }
  if (r.flushes)
    for (int s = 0; s < 4; s++) {
      unsigned ranks = ranksOf(a, s);
      if (countBits(ranks) < 5) continue;
      while (countBits(ranks) > 5) ranks &= ranks - 1;
      int key = flushKey(r, ranks, s);
      if (key > b.flush) b.flush = key;
    }
  if (three) {
    int v = highBit(three);
    if (two & ~(1u << v)) b.fullHouse = v;
  }
  if (r.fourOne && four && countCards(a) >= 5) b.fourOne = highBit(four);
  return b;
}

HD int bestFiveKind(const Best& b) {
  return b.straightFlush >= 0 ? STRAIGHT_FLUSH : b.fourOne >= 0 ? FOUR_ONE : b.fullHouse >= 0 ? FULL_HOUSE
       : b.flush >= 0 ? FLUSH : b.straight >= 0 ? STRAIGHT : PASS;
}

// Whether some play inside the set `a`, of at most `most` cards, beats (kind, key).
HD bool canBeat(const Rules& r, Cards a, const Best& b, int most, int kind, int key) {
  if (most >= 5) {
    if (b.straight >= 0 && beats(r, STRAIGHT, b.straight, kind, key)) return true;
    if (b.flush >= 0 && beats(r, FLUSH, b.flush, kind, key)) return true;
    if (b.fullHouse >= 0 && beats(r, FULL_HOUSE, b.fullHouse, kind, key)) return true;
    if (b.fourOne >= 0 && beats(r, FOUR_ONE, b.fourOne, kind, key)) return true;
    if (b.straightFlush >= 0 && beats(r, STRAIGHT_FLUSH, b.straightFlush, kind, key)) return true;
  }
  if (!a || most < kindSize(kind)) return false;
  if (kind == SINGLE) return highest(a) > key;
  if (kind == PAIR || kind == TWO_PAIR) {
    unsigned two = ranksWith(a, 2);
    if (kind == TWO_PAIR && ranksWith(a, 4)) return true;
    if (!two || (kind == TWO_PAIR && countBits(two) < 2)) return false;
    int v = highBit(two);
    return 4 * v + highBit(suitsOf(a, v)) > key;
  }
  if (kind == TRIPLE) { unsigned t = ranksWith(a, 3); return t && highBit(t) > key; }
  if (kind == FOUR) { unsigned f = ranksWith(a, 4); return f && highBit(f) > key; }
  return false;
}

}  // namespace bigtwo
