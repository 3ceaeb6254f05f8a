// The one random source: 32-bit, portable to any language with a 32-bit multiply.
#pragma once
#include "rules.cuh"

namespace bigtwo {

struct Random {
  uint32_t state;

  HD uint32_t next() {
    state += 0x9E3779B9u;
    uint32_t z = state;
    z = (z ^ (z >> 16)) * 0x21F0AAADu;
    z = (z ^ (z >> 15)) * 0x735A2D97u;
    return z ^ (z >> 15);
  }
  // A whole number from 0 to n - 1.
  HD uint32_t below(uint32_t n) { return uint32_t((uint64_t(next()) * n) >> 32); }
  HD float unit() { return float(next() >> 8) * (1.0f / 16777216.0f); }
};

// Shuffles cards 0..51 from the top down; seat i gets places 13i..13i+12.
HD void dealHands(Random& random, Cards hands[4]) {
  uint8_t deck[52];
  for (int i = 0; i < 52; i++) deck[i] = uint8_t(i);
  for (int i = 51; i > 0; i--) {
    int j = int(random.below(uint32_t(i) + 1));
    uint8_t swap = deck[i]; deck[i] = deck[j]; deck[j] = swap;
  }
  for (int seat = 0; seat < 4; seat++) {
    hands[seat] = 0;
    for (int i = 0; i < 13; i++) hands[seat] |= card(deck[13 * seat + i]);
  }
}

}  // namespace bigtwo
