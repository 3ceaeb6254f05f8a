// The rules of Big Two as data: card words, kinds of play, and the seven presets as flags.
#pragma once
#include <cstdint>

#ifdef __CUDACC__
#define HD __host__ __device__ inline
#else
#define HD inline
#endif

namespace bigtwo {

// A set of cards is a 52-bit word. Card c = 4*v + s: v = 0..12 for 3,4,..,K,A,2 and s = 0..3 the
// strength of its suit under the preset, so card 0 always opens and every preset looks alike.
typedef uint64_t Cards;
const Cards ALL_CARDS = (Cards(1) << 52) - 1;
const Cards SUIT_ZERO = 0x1111111111111ULL;

enum Kind { PASS, SINGLE, PAIR, TRIPLE, TWO_PAIR, FOUR, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_ONE, STRAIGHT_FLUSH };
const int KINDS = 11;

// Straight windows: 0..7 are 34567..10JQKA, then JQKA2, A2345 and 23456.
const int WINDOWS = 11;
const int WINDOW_JQKA2 = 8, WINDOW_A2345 = 9, WINDOW_23456 = 10;

struct Rules {
  int8_t place[WINDOWS];   // rank of each window among straights, -1 where it is no straight
  int8_t decider[WINDOWS]; // v of the card whose suit breaks ties
  uint8_t triples, fours, flushes, fourOne, bombs, flushRanksFirst;
  uint8_t locked, lastCard, openSingle, topUnbeatable;
  uint8_t doubleFromTen, tripleAtThirteen, doublePerTwo; // the preset's own penalties
};

const int PRESETS = 7;
enum Preset { MIS, HONGKONG, TAIWAN, SINGAPORE, PUSOYDOS, CHARLESWORTH, BLUO42 };

#define BIGTWO_PRESETS { \
  {{0,1,2,3,4,5,6,7,8,-1,-1}, {4,5,6,7,8,9,10,11,12,2,3},  0,0,1,1,0,0, 0,0,0,0, 0,0,0}, \
  {{2,3,4,5,6,7,8,9,-1,0,1},  {4,5,6,7,8,9,10,11,12,2,3},  1,0,1,1,0,0, 0,0,0,0, 1,1,0}, \
  {{1,2,3,4,5,6,7,8,-1,0,9},  {4,5,6,7,8,9,10,11,12,2,12}, 0,0,0,1,1,0, 1,1,0,0, 1,0,1}, \
  {{0,1,2,3,4,5,6,7,-1,-1,8}, {4,5,6,7,8,9,10,11,12,2,12}, 0,0,1,1,0,1, 0,0,0,0, 1,1,0}, \
  {{0,1,2,3,4,5,6,7,-1,-1,-1},{4,5,6,7,8,9,10,11,12,2,3},  1,0,1,1,0,0, 0,0,0,0, 0,0,0}, \
  {{0,1,2,3,4,5,6,7,8,-1,-1}, {4,5,6,7,8,9,10,11,12,2,3},  1,1,1,0,0,1, 0,0,1,1, 0,0,0}, \
  {{0,1,2,3,4,5,6,7,-1,-1,-1},{4,5,6,7,8,9,10,11,12,2,3},  0,0,1,1,0,0, 0,0,0,0, 1,1,0}, \
}

static const Rules HOST_RULES[PRESETS] = BIGTWO_PRESETS;
#ifdef __CUDACC__
static __constant__ Rules DEVICE_RULES[PRESETS] = BIGTWO_PRESETS;
#endif

HD const Rules& rulesOf(int preset) {
#ifdef __CUDA_ARCH__
  return DEVICE_RULES[preset];
#else
  return HOST_RULES[preset];
#endif
}

HD const char* presetName(int preset) {
  switch (preset) {
    case MIS: return "mis";
    case HONGKONG: return "hongkong";
    case TAIWAN: return "taiwan";
    case SINGAPORE: return "singapore";
    case PUSOYDOS: return "pusoydos";
    case CHARLESWORTH: return "charlesworth";
    default: return "bluo42";
  }
}

HD int countCards(Cards a) {
#ifdef __CUDA_ARCH__
  return __popcll(a);
#else
  return __builtin_popcountll(a);
#endif
}

HD int countBits(unsigned a) {
#ifdef __CUDA_ARCH__
  return __popc(a);
#else
  return __builtin_popcount(a);
#endif
}

// Lowest and highest card of a set; the set must not be empty.
HD int lowest(Cards a) {
#ifdef __CUDA_ARCH__
  return __ffsll((long long)a) - 1;
#else
  return __builtin_ctzll(a);
#endif
}
HD int highest(Cards a) {
#ifdef __CUDA_ARCH__
  return 63 - __clzll((long long)a);
#else
  return 63 - __builtin_clzll(a);
#endif
}
HD int lowBit(unsigned a) { return lowest(Cards(a)); }
HD int highBit(unsigned a) { return highest(Cards(a)); }

HD Cards card(int c) { return Cards(1) << c; }
// The suits held of rank v, as four bits.
HD unsigned suitsOf(Cards a, int v) { return unsigned(a >> (4 * v)) & 15u; }

// The ranks held in suit s, as thirteen bits.
HD unsigned ranksOf(Cards a, int s) {
  a = (a >> s) & SUIT_ZERO;
  a = (a | (a >> 3)) & 0x0303030303030303ULL;
  a = (a | (a >> 6)) & 0x000F000F000F000FULL;
  a = (a | (a >> 12)) & 0x000000FF000000FFULL;
  a = (a | (a >> 24)) & 0x000000000000FFFFULL;
  return unsigned(a);
}

// The ranks of which at least n cards are held, as thirteen bits.
HD unsigned ranksWith(Cards a, int n) {
  unsigned out = 0;
  for (int v = 0; v < 13; v++)
    if (countBits(suitsOf(a, v)) >= n) out |= 1u << v;
  return out;
}

HD unsigned windowRanks(int w) {
  return w == WINDOW_A2345 ? 0x1807u : w == WINDOW_23456 ? 0x100Fu : 0x1Fu << w;
}

HD int kindSize(int kind) {
  return kind >= STRAIGHT ? 5 : kind >= TWO_PAIR ? 4 : kind;
}

}  // namespace bigtwo
