"""What search at play time could gain: one seat searches in duplicate deals against three plain networks.

At each of its choices the hero samples worlds (hidden hands dealt anew), plays its likely choices out to the end in the same
worlds, every seat by the network, and overrides the network on a clear paired lead.
"""

import argparse
import dataclasses
import json
import math
import time

import numpy
import torch

from belief import ANYTHING, Belief
from checkpoint import load_network, load_weights
from diet import EVAL_SEEDS, as_int32
from network import STATE, actor_copy, linear
from recall import head_of
from rollout import PAD, Buffers, Rollout
from sim import ACTION_WORDS, CLASSIC, LEARNER, PRESETS, STATE_WORDS, Simulator

CHUNK = {"cuda": 393216, "cpu": 4096}  # games played out, or worlds fitted, at once


def parse_fields(kind, text):
    """A plan of that kind from text: `worlds=256,steps=64`; what is not named is as usual."""
    kinds = {field.name: type(field.default) for field in dataclasses.fields(kind)}
    pairs = dict(part.split("=") for part in text.split(",")) if text else {}
    return kind(**{name: kinds[name](value) for name, value in pairs.items()})


@dataclasses.dataclass
class Plan:
    """How one hero searches."""

    worlds: int = 256        # worlds played out for a choice, fewer when the answer is clear
    steps: int = 0           # exchanges by which worlds settle on what the past makes likely; 0: all worlds alike
    lean: int = 0            # exchanges by which worlds lean to where `--memory` thinks the cards are; 0: they do not
    anything: float = ANYTHING  # how often the others are thought to play anything at all
    candidates: int = 5      # choices compared, by policy
    window: float = 6.0      # and no further below the best, in logits
    first: int = 64          # worlds of the first stage; each later stage doubles them
    drop: float = 2.0        # a rival so many standard errors behind is dropped after a stage
    clear: float = 2.0       # a rival overrides when it leads by so many standard errors
    margin: float = 0.3      # and by so many points
    scale: float = 0.0       # playouts: 0: every seat plays its best; else a draw from softmax(scale * logits)
    epsilon: float = 0.0     # and so often anything at all
    truth: int = 0           # 1: the only world is the true one, which is cheating: a bound

    @staticmethod
    def parse(text):
        return parse_fields(Plan, text)


@dataclasses.dataclass
class Choices:
    """The open choices of many games: one decision a game, its options as rows."""

    decisions: int
    rows: int
    game: torch.Tensor
    start: torch.Tensor
    owner: torch.Tensor
    plays: torch.Tensor
    scores: torch.Tensor


class Asker:
    """Puts open choices to a network."""

    def __init__(self, sim):
        self.sim = sim
        self.buffers = Buffers(sim.device)

    def ask(self, games, n, counts, network, hidden=False):
        """The open choices; with `hidden` the buffer of that name holds the others' hands."""
        sim, get = self.sim, self.buffers.get
        live = counts[:n]
        decision_end = torch.cumsum(live > 0, 0, dtype=torch.int32)
        row_end = torch.cumsum(live, 0, dtype=torch.int32)
        decisions, rows = torch.stack([decision_end[-1], row_end[-1]]).tolist()
        if not decisions:
            return None
        padded = -(-rows // PAD[sim.device]) * PAD[sim.device]
        game, start, owner = get("game", decisions), get("start", decisions), get("owner", padded)
        plays = get("plays", padded, dtype=torch.int64)
        states, actions = get("states", decisions, STATE_WORDS), get("actions", padded, ACTION_WORDS)
        secrets = get("hidden", decisions, ACTION_WORDS) if hidden else None
        sim.emit(games, n, counts, decision_end, row_end, game, start, owner, plays, states, secrets)
        owner[rows:padded].zero_()
        sim.actions(games, rows, game, owner, plays, actions)
        out = sim.act(network, sim.inputs(states[:decisions], network), sim.expand(actions[:padded]), owner[:padded])
        return Choices(decisions, rows, game[:decisions], start[:decisions], owner[:rows], plays,
                       out[:rows, network.column].contiguous())


def best_rows(choices):
    """All rows, those of each decision from the best down, and the best of each decision."""
    order = torch.argsort(choices.scores, descending=True, stable=True)
    order = order[torch.argsort(choices.owner[order], stable=True)]
    return order, order[choices.start.long()]


class Search:
    def __init__(self, sim, master, player, fitter, villain, plan, keep=False, keep_worlds=False, memory=None):
        self.memory = memory  # a network and the layer that says where the cards are
        self.sim, self.master, self.player, self.villain, self.plan = sim, master, player, villain, plan
        self.rollout, self.belief = Rollout(sim), Belief(sim, fitter, plan.anything)
        self.buffers = Buffers(sim.device)
        self.kept, self.keep_worlds = [] if keep else None, keep_worlds
        # Sums over all decisions; the points that overrides promised, how far the past counted in the end, how well worlds fit it.
        self.facts = {"searched": 0, "overridden": 0, "promised": 0.0, "playouts": 0, "settled": 0.0, "fit": 0.0}

    def points(self, worlds, world, plays, seats):
        """What the seat scores when it makes the play in the world and all go on by the network."""
        out = torch.empty(len(world), device=world.device)
        for first in range(0, len(world), CHUNK[self.sim.device]):
            part = slice(first, first + CHUNK[self.sim.device])
            n = len(world[part])
            games = self.buffers.get("games", n, self.sim.game_bytes, torch.uint8)
            self.sim.branch(worlds, world[part].int().contiguous(), plays[part].contiguous(), games)
            self.rollout.take(games, n)
            done = self.rollout.run(self.player, epsilon=self.plan.epsilon, scale=self.plan.scale, forget=True)
            out[part] = done.points.gather(1, seats[part, None]).squeeze(1)
        self.facts["playouts"] += len(world)
        return out

    def better(self, games, history, choices, decisions, rows, valid):
        """For each of these decisions which of its candidate rows to play."""
        plan, sim = self.plan, self.sim
        roots, slots = rows.shape
        device = rows.device
        sampled = 1 if plan.truth else plan.worlds
        root = choices.game[decisions]
        every = root.repeat_interleave(sampled)
        worlds = None
        if plan.lean and not plan.truth:
            network, head = self.memory
            leans = linear(network.memory(sim.expand(self.asker.buffers.kept["states"][decisions])), head).float().contiguous()
            row = torch.arange(roots, device=device, dtype=torch.int32).repeat_interleave(sampled)
            worlds = self.belief.leaned(games, every, row, leans, plan.lean)
        if plan.steps and not plan.truth:
            worlds, fit, power = self.belief.settled(games, root, sampled, plan.steps, history, worlds)
            self.facts["settled"] += power.sum().item()
            self.facts["fit"] += fit.sum().item() / sampled
        elif worlds is None:
            worlds = self.belief.even(games, every, plan.truth)
        seats = sim.seats(games, len(games))[root.long()]
        plays = choices.plays[rows]
        score = torch.zeros(roots, sampled, slots, device=device)
        drawn = torch.zeros(roots, sampled, device=device, dtype=torch.bool)
        alive, total, stage = valid.clone(), 0, min(plan.first, plan.worlds)
        while True:
            new = torch.zeros(roots, sampled, device=device, dtype=torch.bool)
            new[:, total : total + stage] = alive[:, 1:].any(1, keepdim=True)
            r, w, c = (new[:, :, None] & alive[:, None, :]).nonzero(as_tuple=True)
            score[r, w, c] = self.points(worlds, r * sampled + w, plays[r, c], seats[r])
            drawn |= new
            share = (drawn / drawn.sum(1, keepdim=True))[:, :, None]
            lead = score - score[:, :, :1]
            mean = (share * lead).sum(1)
            error = ((share * (lead - mean[:, None, :])) ** 2).sum(1).sqrt()
            total += stage
            alive[:, 1:] &= mean[:, 1:] > -plan.drop * error[:, 1:]
            if total >= plan.worlds or plan.truth or not alive[:, 1:].any():
                break
            stage = min(total, plan.worlds - total)
        good = alive & (mean > plan.clear * error) & (mean > plan.margin)
        good[:, 0] = False
        pick = torch.where(good, mean, torch.full_like(mean, -1e9)).argmax(1)
        pick = torch.where(good.any(1), pick, 0)
        gained = mean.gather(1, pick[:, None]).squeeze(1)
        if self.kept is not None:
            found = {"states": self.asker.buffers.kept["states"][decisions, : STATE // 32], "preset": self.presets[root.long()], "plays": plays, "valid": valid,
                     "liking": choices.scores[rows], "mean": mean, "error": error, "pick": pick.to(torch.uint8)}
            self.keep(games, root, seats, found, score)
        self.facts["searched"] += roots
        self.facts["overridden"] += int((pick > 0).sum())
        self.facts["promised"] += float(gained.sum())
        return pick

    def keep(self, games, root, seats, found, score):
        """Keeps what was searched and found, and what every candidate scores in the true world, which no choice has seen."""
        truth = self.belief.even(games, root, 1)
        player, self.player = self.player, self.master
        r, c = found["valid"].nonzero(as_tuple=True)
        real = torch.zeros(found["valid"].shape, device=r.device)
        real[r, c] = self.points(truth, r, found["plays"][r, c], seats[r])
        self.player = player
        found["real"] = real.to(torch.int8)
        if self.keep_worlds:
            found["score"] = score.to(torch.int8)
        self.kept.append(found)

    def write(self, path, games):
        numpy.savez_compressed(path, games=games, **{name: torch.cat([part[name] for part in self.kept]).cpu().numpy() for name in self.kept[0]})

    def choose(self, games, history, choices, mine):
        """The row to play for every decision; those of `mine` are searched."""
        plan = self.plan
        order, chosen = best_rows(choices)
        start = choices.start.long()
        length = torch.diff(start, append=start.new_tensor([choices.rows]))
        slot = torch.arange(plan.candidates, device=start.device)
        rows = order[(start[mine, None] + slot).clamp(max=choices.rows - 1)]
        liking = choices.scores[rows]
        valid = (slot < length[mine, None]) & (liking >= liking[:, :1] - plan.window)
        contested = valid.sum(1) > 1
        mine, rows, valid = mine[contested], rows[contested], valid[contested]
        at_once = max(1, CHUNK[self.sim.device] // (6 if plan.steps else 1) // plan.worlds)
        for first in range(0, len(mine), at_once):
            part = slice(first, first + at_once)
            pick = self.better(games, history, choices, mine[part], rows[part], valid[part])
            chosen[mine[part]] = rows[part].gather(1, pick[:, None]).squeeze(1)
        return chosen.int()

    @torch.no_grad()
    def deals(self, preset, first, deals):
        """Mean points of the hero over the four seats of each deal."""
        sim, device, n = self.sim, self.sim.device, 4 * deals
        seeds = as_int32((EVAL_SEEDS + first + torch.arange(deals, device=device)).repeat_interleave(4))
        hero = torch.arange(4, device=device).repeat(deals)
        games = torch.zeros(n, sim.game_bytes, device=device, dtype=torch.uint8)
        zeros = lambda *shape, dtype: torch.zeros(*shape, device=device, dtype=dtype)
        if preset == "all":  # one deal in seven is of each
            presets = ((first + torch.arange(deals, device=device)) % len(PRESETS)).repeat_interleave(4).to(torch.uint8)
        else:
            presets = zeros(n, dtype=torch.uint8) + PRESETS.index(preset)
        self.presets = presets
        control = zeros(n, 4, dtype=torch.uint8) + (CLASSIC if self.villain is None else LEARNER)
        control[torch.arange(n, device=device), hero] = LEARNER
        sim.deal(games, seeds, presets, zeros(n, dtype=torch.uint8), control)
        history = zeros(n, sim.lib.bt_plies(), dtype=torch.int64), zeros(n, dtype=torch.int32)
        counts = zeros(n, dtype=torch.int32)
        asker = self.asker = Asker(sim)
        other = Asker(sim)
        while True:
            sim.advance_recorded(games, n, counts, history)
            choices = asker.ask(games, n, counts, self.master)
            if choices is None:
                return sim.scores(games, n).gather(1, hero[:, None]).view(deals, 4).double().mean(1)
            seat = sim.seats(games, n)[choices.game.long()]
            mine = torch.nonzero(seat == hero[choices.game.long()]).squeeze(1)
            chosen = self.choose(games, history, choices, mine)
            if self.villain is not None and self.villain is not self.master:
                theirs = best_rows(other.ask(games, n, counts, self.villain))[1].int()
                chosen = torch.where(seat == hero[choices.game.long()], chosen, theirs)
            sim.make_recorded(games, choices, chosen, history)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", help="the network: checkpoint folder, its weights.pt or an exported file")
    parser.add_argument("--player", help="another network for the playouts")
    parser.add_argument("--fitter", help="another network for the weights of worlds")
    parser.add_argument("--memory", help="a checkpoint that tells where the hidden cards are, for plans that lean")
    parser.add_argument("--villain", help="another network for the other seats, or classic")
    parser.add_argument("--plan", action="append", default=[], help="fields of Plan, such as worlds=256,steps=64; may be repeated")
    parser.add_argument("--preset", default="mis", choices=[*PRESETS, "all"], help="all: the presets by turns, deal by deal")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--batch", type=int, default=500, help="deals at once")
    parser.add_argument("--first", type=int, default=0, help="number of the first evaluation deal")
    parser.add_argument("--seconds", type=float, default=1e9, help="no new batch of a plan after this many")
    parser.add_argument("--keep", help="a file for what the last plan searched and found; see findings.py")
    parser.add_argument("--keep-worlds", action="store_true", help="with the points of every candidate in every world; see overrides.py (with first=worlds)")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = parser.parse_args()
    sim = Simulator(args.device)
    load = lambda path: actor_copy(load_network(path, args.device)[0], sim.dtype)
    master = load(args.weights)
    player = load(args.player) if args.player else master
    fitter = load(args.fitter) if args.fitter else master
    villain = None if args.villain == "classic" else load(args.villain) if args.villain else master
    memory = None
    if args.memory:
        stored = load_weights(args.memory, args.device)
        network = load_network(args.memory, args.device)[0]
        memory = actor_copy(network, sim.dtype), head_of(network, stored)
    plain = None
    for text in args.plan or [""]:
        search, begin, points = Search(sim, master, player, fitter, villain, Plan.parse(text), args.keep, args.keep_worlds, memory), time.time(), []
        for first in range(0, args.deals, args.batch):
            if time.time() - begin > args.seconds:
                break
            points.append(search.deals(args.preset, args.first + first, min(args.batch, args.deals - first)))
            so_far = torch.cat(points)
            gain = so_far - plain[: len(so_far)] if plain is not None else torch.zeros(2)
            games, facts = 4 * len(so_far), search.facts
            print(json.dumps({
                "plan": text, "preset": args.preset, "player": args.player, "fitter": args.fitter, "villain": args.villain,
                "first": args.first, "deals": len(so_far), "points": round(so_far.mean().item(), 3),
                "error": round(so_far.std().item() / math.sqrt(len(so_far)), 3),
                # Over the first plan, on the same deals: candidates=1 is the plain network.
                "gain": [round(gain.mean().item(), 3), round(gain.std().item() / math.sqrt(len(gain)), 3)],
                "seconds": round(time.time() - begin, 1),
                **{name: round(facts[name] / games, 3) for name in ("searched", "overridden", "promised", "playouts")},
                **{name: round(facts[name] / max(1, facts["searched"]), 3) for name in ("settled", "fit")},
            }), flush=True)
            if search.kept:
                search.write(args.keep, games)
        plain = torch.cat(points) if plain is None else plain


if __name__ == "__main__":
    main()
