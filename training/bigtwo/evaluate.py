"""Duplicate deals: each dealt four times, the hero once in every seat against three of one villain."""

import argparse
import json
import math

import torch

from checkpoint import load_network
from diet import EVAL_SEEDS, as_int32
from network import actor_copy
from rollout import Rollout
from sim import CLASSIC, LEARNER, PRESETS, RANDOM, RIVAL, Simulator

SCRIPTED = {"classic": CLASSIC, "random": RANDOM}


def duplicate(rollout, hero, villain, deals, presets=PRESETS, first=0, own_scoring=0):
    """Mean points and standard error over deals for each preset; villain is a name or a network."""
    device, p = rollout.sim.device, len(presets)
    code = SCRIPTED[villain] if isinstance(villain, str) else RIVAL
    seeds = (EVAL_SEEDS + first + torch.arange(deals, device=device)).repeat_interleave(4).repeat(p)
    preset = torch.tensor([PRESETS.index(name) for name in presets], device=device).repeat_interleave(4 * deals)
    n = 4 * deals * p
    seat = torch.arange(4, device=device).repeat(deals * p)
    control = torch.full((n, 4), code, device=device, dtype=torch.uint8)
    control[torch.arange(n, device=device), seat] = LEARNER
    scoring = torch.full((n,), own_scoring, device=device, dtype=torch.uint8)
    rollout.start(as_int32(seeds), preset.to(torch.uint8).contiguous(), scoring, control)
    done = rollout.run(hero, None if isinstance(villain, str) else villain, 0)
    points = done.points[torch.arange(n, device=device), seat].view(p, deals, 4).double().mean(2)
    mean, error = points.mean(1).tolist(), (points.std(1) / math.sqrt(deals)).tolist()
    return {name: [round(m, 3), round(e, 3)] for name, m, e in zip(presets, mean, error)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", help="checkpoint folder or its weights.pt")
    parser.add_argument("--villain", action="append", help="classic, random or another checkpoint; may be repeated")
    parser.add_argument("--deals", type=int, default=2400)
    parser.add_argument("--first", type=int, default=0, help="number of the first evaluation deal")
    parser.add_argument("--presets", default=",".join(PRESETS))
    parser.add_argument("--column", type=int, help="0 policy, 1 expected score; default: as the checkpoint was trained")
    parser.add_argument("--own-scoring", action="store_true")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = parser.parse_args()
    rollout = Rollout(Simulator(args.device))
    network, _ = load_network(args.weights, args.device)
    hero = actor_copy(network, rollout.sim.dtype)
    if args.column is not None:
        hero.column = args.column
    for name in args.villain or ["classic", "random"]:
        villain = name
        if name not in SCRIPTED:
            villain = actor_copy(load_network(name, args.device)[0], rollout.sim.dtype)
        result = duplicate(rollout, hero, villain, args.deals, args.presets.split(","), args.first, int(args.own_scoring))
        print(json.dumps({"villain": name, "deals": args.deals, "points": result}), flush=True)


if __name__ == "__main__":
    main()
