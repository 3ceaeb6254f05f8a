"""Policy gradient on top of deep Monte Carlo, with a critic that sees all hands."""

import torch
from torch.nn import functional as F

from dmc import CLIP
from network import SCORE_UNIT
from sim import LEARNER

DISCOUNT_LAMBDA = 0.93
RATIO_CLIP = 0.2


@torch.no_grad()
def policy_from_score(network, times=40.0):
    """Starts the policy from the expected score: a point more is 40/13 more logit."""
    network.output.weight[0] = network.output.weight[1] * times
    network.output.bias[0] = network.output.bias[1] * times


@torch.no_grad()
def soften(network, times):
    """A policy that also draws what it likes less."""
    network.output.weight[0] *= times
    network.output.bias[0] *= times


@torch.no_grad()
def advantages(sim, rollout, done, critic, chunk=65536):
    """Generalised advantages along each seat's own decisions, and the critic's targets."""
    take = rollout.buffers
    states, hidden, who = (done.slice(take, name) for name in ("states", "hidden", "who"))
    values = torch.cat([critic(sim.expand(states[i : i + chunk]), sim.expand(hidden[i : i + chunk]))
                        for i in range(0, done.size, chunk)])
    next_value = (done.points.view(-1) / SCORE_UNIT).clamp(-CLIP, CLIP)
    next_advantage = torch.zeros_like(next_value)
    out = torch.empty_like(values)
    for first, end in reversed(done.steps):
        seat = who[first:end].long()
        value = values[first:end]
        gain = next_value[seat] - value + DISCOUNT_LAMBDA * next_advantage[seat]
        out[first:end] = gain
        next_value[seat] = value
        next_advantage[seat] = gain
    return out, out + values


def ragged(starts, lengths, total):
    """Row numbers of the chosen decisions, the decision of each row, and where each decision begins."""
    device = starts.device
    begins = torch.cumsum(lengths, 0) - lengths
    decision = torch.repeat_interleave(torch.arange(len(starts), device=device), lengths, output_size=total)
    rows = torch.arange(total, device=device) - begins[decision] + starts[decision]
    return rows, decision, begins


def log_softmax(logits, decision, n):
    top = torch.full((n,), -1e30, device=logits.device).scatter_reduce(0, decision, logits.detach(), "amax")
    shifted = logits - top[decision]
    total = torch.zeros(n, device=logits.device).index_add(0, decision, shifted.exp())
    return shifted - total.log()[decision]


def learn_policy(sim, rollout, done, network, critic, optimizer, batch, generator, entropy_weight, score_weight, warmup):
    """One epoch over the round; during warm-up only the critic learns."""
    take = rollout.buffers
    gains, returns = advantages(sim, rollout, done, critic)
    who, control = done.slice(take, "who"), done.slice(take, "control")
    finals = (done.points.view(-1)[who.long()] / SCORE_UNIT).clamp_(-CLIP, CLIP)
    mine = torch.nonzero(control == LEARNER).squeeze(1)
    gains = (gains - gains[mine].mean()) / (gains[mine].std() + 1e-6)
    order = mine[torch.randperm(len(mine), device=mine.device, generator=generator)]
    starts, picks = done.slice(take, "row_start").long(), done.slice(take, "chosen_row").long()
    ends = torch.cat([starts[1:], starts.new_tensor([done.rows])])
    lengths = ends - starts
    states, hidden = done.slice(take, "states"), done.slice(take, "hidden")
    actions, old = take.kept["actions"], done.slice(take, "log_probability")
    chunks = [order[i : i + batch] for i in range(0, len(order), batch)]
    chunks = [c for c in chunks if len(c) >= min(batch, len(order)) // 2]
    totals = torch.stack([lengths[c].sum() for c in chunks]).tolist()
    parameters = [*network.parameters(), *critic.parameters()]
    seen = {"policy": [], "entropy": [], "loss": [], "critic": [], "kl": []}
    for chosen, total in zip(chunks, totals):
        n = len(chosen)
        x = sim.expand(states[chosen])
        critic_loss = F.mse_loss(critic(x, sim.expand(hidden[chosen])), returns[chosen])
        loss = critic_loss
        if not warmup:
            rows, decision, begins = ragged(starts[chosen], lengths[chosen], total)
            out = network(x, sim.expand(actions[rows]), decision)
            log_p = log_softmax(out[:, 0], decision, n)
            at = begins + picks[chosen] - starts[chosen]
            change = log_p[at] - old[chosen]
            ratio = change.exp()
            gain = gains[chosen]
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - RATIO_CLIP, 1 + RATIO_CLIP) * gain).mean()
            entropy = -torch.zeros(n, device=x.device).index_add(0, decision, log_p.exp() * log_p).mean()
            score_loss = F.mse_loss(out[at, 1], finals[chosen])
            loss = loss + policy_loss - entropy_weight * entropy + score_weight * score_loss
            for name, value in (("policy", policy_loss), ("entropy", entropy), ("loss", score_loss), ("kl", -change.mean())):
                seen[name].append(value.detach())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_([p for p in parameters if p.grad is not None], 1.0)
        optimizer.step()
        seen["critic"].append(critic_loss.detach())
    out = {name: torch.stack(values).mean() for name, values in seen.items() if values}
    out["batches"] = len(chunks)
    return out
