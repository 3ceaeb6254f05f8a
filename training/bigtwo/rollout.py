"""Plays rounds of games in lock step and keeps what learning needs."""

import contextlib
import time

import torch

from sim import ACTION_WORDS, STATE_WORDS, PlayArgs, ptr

PAD = {"cuda": 2048, "cpu": 1}  # rows are padded to a multiple, so that buffers and matrix shapes repeat


class Watch:
    """Seconds per named section; waits for the GPU around each only when asked to."""

    def __init__(self, exact: bool, device: str):
        self.exact = exact and device == "cuda"
        self.on = exact
        self.seconds = {}

    @contextlib.contextmanager
    def __call__(self, name):
        if not self.on:
            yield
            return
        if self.exact:
            torch.cuda.synchronize()
        start = time.perf_counter()
        yield
        if self.exact:
            torch.cuda.synchronize()
        self.seconds[name] = self.seconds.get(name, 0.0) + time.perf_counter() - start


class Buffers:
    """Tensors that grow on demand and are reused between steps and rounds."""

    def __init__(self, device):
        self.device = device
        self.kept = {}

    def get(self, name, rows, columns=None, dtype=torch.int32, keep=0):
        """At least `rows` rows; the first `keep` rows survive growth."""
        old = self.kept.get(name)
        if old is None or old.shape[0] < rows:
            size = int(rows * 1.25) + 2048
            new = torch.zeros((size,) if columns is None else (size, columns), device=self.device, dtype=dtype)
            if old is not None and keep:
                new[:keep] = old[:keep]
            self.kept[name] = old = new
        return old


class Round:
    """The decisions of one round, in the order played."""

    def __init__(self):
        self.size = 0
        self.steps = []  # (first decision, end) of each step
        self.rows = 0

    def slice(self, buffers, name):
        return buffers.kept[name][: self.size]


class Rollout:
    def __init__(self, sim, watch=None):
        self.sim = sim
        self.buffers = Buffers(sim.device)
        self.watch = watch or Watch(False, sim.device)
        self.step_seed = 1

    def start(self, seeds, presets, scoring, control):
        self.n = len(seeds)
        self.games = self.buffers.get("games", self.n, self.sim.game_bytes, torch.uint8)
        self.sim.deal(self.games, seeds, presets, scoring, control)

    def take(self, games, n):
        """Goes on with games that stand somewhere in the middle."""
        self.n, self.games = n, games

    @torch.no_grad()
    def run(self, actor, rival=None, rival_from=None, epsilon=0.0, scale=0.0, keep_rows=False, hidden=False, forget=False):
        """Plays every game to its end. `rival` plays its seats in games from `rival_from` on. With `forget` only the points stay.

        Each network chooses by the output its `column` names: the best, or with scale > 0 a draw from softmax.
        """
        sim, get, watch, n = self.sim, self.buffers.get, self.watch, self.n
        first_rival, pad = n if rival is None else rival_from, PAD[sim.device]
        counts = get("counts", n)
        done = Round()
        while True:
            with watch("advance"):
                sim.advance(self.games, n, counts)
                live = counts[:n]
                decision_end = torch.cumsum(live > 0, 0, dtype=torch.int32)
                row_end = torch.cumsum(live, 0, dtype=torch.int32)
                marks = [decision_end[-1], row_end[-1]]
                if 0 < first_rival < n:
                    marks += [decision_end[first_rival - 1], row_end[first_rival - 1]]
                marks = torch.stack(marks).tolist()
            decisions, rows = marks[:2]
            if not decisions:
                break
            rival_decision, rival_row = marks[2:] if len(marks) == 4 else (0, 0) if first_rival == 0 else (decisions, rows)
            at = 0 if forget else done.size
            end = at + decisions
            padded = -(-rows // pad) * pad
            row_at = done.rows if keep_rows else 0
            with watch("emit"):
                decision_game = get("decision_game", decisions)
                decision_row = get("decision_row", decisions)
                row_decision = get("row_decision", padded)
                plays = get("plays", padded, dtype=torch.int64)
                states = get("states", end, STATE_WORDS, keep=at)
                secrets = get("hidden", end, ACTION_WORDS, keep=at)[at:] if hidden else None
                actions = get("actions", row_at + padded, ACTION_WORDS, keep=row_at)[row_at:]
                sim.emit(self.games, n, counts, decision_end, row_end, decision_game, decision_row, row_decision, plays,
                         states[at:], secrets)
                row_decision[rows:padded].zero_()
            with watch("actions"):
                sim.actions(self.games, rows, decision_game, row_decision, plays, actions)
            with watch("network"):
                x_states = sim.inputs(states[at:end], *(network for network in (actor, rival) if network is not None))
                scores = sim.act(actor, x_states, sim.expand(actions[:padded]), row_decision[:padded])[:, actor.column].contiguous()
                rival_scores = None
                if rival is not None and rival_row < rows:
                    belongs = (row_decision[rival_row:padded] - rival_decision).clamp_(min=0)
                    rival_scores = sim.act(rival, x_states[rival_decision:], sim.expand(actions[rival_row:padded]), belongs)
                    rival_scores = rival_scores[:, rival.column].contiguous()
            with watch("play"):
                chosen_row = get("chosen_row", end, keep=at)
                who = get("who", end, keep=at)
                control = get("control", end, keep=at)
                log_probability = get("log_probability", end, dtype=torch.float32, keep=at)
                chosen_action = get("chosen_action", end, ACTION_WORDS, keep=at)
                self.step_seed = (self.step_seed * 747796405 + 2891336453) & 0xFFFFFFFF
                sim.play(PlayArgs(
                    ptr(self.games), decisions, rows, ptr(decision_game), ptr(decision_row), ptr(plays), ptr(scores),
                    ptr(rival_scores), rival_row, epsilon, scale, self.step_seed, ptr(actions), ptr(chosen_row[at:]),
                    ptr(who[at:]), ptr(control[at:]), ptr(log_probability[at:]), ptr(chosen_action[at:])))
                if keep_rows:
                    row_start = get("row_start", end, keep=at)
                    torch.add(decision_row[:decisions], row_at, out=row_start[at:end])
                    chosen_row[at:end] += row_at
                    done.rows += rows
            done.steps.append((at, end))
            done.size = end
            if not keep_rows:
                done.rows += rows
        done.points = sim.scores(self.games, n)
        return done
