// The network's inputs as bit sets, built from a View alone. FEATURES.md lists every bit.
#pragma once
#include "view.cuh"

namespace bigtwo {

const int STATE_BITS = 768, STATE_WORDS = STATE_BITS / 32;
const int EVENT_WORDS = 2 * EVENTS, INPUT_WORDS = STATE_WORDS + EVENT_WORDS;
const int ACTION_BITS = 256, ACTION_WORDS = ACTION_BITS / 32;

// Writes fields one after another: bit i of the set is bit i % 32 of word i / 32.
struct BitWriter {
  uint32_t* words;
  int at;

  HD void bits(uint64_t value, int width) {
    for (int done = 0; done < width;) {
      int shift = at & 31, room = 32 - shift, n = width - done < room ? width - done : room;
      uint32_t part = uint32_t(value >> done);
      if (n < 32) part &= (1u << n) - 1;
      words[at >> 5] |= part << shift;
      at += n;
      done += n;
    }
  }
  HD void flag(bool on) { bits(on ? 1 : 0, 1); }
  // One of `width` places; a value outside leaves all of them clear.
  HD void oneHot(int value, int width) { bits(value >= 0 && value < width ? uint64_t(1) << value : 0, width); }
  // Bits 0..value-1 set, at most `width`.
  HD void upTo(int value, int width) {
    int n = value < 0 ? 0 : value > width ? width : value;
    bits((uint64_t(1) << n) - 1, width);
  }
};

// Windows whose five ranks are all held and which are straights under the rules.
HD unsigned windowsHeld(const Rules& r, Cards a) {
  unsigned ranks = ranksWith(a, 1), held = 0;
  for (int w = 0; w < WINDOWS; w++) {
    unsigned need = windowRanks(w);
    if (r.place[w] >= 0 && (ranks & need) == need) held |= 1u << w;
  }
  return held;
}

HD unsigned suitsOfFive(Cards a) {
  unsigned out = 0;
  for (int s = 0; s < 4; s++) out |= unsigned(countBits(ranksOf(a, s)) >= 5) << s;
  return out;
}

// Cards of `a` above every card of `others`.
HD int countBosses(Cards a, Cards others) {
  return others ? countCards(a & ~(((Cards(1) << highest(others)) << 1) - 1)) : countCards(a);
}

HD void rankCounts(BitWriter& out, Cards a, int from) {
  for (int n = from; n <= 4; n++) out.bits(ranksWith(a, n), 13);
}

HD void pastBits(BitWriter& out, const Past& p) {
  out.oneHot(p.refusedSingle, 13);
  out.oneHot(p.refusedPair, 13);
  out.oneHot(int(p.refusedFive) - STRAIGHT, 5);
  out.flag(p.refusedTriple != 0);
  out.flag(p.refusedFour != 0);
  out.oneHot(int(p.lastKind) - 1, 10);
  out.oneHot(p.lastKind == PASS ? -1 : p.lastRank, 13);
  out.oneHot(int(p.leadKind) - 1, 10);
}

HD void rulesBits(BitWriter& out, const Rules& r, int ownScoring) {
  out.flag(r.triples); out.flag(r.fours); out.flag(r.flushes); out.flag(r.fourOne); out.flag(r.bombs);
  out.flag(r.flushRanksFirst); out.flag(r.locked); out.flag(r.lastCard); out.flag(r.openSingle); out.flag(r.topUnbeatable);
  for (int w = 0; w < WINDOWS; w++) out.flag(r.place[w] >= 0);
  out.flag(r.decider[WINDOW_23456] == 12);
  out.flag(ownScoring && r.doubleFromTen);
  out.flag(ownScoring && r.tripleAtThirteen);
  out.flag(ownScoring && r.doublePerTwo);
}

HD void stateBits(const View& w, uint32_t* words) {
  const Rules& r = rulesOf(w.preset);
  for (int i = 0; i < STATE_WORDS; i++) words[i] = 0;
  BitWriter out = {words, 0};
  out.bits(w.hand, 52);
  out.bits(w.unseen, 52);
  for (int i = 0; i < 3; i++) out.bits(w.played[i], 52);
  out.bits(w.last, 52);
  out.oneHot(w.lastKind - 1, 10);
  out.oneHot(w.owner, 3);
  out.flag(w.lastKind == PASS);
  out.flag(w.opening);
  out.bits(w.passedSince, 3);
  out.bits(w.passedRound, 4);
  out.bits(w.out, 3);
  int least = 13, most = 0;
  for (int i = 0; i < 3; i++) {
    out.oneHot(w.counts[i] - 1, 13);
    if (w.counts[i] < least) least = w.counts[i];
    if (w.counts[i] > most) most = w.counts[i];
  }
  for (int i = 0; i < 3; i++) pastBits(out, w.past[i]);
  rankCounts(out, w.hand, 1);
  rankCounts(out, w.unseen, 1);
  Best own = bestFives(r, w.hand), others = bestFives(r, w.unseen);
  out.bits(windowsHeld(r, w.hand), WINDOWS);
  out.bits(suitsOfFive(w.hand), 4);
  out.flag(own.straightFlush >= 0);
  out.oneHot(countCards(w.hand) - 1, 13);
  out.upTo(countBosses(w.hand, w.unseen), 5);
  int best = most >= 5 ? bestFiveKind(others) : PASS;
  out.oneHot(best == PASS ? 0 : best - STRAIGHT + 1, 6);
  out.upTo(6 - least, 5);
  rulesBits(out, r, w.ownScoring);
}

// The latest plays, the last one first, as a seat sees them: 64 bits each. FEATURES.md lists them.
HD void eventBits(const Game& g, uint32_t* words) {
  int me = g.seat;
  for (int k = 0; k < EVENTS; k++) {
    Event e = uint32_t(k) < g.made ? g.events[(g.made - 1 - k) % EVENTS] : 0;
    uint64_t bits = 0;
    if (e) {
      unsigned owner = unsigned((e >> 52) - me + 3) & 3, passed = turned(unsigned(e >> 54) & 15, me);
      bits = (e & ALL_CARDS) | uint64_t(1) << (52 + owner) | uint64_t(passed) << 56 | uint64_t((e >> 58) & 1) << 60;
    }
    words[2 * k] = uint32_t(bits);
    words[2 * k + 1] = uint32_t(bits >> 32);
  }
}

// What all plays of one position share.
struct ActionContext {
  Best others;
  int most;
  bool hadFive;
};

HD ActionContext actionContext(const View& w) {
  const Rules& r = rulesOf(w.preset);
  ActionContext c;
  c.others = bestFives(r, w.unseen);
  c.most = mostToAnswer(w);
  c.hadFive = bestFiveKind(bestFives(r, w.hand)) != PASS;
  return c;
}

HD int keyRank(int kind, int key, Cards a) {
  switch (kind) {
    case PASS: return -1;
    case SINGLE: case PAIR: case TWO_PAIR: return key >> 2;
    case STRAIGHT: case STRAIGHT_FLUSH: return key >> 2;
    case FLUSH: return highest(a) >> 2;
    default: return key;
  }
}
HD int keySuit(int kind, int key, Cards a) {
  switch (kind) {
    case SINGLE: case PAIR: case TWO_PAIR: case STRAIGHT: case STRAIGHT_FLUSH: return key & 3;
    case FLUSH: return highest(a) & 3;
    default: return -1;
  }
}

// Whether the play takes some but not all cards of a rank held more than once.
HD bool splitsRank(Cards hand, Cards a) {
  for (int v = 0; v < 13; v++) {
    unsigned taken = suitsOf(a, v);
    if (taken && taken != suitsOf(hand, v)) return true;
  }
  return false;
}

HD void actionBits(const View& w, const ActionContext& c, Play play, uint32_t* words) {
  const Rules& r = rulesOf(w.preset);
  for (int i = 0; i < ACTION_WORDS; i++) words[i] = 0;
  BitWriter out = {words, 0};
  Cards a = cardsOf(play), rest = w.hand & ~a;
  int kind = kindOf(play), key = kind == PASS ? -1 : keyOf(r, a, kind);
  out.bits(a, 52);
  out.bits(rest, 52);
  out.oneHot(kind, KINDS);
  out.oneHot(keyRank(kind, key, a), 13);
  out.oneHot(keySuit(kind, key, a), 4);
  out.oneHot(countCards(rest) - 1, 13);
  rankCounts(out, rest, 2);
  Best after = bestFives(r, rest);
  out.bits(windowsHeld(r, rest), WINDOWS);
  out.bits(suitsOfFive(rest), 4);
  out.flag(after.straightFlush >= 0);
  bool boss = kind != PASS && !canBeat(r, w.unseen, c.others, c.most, kind, key);
  out.flag(boss);
  out.flag(splitsRank(w.hand, a));
  out.flag(c.hadFive);
  out.flag(bestFiveKind(after) != PASS);
  out.upTo(countBosses(rest, w.unseen), 3);
  int restKind = classify(r, rest);
  out.oneHot(restKind - 1, 10);
  out.flag(boss && restKind != PASS);
  out.flag(kind == SINGLE && w.lastCardAhead && highest(w.hand) != highest(a));
}

}  // namespace bigtwo
