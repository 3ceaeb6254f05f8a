// One deal in progress: hands, the standing play, what everyone has seen, and the score.
#pragma once
#include "legal.cuh"
#include "random.cuh"

namespace bigtwo {

const uint8_t NONE = 255;

// What the table has seen of one seat beyond its cards.
struct Past {
  uint8_t refusedSingle, refusedPair; // lowest rank v passed on, NONE before the first
  uint8_t refusedFive;                // lowest five-card kind passed on, NONE before the first
  uint8_t refusedTriple, refusedFour; // 1 after a pass on such a play
  uint8_t lastKind, lastRank;         // latest play: kind (PASS before the first), v of its highest card
  uint8_t leadKind;                   // kind of the latest play made on a free move or the opening
};

const int EVENTS = 16; // plays remembered, and who passed on each

// A play that was made: its cards, its owner's seat from bit 52, the seats that passed on it from bit 54, bit 58 when nothing
// was to beat, and bit 59 always.
typedef uint64_t Event;

struct Game {
  Cards hand[4];
  Cards played[4];
  Cards last;          // the play to beat, empty on a free move
  uint32_t random;     // state of this game's own random source
  int16_t lastKey;
  uint8_t lastKind, owner;
  uint8_t preset, seat, opening, done;
  uint8_t ownScoring;  // 0 card counts, 1 the preset's own penalties
  uint8_t passedSince; // seats that passed since the standing play
  uint8_t passedRound; // seats that passed since the latest free move
  uint8_t out;         // seats locked out of the round
  uint8_t control[4];  // who plays each seat (see bots.cuh)
  Past past[4];
  Event events[EVENTS]; // the latest plays, play number n at n % EVENTS
  uint32_t made;        // plays made so far
};

HD void startGame(Game& g, int preset, int ownScoring, const Cards hands[4]) {
  for (int i = 0; i < 4; i++) {
    g.hand[i] = hands[i];
    g.played[i] = 0;
    g.control[i] = 0;
    Past none = {NONE, NONE, NONE, 0, 0, PASS, 0, PASS};
    g.past[i] = none;
    if (hands[i] & 1) g.seat = uint8_t(i);
  }
  g.last = 0; g.lastKey = -1; g.lastKind = PASS; g.owner = g.seat;
  g.preset = uint8_t(preset); g.ownScoring = uint8_t(ownScoring);
  g.opening = 1; g.done = 0; g.passedSince = g.passedRound = g.out = 0;
  g.made = 0;
  for (int i = 0; i < EVENTS; i++) g.events[i] = 0;
}

HD Turn turnOf(const Game& g) {
  Turn t;
  t.hand = g.hand[g.seat];
  t.lastKind = g.lastKind; t.lastKey = g.lastKey;
  t.opening = g.opening != 0;
  t.lastCardAhead = countCards(g.hand[(g.seat + 1) & 3]) == 1;
  return t;
}

HD bool mayPass(const Game& g) { return g.lastKind != PASS; }

HD void recordPass(Past& p, int kind, Cards last) {
  uint8_t v = uint8_t(highest(last) >> 2);
  if (kind == SINGLE) { if (v < p.refusedSingle) p.refusedSingle = v; }
  else if (kind == PAIR) { if (v < p.refusedPair) p.refusedPair = v; }
  else if (kind == TRIPLE) p.refusedTriple = 1;
  else if (kind == TWO_PAIR || kind == FOUR) p.refusedFour = 1;
  else if (kind < p.refusedFive) p.refusedFive = uint8_t(kind);
}

// Plays a legal play, or passes on 0; the deal is done when the hand is empty.
HD void applyPlay(Game& g, Play play) {
  int me = g.seat;
  uint8_t bit = uint8_t(1 << me);
  if (play) {
    Cards cards = cardsOf(play);
    int kind = kindOf(play);
    Past& p = g.past[me];
    if (g.lastKind == PASS) p.leadKind = uint8_t(kind);
    p.lastKind = uint8_t(kind);
    p.lastRank = uint8_t(highest(cards) >> 2);
    g.events[g.made++ % EVENTS] = cards | Event(me) << 52 | Event(g.lastKind == PASS) << 58 | Event(1) << 59;
    g.hand[me] &= ~cards;
    g.played[me] |= cards;
    g.last = cards; g.lastKind = uint8_t(kind);
    g.lastKey = int16_t(keyOf(rulesOf(g.preset), cards, kind));
    g.owner = uint8_t(me);
    g.opening = 0; g.passedSince = 0;
    if (!g.hand[me]) { g.done = 1; return; }
  } else {
    recordPass(g.past[me], g.lastKind, g.last);
    g.events[(g.made - 1) % EVENTS] |= Event(1) << (54 + me);
    g.passedSince |= bit; g.passedRound |= bit;
    if (rulesOf(g.preset).locked) g.out |= bit;
  }
  int next = (me + 1) & 3;
  while (next != g.owner && ((g.out >> next) & 1)) next = (next + 1) & 3;
  g.seat = uint8_t(next);
  if (next == g.owner) { // everyone else has passed or is out: a free move
    g.last = 0; g.lastKind = PASS; g.lastKey = -1;
    g.passedSince = g.passedRound = g.out = 0;
  }
}

HD int penalty(const Rules& r, Cards hand, int ownScoring) {
  int n = countCards(hand);
  if (!ownScoring) return n;
  int times = 1;
  if (r.doubleFromTen && n >= 10) times = 2;
  if (r.tripleAtThirteen && n == 13) times = 3;
  if (r.doublePerTwo) times <<= countBits(suitsOf(hand, 12));
  return n * times;
}

// Points of a finished deal, zero-sum: losers pay, the winner takes the sum.
HD void scoreGame(const Game& g, int ownScoring, int points[4]) {
  int sum = 0, winner = 0;
  for (int i = 0; i < 4; i++) {
    int p = penalty(rulesOf(g.preset), g.hand[i], ownScoring);
    if (!g.hand[i]) winner = i;
    points[i] = -p;
    sum += p;
  }
  points[winner] = sum;
}

}  // namespace bigtwo
