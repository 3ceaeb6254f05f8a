// Worlds for a search: a position with its hidden hands dealt anew, and how well the past of the deal fits them.
#pragma once
#include "bots.cuh"
#include <cmath>

namespace bigtwo {

const int PLIES = 256; // room for the plays of one deal, passes and forced ones included

// What was played so far, by game.
struct History {
  Play* plays; // PLIES a game
  int* length;

  HD void add(int64_t game, Play play) const { plays[game * PLIES + length[game]++] = play; }
};

struct Record {
  const History& history;
  int64_t game;
  HD void operator()(Play play) { history.add(game, play); }
};

HD Cards pickCard(Cards from, Random& random) {
  for (uint32_t skip = random.below(uint32_t(countCards(from))); skip; skip--) from &= from - 1;
  return from & (0 - from);
}

// Deals the cards of the other seats anew; how many each holds stays.
HD void redeal(Game& g, Random random) {
  uint8_t pool[39];
  int n = 0;
  for (int k = 1; k < 4; k++)
    for (Cards left = g.hand[(g.seat + k) & 3]; left; left &= left - 1) pool[n++] = uint8_t(lowest(left));
  for (int i = n - 1; i > 0; i--) {
    int j = int(random.below(uint32_t(i) + 1));
    uint8_t swap = pool[i]; pool[i] = pool[j]; pool[j] = swap;
  }
  for (int k = 1; k < 4; k++) {
    Cards& hand = g.hand[(g.seat + k) & 3];
    int count = countCards(hand);
    hand = 0;
    while (count--) hand |= card(pool[--n]);
  }
}

// The start of the deal that led to this world.
HD Game beginning(const Game& world) {
  Cards hands[4];
  for (int i = 0; i < 4; i++) hands[i] = world.hand[i] | world.played[i];
  Game g;
  startGame(g, world.preset, world.ownScoring, hands);
  g.random = 0;
  return g;
}

// Another world beside this one: one or two cards of one other seat change places with as many of another's.
// Returns the two seats as bits.
HD unsigned exchange(Game& g, Random random) {
  int k = int(random.below(3)), a = (g.seat + 1 + k) & 3, b = (g.seat + 1 + (k + 1 + int(random.below(2))) % 3) & 3;
  int times = 1 + (random.below(4) == 0);
  while (times--) {
    Cards x = pickCard(g.hand[a], random), y = pickCard(g.hand[b], random);
    g.hand[a] ^= x | y;
    g.hand[b] ^= x | y;
  }
  return (1u << a) | (1u << b);
}

// Another world, as likely as `lean` makes it: for each of the other seats and each card how much it is thought to be there.
HD void leaned(Game& g, const float* lean, int times, Random random) {
  while (times--) {
    int i = int(random.below(3)), j = (i + 1 + int(random.below(2))) % 3;
    Cards &a = g.hand[(g.seat + 1 + i) & 3], &b = g.hand[(g.seat + 1 + j) & 3];
    Cards x = pickCard(a, random), y = pickCard(b, random);
    int p = lowest(x), q = lowest(y);
    float gain = lean[52 * i + q] + lean[52 * j + p] - lean[52 * i + p] - lean[52 * j + q];
    if (gain < 0 && random.unit() >= expf(gain)) continue;
    a ^= x | y;
    b ^= x | y;
  }
}

// Walks the past of a world. At each play of these seats: visit.choice(game, options, play made) for a real choice,
// visit.missed(seat) when the seat could have gone out instead.
template <class Visit>
HD void walkPast(const Game& world, unsigned seats, const Play* plays, int length, Visit& visit) {
  Game g = beginning(world);
  for (int at = 0; at < length; at++) {
    if ((seats >> g.seat) & 1) {
      Survey s = survey(g);
      int options = s.count + (mayPass(g) ? 1 : 0);
      if (s.finish) visit.missed(g.seat);
      else if (options > 1) visit.choice(g, options, plays[at]);
    }
    applyPlay(g, plays[at]);
  }
}

}  // namespace bigtwo
