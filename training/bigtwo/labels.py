"""What the candidates of doubtful choices are worth: each is made in a copy of the game, and all go on to the end by the network.

Nobody's hand is dealt anew. Among players of one kind the true hands are one fair draw from what a seat may believe, so a
choice needs one world and no belief; a network that learns from many such choices takes the mean over what a seat cannot see.
"""

import dataclasses

import torch

from rollout import Buffers, Rollout
from search import Asker, best_rows, parse_fields
from sim import ACTION_WORDS, LEARNER, STATE_WORDS

CHUNK = {"cuda": 786432, "cpu": 4096}  # games played out at once
OWN_COUNT_BIT = 694                    # state bits 694..706: own cards left minus 1 (FEATURES.md)
NEAR_BIT = 718                         # set while another seat holds five cards or fewer


@dataclasses.dataclass
class Plan:
    """Which choices are looked at, and which of their candidates."""

    candidates: int = 3   # by policy, and sometimes one more of the rest
    window: float = 14.0  # no further below the best, in logits
    others: float = 0.1   # how often one more
    close: float = 5.0    # a choice whose second is so many logits behind is looked at half as often as one in balance
    early: float = 0.6    # share of those in balance with ten or more cards in hand
    middle: float = 0.5   # with five to nine
    late: float = 0.25    # with fewer
    near: float = 0.0     # share of all choices, in balance or not, while another seat holds five cards or fewer; 0: like the others
    far: float = 1.0      # times the share of the others
    epsilon: float = 0.02 # share of plays on the way that are anything at all

    @property
    def slots(self):
        return self.candidates + 1

    @staticmethod
    def parse(text):
        return parse_fields(Plan, text)


def cards_left(states):
    """Own cards left, from the state words."""
    word, shift = divmod(OWN_COUNT_BIT, 32)
    both = (states[:, word].long() & 0xFFFFFFFF) | (states[:, word + 1].long() << 32)
    one_hot = (both >> shift) & 0x1FFF
    return 1 + torch.log2(one_hot.float().clamp(min=1)).round().long()


def is_near(states):
    """Whether another seat holds five cards or fewer."""
    word, shift = divmod(NEAR_BIT, 32)
    return (states[:, word] >> shift & 1).bool()


class Labeller:
    """Plays rounds of games and judges their doubtful choices."""

    def __init__(self, sim, plan, seed=1):
        self.sim, self.plan = sim, plan
        self.asker, self.other, self.rollout = Asker(sim), Asker(sim), Rollout(sim)
        self.buffers = Buffers(sim.device)
        self.random = torch.Generator(device=sim.device).manual_seed(seed)
        shares = torch.tensor([plan.late] * 5 + [plan.middle] * 5 + [plan.early] * 4, device=sim.device)
        self.share = shares  # by cards left
        self.playouts = 0

    def rand(self, *shape):
        return torch.rand(*shape, device=self.sim.device, generator=self.random)

    @torch.no_grad()
    def round(self, actor, rival, seeds, presets, scoring, control):
        """Labels of one round: the actor in its seats, `rival` in those marked so."""
        sim, n = self.sim, len(seeds)
        games = self.buffers.get("games", n, sim.game_bytes, torch.uint8)[:n]
        history = self.buffers.get("history", n, sim.lib.bt_plies(), torch.int64), self.buffers.get("length", n)
        history[1].zero_()
        counts = self.buffers.get("counts", n)
        sim.deal(games, seeds, presets, scoring, control)
        parts = []
        while True:
            sim.advance(games, n, counts)
            choices = self.asker.ask(games, n, counts, actor, hidden=True)
            if choices is None:
                break
            game = choices.game.long()
            seat = sim.seats(games, n)[game]
            mine = control[game, seat] == LEARNER
            order, _ = best_rows(choices)
            parts.append(self.doubtful(games, choices, order, mine, seat))
            chosen = self.explored(choices)
            if rival is not None:
                theirs = best_rows(self.other.ask(games, n, counts, rival))[1]
                chosen = torch.where(mine, chosen, theirs)
            sim.make_recorded(games, choices, chosen.int().contiguous(), history)
        found = {name: torch.cat([part[name] for part in parts]) for name in parts[0]}
        return self.judged(found, actor, rival)

    def explored(self, choices):
        """A draw from the policy, and sometimes anything at all."""
        noise = -torch.log(-torch.log(self.rand(choices.rows).clamp(1e-7, 1 - 1e-7)))
        wild = (self.rand(choices.decisions) < self.plan.epsilon)[choices.owner.long()]
        choices = dataclasses.replace(choices, scores=torch.where(wild, noise, choices.scores + noise))
        return best_rows(choices)[1]

    def doubtful(self, games, choices, order, mine, seat):
        """The choices of this step that are looked at, with their candidates from the best down."""
        plan, start = self.plan, choices.start.long()
        length = torch.diff(start, append=start.new_tensor([choices.rows]))
        held = self.asker.buffers.kept
        best, second = (choices.scores[order[(start + k).clamp(max=choices.rows - 1)]] for k in (0, 1))
        states = held["states"][: choices.decisions]
        share = self.share[cards_left(states)] / (1 + ((best - second) / plan.close) ** 2)
        if plan.near:
            share = torch.where(is_near(states), share.clamp(min=plan.near), plan.far * share)
        d = torch.nonzero(mine & (length > 1) & (self.rand(choices.decisions) < share)).squeeze(1)
        slot = torch.arange(plan.slots, device=start.device)
        beyond = (length[d] - plan.candidates).clamp(min=0)
        one_more = plan.candidates + (self.rand(len(d)) * beyond).long().clamp(max=choices.rows)
        place = torch.where(slot < plan.candidates, slot, one_more[:, None])
        rows = order[(start[d, None] + place).clamp(max=choices.rows - 1)]
        liking = choices.scores[rows]
        near = (place < length[d, None]) & (liking >= liking[:, :1] - plan.window)
        valid = torch.where(slot < plan.candidates, near, ((beyond > 0) & (self.rand(len(d)) < plan.others))[:, None])
        keep = near[:, : plan.candidates].sum(1) > 1
        d, rows, liking, valid = d[keep], rows[keep], liking[keep], valid[keep]
        return {
            "games": games[choices.game[d].long()], "seat": seat[d], "plays": choices.plays[rows], "valid": valid,
            "states": held["states"][d], "hidden": held["hidden"][d], "actions": held["actions"][rows], "liking": liking.half(), "share": share[d],
        }

    def judged(self, found, actor, rival):
        """Plays every candidate out, all of them in as few batches as fit."""
        sim = self.sim
        r, c = found["valid"].nonzero(as_tuple=True)
        points = torch.zeros(found["valid"].shape, device=sim.device)
        for first in range(0, len(r), CHUNK[sim.device]):
            part = slice(first, first + CHUNK[sim.device])
            n = len(r[part])
            games = self.buffers.get("branches", n, sim.game_bytes, torch.uint8)
            sim.branch(found["games"], r[part].int(), found["plays"][r[part], c[part]], games)
            self.rollout.take(games, n)
            done = self.rollout.run(actor, rival, 0, forget=True)
            points[r[part], c[part]] = done.points.gather(1, found["seat"][r[part], None]).squeeze(1)
        self.playouts += len(r)
        return {name: found[name] for name in ("states", "hidden", "actions", "liking", "valid", "share")} | {"points": points.half()}


class Store:
    """The latest labels, on the device."""

    def __init__(self, capacity, slots, device):
        zeros = lambda *shape, dtype: torch.zeros(capacity, *shape, device=device, dtype=dtype)
        self.held = {
            "states": zeros(STATE_WORDS, dtype=torch.int32), "hidden": zeros(ACTION_WORDS, dtype=torch.int32), "actions": zeros(slots, ACTION_WORDS, dtype=torch.int32),
            "liking": zeros(slots, dtype=torch.float16), "valid": zeros(slots, dtype=torch.bool),
            "points": zeros(slots, dtype=torch.float16),
        }
        self.capacity, self.device, self.size, self.at, self.seen = capacity, device, 0, 0, 0

    def add(self, labels):
        n = min(len(labels["states"]), self.capacity)
        place = (self.at + torch.arange(n, device=self.device)) % self.capacity
        for name, tensor in self.held.items():
            tensor[place] = labels[name][:n]
        self.at, self.size, self.seen = (self.at + n) % self.capacity, min(self.capacity, self.size + n), self.seen + n

    def batch(self, n, random):
        place = torch.randint(0, self.size, (n,), device=self.device, generator=random)
        return {name: tensor[place] for name, tensor in self.held.items()}
