// Rules written out as cases: who beats whom under which preset, and what hands cost.
#pragma once
#include <cstring>
#include "game.cuh"

namespace bigtwo {

// Cards as rank and suit strength: "30" is the lowest card, "T2" a ten of the third suit.
inline Cards parseCards(const char* text) {
  const char* ranks = "3456789TJQKA2";
  Cards a = 0;
  for (const char* p = text; *p; p++) {
    if (*p == ' ') continue;
    a |= card(4 * int(strchr(ranks, *p) - ranks) + (p[1] - '0'));
    p++;
  }
  return a;
}

struct BeatCase { int preset; const char *play, *last; bool beats; };

const BeatCase BEAT_CASES[] = {
  {MIS, "23", "A3", true}, {MIS, "30", "31", false},
  {MIS, "43 40", "42 41", true}, {MIS, "42 41", "43 40", false},
  {MIS, "J0 Q1 K2 A0 20", "T1 J1 Q3 K3 A3", true},
  {MIS, "30 40 50 60 73", "31 41 51 61 72", true},
  {MIS, "32 42 52 62 90", "T0 J0 Q0 K0 A1", false}, // 3 4 5 6 9 is no play
  {MIS, "32 42 52 62 92", "T0 J0 Q0 K0 A1", true},
  {MIS, "33 43 53 63 83", "A2 K2 Q2 J2 92", true},  // suit first
  {SINGAPORE, "33 43 53 63 83", "A2 K2 Q2 J2 92", false},
  {SINGAPORE, "A2 K2 Q2 J2 92", "33 43 53 63 83", true},
  {SINGAPORE, "A3 K3 Q3 J3 93", "A2 K2 Q2 J2 92", true},
  {MIS, "30 31 32 40 41", "33 43 53 63 83", true},
  {MIS, "40 41 42 30 31", "33 32 31 20 21", true},
  {MIS, "30 31 32 33 40", "20 21 22 A0 A1", true},
  {MIS, "30 40 50 60 70", "20 21 22 23 40", true},
  {MIS, "A0 20 31 40 50", "30 41 51 60 70", false}, // no straight under mis
  {HONGKONG, "30 41 51 60 70", "A0 23 33 43 53", true},
  {HONGKONG, "20 31 40 50 60", "A0 23 33 43 53", true},
  {HONGKONG, "30 41 51 60 70", "20 33 43 53 63", true},
  {HONGKONG, "20 30 41 50 63", "23 33 43 53 62", true}, // the 6 decides
  {HONGKONG, "J0 Q1 K0 A0 20", "30 41 50 60 70", false},
  {HONGKONG, "40 41 42", "30 31 33", true}, {MIS, "40 41 42", "30 31 33", false},
  {TAIWAN, "20 31 40 50 60", "T3 J3 Q3 K3 A2", true},
  {TAIWAN, "23 30 41 50 60", "22 33 43 53 63", true}, // the 2 decides
  {TAIWAN, "30 41 51 60 70", "A0 23 33 43 53", true},
  {TAIWAN, "40 41 42 30 31", "30 41 51 60 70", false},
  {TAIWAN, "30 31 32 33 40", "23", true}, {TAIWAN, "30 31 32 33 40", "22 23", true},
  {TAIWAN, "30 40 50 60 70", "20 21 22 23 40", true},
  {TAIWAN, "20 21 22 23 40", "30 40 50 60 70", false},
  {TAIWAN, "33 43 53 63 83", "30 41 51 60 70", false}, // no flushes
  {SINGAPORE, "20 31 40 50 60", "T3 J3 Q3 K3 A2", true},
  {SINGAPORE, "A0 20 31 40 50", "30 41 51 60 70", false},
  {PUSOYDOS, "J0 Q1 K0 A0 20", "30 41 50 60 70", false}, {BLUO42, "T0 J1 Q0 K0 A0", "30 41 50 60 70", true},
  {CHARLESWORTH, "40 41 50 51", "30 32 42 43", true}, {CHARLESWORTH, "30 31 53 50", "40 41 52 51", true},
  {CHARLESWORTH, "30 31 32 33", "20 21 A0 A1", true}, {CHARLESWORTH, "30 31 32 33 40", "20 21 22 A0 A1", false},
  {CHARLESWORTH, "43 53 63 73 83", "30 40 50 60 70", false}, // nothing beats a straight flush
  {CHARLESWORTH, "30 40 50 60 70", "20 21 22 A0 A1", true},
};

inline bool holds(const BeatCase& c) {
  const Rules& r = rulesOf(c.preset);
  Cards a = parseCards(c.play), b = parseCards(c.last);
  int kind = classify(r, a), last = classify(r, b);
  bool won = kind != PASS && last != PASS && beats(r, kind, keyOf(r, a, kind), last, keyOf(r, b, last));
  return won == c.beats;
}

struct PenaltyCase { int preset; const char* hand; int own; };

const PenaltyCase PENALTY_CASES[] = {
  {MIS, "30 31 32 33 40 41 42 43 50 51 52 53 60", 13}, {HONGKONG, "30 31 32 33 40 41 42 43 50 51 52 53 60", 39},
  {BLUO42, "30 31 32 33 40 41 42 43 50 51", 20}, {BLUO42, "30 31 32 33 40 41 42 43 50", 9},
  {TAIWAN, "30 31 32 33 40 41 42 43 50 51 52 53 60", 26}, {TAIWAN, "30 20 21", 12},
  {TAIWAN, "30 31 32 33 40 41 42 43 50 23", 40}, {SINGAPORE, "30 20", 2},
};

}  // namespace bigtwo
