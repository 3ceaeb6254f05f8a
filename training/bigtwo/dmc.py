"""Deep Monte Carlo: regress each seat's final score on the plays it chose."""

import torch
from torch.nn import functional as F

from network import SCORE_UNIT
from sim import LEARNER

CLIP = 6.0  # targets beyond 78 points (only under a preset's own penalties) are clipped


def learn_scores(sim, rollout, done, network, optimizer, batch, generator):
    """One epoch over the round; returns the mean loss and the explained share of variance, on the device."""
    take = rollout.buffers
    who, control = done.slice(take, "who"), done.slice(take, "control")
    targets = (done.points.view(-1)[who.long()] / SCORE_UNIT).clamp_(-CLIP, CLIP)
    mine = torch.nonzero(control == LEARNER).squeeze(1)
    order = mine[torch.randperm(len(mine), device=mine.device, generator=generator)]
    states, actions = done.slice(take, "states"), done.slice(take, "chosen_action")
    losses = []
    for first in range(0, len(order), batch):
        chosen = order[first : first + batch]
        if len(chosen) < batch // 2 and first:
            break  # a short last batch would weigh its decisions more
        x, a, y = sim.expand(states[chosen]), sim.expand(actions[chosen]), targets[chosen]
        loss = F.mse_loss(network(x, a)[:, 1], y)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.detach())
    mean = torch.stack(losses).mean()
    return {"loss": mean, "explained": 1 - mean / targets[mine].var(), "batches": len(losses)}
