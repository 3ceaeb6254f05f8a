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


def by_deal(rollout, hero, villain, deals, presets=PRESETS, first=0, own_scoring=0):
    """Points a game of each preset and deal; villain is a name or a network."""
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
    done = rollout.run(hero, None if isinstance(villain, str) else villain, 0, forget=True)
    return done.points[torch.arange(n, device=device), seat].view(p, deals, 4).double().mean(2)


def summary(points, presets=PRESETS):
    """Mean points and standard error over deals for each preset."""
    mean, error = points.mean(1).tolist(), (points.std(1) / math.sqrt(points.shape[1])).tolist()
    return {name: [round(m, 3), round(e, 3)] for name, m, e in zip(presets, mean, error)}


def over_all(points):
    """Mean over the presets and its standard error over deals."""
    each = points.mean(0)
    return [round(each.mean().item(), 4), round(each.std().item() / math.sqrt(len(each)), 4)]


def duplicate(rollout, hero, villain, deals, presets=PRESETS, first=0, own_scoring=0):
    return summary(by_deal(rollout, hero, villain, deals, presets, first, own_scoring), presets)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", nargs="+", help="checkpoint folder, its weights.pt or an exported file; may be repeated")
    parser.add_argument("--villain", action="append", help="classic, random or another checkpoint; may be repeated")
    parser.add_argument("--deals", type=int, default=2400)
    parser.add_argument("--first", type=int, default=0, help="number of the first evaluation deal")
    parser.add_argument("--presets", default=",".join(PRESETS))
    parser.add_argument("--column", type=int, help="0 policy, 1 expected score; default: as the checkpoint was trained")
    parser.add_argument("--own-scoring", action="store_true")
    parser.add_argument("--forgets", action="store_true", help="the heroes go without their memory, as in the playouts of a search")
    parser.add_argument("--over", help="another hero, whose points on the same deals are taken off")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = parser.parse_args()
    rollout = Rollout(Simulator(args.device))
    load = lambda path: actor_copy(load_network(path, args.device)[0], rollout.sim.dtype)
    other, presets = load(args.over) if args.over else None, args.presets.split(",")
    for name in args.villain or ["classic", "random"]:
        villain = name if name in SCRIPTED else load(name)
        terms = villain, args.deals, presets, args.first, int(args.own_scoring)
        base = None if other is None else by_deal(rollout, other, *terms)
        for path in args.weights:
            hero = load(path)
            if args.forgets:
                hero.past3.weight.zero_()
            hero.column = hero.column if args.column is None else args.column
            points = by_deal(rollout, hero, *terms)
            line = {"hero": path, "villain": name, "deals": args.deals, "own": args.own_scoring}
            print(json.dumps({**line, "mean": over_all(points), "points": summary(points, presets)}), flush=True)
            if base is not None:
                print(json.dumps({**line, "over": args.over, "mean": over_all(points - base), "points": summary(points - base, presets)}), flush=True)


if __name__ == "__main__":
    main()
