// The simulator's C interface: each step over all games at once, on a GPU or in a plain loop.
#include "features.cuh"
#include "worlds.cuh"
#include <cmath>
#include <cstddef>
#include <cstring>
#ifdef __CUDACC__
#include <cuda_bf16.h>
#endif

namespace bigtwo {

#ifdef __CUDACC__
template <class Body>
__global__ void runBody(Body body, int64_t n) {
  int64_t i = int64_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < n) body(i);
}
template <class Body>
int launch(Body body, int64_t n, void* stream, int threads = 128) {
  if (n <= 0) return 0;
  runBody<Body><<<unsigned((n + threads - 1) / threads), threads, 0, cudaStream_t(stream)>>>(body, n);
  return int(cudaGetLastError());
}
#else
template <class Body>
int launch(Body body, int64_t n, void*, int = 128) {
  for (int64_t i = 0; i < n; i++) body(i);
  return 0;
}
#endif

struct DealBody {
  Game* games;
  const uint32_t* seeds;
  const uint8_t *presets, *scoring, *control;
  HD void operator()(int64_t i) const {
    Random random = {seeds[i]};
    Cards hands[4];
    dealHands(random, hands);
    Game g;
    startGame(g, presets[i], scoring[i], hands);
    for (int s = 0; s < 4; s++) g.control[s] = control[4 * i + s];
    g.random = random.state ^ uint32_t(i * 2654435761u);
    games[i] = g;
  }
};

struct AdvanceBody {
  Game* games;
  int* counts;
  HD void operator()(int64_t i) const {
    counts[i] = games[i].done ? 0 : advance(games[i]);
  }
};

struct WriteRows {
  Play* plays;
  int* rowDecision;
  int at, decision;
  HD void put(Play p) { plays[at] = p; rowDecision[at++] = decision; }
  HD void operator()(Cards a, int kind, int) { put(makePlay(a, kind)); }
};

// Packs the games that wait for a choice: decisions in game order, their plays in one ragged list.
struct EmitBody {
  const Game* games;
  const int *counts, *decisionEnd, *rowEnd; // inclusive running sums over games
  int *decisionGame, *decisionRow, *rowDecision;
  Play* plays;
  uint32_t *states, *hidden;
  HD void operator()(int64_t i) const {
    int n = counts[i];
    if (!n) return;
    int d = decisionEnd[i] - 1, row = rowEnd[i] - n;
    const Game& g = games[i];
    decisionGame[d] = int(i);
    decisionRow[d] = row;
    WriteRows rows = {plays, rowDecision, row, d};
    if (mayPass(g)) rows.put(0);
    forEachPlay(rulesOf(g.preset), turnOf(g), rows);
    stateBits(viewOf(g), states + int64_t(d) * INPUT_WORDS);
    eventBits(g, states + int64_t(d) * INPUT_WORDS + STATE_WORDS);
    if (!hidden) return;
    uint32_t* words = hidden + int64_t(d) * ACTION_WORDS;
    for (int k = 0; k < ACTION_WORDS; k++) words[k] = 0;
    BitWriter out = {words, 0};
    for (int k = 1; k < 4; k++) out.bits(g.hand[(g.seat + k) & 3], 52);
  }
};

struct ActionBody {
  const Game* games;
  const int *decisionGame, *rowDecision;
  const Play* plays;
  uint32_t* actions;
  HD void operator()(int64_t row) const {
    View w = viewOf(games[decisionGame[rowDecision[row]]]);
    actionBits(w, actionContext(w), plays[row], actions + row * ACTION_WORDS);
  }
};

struct PlayArgs {
  Game* games;
  int64_t decisions, rows;
  const int *decisionGame, *decisionRow;
  const Play* plays;
  const float *scores, *rivalScores; // rivalScores covers rows from rivalRow on
  int64_t rivalRow;
  float epsilon, scale;              // scale 0: the best score; else draw from softmax(scale * score)
  uint32_t seed;
  const uint32_t* actions;
  // One record per decision: chosen row, 4 * game + seat, its seat's control, log probability, action bits.
  int *chosenRow, *who, *control;
  float* logProbability;
  uint32_t* chosenAction;
};

// Chooses a play for each decision and makes it.
struct PlayBody {
  PlayArgs a;
  HD void operator()(int64_t d) const {
    int row = a.decisionRow[d];
    int64_t end = d + 1 < a.decisions ? a.decisionRow[d + 1] : a.rows;
    int n = int(end - row);
    int id = a.decisionGame[d];
    Game& g = a.games[id];
    int control = g.control[g.seat];
    bool rival = control == RIVAL && a.rivalScores;
    const float* scores = rival ? a.rivalScores + (row - a.rivalRow) : a.scores + row;
    Random random = {a.seed ^ uint32_t(id * 2654435761u)};
    random.next();
    int best = 0;
    for (int i = 1; i < n; i++)
      if (scores[i] > scores[best]) best = i;
    int pick = best;
    float logp = 0;
    if (control == LEARNER) {
      if (a.scale > 0) {
        float sum = 0;
        for (int i = 0; i < n; i++) sum += expf(a.scale * (scores[i] - scores[best]));
        float left = random.unit() * sum;
        for (int i = 0; i < n; i++) {
          left -= expf(a.scale * (scores[i] - scores[best]));
          if (left < 0) { pick = i; break; }
        }
        logp = a.scale * (scores[pick] - scores[best]) - logf(sum);
      }
      if (random.unit() < a.epsilon) pick = int(random.below(uint32_t(n)));
    }
    a.chosenRow[d] = row + pick;
    a.who[d] = 4 * id + g.seat;
    a.control[d] = control;
    a.logProbability[d] = logp;
    for (int k = 0; k < ACTION_WORDS; k++)
      a.chosenAction[d * ACTION_WORDS + k] = a.actions[int64_t(row + pick) * ACTION_WORDS + k];
    applyPlay(g, a.plays[row + pick]);
  }
};

// As AdvanceBody, and what is played on the way goes into the history.
struct AdvanceRecorded {
  Game* games;
  int* counts;
  History history;
  HD void operator()(int64_t i) const {
    Game g = games[i];
    Record record = {history, i};
    counts[i] = g.done ? 0 : advance(g, record);
    games[i] = g;
  }
};

// Makes the play of the chosen row of each decision, and records it.
struct MakeRecorded {
  Game* games;
  const int *decisionGame, *chosenRow;
  const Play* plays;
  History history;
  HD void operator()(int64_t d) const {
    int id = decisionGame[d];
    Play play = plays[chosenRow[d]];
    history.add(id, play);
    applyPlay(games[id], play);
  }
};

struct WorldBody {
  const Game* games;
  const int* root; // the game each world is a world of
  Game* worlds;
  uint32_t seed;
  int truth;       // 1: keep the hands as they are
  HD void operator()(int64_t i) const {
    Game g = games[root[i]];
    for (int s = 0; s < 4; s++) g.control[s] = LEARNER;
    Random random = {seed ^ uint32_t(i * 2654435761u)};
    random.next();
    if (!truth) redeal(g, random);
    worlds[i] = g;
  }
};

struct LeanBody {
  Game* worlds;
  const int* row; // of `leans`, for each world
  const float* leans;
  int times;
  uint32_t seed;
  HD void operator()(int64_t i) const {
    Random random = {seed ^ uint32_t(i * 2654435761u)};
    random.next();
    Game g = worlds[i];
    leaned(g, leans + 156 * int64_t(row[i]), times, random);
    worlds[i] = g;
  }
};

struct BranchBody {
  const Game* worlds;
  const int* world;
  const Play* plays;
  Game* games;
  HD void operator()(int64_t i) const {
    Game g = worlds[world[i]];
    applyPlay(g, plays[i]);
    games[i] = g;
  }
};

struct ExchangeBody {
  const Game* worlds;
  Game* others;
  int* seats;
  uint32_t seed;
  HD void operator()(int64_t i) const {
    Game g = worlds[i];
    Random random = {seed ^ uint32_t(i * 2654435761u)};
    random.next();
    seats[i] = int(exchange(g, random));
    others[i] = g;
  }
};

struct PastArgs {
  const Game* worlds;
  const int* seats; // bits: whose choices
  const int* root;  // the game each world is a world of
  History history;
};

// How many choices these seats had in the past of each world, with how many options, and how often each could have gone out.
struct CountPastBody {
  PastArgs a;
  int *decisions, *rows, *missed;
  struct Count {
    int decisions, rows;
    int* missedBy;
    HD void choice(const Game&, int options, Play) { decisions++; rows += options; }
    HD void missed(int seat) { missedBy[seat]++; }
  };
  HD void operator()(int64_t i) const {
    for (int s = 0; s < 4; s++) missed[4 * i + s] = 0;
    Count count = {0, 0, missed + 4 * i};
    int game = a.root[i];
    walkPast(a.worlds[i], unsigned(a.seats[i]), a.history.plays + int64_t(game) * PLIES, a.history.length[game], count);
    decisions[i] = count.decisions;
    rows[i] = count.rows;
  }
};

// Packs those choices: the moment of each, its options, and the row of the play that was made (-1: it was not allowed).
struct EmitPastBody {
  PastArgs a;
  const int *decisionEnd, *rowEnd; // inclusive running sums over worlds
  Game* moments;
  int *who, *decisionRow, *rowDecision, *made; // who: 4 * world + seat
  Play* plays;
  uint32_t* states;
  struct Write {
    const EmitPastBody& to;
    int world, decision, row;
    HD void choice(const Game& g, int, Play play) {
      to.moments[decision] = g;
      to.who[decision] = 4 * world + g.seat;
      to.decisionRow[decision] = row;
      WriteRows rows = {to.plays, to.rowDecision, row, decision};
      if (mayPass(g)) rows.put(0);
      forEachPlay(rulesOf(g.preset), turnOf(g), rows);
      to.made[decision] = -1;
      for (; row < rows.at; row++)
        if (to.plays[row] == play) to.made[decision] = row;
      stateBits(viewOf(g), to.states + int64_t(decision) * INPUT_WORDS);
      eventBits(g, to.states + int64_t(decision) * INPUT_WORDS + STATE_WORDS);
      decision++;
    }
    HD void missed(int) {}
  };
  HD void operator()(int64_t i) const {
    Write write = {*this, int(i), i ? decisionEnd[i - 1] : 0, i ? rowEnd[i - 1] : 0};
    int game = a.root[i];
    walkPast(a.worlds[i], unsigned(a.seats[i]), a.history.plays + int64_t(game) * PLIES, a.history.length[game], write);
  }
};

struct ScoreBody {
  const Game* games;
  float* points;
  HD void operator()(int64_t i) const {
    int p[4];
    scoreGame(games[i], games[i].ownScoring, p);
    for (int s = 0; s < 4; s++) points[4 * i + s] = float(p[s]);
  }
};

// Eight bits to eight numbers, as float or as bfloat16.
struct ExpandFloat {
  const uint8_t* bytes;
  float* out;
  HD void operator()(int64_t i) const {
    for (int k = 0; k < 8; k++) out[8 * i + k] = float((bytes[i] >> k) & 1);
  }
};
struct alignas(16) EightHalves { uint32_t pairs[4]; };
struct ExpandHalf {
  const uint8_t* bytes;
  EightHalves* out;
  HD void operator()(int64_t i) const {
    uint32_t b = bytes[i];
    EightHalves e;
    for (int k = 0; k < 4; k++)
      e.pairs[k] = ((b >> (2 * k)) & 1 ? 0x3F80u : 0u) | ((b >> (2 * k + 1)) & 1 ? 0x3F800000u : 0u);
    out[i] = e;
  }
};

#ifdef __CUDACC__
// Adds to each row of a layer the state it belongs to and cuts off below zero, eight halves a thread.
struct MergeBody {
  const EightHalves* states;
  const int* owner;
  EightHalves* rows;
  int width; // in eights
  HD void operator()(int64_t i) const {
#ifdef __CUDA_ARCH__
    EightHalves s = states[int64_t(owner[i / width]) * width + i % width], r = rows[i];
    __nv_bfloat162 zero = __float2bfloat162_rn(0.0f);
    for (int k = 0; k < 4; k++) {
      __nv_bfloat162 sum = __hadd2(reinterpret_cast<__nv_bfloat162&>(s.pairs[k]), reinterpret_cast<__nv_bfloat162&>(r.pairs[k]));
      reinterpret_cast<__nv_bfloat162&>(r.pairs[k]) = __hmax2(sum, zero);
    }
    rows[i] = r;
#endif
  }
};
#endif

}  // namespace bigtwo

using namespace bigtwo;

extern "C" {

int bt_game_bytes() { return int(sizeof(Game)); }
int bt_play_args_bytes() { return int(sizeof(PlayArgs)); }
int bt_state_words() { return INPUT_WORDS; }
int bt_action_words() { return ACTION_WORDS; }

int bt_deal(Game* games, int64_t n, const uint32_t* seeds, const uint8_t* presets, const uint8_t* scoring,
            const uint8_t* control, void* stream) {
  return launch(DealBody{games, seeds, presets, scoring, control}, n, stream);
}

int bt_advance(Game* games, int64_t n, int* counts, void* stream) {
  return launch(AdvanceBody{games, counts}, n, stream, 64);
}

int bt_emit(const Game* games, int64_t n, const int* counts, const int* decisionEnd, const int* rowEnd, int* decisionGame,
            int* decisionRow, int* rowDecision, Play* plays, uint32_t* states, uint32_t* hidden, void* stream) {
  return launch(EmitBody{games, counts, decisionEnd, rowEnd, decisionGame, decisionRow, rowDecision, plays, states, hidden}, n,
                stream, 64);
}

int bt_actions(const Game* games, int64_t rows, const int* decisionGame, const int* rowDecision, const Play* plays,
               uint32_t* actions, void* stream) {
  return launch(ActionBody{games, decisionGame, rowDecision, plays, actions}, rows, stream);
}

int bt_play(const PlayArgs* args, void* stream) { return launch(PlayBody{*args}, args->decisions, stream); }

int bt_plies() { return PLIES; }
int bt_seat_byte() { return int(offsetof(Game, seat)); }

int bt_advance_recorded(Game* games, int64_t n, int* counts, Play* plays, int* length, void* stream) {
  return launch(AdvanceRecorded{games, counts, {plays, length}}, n, stream, 64);
}

int bt_make_recorded(Game* games, int64_t decisions, const int* decisionGame, const int* chosenRow, const Play* options,
                     Play* plays, int* length, void* stream) {
  return launch(MakeRecorded{games, decisionGame, chosenRow, options, {plays, length}}, decisions, stream);
}

int bt_worlds(const Game* games, int64_t n, const int* root, Game* worlds, uint32_t seed, int truth, void* stream) {
  return launch(WorldBody{games, root, worlds, seed, truth}, n, stream);
}

int bt_lean(Game* worlds, int64_t n, const int* row, const float* leans, int times, uint32_t seed, void* stream) {
  return launch(LeanBody{worlds, row, leans, times, seed}, n, stream, 64);
}

int bt_branch(const Game* worlds, int64_t n, const int* world, const Play* plays, Game* games, void* stream) {
  return launch(BranchBody{worlds, world, plays, games}, n, stream);
}

int bt_exchange(const Game* worlds, int64_t n, Game* others, int* seats, uint32_t seed, void* stream) {
  return launch(ExchangeBody{worlds, others, seats, seed}, n, stream);
}

int bt_count_past(const Game* worlds, int64_t n, const int* seats, const int* root, Play* history, int* length, int* decisions,
                  int* rows, int* missed, void* stream) {
  return launch(CountPastBody{{worlds, seats, root, {history, length}}, decisions, rows, missed}, n, stream, 64);
}

int bt_emit_past(const Game* worlds, int64_t n, const int* seats, const int* root, Play* history, int* length,
                 const int* decisionEnd, const int* rowEnd, Game* moments, int* who, int* decisionRow, int* rowDecision,
                 int* made, Play* plays, uint32_t* states, void* stream) {
  return launch(EmitPastBody{{worlds, seats, root, {history, length}}, decisionEnd, rowEnd, moments, who, decisionRow,
                             rowDecision, made, plays, states}, n, stream, 64);
}

int bt_scores(const Game* games, int64_t n, float* points, void* stream) {
  return launch(ScoreBody{games, points}, n, stream);
}

int bt_expand(const uint8_t* bytes, int64_t n, void* out, int half, void* stream) {
  if (half) return launch(ExpandHalf{bytes, (EightHalves*)out}, n, stream, 256);
  return launch(ExpandFloat{bytes, (float*)out}, n, stream, 256);
}

#ifdef __CUDACC__
int bt_merge(const void* states, const int* owner, void* rows, int64_t n, int width, void* stream) {
  return launch(MergeBody{(const EightHalves*)states, owner, (EightHalves*)rows, width / 8}, n * (width / 8), stream, 256);
}
#endif

}
