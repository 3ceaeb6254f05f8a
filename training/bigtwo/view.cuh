// What one seat may know: its own hand and everything the table has seen, nothing else.
#pragma once
#include "game.cuh"

namespace bigtwo {

// Opponents are counted from the next seat: index 0, 1, 2 for seat+1, seat+2, seat+3.
struct View {
  Cards hand, unseen, last;
  Cards played[3];
  int counts[3];
  int preset, ownScoring, lastKind, lastKey, owner; // owner: opponent index, -1 on a free move
  bool opening, lastCardAhead;
  unsigned passedSince, passedRound, out; // bit i: opponent i; passedRound bit 3: the seat itself
  Past past[3];
};

HD unsigned turned(unsigned seats, int me) { // bit of seat+1 first, the seat itself last
  return ((seats >> (me + 1)) | (seats << (3 - me))) & 15u;
}

HD View viewOf(const Game& g) {
  View w;
  int me = g.seat;
  w.hand = g.hand[me];
  Cards seen = g.hand[me] | g.played[me];
  for (int i = 0; i < 3; i++) {
    int other = (me + 1 + i) & 3;
    w.played[i] = g.played[other];
    w.counts[i] = 13 - countCards(g.played[other]);
    w.past[i] = g.past[other];
    seen |= g.played[other];
  }
  w.unseen = ALL_CARDS & ~seen;
  w.last = g.last; w.lastKind = g.lastKind; w.lastKey = g.lastKey;
  w.owner = g.lastKind == PASS ? -1 : (g.owner - me + 3) & 3;
  w.preset = g.preset; w.ownScoring = g.ownScoring;
  w.opening = g.opening != 0;
  w.lastCardAhead = w.counts[0] == 1;
  w.passedSince = turned(g.passedSince, me) & 7u;
  w.passedRound = turned(g.passedRound, me);
  w.out = turned(g.out, me) & 7u;
  return w;
}

// The most cards held by an opponent who may still answer in this round.
HD int mostToAnswer(const View& w) {
  int most = 0;
  for (int i = 0; i < 3; i++)
    if (!((w.out >> i) & 1) && w.counts[i] > most) most = w.counts[i];
  return most;
}

}  // namespace bigtwo
