"""Worlds for a search: hidden hands as likely as a network's play makes them.

Each seat's choices depend on its own hand and on what all have seen, so the past of every seat fits its hand by a product of
its own plays' probabilities. Worlds start from an even deal and settle by exchanging cards, the weight of the past rising step by step.
"""

import torch

from ppo import log_softmax
from rollout import Buffers
from sim import ACTION_WORDS, STATE_WORDS

ANYTHING = 0.5  # how often another player is thought to play anything at all, and not as the network would
HARDLY = -8.0  # the log probability of what nobody does: not going out

AT_ONCE = 262144  # decisions put to the network at once


def flattening(fit, most, least):
    """For each root the largest power up to `most` whose softmax(power * fit) is worth `least` equal worlds, and that softmax."""
    low, high = torch.zeros_like(most), most
    for step in range(12):
        middle = high if step == 0 else (low + high) / 2
        p = torch.softmax(fit * middle[:, None], 1)
        enough = (p * p).sum(1) * least <= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    return low, torch.softmax(fit * low[:, None], 1)


class Belief:
    """Samples worlds of positions; `network` is whom the other seats are taken for, but for a share `anything` of their plays."""

    def __init__(self, sim, network, anything=ANYTHING, seed=1):
        self.sim, self.network, self.anything = sim, network, anything
        self.buffers = Buffers(sim.device)
        self.random = torch.Generator(device=sim.device).manual_seed(seed)
        self.seed = seed

    def draw(self):
        self.seed = (self.seed * 747796405 + 2891336453) & 0xFFFFFFFF
        return self.seed

    def even(self, games, root, truth=0):
        """A world of the game of each root, all deals of the hidden cards being alike, or the true one."""
        worlds = torch.empty(len(root), self.sim.game_bytes, device=self.sim.device, dtype=torch.uint8)
        self.sim.worlds(games, root, worlds, self.draw(), truth)
        return worlds

    def leaned(self, games, root, row, leans, times):
        """As `even`, but leaning to where each card is thought to be: a line of `leans` for each root, by seat and card."""
        worlds = self.even(games, root)
        self.sim.lean(worlds, row, leans, times, self.draw())
        return worlds

    def fits(self, worlds, seats, root, history):
        """Log probability of the past plays of these seats, by world and seat."""
        sim, get, n = self.sim, self.buffers.get, len(root)
        decisions, rows, missed = get("decisions", n), get("rows", n), get("missed", n, 4)
        sim.count_past(worlds, seats, root, history, decisions, rows, missed)
        fit = missed[:n] * HARDLY
        decision_end, row_end = (torch.cumsum(counts[:n], 0, dtype=torch.int32) for counts in (decisions, rows))
        d, r = torch.stack([decision_end[-1], row_end[-1]]).tolist()
        if not d:
            return fit
        moments = get("moments", d, sim.game_bytes, torch.uint8)
        who, start, owner, made = get("who", d), get("start", d), get("owner", r), get("made", d)
        plays = get("plays", r, dtype=torch.int64)
        states, actions = get("states", d, STATE_WORDS), get("actions", r, ACTION_WORDS)
        sim.emit_past(worlds, seats, root, history, decision_end, row_end, moments, who, start, owner, made, plays, states)
        sim.actions(moments, r, torch.arange(d, device=sim.device, dtype=torch.int32), owner, plays, actions)
        log_p = log_softmax(self.outputs(states[:d], start[:d], actions[:r], owner[:r]), owner[:r].long(), d)
        made = made[:d].long()
        options = torch.diff(start[:d], append=start.new_tensor([r]))
        likely = (1 - self.anything) * log_p[made.clamp(min=0)].exp() + self.anything / options
        likely = torch.where(made < 0, HARDLY, likely.log().clamp(min=HARDLY))
        return fit.view(-1).index_add(0, who[:d].long(), likely).view(n, 4)

    def outputs(self, states, start, actions, owner):
        """The network's choosing output for every row, so many decisions at a time."""
        edges = [*start[::AT_ONCE].tolist(), len(actions)]
        parts = []
        for i, (first, end) in enumerate(zip(edges, edges[1:])):
            x = self.sim.inputs(states[i * AT_ONCE : (i + 1) * AT_ONCE], self.network)
            parts.append(self.sim.act(self.network, x, self.sim.expand(actions[first:end]), owner[first:end] - i * AT_ONCE)[:, self.network.column])
        return torch.cat(parts)

    def settled(self, games, roots, count, steps, history, worlds=None):
        """`count` worlds of each root as the past makes them likely; from these worlds, if given, the past counts at once."""
        sim = self.sim
        root = roots.repeat_interleave(count)
        n = len(root)
        begun = worlds is not None
        worlds = worlds if begun else self.even(games, root)
        others, seats = torch.empty_like(worlds), torch.full((n,), 15, device=sim.device, dtype=torch.int32)
        hero = sim.seats(worlds, n)
        seats -= (1 << hero).int()
        fit = self.fits(worlds, seats, root, history)
        power = torch.full((len(roots),), float(begun), device=sim.device)
        bit = torch.arange(4, device=sim.device)
        for step in range(steps):
            if not begun:
                worlds, fit, power = self.resampled(worlds, fit, power, count, 0.5)
            sim.exchange(worlds, n, others, seats, self.draw())
            changed = (seats[:, None] >> bit & 1).bool()
            new = torch.where(changed, self.fits(others, seats, root, history), fit)
            gain = (new - fit).sum(1) * power.repeat_interleave(count)
            accepted = torch.rand(n, device=sim.device, generator=self.random).log() < gain
            worlds = torch.where(accepted[:, None], others, worlds)
            fit = torch.where(accepted[:, None], new, fit)
        return (worlds, fit, power) if begun else (*self.resampled(worlds, fit, power, count, 0.25)[:2], power)

    def resampled(self, worlds, fit, power, count, share):
        """Lets the past weigh more, as far as `share` of the worlds stay in force, and draws the worlds anew by that."""
        total = fit.sum(1).view(-1, count)
        rise, weights = flattening(total, 1 - power, share * count)
        order = torch.randperm(count, device=total.device, generator=self.random)
        even = (torch.rand(len(total), 1, device=total.device, generator=self.random) + order) / count
        picks = torch.searchsorted(torch.cumsum(weights, 1), even).clamp(max=count - 1)
        picks = (picks + count * torch.arange(len(total), device=total.device)[:, None]).view(-1)
        return worlds[picks], fit[picks], power + rise
