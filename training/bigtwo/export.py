"""Writes the trained network as one file for the page, and golden vectors for its tests."""

import argparse
import hashlib
import json
import pathlib
import struct

import torch

from checkpoint import load_network
from diet import EVAL_SEEDS, as_int32
from network import ACTION, EVENT, EVENTS, SCORE_UNIT, STATE, Network
from rollout import Rollout
from sim import LEARNER, PRESETS, Simulator

MAGIC = b"BIG2"
VERSION = 1


def in_bytes(matrix):
    """A matrix as bytes with a scale of 16 bits for each row."""
    scale = (matrix.abs().amax(1) / 127).half()
    values = (matrix / scale.float().clamp(min=1e-12)[:, None]).round().clamp(-127, 127)
    return values.to(torch.int8), scale


def as_written(network, bits):
    """Name and tensor in order, as the file carries them: matrices in 8 bits with scales, or all in 16 bits."""
    for name, tensor in network.state_dict().items():
        tensor = tensor.detach().cpu().float()
        if bits == 8 and tensor.dim() == 2:
            values, scale = in_bytes(tensor)
            yield name, values
            yield name.replace(".weight", ".scale"), scale
        else:
            yield name, tensor.half()


def payload_of(network, bits):
    """Tensors in order, each row-major little-endian, weights as [outputs][inputs]."""
    table, parts, offset = [], [], 0
    for name, tensor in as_written(network, bits):
        data = tensor.contiguous().numpy().tobytes()
        table.append({"name": name, "shape": list(tensor.shape), "offset": offset})
        parts.append(data)
        offset += len(data)
    return table, b"".join(parts)


def write_model(path, network, meta, bits):
    table, payload = payload_of(network, bits)
    header = {
        "format": "baize-bigtwo-network", "version": VERSION, "features": 1, "stateBits": STATE, "actionBits": ACTION,
        "sizes": network.sizes, "outputs": ["policy", "score"], "choose": ["policy", "score"][meta["column"]],
        "scoreUnit": SCORE_UNIT, "dtype": {8: "int8", 16: "float16"}[bits], "tensors": table, "payloadBytes": len(payload),
        "sha256": hashlib.sha256(payload).hexdigest(),
        "training": {key: meta[key] for key in ("mode", "games", "decisions", "rounds") if key in meta},
    }
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-(12 + len(text)) % 16)  # the payload starts at a multiple of 16
    path.write_bytes(MAGIC + struct.pack("<II", VERSION, len(text)) + text + payload)
    return 12 + len(text) + len(payload), header["sha256"]


def rounded(network, bits):
    """The network with its weights as the file carries them, computing in fp32."""
    copy = Network(network.sizes)
    written = dict(as_written(network, bits))
    scaled = lambda name: written[name].float() * written[name.replace(".weight", ".scale")].float()[:, None]
    copy.load_state_dict({name: scaled(name) if written[name].dtype == torch.int8 else written[name].float() for name in network.state_dict()})
    copy.column = network.column
    return copy.requires_grad_(False)


def golden_vectors(network, per_preset):
    """Positions from played deals: input words and outputs for every legal play."""
    rollout = Rollout(Simulator("cpu"))
    n = len(PRESETS)
    seeds = EVAL_SEEDS - 1 - torch.arange(n)
    presets = torch.arange(n).to(torch.uint8)
    own = (torch.arange(n) % 2).to(torch.uint8)
    rollout.start(as_int32(seeds), presets, own, torch.full((n, 4), LEARNER, dtype=torch.uint8))
    done = rollout.run(network, epsilon=0.3, keep_rows=True)
    take = rollout.buffers
    states, starts = done.slice(take, "states"), done.slice(take, "row_start").tolist() + [done.rows]
    game = (done.slice(take, "who") // 4).tolist()
    cases = []
    for number in range(n):
        mine = [d for d in range(done.size) if game[d] == number]
        step = max(1, len(mine) // per_preset)
        for d in mine[::step][:per_preset]:
            rows = take.kept["actions"][starts[d] : starts[d + 1]].contiguous()
            x = rollout.sim.expand(states[d : d + 1].contiguous())
            out = network(x, rollout.sim.expand(rows), torch.zeros(len(rows), dtype=torch.int64))
            cases.append({
                "preset": PRESETS[number], "ownScoring": bool(own[number]), "state": hex_words(states[d][: words_of(network)]),
                "actions": [hex_words(row) for row in rows],
                "policy": [round(v, 6) for v in out[:, 0].tolist()], "score": [round(v, 6) for v in out[:, 1].tolist()],
            })
    return cases


def words_of(network):
    """How many words of a state the network reads."""
    return (STATE + (EVENTS * EVENT if network.past else 0)) // 32


def hex_words(words):
    return "".join(f"{word & 0xFFFFFFFF:08x}" for word in words.tolist())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", help="checkpoint folder or its weights.pt")
    parser.add_argument("--out", default="runs/export", help="folder for bigtwo.bin and golden.json")
    parser.add_argument("--positions", type=int, default=6, help="golden positions per preset")
    parser.add_argument("--bits", type=int, choices=[8, 16], default=16, help="of each weight: 8 with a scale for each row, or 16")
    args = parser.parse_args()
    out = pathlib.Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    network, meta = load_network(args.weights, "cpu")
    size, digest = write_model(out / "bigtwo.bin", network, meta, args.bits)
    cases = golden_vectors(rounded(network, args.bits), args.positions)
    (out / "golden.json").write_text(json.dumps({"sha256": digest, "cases": cases}, separators=(",", ":")))
    print(f"{out / 'bigtwo.bin'}: {size} bytes, sha256 of the payload {digest}; {len(cases)} golden positions")


if __name__ == "__main__":
    main()
