"""What games a round is made of: deals, presets, scoring, and who sits where."""

import torch

from sim import CLASSIC, LEARNER, PRESETS, RANDOM, RIVAL

TRAIN_SEEDS = 0xC0000000  # training deals come from seeds below this
EVAL_SEEDS = 0xE0000000   # evaluation deals from seeds at and above this, never trained on


def as_int32(seeds):
    """Seeds 0..2^32-1 as the int32 words the simulator reads."""
    return torch.where(seeds >= 2**31, seeds - 2**32, seeds).to(torch.int32).contiguous()


def parse_weights(text: str) -> list:
    """`mis=3,taiwan=2` to one weight per preset."""
    given = dict(part.split("=") for part in text.split(","))
    unknown = set(given) - set(PRESETS)
    if unknown:
        raise ValueError(f"no preset {', '.join(sorted(unknown))}")
    return [float(given.get(name, 0)) for name in PRESETS]


class Diet:
    """Games 0..mixed_from-1 are pure self-play; the rest seat rivals and scripted bots beside the learner."""

    def __init__(self, games, preset_weights, own_scoring, mixed, mix, taken, device, seed):
        self.games, self.device = games, device
        self.weights = torch.tensor(preset_weights, device=device, dtype=torch.float32)
        self.own_scoring = own_scoring
        self.mixed_from = games - int(games * mixed)
        self.taken = taken
        self.mix = mix  # weights of rival, classic, random among mixed games
        self.random = torch.Generator(device=device).manual_seed(seed)

    def serve(self, with_rival: bool):
        n, device, random = self.games, self.device, self.random
        seeds = as_int32(torch.randint(0, TRAIN_SEEDS, (n,), device=device, generator=random))
        presets = torch.multinomial(self.weights, n, True, generator=random).to(torch.uint8)
        scoring = (torch.rand(n, device=device, generator=random) < self.own_scoring).to(torch.uint8)
        control = torch.full((n, 4), LEARNER, device=device, dtype=torch.uint8)
        m = n - self.mixed_from
        if m and (with_rival or sum(self.mix[1:]) > 0):
            weights = torch.tensor([self.mix[0] if with_rival else 0.0, *self.mix[1:]], device=device, dtype=torch.float32)
            code = torch.multinomial(weights, m, True, generator=random)
            kind = torch.tensor([RIVAL, CLASSIC, RANDOM], device=device, dtype=torch.uint8)[code]
            taken = torch.rand(m, 4, device=device, generator=random) < self.taken
            learner = torch.randint(0, 4, (m, 1), device=device, generator=random)
            taken.scatter_(1, learner, False)
            control[self.mixed_from:] = torch.where(taken, kind[:, None].expand(m, 4), control[self.mixed_from:])
        return seeds, presets, scoring, control.contiguous()
