"""Trains a small network to choose as a large one does: for playouts and beliefs in a search, where speed counts."""

import argparse
import json
import time

import torch
from torch.nn import functional as F

import checkpoint
from diet import Diet, parse_weights
from evaluate import duplicate
from network import SIZES, Network, actor_copy, average_into, full_copy
from ppo import log_softmax, ragged
from rollout import Rollout
from sim import Simulator
from train import PRESET_WEIGHTS


def learn(sim, rollout, done, teacher, student, optimizer, batch, generator):
    """One epoch over the round: the teacher's policy and score for every play of its decisions."""
    take = rollout.buffers
    starts = done.slice(take, "row_start").long()
    lengths = torch.diff(starts, append=starts.new_tensor([done.rows]))
    order = torch.randperm(done.size, device=starts.device, generator=generator)
    states, actions = done.slice(take, "states"), take.kept["actions"]
    chunks = [order[i : i + batch] for i in range(0, done.size - batch // 2, batch)]
    totals = torch.stack([lengths[chunk].sum() for chunk in chunks]).tolist()
    seen = []
    for chosen, total in zip(chunks, totals):
        n = len(chosen)
        rows, decision, begins = ragged(starts[chosen], lengths[chosen], total)
        x, a = sim.expand(states[chosen]), sim.expand(actions[rows])
        with torch.no_grad():
            goal = teacher(x, a, decision)
        wanted = log_softmax(goal[:, 0], decision, n)
        out = student(x, a, decision)
        got = log_softmax(out[:, 0], decision, n)
        apart = (wanted.exp() * (wanted - got)).sum() / n
        score = F.mse_loss(out[:, 1], goal[:, 1])
        best = torch.zeros(n, device=x.device).scatter_reduce(0, decision, wanted.exp(), "amax")
        mine = torch.full((n,), -1e30, device=x.device).scatter_reduce(0, decision, got.detach(), "amax")
        same = torch.zeros(n, device=x.device).index_add(
            0, decision, ((got >= mine[decision]) & (wanted.exp() >= best[decision])).float()).clamp(max=1).mean()
        optimizer.zero_grad(set_to_none=True)
        (apart + score).backward()
        torch.nn.utils.clip_grad_norm_(student.parameters(), 1.0)
        optimizer.step()
        seen.append(torch.stack([apart.detach(), score.detach(), same]))
    return torch.stack(seen).mean(0).tolist()


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("teacher", help="a policy: checkpoint folder, its weights.pt or an exported file")
    p.add_argument("--out", required=True, help="folder for the checkpoint")
    p.add_argument("--sizes", default="state1=384,state2=192,action1=96,merged=160,last=64")
    p.add_argument("--seconds", type=float, default=60)
    p.add_argument("--games", type=int, default=16384, help="games in a round")
    p.add_argument("--batch", type=int, default=16384, help="decisions in a minibatch")
    p.add_argument("--rate", type=float, nargs=2, default=[2e-3, 5e-5], help="first and last learning rate")
    p.add_argument("--epsilon", type=float, default=0.1, help="share of random plays, so that odd positions are met too")
    p.add_argument("--presets", default=PRESET_WEIGHTS)
    p.add_argument("--deals", type=int, default=1200, help="deals of the last evaluation, against three teachers")
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = p.parse_args()
    begin = time.time()
    sim = Simulator(args.device)
    teacher = actor_copy(checkpoint.load_network(args.teacher, args.device)[0], sim.dtype)
    sizes = {**SIZES, **{name: int(value) for name, value in (part.split("=") for part in args.sizes.split(","))}}
    student = Network(sizes).to(args.device)
    student.column = 0
    average = full_copy(student)
    optimizer = torch.optim.Adam(student.parameters(), lr=args.rate[0], betas=(0.9, 0.99))
    diet = Diet(args.games, parse_weights(args.presets), 0.05, 0.1, [0, 3, 1], 0.6, args.device, 7)
    generator = torch.Generator(device=args.device).manual_seed(7)
    rollout, rounds, said = Rollout(sim), 0, 0.0
    while time.time() - begin < args.seconds:
        done_share = min(1.0, (time.time() - begin) / args.seconds)
        for group in optimizer.param_groups:
            group["lr"] = args.rate[0] * (args.rate[1] / args.rate[0]) ** done_share
        rollout.start(*diet.serve(False))
        played = rollout.run(teacher, epsilon=args.epsilon, scale=1.0, keep_rows=True)
        facts = learn(sim, rollout, played, teacher, student, optimizer, args.batch, generator)
        average_into(average, student, min(0.97, (1 + rounds) / (10 + rounds)))
        rounds += 1
        if time.time() - said > 10:
            said = time.time()
            print(json.dumps({"rounds": rounds, "seconds": round(said - begin, 1),
                              **dict(zip(("apart", "score", "same"), (round(v, 5) for v in facts)))}), flush=True)
    meta = {"mode": "distil", "column": 0, "sizes": student.sizes, "elapsed": args.seconds, "rounds": rounds,
            "games": rounds * args.games, "decisions": 0, "arguments": vars(args)}
    checkpoint.save(args.out, student, average, optimizer, meta)
    result = duplicate(Rollout(sim), actor_copy(average, sim.dtype), teacher, args.deals)
    print(json.dumps({"final": result, "weights": sum(q.numel() for q in student.parameters())}), flush=True)


if __name__ == "__main__":
    main()
