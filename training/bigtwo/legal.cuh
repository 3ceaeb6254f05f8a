// Every legal play of a position, visited one by one: each distinct set of cards once.
#pragma once
#include "play.cuh"

namespace bigtwo {

// What the enumeration needs to know: a hand, the play to beat, and the seat's duties.
struct Turn {
  Cards hand;
  int lastKind, lastKey; // PASS on a free move
  bool opening;          // the play must contain card 0
  bool lastCardAhead;    // the next seat holds one card
};

// Calls visit(cards, kind, key) for each candidate that may be played; never for a pass.
template <class Visit>
struct Lister {
  const Rules& r;
  const Turn& t;
  Visit& visit;

  HD void offer(Cards a, int kind, int key) {
    if (t.opening && !(a & 1)) return;
    if (t.lastKind != PASS && !beats(r, kind, key, t.lastKind, t.lastKey)) return;
    visit(a, kind, key);
  }

  HD void singles() {
    if (r.lastCard && t.lastCardAhead) { int c = highest(t.hand); offer(card(c), SINGLE, c); return; }
    for (Cards left = t.hand; left; left &= left - 1) { int c = lowest(left); offer(card(c), SINGLE, c); }
  }

  HD void pairs() {
    for (int v = 0; v < 13; v++) {
      unsigned suits = suitsOf(t.hand, v);
      for (unsigned m = 3; m < 13; m++)
        if ((m & suits) == m && countBits(m) == 2) { Cards a = Cards(m) << (4 * v); offer(a, PAIR, highest(a)); }
    }
  }

  HD void triples() {
    for (int v = 0; v < 13; v++) {
      unsigned suits = suitsOf(t.hand, v);
      for (unsigned m = 7; m < 15; m++)
        if ((m & suits) == m && countBits(m) == 3) offer(Cards(m) << (4 * v), TRIPLE, v);
    }
  }

  HD void fours() {
    for (int v = 0; v < 13; v++) {
      unsigned suits = suitsOf(t.hand, v);
      if (suits == 15) offer(Cards(15) << (4 * v), FOUR, v);
      for (unsigned m = 3; m < 13; m++) {
        if ((m & suits) != m || countBits(m) != 2) continue;
        Cards high = Cards(m) << (4 * v);
        for (int u = 0; u < v; u++) {
          unsigned below = suitsOf(t.hand, u);
          for (unsigned k = 3; k < 13; k++)
            if ((k & below) == k && countBits(k) == 2) offer(high | (Cards(k) << (4 * u)), TWO_PAIR, highest(high));
        }
      }
    }
  }

  // One card of each rank of each window; one suit throughout makes it a straight flush.
  HD void straights(unsigned ranks, bool plain) {
    for (int w = 0; w < WINDOWS; w++) {
      unsigned need = windowRanks(w);
      if (r.place[w] < 0 || (ranks & need) != need) continue;
      int v[5];
      for (int i = 0; i < 5; i++) { v[i] = lowBit(need); need &= need - 1; }
      for (unsigned a = suitsOf(t.hand, v[0]); a; a &= a - 1)
        for (unsigned b = suitsOf(t.hand, v[1]); b; b &= b - 1)
          for (unsigned c = suitsOf(t.hand, v[2]); c; c &= c - 1)
            for (unsigned d = suitsOf(t.hand, v[3]); d; d &= d - 1)
              for (unsigned e = suitsOf(t.hand, v[4]); e; e &= e - 1) {
                unsigned s0 = a & -a, s1 = b & -b, s2 = c & -c, s3 = d & -d, s4 = e & -e;
                bool flush = (s0 & s1 & s2 & s3 & s4) != 0;
                if (!flush && !plain) continue;
                Cards set = (Cards(s0) << (4 * v[0])) | (Cards(s1) << (4 * v[1])) | (Cards(s2) << (4 * v[2])) |
                            (Cards(s3) << (4 * v[3])) | (Cards(s4) << (4 * v[4]));
                offer(set, flush ? STRAIGHT_FLUSH : STRAIGHT, straightKey(r, w, set));
              }
    }
  }

  HD void flushes() {
    for (int s = 0; s < 4; s++) {
      Cards suit = t.hand & (SUIT_ZERO << s);
      if (countCards(suit) < 5) continue;
      for (Cards a = suit; a; a &= a - 1)
        for (Cards b = a & (a - 1); b; b &= b - 1)
          for (Cards c = b & (b - 1); c; c &= c - 1)
            for (Cards d = c & (c - 1); d; d &= d - 1)
              for (Cards e = d & (d - 1); e; e &= e - 1) {
                Cards set = (a & (0 - a)) | (b & (0 - b)) | (c & (0 - c)) | (d & (0 - d)) | (e & (0 - e));
                unsigned ranks = ranksOf(set, s);
                int w = windowOf(ranks);
                if (w >= 0 && r.place[w] >= 0) continue;
                offer(set, FLUSH, flushKey(r, ranks, s));
              }
    }
  }

  HD void fullHouses(unsigned two, unsigned three) {
    for (; three; three &= three - 1) {
      int v = lowBit(three);
      unsigned suits = suitsOf(t.hand, v);
      for (unsigned m = 7; m < 15; m++) {
        if ((m & suits) != m || countBits(m) != 3) continue;
        for (unsigned rest = two & ~(1u << v); rest; rest &= rest - 1) {
          int u = lowBit(rest);
          unsigned others = suitsOf(t.hand, u);
          for (unsigned k = 3; k < 13; k++)
            if ((k & others) == k && countBits(k) == 2)
              offer((Cards(m) << (4 * v)) | (Cards(k) << (4 * u)), FULL_HOUSE, v);
        }
      }
    }
  }

  HD void fourOnes(unsigned four) {
    for (; four; four &= four - 1) {
      int v = lowBit(four);
      Cards quad = Cards(15) << (4 * v);
      for (Cards kicker = t.hand & ~quad; kicker; kicker &= kicker - 1)
        offer(quad | (kicker & (0 - kicker)), FOUR_ONE, v);
    }
  }

  HD void fives() {
    unsigned one = 0, two = 0, three = 0, four = 0;
    for (int v = 0; v < 13; v++) {
      int n = countBits(suitsOf(t.hand, v));
      one |= unsigned(n >= 1) << v; two |= unsigned(n >= 2) << v;
      three |= unsigned(n >= 3) << v; four |= unsigned(n >= 4) << v;
    }
    // A kind below the play to beat cannot beat it; bombs come last in the order of kinds.
    int from = kindSize(t.lastKind) == 5 ? t.lastKind : t.lastKind == PASS ? STRAIGHT : FOUR_ONE;
    straights(one, from <= STRAIGHT);
    if (r.flushes && from <= FLUSH) flushes();
    if (from <= FULL_HOUSE) fullHouses(two, three);
    if (r.fourOne && from <= FOUR_ONE) fourOnes(four);
  }

  HD void all() {
    if (t.opening && r.openSingle) { visit(Cards(1), int(SINGLE), 0); return; }
    int size = kindSize(t.lastKind);
    if (size == 0 || size == 1) singles();
    if (size == 0 || size == 2) pairs();
    if (r.triples && (size == 0 || size == 3)) triples();
    if (r.fours && (size == 0 || size == 4)) fours();
    if (size == 0 || size == 5 || r.bombs) fives();
  }
};

template <class Visit>
HD void forEachPlay(const Rules& r, const Turn& t, Visit& visit) {
  Lister<Visit> lister = {r, t, visit};
  lister.all();
}

}  // namespace bigtwo
