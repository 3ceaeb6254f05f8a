// Scripted seats and the moves that need no thought, so that a step stops only at a real choice.
#pragma once
#include "view.cuh"

namespace bigtwo {

// Who plays a seat: the learner's network, a rival network, or a script.
enum Control { LEARNER, RIVAL, CLASSIC, RANDOM };

// Counts the plays and keeps the first one and one that empties the hand.
struct Survey {
  Cards hand;
  int count;
  Play first, finish;
  HD void operator()(Cards a, int kind, int) {
    if (!count) first = makePlay(a, kind);
    if (a == hand) finish = makePlay(a, kind);
    count++;
  }
};

HD Survey survey(const Game& g) {
  Turn t = turnOf(g);
  Survey s = {t.hand, 0, 0, 0};
  forEachPlay(rulesOf(g.preset), t, s);
  return s;
}

// Of two sets of one size, whether `a` holds the lower places in a sorted hand.
HD bool earlier(Cards a, Cards b) {
  Cards d = a ^ b;
  return (a & d & (0 - d)) != 0;
}

// The document's bot. Opening: card 0 alone. Free move: the first five-card play, else the first
// pair, else the lowest single. Else the weakest play of that size that beats the last, or a pass.
struct ClassicChoice {
  bool opening, lead;
  int size; // cards in the play to beat
  Cards best;
  int bestKind, bestKey, bestClass;

  HD void operator()(Cards a, int kind, int key) {
    int n = countCards(a);
    if (opening) {
      if (a == 1) { best = a; bestKind = kind; }
      return;
    }
    if (!lead) {
      if (n != size) return;
      bool better = !best || kind < bestKind || (kind == bestKind && (key < bestKey || (key == bestKey && earlier(a, best))));
      if (better) { best = a; bestKind = kind; bestKey = key; }
      return;
    }
    int rank = n == 5 ? 3 : n == 2 ? 2 : n == 1 ? 1 : 0;
    if (rank > bestClass || (rank == bestClass && rank && earlier(a, best))) { best = a; bestKind = kind; bestClass = rank; }
  }
};

HD Play classicPlay(const Game& g) {
  Turn t = turnOf(g);
  ClassicChoice choice = {t.opening, t.lastKind == PASS, kindSize(t.lastKind), 0, PASS, 0, 0};
  forEachPlay(rulesOf(g.preset), t, choice);
  return choice.best ? makePlay(choice.best, choice.bestKind) : 0;
}

// Keeps the play whose number comes up.
struct Pick {
  int left;
  Play chosen;
  HD void operator()(Cards a, int kind, int) {
    if (left-- == 0) chosen = makePlay(a, kind);
  }
};

HD Play randomPlay(Game& g, int plays) {
  Random random = {g.random};
  int options = plays + (mayPass(g) ? 1 : 0);
  int k = int(random.below(uint32_t(options)));
  g.random = random.state;
  Pick pick = {k, 0};
  forEachPlay(rulesOf(g.preset), turnOf(g), pick);
  return pick.chosen; // the last number is the pass
}

// Plays on until a network seat has a real choice; returns its number of options, 0 when done.
// Network seats have forced moves, and any play that empties the hand, made for them. `note` hears of each play.
template <class Note>
HD int advance(Game& g, Note& note) {
  while (!g.done) {
    int control = g.control[g.seat];
    Play play;
    if (control == CLASSIC) play = classicPlay(g);
    else {
      Survey s = survey(g);
      int options = s.count + (mayPass(g) ? 1 : 0);
      if (control == RANDOM) play = randomPlay(g, s.count);
      else if (s.finish) play = s.finish;
      else if (options > 1) return options;
      else play = s.first;
    }
    note(play);
    applyPlay(g, play);
  }
  return 0;
}

struct NoNote {
  HD void operator()(Play) {}
};

HD int advance(Game& g) {
  NoNote none;
  return advance(g, none);
}

}  // namespace bigtwo
