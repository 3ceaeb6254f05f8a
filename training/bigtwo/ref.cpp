// Command line twin of the engine: plays random games and prints or hashes every legal play.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>
#include "features.cuh"
#include "game.cuh"
#include "selfcheck.hpp"

using namespace bigtwo;

// Two 32-bit lanes over 32-bit words; README.md says it in words.
struct Hash {
  uint32_t a = 0x811C9DC5u, b = 0x2545F491u;
  void add(uint32_t w) {
    a = (((a << 5) | (a >> 27)) ^ w) * 0x9E3779B1u;
    b = (b ^ w) * 0x85EBCA77u;
    b ^= b >> 13;
  }
};

static void addPlay(Hash& h, Play p) {
  h.add(uint32_t(p));
  h.add(uint32_t(p >> 32));
}

static void printWords(const uint32_t* words, int n) {
  for (int i = 0; i < n; i++) printf("%08" PRIx32, words[i]);
}

static void printPly(const Game& g, const std::vector<Play>& plays, int choice) {
  printf("ply %d %d", int(g.seat), int(plays.size()));
  for (Play p : plays) printf(" %d:%013" PRIx64, kindOf(p), uint64_t(cardsOf(p)));
  printf(" -> %d\n", choice);
}

static void printFeatures(const Game& g, const std::vector<Play>& plays) {
  View w = viewOf(g);
  uint32_t state[INPUT_WORDS], action[ACTION_WORDS];
  stateBits(w, state);
  eventBits(g, state + STATE_WORDS);
  printf("state ");
  printWords(state, INPUT_WORDS);
  printf("\n");
  ActionContext context = actionContext(w);
  for (Play p : plays) {
    actionBits(w, context, p, action);
    printf("action ");
    printWords(action, ACTION_WORDS);
    printf("\n");
  }
}

static void hashFeatures(Hash& h, const Game& g, const std::vector<Play>& plays) {
  View w = viewOf(g);
  uint32_t state[INPUT_WORDS], action[ACTION_WORDS];
  stateBits(w, state);
  eventBits(g, state + STATE_WORDS);
  for (uint32_t word : state) h.add(word);
  ActionContext context = actionContext(w);
  for (Play p : plays) {
    actionBits(w, context, p, action);
    for (uint32_t word : action) h.add(word);
  }
}

struct Options { bool print, features; };

// Plays one game to the end. Choices come from `given` while it lasts, then from `random`.
static Hash playGame(Game& g, Random random, const std::vector<int>& given, Options o) {
  Hash h;
  for (size_t ply = 0; !g.done; ply++) {
    std::vector<Play> plays = sortedPlays(g);
    int n = int(plays.size());
    int choice = ply < given.size() ? given[ply] : int(random.below(uint32_t(n)));
    if (choice < 0 || choice >= n) { fprintf(stderr, "choice %d of %d at ply %zu\n", choice, n, ply); exit(1); }
    if (o.print) printPly(g, plays, choice);
    if (o.print && o.features) printFeatures(g, plays);
    h.add(uint32_t(n));
    for (Play p : plays) addPlay(h, p);
    if (o.features) hashFeatures(h, g, plays);
    h.add(uint32_t(choice));
    applyPlay(g, plays[choice]);
  }
  int counts[4], own[4];
  scoreGame(g, 0, counts);
  scoreGame(g, 1, own);
  for (int p : counts) h.add(uint32_t(p));
  for (int p : own) h.add(uint32_t(p));
  if (o.print) {
    printf("end %d %d %d %d own %d %d %d %d\n", counts[0], counts[1], counts[2], counts[3], own[0], own[1], own[2], own[3]);
    printf("hash %08" PRIx32 "%08" PRIx32 "\n", h.a, h.b);
  }
  return h;
}

static int parsePreset(const char* name) {
  for (int p = 0; p < PRESETS; p++)
    if (!strcmp(name, presetName(p))) return p;
  fprintf(stderr, "no preset %s\n", name);
  exit(2);
}

static void printDeal(const Game& g) {
  printf("deal %s", presetName(g.preset));
  for (int i = 0; i < 4; i++) printf(" %013" PRIx64, uint64_t(g.hand[i]));
  printf("\n");
}

static Game dealGame(int preset, int ownScoring, Random& random) {
  Cards hands[4];
  dealHands(random, hands);
  Game g;
  memset(&g, 0, sizeof g);
  startGame(g, preset, ownScoring, hands);
  return g;
}

// Reads lines `preset scoring c0 .. c51 | choice choice ..` and plays each as given.
static int replay(bool features) {
  char* line = nullptr;
  size_t size = 0;
  while (getline(&line, &size, stdin) > 0) {
    std::vector<std::string> words;
    for (char* w = strtok(line, " \t\r\n"); w; w = strtok(nullptr, " \t\r\n")) words.push_back(w);
    if (words.empty()) continue;
    if (words.size() < 54) { fprintf(stderr, "a line needs preset, scoring and 52 cards\n"); return 2; }
    Cards hands[4] = {0, 0, 0, 0};
    for (int i = 0; i < 52; i++) hands[i / 13] |= card(atoi(words[2 + i].c_str()));
    std::vector<int> given;
    for (size_t i = 54; i < words.size(); i++)
      if (words[i] != "|") given.push_back(atoi(words[i].c_str()));
    Game g;
    memset(&g, 0, sizeof g);
    startGame(g, parsePreset(words[0].c_str()), atoi(words[1].c_str()), hands);
    printDeal(g);
    playGame(g, Random{0}, given, Options{true, features});
  }
  free(line);
  return 0;
}

static int usage() {
  fprintf(stderr,
          "bigtwo_ref check                                      self-check of the rules\n"
          "bigtwo_ref play PRESET SEED [features] [own]          one random game, every ply\n"
          "bigtwo_ref hash PRESET|all FIRST COUNT [features] [own]  one line per game: preset seed hash\n"
          "bigtwo_ref replay [features]                          games from standard input\n");
  return 2;
}

int main(int argc, char** argv) {
  if (argc < 2) return usage();
  std::string verb = argv[1];
  bool features = false, own = false;
  for (int i = 2; i < argc; i++) {
    if (!strcmp(argv[i], "features")) features = true;
    if (!strcmp(argv[i], "own")) own = true;
  }
  if (verb == "check") return selfCheck();
  if (verb == "replay") return replay(features);
  if (verb == "play" && argc >= 4) {
    Random random{uint32_t(strtoul(argv[3], nullptr, 0))};
    Game g = dealGame(parsePreset(argv[2]), own, random);
    printDeal(g);
    playGame(g, random, {}, Options{true, features});
    return 0;
  }
  if (verb == "hash" && argc >= 5) {
    bool all = !strcmp(argv[2], "all");
    uint32_t first = uint32_t(strtoul(argv[3], nullptr, 0)), count = uint32_t(strtoul(argv[4], nullptr, 0));
    for (uint32_t i = 0; i < count; i++) {
      Random random{first + i};
      int preset = all ? int((first + i) % PRESETS) : parsePreset(argv[2]);
      Game g = dealGame(preset, own, random);
      Hash h = playGame(g, random, {}, Options{false, features});
      printf("%s %" PRIu32 " %08" PRIx32 "%08" PRIx32 "\n", presetName(preset), first + i, h.a, h.b);
    }
    return 0;
  }
  return usage();
}
