"""Teaches networks what playouts say of doubtful choices (labels.py), several pupils from the same labels."""

import argparse
import json
import pathlib
import random
import time

START = time.time()

import torch
from torch.nn import functional as F

import checkpoint
from diet import Diet, parse_weights
from dmc import CLIP
from evaluate import duplicate
from labels import Labeller, Plan, Store
from network import KIND, SCORE_UNIT, Network, actor_copy, average_into, full_copy, linear, refresh
from recall import PAST, belief_gain, hands_of, head_of
from rollout import Rollout
from sim import LEARNER, RIVAL, Simulator
from train import PRESET_WEIGHTS

SCORE_WEIGHT = 0.5


class Rows:
    """A batch of labels as rows, one for each candidate; leads are taken within a choice."""

    def __init__(self, sim, batch):
        self.valid = batch["valid"]
        self.n = len(self.valid)
        self.r, self.c = self.valid.nonzero(as_tuple=True)
        self.x, self.a = sim.expand(batch["states"]), sim.expand(batch["actions"][self.r, self.c].contiguous())
        self.liking = batch["liking"][self.r, self.c].float()
        self.goal = (batch["points"][self.r, self.c].float() / SCORE_UNIT).clamp(-CLIP, CLIP)
        self.count = self.valid.sum(1)
        self.hands = hands_of(sim, batch["hidden"])

    def centred(self, values):
        mean = torch.zeros(self.n, device=values.device).index_add(0, self.r, values) / self.count
        return values - mean[self.r]

    def square(self, values):
        """One line for each choice, 0 where there is no candidate."""
        out = torch.zeros(self.valid.shape, device=values.device)
        return out.index_put((self.r, self.c), values)


def pair_loss(rows, logits, scale):
    """Of each two candidates the better one should be liked better, the more the more it won by."""
    z, y = rows.square(logits), rows.square(rows.goal)
    gap, lead = z[:, :, None] - z[:, None, :], y[:, :, None] - y[:, None, :]
    both = rows.valid[:, :, None] & rows.valid[:, None, :]
    return (lead.clamp(min=0) * F.softplus(-scale * gap) * both).sum() / rows.n


def policy_loss(kind, rows, logits, scale):
    """`value`: logits are leads. `step`: logits are those of the player who was judged, and its leads on top. `pair`: as above."""
    if kind == "pair":
        return pair_loss(rows, logits, scale)
    told = logits if kind == "value" else logits - rows.liking
    return ((scale * rows.centred(told) - rows.centred(rows.goal)) ** 2).sum() / rows.n


def first_scale(kind, rows, scale):
    """How much of a point a logit of the first network stands for."""
    z, y = rows.centred(rows.liking), rows.centred(rows.goal)
    if kind == "pair":
        trials = [0.01 * 1.3**k for k in range(20)]
        return scale * min(trials, key=lambda s: pair_loss(rows, rows.liking, s).item())
    return scale * ((z * y).sum() / (z * z).sum()).clamp(min=1e-4).item()


class Pupil:
    """A network that learns by one of the losses."""

    def __init__(self, text, args, sim):
        self.name, kind, source, scale, rate, known = (text.split(",") + ["", "", ""])[:6]
        self.kind, self.scale, self.times = kind, None, float(scale or 1)
        self.rate = [float(rate), float(rate) * args.rate[1] / args.rate[0]] if rate else args.rate
        stored = checkpoint.load_weights(source, args.device)
        self.meta = stored["meta"]
        self.network = Network(self.meta["sizes"]).to(args.device)
        self.network.column = self.meta["column"]
        self.network.load_state_dict(stored["network"])
        self.average = full_copy(self.network)
        self.average.load_state_dict(stored["average"])
        self.head = head_of(self.network, stored)
        self.weight = args.belief
        self.scale = self.meta.get("scale", {}).get(kind)
        fused = {"fused": True} if args.device == "cuda" else {}
        fresh = [*self.head.parameters(), *(p for name, p in self.network.named_parameters() if name.startswith(PAST))]
        old = [p for name, p in self.network.named_parameters() if not name.startswith(PAST)]
        for parameter in old:
            parameter.requires_grad_(known != "0")
        self.forgets, self.random = args.forgets if known != "0" else 0.0, torch.Generator(device=args.device).manual_seed(args.seed)
        groups = [{"params": old, "times": float(known or 1)}, {"params": fresh, "times": 1.0}]
        self.optimizer = torch.optim.Adam(groups, lr=self.rate[0], betas=(0.9, 0.99), **fused)
        self.acting = actor_copy(self.average, sim.dtype)
        self.steps, self.loss, self.folder = 0, 0.0, pathlib.Path(args.out) / self.name

    def learn(self, rows, done, decay):
        warm = min(1.0, (1 + self.steps) / 50)
        for group in self.optimizer.param_groups:
            group["lr"] = group["times"] * warm * self.rate[0] * (self.rate[1] / self.rate[0]) ** done
        memory = self.network.memory(rows.x) if self.network.past else None
        out = self.network(rows.x, rows.a, rows.r, None if memory is None else self.kept(memory))
        known = torch.zeros((), device=rows.x.device) if memory is None else belief_gain(rows.hands, linear(memory, self.head).float()).mean()
        loss = policy_loss(self.kind, rows, out[:, 0], self.scale)
        self.optimizer.zero_grad(set_to_none=True)
        (loss + SCORE_WEIGHT * F.mse_loss(out[:, 1], rows.goal) - self.weight * known).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1
        average_into(self.average, self.network, min(decay, (1 + self.steps) / (10 + self.steps)))
        self.loss, self.known = loss.detach(), known.detach()

    def kept(self, memory):
        """The memory, but nothing of it in some choices: playouts of a search go without it, which takes less time."""
        kept = torch.rand(len(memory), 1, device=memory.device, generator=self.random) >= self.forgets
        return memory * kept

    @torch.no_grad()
    def worth(self, sim, labels):
        """What its choices among the candidates bring over the player's, weighed by how seldom such choices are looked at."""
        refresh(self.acting, self.average, sim.dtype)
        rows = Rows(sim, labels)
        liking = self.acting(rows.x, rows.a, rows.r)[:, 0]
        place = torch.where(rows.valid, rows.square(liking), -1e9).argmax(1)
        points = labels["points"].float()
        gain = (points.gather(1, place[:, None]).squeeze(1) - points[:, 0]) / labels["share"]
        return torch.stack([gain.sum(), (gain**2).sum(), (place > 0).float().div(labels["share"]).sum()])

    def save(self, elapsed):
        self.folder.mkdir(parents=True, exist_ok=True)
        scales = {**self.meta.get("scale", {}), self.kind: self.scale}
        meta = {**self.meta, "mode": "teach", "column": 0, "scale": scales, "elapsed": elapsed, "kind": self.kind}
        checkpoint.write(self.folder / "weights.pt",
                         {"network": {name: tensor.half() for name, tensor in self.network.state_dict().items()},
                          "average": {name: tensor.half() for name, tensor in self.average.state_dict().items()}, "belief": self.head.state_dict(), "meta": meta})


def options():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--master", required=True, help="whom pupils are measured against")
    p.add_argument("--actor", help="who plays and is judged at first; default the master")
    p.add_argument("--pupil", action="append", required=True, help="name,kind,weights[,times scale[,rate[,times the rate for all but the tower of the past]]]; may be repeated")
    p.add_argument("--plan", default="", help="which choices are looked at: fields of labels.py's Plan, such as near=0.5,candidates=6,window=20")
    p.add_argument("--pool", nargs="*", default=[], help="others who sit beside the actor")
    p.add_argument("--out", required=True)
    p.add_argument("--seconds", type=float, default=60)
    p.add_argument("--elapsed", type=float, default=0, help="seconds of the schedule that are over")
    p.add_argument("--schedule", type=float, help="seconds over which rates fall; default elapsed and --seconds")
    p.add_argument("--games", type=int, default=65536, help="games in a round")
    p.add_argument("--batch", type=int, default=16384, help="choices in a minibatch")
    p.add_argument("--replay", type=float, default=2.0, help="how often a label is learnt from, on average")
    p.add_argument("--capacity", type=int, default=60_000_000, help="labels kept")
    p.add_argument("--rate", type=float, nargs=2, default=[3e-4, 2e-5])
    p.add_argument("--decay", type=float, default=0.9995, help="averaged weights: share kept each step")
    p.add_argument("--follow", type=float, default=0.03, help="the actor becomes a pupil that is so much better")
    p.add_argument("--presets", default=PRESET_WEIGHTS)
    p.add_argument("--own-scoring", type=float, default=0.1)
    p.add_argument("--mixed", type=float, nargs=2, default=[0.12, 0.12], help="shares of rounds with others: of the pool, scripted")
    p.add_argument("--style", type=float, default=0, help="spread of what half of the others of the pool like or dislike, in logits for each kind of play")
    p.add_argument("--belief", type=float, default=0.02, help="weight of knowing the hidden hands, for pupils that are told the latest plays")
    p.add_argument("--forgets", type=float, default=0, help="share of the choices that pupils learn without their memory, but for those whose old layers are left alone")
    p.add_argument("--eval-every", type=float, default=60)
    p.add_argument("--eval-deals", type=int, default=2000)
    p.add_argument("--eval-first", type=int, default=0)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = p.parse_args()
    args.schedule = args.schedule or args.elapsed + args.seconds
    return args


class Lesson:
    def __init__(self, args):
        self.args, self.sim, self.plan = args, Simulator(args.device), Plan.parse(args.plan)
        load = lambda path: actor_copy(checkpoint.load_network(path, args.device)[0], self.sim.dtype)
        self.master, self.actor = load(args.master), load(args.actor or args.master)
        self.pool = [load(path) for path in args.pool]
        self.pupils = [Pupil(text, args, self.sim) for text in args.pupil]
        self.labeller = Labeller(self.sim, self.plan, args.seed)
        self.judge = Rollout(self.sim)
        self.store = Store(args.capacity, self.plan.slots, args.device)
        self.random = torch.Generator(device=args.device).manual_seed(args.seed)
        diet = lambda mixed, mix, seed: Diet(args.games, parse_weights(args.presets), args.own_scoring, mixed, mix, 0.75, args.device, seed)
        self.diets = {"self": diet(0, [0, 0, 0], args.seed * 31 + 1), "pool": diet(1, [1, 0, 0], args.seed * 31 + 2),
                      "scripted": diet(1, [0, 3, 1], args.seed * 31 + 3)}
        random.seed(args.seed)
        self.out = pathlib.Path(args.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.log_file = open(self.out / "log.jsonl", "a")
        self.best, self.rounds, self.games = 0.0, 0, 0
        self.playing = self.learning = 0.0  # seconds
        self.told, self.seats = {pupil.name: torch.zeros(3, device=args.device) for pupil in self.pupils}, 0

    def log(self, **line):
        text = json.dumps({"t": round(time.time() - START, 1), **line})
        print(text, flush=True)
        self.log_file.write(text + "\n")
        self.log_file.flush()

    def round(self, done):
        args = self.args
        kind = random.choices(["pool", "scripted", "self"], [*args.mixed, 1 - sum(args.mixed)])[0]
        if kind == "pool" and not self.pool:
            kind = "self"
        served = self.diets[kind].serve(kind == "pool")
        rival = self.rival() if kind == "pool" else None
        begin = self.now()
        labels = self.labeller.round(self.actor, rival, *served)
        n = len(labels["states"])
        self.playing += self.now() - begin
        if self.pupils[0].scale is None:
            rows = Rows(self.sim, {name: tensor[:200_000] for name, tensor in labels.items()})
            leads = rows.centred(rows.goal)
            for pupil in self.pupils:
                pupil.scale = first_scale(pupil.kind, rows, pupil.times)
            self.log(event="scales", scales={pupil.name: pupil.scale for pupil in self.pupils}, candidates=rows.count.float().mean().item(),
                     spread_of_leads=SCORE_UNIT * leads.pow(2).mean().sqrt().item())
        if kind == "self":
            self.seats += int((served[3] == LEARNER).sum())
            for pupil in self.pupils:
                self.told[pupil.name] += sum(pupil.worth(self.sim, {name: tensor[i : i + 131072] for name, tensor in labels.items()})
                                             for i in range(0, n, 131072))
        begin = self.now()
        self.store.add(labels)
        for _ in range(max(1, round(args.replay * n / args.batch))):
            rows = Rows(self.sim, self.store.batch(args.batch, self.random))
            for pupil in self.pupils:
                pupil.learn(rows, done, args.decay)
        self.learning += self.now() - begin
        self.rounds += 1
        self.games += args.games
        return n

    def rival(self):
        """One of the pool, half of the time with likes and dislikes of its own."""
        rival = random.choice(self.pool)
        styled = rival.column == 0 and random.random() < 0.5
        rival.style = self.args.style * torch.randn(KIND.stop - KIND.start, device=self.args.device) if styled else None
        return rival

    def now(self):
        if self.args.device == "cuda":
            torch.cuda.synchronize()
        return time.time()

    def report(self, span, labelled):
        worth = {}
        for name, told in self.told.items():
            gain, squares, changes = (told / max(1, self.seats)).tolist()
            worth[name] = [round(gain, 4), round((squares / max(1, self.seats)) ** 0.5, 4), round(changes, 3)]
            told.zero_()
        self.log(rounds=self.rounds, labels=self.store.seen, labels_per_s=round(labelled / span), playing=round(self.playing, 1),
                 learning=round(self.learning, 1), playouts=self.labeller.playouts,
                 worth_a_game=worth, seats=self.seats, steps=self.pupils[0].steps,
                 loss={pupil.name: round(float(pupil.loss), 5) for pupil in self.pupils},
                 known={pupil.name: round(float(pupil.known), 3) for pupil in self.pupils})
        self.seats = 0

    def evaluate(self):
        results = {}
        for pupil in self.pupils:
            refresh(pupil.acting, pupil.average, self.sim.dtype)
            points = duplicate(self.judge, pupil.acting, self.master, self.args.eval_deals, first=self.args.eval_first)
            own = duplicate(self.judge, pupil.acting, self.master, self.args.eval_deals, first=self.args.eval_first, own_scoring=1)
            results[pupil.name] = sum(mean for mean, _ in points.values()) / len(points)
            self.log(event="evaluation", pupil=pupil.name, mean=round(results[pupil.name], 4),
                     points={name: value[0] for name, value in points.items()}, error=points["mis"][1],
                     own={name: value[0] for name, value in own.items()})
        best = max(self.pupils, key=lambda pupil: results[pupil.name])
        if results[best.name] > self.best + self.args.follow:
            self.actor = actor_copy(best.average, self.sim.dtype)
            self.best = results[best.name]
            self.log(event="follow", pupil=best.name)


def main():
    args = options()
    lesson = Lesson(args)
    lesson.log(event="start", arguments=vars(args))
    begin = said = measured = time.time()
    labelled = 0
    while time.time() - START < args.seconds:
        labelled += lesson.round(min(1.0, (args.elapsed + time.time() - begin) / args.schedule))
        now = time.time()
        if now - measured >= args.eval_every:
            lesson.report(now - said, labelled)
            lesson.evaluate()
            for pupil in lesson.pupils:
                pupil.save(args.elapsed + now - begin)
            said = measured = time.time()
            labelled = 0
    for pupil in lesson.pupils:
        pupil.save(args.elapsed + time.time() - begin)
    lesson.report(max(1e-6, time.time() - said), labelled)
    lesson.evaluate()
    if args.device == "cuda":
        lesson.log(event="memory", peak_gib=torch.cuda.max_memory_allocated() / 2**30)


if __name__ == "__main__":
    main()
