// Checks of the rules against counting and against brute force; host only.
#pragma once
#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>
#include "cases.hpp"
#include "features.cuh"
#include "game.cuh"

namespace bigtwo {

struct Collect {
  std::vector<Play>& out;
  void operator()(Cards a, int kind, int) { out.push_back(makePlay(a, kind)); }
};

inline bool playOrder(Play a, Play b) {
  int n = countCards(cardsOf(a)), m = countCards(cardsOf(b));
  return n != m ? n < m : a < b; // kind stands above the cards in the word
}

// The legal plays in the documented order: number of cards, kind, cards as a number.
inline std::vector<Play> sortedPlays(const Game& g) {
  std::vector<Play> plays;
  if (mayPass(g)) plays.push_back(0);
  Collect collect{plays};
  forEachPlay(rulesOf(g.preset), turnOf(g), collect);
  std::sort(plays.begin(), plays.end(), playOrder);
  return plays;
}

inline int failures = 0;
inline void expect(bool ok, const char* what, long got = 0, long want = 0) {
  if (ok) return;
  failures++;
  printf("FAILED %s: %ld, expected %ld\n", what, got, want);
}

// Every subset of the hand of one to five cards, judged on its own.
inline std::vector<Play> naivePlays(const Game& g) {
  const Rules& r = rulesOf(g.preset);
  Turn t = turnOf(g);
  std::vector<Play> plays;
  if (mayPass(g)) plays.push_back(0);
  for (Cards a = t.hand; a; a = (a - 1) & t.hand) {
    if (countCards(a) > 5) continue;
    int kind = classify(r, a);
    if (kind == PASS) continue;
    if (t.opening && (!(a & 1) || (r.openSingle && a != 1))) continue;
    if (r.lastCard && t.lastCardAhead && kind == SINGLE && highest(t.hand) != highest(a)) continue;
    if (t.lastKind != PASS && !beats(r, kind, keyOf(r, a, kind), t.lastKind, t.lastKey)) continue;
    plays.push_back(makePlay(a, kind));
  }
  std::sort(plays.begin(), plays.end(), playOrder);
  return plays;
}

inline void checkFullDeck() {
  Turn t = {ALL_CARDS, PASS, -1, false, false};
  std::vector<Play> plays;
  Collect collect{plays};
  forEachPlay(rulesOf(MIS), t, collect);
  long count[KINDS] = {0};
  for (Play p : plays) count[kindOf(p)]++;
  const long want[KINDS] = {0, 52, 78, 0, 0, 0, 9180, 5112, 3744, 624, 36};
  for (int k = 0; k < KINDS; k++) expect(count[k] == want[k], "plays of a full deck under mis", count[k], want[k]);
  std::set<Play> distinct(plays.begin(), plays.end());
  expect(distinct.size() == plays.size(), "plays are distinct", long(distinct.size()), long(plays.size()));
  printf("full deck under mis: singles %ld, pairs %ld, straights %ld, flushes %ld, full houses %ld, 4+1 %ld, straight flushes %ld\n",
         count[1], count[2], count[6], count[7], count[8], count[9], count[10]);
}

// canBeat over a set must agree with trying every play of the set.
inline void checkCanBeat(const Rules& r, Cards set, int kind, int key) {
  Turn t = {set, kind, key, false, false};
  struct Any { int found[6]; void operator()(Cards a, int, int) { found[countCards(a)]++; } } any = {{0}};
  Rules free = r;
  free.lastCard = 0;
  forEachPlay(free, t, any);
  int sum = 0;
  for (int most = 1; most <= 5; most++) {
    sum += any.found[most];
    bool fast = canBeat(r, set, bestFives(r, set), most, kind, key);
    expect(fast == (sum > 0), "canBeat", fast, sum > 0);
  }
}

inline bool sameBits(const View& a, const View& b, Play p) {
  uint32_t sa[STATE_WORDS], sb[STATE_WORDS], aa[ACTION_WORDS], ab[ACTION_WORDS];
  stateBits(a, sa); stateBits(b, sb);
  actionBits(a, actionContext(a), p, aa); actionBits(b, actionContext(b), p, ab);
  return std::equal(sa, sa + STATE_WORDS, sb) && std::equal(aa, aa + ACTION_WORDS, ab);
}

// Swapping hidden cards between two opponents must not change what a seat sees.
inline void checkHidden(const Game& g, Play p, Random& random) {
  Game other = g;
  int a = (g.seat + 1 + int(random.below(3))) & 3, b = (g.seat + 1 + int(random.below(3))) & 3;
  if (a == b) return;
  Cards ca = card(lowest(g.hand[a])), cb = card(highest(g.hand[b]));
  other.hand[a] ^= ca | cb;
  other.hand[b] ^= ca | cb;
  expect(sameBits(viewOf(g), viewOf(other), p), "features ignore hidden cards");
}

// The latest plays are those that were made, each by its owner, the last one first.
inline void checkEvents(const Game& g) {
  uint32_t words[EVENT_WORDS];
  eventBits(g, words);
  View w = viewOf(g);
  Cards by[4] = {0, 0, 0, 0};
  for (int k = 0; k < EVENTS; k++) {
    uint64_t bits = words[2 * k] | uint64_t(words[2 * k + 1]) << 32;
    expect((bits != 0) == (uint32_t(k) < g.made), "as many plays as were made", k, long(g.made));
    for (int owner = 0; owner < 4; owner++)
      if ((bits >> (52 + owner)) & 1) by[owner] |= bits & ALL_CARDS;
    if (k == 0 && g.last) {
      expect((bits & ALL_CARDS) == g.last, "the last play comes first");
      expect(((bits >> 56) & 7) == w.passedSince, "who passed on it");
    }
  }
  for (int owner = 0; owner < 4; owner++) {
    Cards played = owner < 3 ? w.played[owner] : g.played[g.seat];
    expect(g.made <= EVENTS ? by[owner] == played : !(by[owner] & ~played), "plays belong to their owners");
  }
}

inline void checkPreset(int preset, int games) {
  const Rules& r = rulesOf(preset);
  long plies = 0, options = 0, longest = 0;
  for (int i = 0; i < games; i++) {
    Random random{uint32_t(preset * 1000003 + i)};
    Cards hands[4];
    dealHands(random, hands);
    Game g;
    startGame(g, preset, 0, hands);
    while (!g.done) {
      std::vector<Play> plays = sortedPlays(g);
      std::vector<Play> naive = naivePlays(g);
      expect(plays == naive, "legal plays against brute force", long(plays.size()), long(naive.size()));
      expect(!plays.empty(), "some legal play");
      Play p = plays[random.below(uint32_t(plays.size()))];
      if (p && i % 4 == 0) checkCanBeat(r, viewOf(g).unseen, kindOf(p), keyOf(r, cardsOf(p), kindOf(p)));
      checkHidden(g, p, random);
      checkEvents(g);
      plies++; options += long(plays.size());
      longest = std::max(longest, long(plays.size()));
      applyPlay(g, p);
    }
    int points[4], own[4];
    scoreGame(g, 0, points);
    scoreGame(g, 1, own);
    expect(points[0] + points[1] + points[2] + points[3] == 0, "points sum to zero");
    expect(own[0] + own[1] + own[2] + own[3] == 0, "own points sum to zero");
  }
  printf("%-12s %d games, %.1f plies a game, %.2f legal plays a ply, at most %ld\n", presetName(preset), games,
         double(plies) / games, double(options) / double(plies), longest);
}

inline void checkCases() {
  for (const BeatCase& c : BEAT_CASES) {
    expect(holds(c), c.play, !c.beats, c.beats);
    if (!holds(c)) printf("  %s: %s against %s\n", presetName(c.preset), c.play, c.last);
  }
  for (const PenaltyCase& c : PENALTY_CASES) {
    int got = penalty(rulesOf(c.preset), parseCards(c.hand), 1);
    expect(got == c.own, presetName(c.preset), got, c.own);
  }
}

inline int selfCheck() {
  checkCases();
  checkFullDeck();
  for (int p = 0; p < PRESETS; p++) checkPreset(p, 400);
  printf(failures ? "%d FAILURES\n" : "all checks passed\n", failures);
  return failures ? 1 : 0;
}

}  // namespace bigtwo
