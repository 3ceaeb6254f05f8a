"""Teaches a tower of its own to tell from the latest plays where the hidden cards are, from plain games: every choice of a game tells it."""

import argparse
import json
import pathlib
import random
import time

START = time.time()

import torch
from torch.nn import functional as F

import checkpoint
from diet import EVAL_SEEDS, Diet, as_int32, parse_weights
from network import Network, actor_copy, average_into, full_copy, linear
from rollout import Rollout
from sim import LEARNER, Simulator
from train import PRESET_WEIGHTS

PAST = ("event", "past")  # how the names of that tower's layers begin
SEATS = 156               # three others, 52 cards


def hands_of(sim, hidden):
    """The hands of the others, one number for each seat and card."""
    return sim.expand(hidden)[:, :SEATS].view(-1, 3, 52).float()


def head_of(network, stored):
    """The layer that says where the cards are, as it was left."""
    head = torch.nn.Linear(network.sizes["state2"], SEATS).to(next(network.parameters()).device)
    torch.nn.init.zeros_(head.weight)
    torch.nn.init.zeros_(head.bias)
    if stored.get("belief"):
        head.load_state_dict(stored["belief"])
    return head


def belief_gain(hands, logits):
    """For each choice the log of how much likelier than an even deal the true places of the hidden cards are held, card by card."""
    count = hands.sum(2)
    even = (count / count.sum(1, keepdim=True)).clamp(min=1e-6).log()[:, :, None]
    log_p = torch.log_softmax(logits.view(-1, 3, 52) + even, 1)
    return ((log_p - even) * hands).sum((1, 2))


@torch.no_grad()
def known(sim, rollout, actor, network, head, preset, games, first=0):
    """The mean gain over all choices of deals that the actor plays in every seat, and its standard error over blocks of choices."""
    device = sim.device
    seeds = as_int32(EVAL_SEEDS + first + torch.arange(games, device=device))
    table = lambda value, *shape: torch.full((games, *shape), value, device=device, dtype=torch.uint8)
    rollout.start(seeds, table(preset), table(0), table(LEARNER, 4))
    done = rollout.run(actor, hidden=True)
    states, hidden = (done.slice(rollout.buffers, name) for name in ("states", "hidden"))
    gains = torch.cat([belief_gain(hands_of(sim, hidden[i : i + 65536]), linear(network.memory(sim.expand(states[i : i + 65536])), head).float())
                       for i in range(0, done.size, 65536)])
    # Choices of one game belong together.
    game = done.slice(rollout.buffers, "who").long() // 4
    total = torch.zeros(games, device=device).index_add(0, game, gains)
    each = torch.bincount(game, minlength=games)
    mean = gains.mean()
    error = (total - mean * each).std() * games**0.5 / done.size
    return [round(mean.item(), 3), round(error.item(), 3)]


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("weights", help="the network; a tower for the past is added where it has none")
    p.add_argument("--actor", required=True, help="who plays")
    p.add_argument("--pool", nargs="*", default=[], help="others who sit beside it")
    p.add_argument("--past", type=int, default=64, help="numbers by which each play is told")
    p.add_argument("--out", required=True)
    p.add_argument("--seconds", type=float, default=60)
    p.add_argument("--games", type=int, default=65536)
    p.add_argument("--batch", type=int, default=65536, help="choices in a minibatch")
    p.add_argument("--rate", type=float, nargs=2, default=[1e-3, 1e-4])
    p.add_argument("--decay", type=float, default=0.998)
    p.add_argument("--mixed", type=float, nargs=2, default=[0.15, 0.12], help="shares of rounds with others: of the pool, scripted")
    p.add_argument("--own-scoring", type=float, default=0.1)
    p.add_argument("--seed", type=int, default=3)
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = p.parse_args()
    sim, device = Simulator(args.device), args.device
    load = lambda path: actor_copy(checkpoint.load_network(path, device)[0], sim.dtype)
    actor, pool = load(args.actor), [load(path) for path in args.pool]
    stored = checkpoint.load_weights(args.weights, device)
    meta = stored["meta"]
    meta["sizes"] = {**meta["sizes"], "past": meta["sizes"].get("past", args.past)}
    network = Network(meta["sizes"]).to(device)
    network.column = meta["column"]
    network.load_state_dict(stored["average"], strict=False)
    head = head_of(network, stored)
    average, average_head = full_copy(network), head_of(network, {"belief": head.state_dict()})
    learning = [q for name, q in network.named_parameters() if name.startswith(PAST)] + list(head.parameters())
    optimizer = torch.optim.Adam(learning, lr=args.rate[0], betas=(0.9, 0.99), **({"fused": True} if device == "cuda" else {}))
    diet = lambda mixed, mix, seed: Diet(args.games, parse_weights(PRESET_WEIGHTS), args.own_scoring, mixed, mix, 0.75, device, seed)
    diets = {"self": diet(0, [0, 0, 0], args.seed * 31 + 1), "pool": diet(1, [1, 0, 0], args.seed * 31 + 2), "scripted": diet(1, [0, 3, 1], args.seed * 31 + 3)}
    random.seed(args.seed)
    generator = torch.Generator(device=device).manual_seed(args.seed)
    rollout, steps, rounds, said, seen = Rollout(sim), 0, 0, 0.0, []
    out = pathlib.Path(args.out)
    out.mkdir(parents=True, exist_ok=True)

    def save():
        checkpoint.write(out / "weights.pt", {"network": average.state_dict(), "average": average.state_dict(), "belief": average_head.state_dict(), "meta": meta})

    begin = time.time()
    while time.time() - START < args.seconds:
        kind = random.choices(["pool", "scripted", "self"], [*args.mixed, 1 - sum(args.mixed)])[0] if pool else "self"
        rollout.start(*diets[kind].serve(kind == "pool"))
        done = rollout.run(actor, random.choice(pool) if kind == "pool" else None, 0, epsilon=0.02, scale=1.0, hidden=True)
        states, hidden = (done.slice(rollout.buffers, name) for name in ("states", "hidden"))
        share = min(1.0, (time.time() - START) / args.seconds)
        for group in optimizer.param_groups:
            group["lr"] = args.rate[0] * (args.rate[1] / args.rate[0]) ** share * min(1.0, (1 + steps) / 100)
        order = torch.randperm(done.size, device=device, generator=generator)
        for i in range(0, max(1, done.size - args.batch // 2), args.batch):
            part = order[i : i + args.batch]
            gain = belief_gain(hands_of(sim, hidden[part]), linear(network.memory(sim.expand(states[part])), head).float()).mean()
            optimizer.zero_grad(set_to_none=True)
            (-gain).backward()
            torch.nn.utils.clip_grad_norm_(learning, 5.0)
            optimizer.step()
            steps += 1
            decay = min(args.decay, (1 + steps) / (10 + steps))
            average_into(average, network, decay)
            average_into(average_head, head, decay)
            if kind == "self":
                seen.append(gain.detach())
        rounds += 1
        if time.time() - said > 20:
            said = time.time()
            print(json.dumps({"t": round(said - START, 1), "rounds": rounds, "steps": steps, "choices": rounds * done.size,
                              "known": round(torch.stack(seen[-400:]).mean().item(), 4) if seen else None}), flush=True)
            save()
    save()
    n = 16384 if device == "cuda" else 16
    print(json.dumps({"t": round(time.time() - START, 1), "event": "recall", "steps": steps,
                      "mis, masters": known(sim, rollout, actor, average, average_head, 0, n)}), flush=True)


if __name__ == "__main__":
    main()
