"""Trains the Big Two network by self-play: deep Monte Carlo, or PPO on top of it."""

import argparse
import json
import math
import pathlib
import random
import signal
import sys
import time

START = time.time()

import torch

import checkpoint
from diet import Diet, parse_weights
from dmc import learn_scores
from evaluate import duplicate
from network import SIZES, Critic, Network, actor_copy, average_into, full_copy, refresh
from ppo import learn_policy, policy_from_score, soften
from rollout import Rollout, Watch
from sim import Simulator

PRESET_WEIGHTS = "mis=3,hongkong=2,taiwan=2,charlesworth=2,bluo42=2,singapore=1,pusoydos=1"


def options():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--mode", choices=["dmc", "ppo"], default="dmc")
    p.add_argument("--out", required=True, help="folder for checkpoints and log.jsonl")
    p.add_argument("--resume", help="checkpoint folder to go on from, same mode")
    p.add_argument("--init", help="checkpoint folder or exported file to take the weights from, with a fresh optimiser and clock")
    p.add_argument("--seconds", type=float, default=60, help="wall time of this command up to its last evaluation")
    p.add_argument("--schedule", type=float, help="seconds over which rates fall, all resumed parts together; default --seconds")
    p.add_argument("--sizes", help="layer widths other than the default, such as merged=128,last=64")
    p.add_argument("--games", type=int, default=32768, help="games in a round")
    p.add_argument("--batch", type=int, help="decisions in a minibatch; default 32768 (dmc) or 65536 (ppo)")
    p.add_argument("--rate", type=float, nargs=2, help="first and last learning rate; default 6e-4 5e-5 (dmc), 3e-4 1e-5 (ppo)")
    p.add_argument("--epsilon", type=float, nargs=2, default=[0.05, 0.01], help="exploration at first and at last (dmc)")
    p.add_argument("--decay", type=float, default=0.99, help="averaged weights: share kept each round")
    p.add_argument("--entropy", type=float, nargs=2, default=[0.003, 0.003], help="weight of the entropy bonus at first and at last (ppo)")
    p.add_argument("--soften", type=float, default=1, help="what the policy's logits are multiplied by before it learns (ppo)")
    p.add_argument("--score-weight", type=float, default=0.5, help="weight of the expected-score loss (ppo)")
    p.add_argument("--warmup", type=float, default=15, help="seconds in which only the critic learns (ppo)")
    p.add_argument("--presets", default=PRESET_WEIGHTS, help="weights of the presets")
    p.add_argument("--own-scoring", type=float, default=0.05, help="share of games scored by the preset's own penalties")
    p.add_argument("--mixed", type=float, default=0.2, help="share of games with other players in some seats")
    p.add_argument("--mix", type=float, nargs=3, default=[6, 3, 1], help="weights of older selves, classic, random in those")
    p.add_argument("--taken", type=float, default=0.6, help="chance that another seat than the learner's is taken in those")
    p.add_argument("--pool", nargs="*", default=[], help="checkpoints that play as older selves from the start")
    p.add_argument("--pool-every", type=float, default=60, help="seconds between own snapshots for the pool")
    p.add_argument("--pool-size", type=int, default=10)
    p.add_argument("--baseline", help="checkpoint to measure against in evaluations")
    p.add_argument("--eval-every", type=float, default=60)
    p.add_argument("--eval-deals", type=int, default=300)
    p.add_argument("--final-deals", type=int, default=2400)
    p.add_argument("--save-every", type=float, default=120)
    p.add_argument("--log-every", type=float, default=15)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--profile", action="store_true", help="time each section exactly (slower)")
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = p.parse_args()
    ppo = args.mode == "ppo"
    args.batch = args.batch or (65536 if ppo else 32768)
    args.rate = args.rate or ([3e-4, 1e-5] if ppo else [6e-4, 5e-5])
    args.schedule = args.schedule or args.seconds
    return args


class Trainer:
    def __init__(self, args):
        self.args = args
        self.ppo = args.mode == "ppo"
        random.seed(args.seed)
        torch.manual_seed(args.seed)
        self.sim = Simulator(args.device)
        self.watch = Watch(args.profile, args.device)
        self.rollout = Rollout(self.sim, self.watch)
        self.rollout.step_seed = args.seed
        self.judge = Rollout(self.sim)
        self.network = Network(self.sizes()).to(args.device)
        self.network.column = 0 if self.ppo else 1
        self.critic = Critic(self.network.sizes).to(args.device) if self.ppo else None
        self.elapsed, self.rounds, self.games, self.decisions = 0.0, 0, 0, 0
        self.load()
        fused = {"fused": True} if args.device == "cuda" else {}
        parameters = [*self.network.parameters(), *(self.critic.parameters() if self.ppo else [])]
        self.optimizer = torch.optim.Adam(parameters, lr=args.rate[0], betas=(0.9, 0.99), **fused)
        self.load_moments()
        self.actor = actor_copy(self.network if self.ppo else self.average, self.sim.dtype)
        self.rival = actor_copy(self.network, self.sim.dtype)
        self.pool = [checkpoint.load_network(path, args.device)[0].requires_grad_(False) for path in args.pool]
        self.fixed = len(self.pool)
        self.baseline = args.baseline and actor_copy(checkpoint.load_network(args.baseline, args.device)[0], self.sim.dtype)
        self.diet = Diet(args.games, parse_weights(args.presets), args.own_scoring, args.mixed, args.mix, args.taken,
                         args.device, args.seed * 7919 + self.rounds)
        self.generator = torch.Generator(device=args.device).manual_seed(args.seed * 104729 + self.rounds)
        self.out = pathlib.Path(args.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.log_file = open(self.out / "log.jsonl", "a")

    def sizes(self):
        source = self.args.resume or self.args.init
        if source:
            return checkpoint.load_weights(source, "cpu")["meta"]["sizes"]
        given = dict(part.split("=") for part in self.args.sizes.split(",")) if self.args.sizes else {}
        if set(given) - set(SIZES):
            sys.exit(f"sizes are {', '.join(SIZES)}")
        return {name: int(value) for name, value in given.items()}

    def load(self):
        args = self.args
        self.average = full_copy(self.network)
        source = args.resume or args.init
        if not source:
            return
        stored = checkpoint.load_weights(source, args.device)
        self.average.load_state_dict(stored["average"])
        # A fresh start from another run takes its better half, the averaged weights.
        self.network.load_state_dict(stored["network" if args.resume else "average"])
        meta = stored["meta"]
        if args.resume:
            if meta["mode"] != args.mode:
                sys.exit(f"{source} was trained by {meta['mode']}; use --init")
            self.elapsed, self.rounds = meta["elapsed"], meta["rounds"]
        self.games, self.decisions = meta["games"], meta["decisions"]
        if self.ppo and args.init and meta["mode"] == "dmc":
            policy_from_score(self.network)
            self.average.load_state_dict(self.network.state_dict())
        if self.ppo and args.init:
            for network in (self.network, self.average):
                soften(network, args.soften)
        held = self.ppo and args.resume and checkpoint.read(source, "critic.pt", args.device)
        if held:
            self.critic.load_state_dict(held["critic"])

    def load_moments(self):
        if not self.args.resume:
            return
        parameters = self.optimizer.param_groups[0]["params"]
        split = len(list(self.network.parameters()))
        moments = checkpoint.read(self.args.resume, "optimizer.pt", self.args.device)
        if moments:
            checkpoint.restore_moments(self.optimizer, parameters[:split], moments)
        held = self.ppo and checkpoint.read(self.args.resume, "critic.pt", self.args.device)
        if held:
            checkpoint.restore_moments(self.optimizer, parameters[split:], held["moments"])

    def fall(self, first, last, done):
        return first * (last / first) ** done if first > 0 and last > 0 else first + (last - first) * done

    def round(self, done):
        """Plays one round and learns from it; `done` is the share of the schedule behind us."""
        args = self.args
        rate = self.fall(*args.rate, done)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        epsilon = 0.0 if self.ppo else self.fall(*args.epsilon, done)
        with self.watch("deal"):
            if self.pool:
                refresh(self.rival, random.choice(self.pool), self.sim.dtype)
            self.rollout.start(*self.diet.serve(bool(self.pool)))
        rival = self.rival if self.pool and self.diet.mixed_from < args.games else None
        played = self.rollout.run(self.actor, rival, self.diet.mixed_from, epsilon, 1.0 if self.ppo else 0.0,
                                  keep_rows=self.ppo, hidden=self.ppo)
        with self.watch("learn"):
            if self.ppo:
                facts = learn_policy(self.sim, self.rollout, played, self.network, self.critic, self.optimizer, args.batch,
                                     self.generator, self.fall(*args.entropy, done), args.score_weight, self.elapsed < args.warmup)
            else:
                facts = learn_scores(self.sim, self.rollout, played, self.network, self.optimizer, args.batch, self.generator)
            average_into(self.average, self.network, min(args.decay, (1 + self.rounds) / (10 + self.rounds)))
            refresh(self.actor, self.network if self.ppo else self.average, self.sim.dtype)
        self.rounds += 1
        self.games += args.games
        self.decisions += played.size
        return {**facts, "rate": rate, "epsilon": epsilon, "steps": len(played.steps), "rows": played.rows / max(1, played.size)}

    def evaluate(self, deals):
        hero = actor_copy(self.average, self.sim.dtype)
        out = {}
        for name, villain in (("classic", "classic"), ("random", "random"), ("baseline", self.baseline)):
            if villain:
                out[name] = duplicate(self.judge, hero, villain, deals)
        return out

    def save(self):
        meta = {"mode": self.args.mode, "column": self.network.column, "sizes": self.network.sizes, "elapsed": self.elapsed, "rounds": self.rounds,
                "games": self.games, "decisions": self.decisions, "arguments": vars(self.args)}
        checkpoint.save(self.out, self.network, self.average, self.optimizer, meta, self.critic)

    def log(self, **line):
        line = {key: short(value) for key, value in line.items()}
        text = json.dumps({"t": round(time.time() - START, 1), "elapsed": round(self.elapsed, 1), "games": self.games, **line})
        print(text, flush=True)
        self.log_file.write(text + "\n")
        self.log_file.flush()


def short(value):
    if torch.is_tensor(value):
        value = value.item()
    return float(f"{value:.5g}") if isinstance(value, float) else value


def main():
    args = options()
    stop = []
    signal.signal(signal.SIGTERM, lambda *_: stop.append(True))
    trainer = Trainer(args)
    trainer.log(event="start", seconds_to_start=time.time() - START, parameters=sum(p.numel() for p in trainer.network.parameters()),
                arguments={k: v for k, v in vars(args).items() if v is not None})
    begin = time.time()
    base = trainer.elapsed
    logged = saved = pooled = measured = begin
    log_games, log_decisions, log_rounds = trainer.games, trainer.decisions, trainer.rounds
    aside = 0.0  # seconds spent on evaluation and saving since the last log line
    while not stop and time.time() - START < args.seconds:
        facts = trainer.round(min(1.0, trainer.elapsed / args.schedule))
        now = time.time()
        trainer.elapsed = base + now - begin
        if not math.isfinite(float(facts["loss" if "loss" in facts else "critic"])):
            trainer.log(event="stopped", why="the loss is not finite")
            sys.exit(1)
        if now - logged >= args.log_every:
            span = now - logged - aside
            trainer.log(rounds=trainer.rounds, games_per_s=(trainer.games - log_games) / span,
                        decisions_per_game=(trainer.decisions - log_decisions) / max(1, trainer.games - log_games),
                        round_s=span / max(1, trainer.rounds - log_rounds), pool=len(trainer.pool), **facts)
            logged, aside, log_games = now, 0.0, trainer.games
            log_decisions, log_rounds = trainer.decisions, trainer.rounds
        if now - pooled >= args.pool_every:
            pooled = now
            if len(trainer.pool) >= args.pool_size + trainer.fixed:
                trainer.pool.pop(random.randrange(trainer.fixed, len(trainer.pool)))
            trainer.pool.append(full_copy(trainer.average))
        if now - measured >= args.eval_every:
            trainer.log(event="evaluation", deals=args.eval_deals, **trainer.evaluate(args.eval_deals))
            measured = time.time()
        if now - saved >= args.save_every:
            trainer.save()
            saved = time.time()
        aside += time.time() - now
    trainer.save()
    if args.profile:
        total = sum(trainer.watch.seconds.values())
        trainer.log(event="profile", **{k: f"{v:.2f}s {100 * v / total:.0f}%" for k, v in trainer.watch.seconds.items()})
    if args.device == "cuda":
        trainer.log(event="memory", peak_gib=torch.cuda.max_memory_allocated() / 2**30)
    trainer.log(event="final", deals=args.final_deals, **trainer.evaluate(args.final_deals))


if __name__ == "__main__":
    main()
