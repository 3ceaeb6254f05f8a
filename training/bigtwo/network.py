"""The player's network: a state tower, an action tower, one merged trunk, two outputs per play."""

import torch
from torch import nn
from torch.nn import functional as F

STATE, ACTION = 768, 256  # inputs, see FEATURES.md
EVENTS, EVENT = 16, 64    # the latest plays, and bits of each
KIND = slice(104, 115)    # the kind of a play among the action's inputs
SIZES = {"state1": 768, "state2": 512, "action1": 256, "merged": 512, "last": 256}
SCORE_UNIT = 13.0  # the score output times this is points


def linear(x, layer: nn.Linear):
    """The layer in the precision of its input: master weights stay fp32, products run in bf16."""
    bias = None if layer.bias is None else layer.bias.to(x.dtype)
    return F.linear(x, layer.weight.to(x.dtype), bias)


class Spread(torch.autograd.Function):
    """Gives each row the state it belongs to; gradients are summed in fp32, where bf16 would lose bits."""

    @staticmethod
    def forward(ctx, states, row_decision):
        ctx.save_for_backward(row_decision)
        ctx.count = states.shape[0]
        return states.index_select(0, row_decision)

    @staticmethod
    def backward(ctx, gradient):
        (row_decision,) = ctx.saved_tensors
        total = torch.zeros(ctx.count, gradient.shape[1], device=gradient.device)
        return total.index_add_(0, row_decision, gradient.float()).to(gradient.dtype), None


class Network(nn.Module):
    column = 1  # the output that chooses: 0 the policy, 1 the expected score
    style = None  # what is added to the policy of each kind of play: a way of playing, for diverse company

    def __init__(self, sizes=None):
        super().__init__()
        self.sizes = n = {**SIZES, **(sizes or {})}
        self.past = n.get("past", 0)  # numbers by which each of the latest plays, and what it was played on, is told
        if self.past:
            self.event = nn.Linear(2 * EVENT, self.past)
            self.past1 = nn.Linear(EVENTS * self.past + STATE, n["state1"])
            self.past2 = nn.Linear(n["state1"], n["state2"])
            self.past3 = nn.Linear(n["state2"], n["merged"], bias=False)
        self.state1 = nn.Linear(STATE, n["state1"])
        self.state2 = nn.Linear(n["state1"], n["state2"])
        self.state3 = nn.Linear(n["state2"], n["merged"])
        self.action1 = nn.Linear(ACTION, n["action1"])
        self.action2 = nn.Linear(n["action1"], n["merged"], bias=False)
        self.residual = nn.Linear(n["merged"], n["merged"])
        self.last = nn.Linear(n["merged"], n["last"])
        self.output = nn.Linear(n["last"], 2)
        for layer in self.children():
            nn.init.kaiming_uniform_(layer.weight, nonlinearity="relu")
            if layer.bias is not None:
                nn.init.zeros_(layer.bias)
        nn.init.uniform_(self.output.weight, -0.01, 0.01)
        if self.past:
            nn.init.zeros_(self.past3.weight)

    def memory(self, states):
        """What a tower of its own makes of the latest plays and the state: the network begins as if it were not there."""
        events = states[:, STATE:].reshape(-1, EVENTS, EVENT)
        both = torch.cat([events, F.pad(events[:, 1:], (0, 0, 0, 1))], 2)
        told = torch.cat([F.relu(linear(both, self.event)).flatten(1), states[:, :STATE]], 1)
        return F.relu(linear(F.relu(linear(told, self.past1)), self.past2))

    def state(self, states, memory=None):
        """What all plays of a state share."""
        s = linear(F.relu(linear(states[:, :STATE], self.state1)), self.state2)
        s = linear(F.relu(s), self.state3)
        if not self.past:
            return s
        return s + linear(self.memory(states) if memory is None else memory, self.past3)

    def styled(self, out, actions):
        out[:, 0] += actions[:, KIND].float() @ self.style
        return out

    def forward(self, states, actions, row_decision=None, memory=None):
        """Rows of {policy logit, score / 13}; row i belongs to state row_decision[i], or to state i."""
        s = self.state(states, memory)
        a = linear(F.relu(linear(actions, self.action1)), self.action2)
        m = F.relu(a + (s if row_decision is None else Spread.apply(s, row_decision)))
        m = m + F.relu(linear(m, self.residual))
        z = F.relu(linear(m, self.last))
        return F.linear(z.float(), self.output.weight.float(), self.output.bias.float())


class Critic(nn.Module):
    """Sees all four hands; used in training only."""

    def __init__(self, sizes):
        super().__init__()
        wide, last = sizes["merged"], sizes["last"]
        self.first = nn.Linear(STATE + 256, wide)
        self.second = nn.Linear(wide, wide)
        self.third = nn.Linear(wide, last)
        self.output = nn.Linear(last, 1)

    def forward(self, states, hidden):
        x = F.relu(linear(torch.cat([states[:, :STATE], hidden], 1), self.first))
        x = F.relu(linear(x, self.second))
        x = F.relu(linear(x, self.third))
        return F.linear(x.float(), self.output.weight.float(), self.output.bias.float()).squeeze(1)


def actor_copy(network: Network, dtype) -> Network:
    """A frozen copy for acting, its hidden layers in the acting precision."""
    copy = Network(network.sizes).to(next(network.parameters()).device)
    refresh(copy, network, dtype)
    return copy.requires_grad_(False)


@torch.no_grad()
def refresh(copy: Network, source: Network, dtype):
    copy.column, copy.sizes = source.column, source.sizes
    for (name, mine), theirs in zip(copy.named_parameters(), source.parameters()):
        mine.data = theirs.detach().to(torch.float32 if name.startswith("output") else dtype, copy=True)


def full_copy(network: Network) -> Network:
    """A frozen copy in full precision."""
    copy = Network(network.sizes).to(next(network.parameters()).device)
    copy.load_state_dict(network.state_dict())
    copy.column = network.column
    return copy.requires_grad_(False)


@torch.no_grad()
def average_into(average: Network, source: Network, decay: float):
    mine, theirs = list(average.parameters()), list(source.parameters())
    torch._foreach_mul_(mine, decay)
    torch._foreach_add_(mine, [p.detach() for p in theirs], alpha=1 - decay)
