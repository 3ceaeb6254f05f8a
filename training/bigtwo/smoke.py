"""Runs the trainer's every path in a minute on a CPU, with a network small enough for it."""

import sys

import network

network.SIZES.update(state1=64, state2=64, action1=48, merged=64, last=32)

import train

if __name__ == "__main__":
    if "--device" not in sys.argv:
        sys.argv += ["--device", "cpu"]
    train.main()
