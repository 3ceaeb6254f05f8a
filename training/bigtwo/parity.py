"""Plays the same games on the GPU and on the CPU and compares every input bit and every result."""

import argparse

import torch

from diet import as_int32
from rollout import Rollout
from sim import PRESETS, Simulator


class Indifferent:
    """Scores every play alike, so that only the simulator's own random source decides."""

    column = 1

    def __call__(self, states, actions, row_decision):
        return torch.zeros(len(actions), 2, device=actions.device)


def play(device, games):
    rollout = Rollout(Simulator(device))
    which = torch.arange(games)
    control = torch.zeros(games, 4, dtype=torch.uint8)
    control[1::3, 1:3] = 2  # classic in two seats
    control[2::3, 2:] = 3   # random in two seats
    inputs = as_int32(which * 40503), (which % len(PRESETS)).to(torch.uint8), (which // 7 % 2).to(torch.uint8), control
    rollout.start(*(t.to(device).contiguous() for t in inputs))
    done = rollout.run(Indifferent(), epsilon=1.0, keep_rows=True, hidden=True)
    names = ("states", "chosen_action", "hidden", "who", "chosen_row", "row_start")
    out = {name: done.slice(rollout.buffers, name).cpu() for name in names}
    out["points"] = done.points.cpu()
    out["actions"] = rollout.buffers.kept["actions"][: done.rows].cpu()
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=7000)
    args = parser.parse_args()
    mine, theirs = play("cuda", args.games), play("cpu", args.games)
    for name, value in mine.items():
        if value.shape != theirs[name].shape or not torch.equal(value, theirs[name]):
            raise SystemExit(f"{name} differs between GPU and CPU")
    print(f"GPU and CPU agree: {args.games} games, {len(mine['who'])} decisions, {len(mine['actions'])} plays")


if __name__ == "__main__":
    main()
