"""Checkpoints: weights.pt (network, average, facts), optimizer.pt, and critic.pt with its moments."""

import json
import math
import os
import pathlib
import struct

import torch

from network import Network


def save(folder, network, average, optimizer, meta, critic=None):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / "weights.pt", {"network": network.state_dict(), "average": average.state_dict(), "meta": meta})
    moments = [optimizer.state.get(p, {}) for group in optimizer.param_groups for p in group["params"]]
    split = len(list(network.parameters()))
    write(folder / "optimizer.pt", moments[:split])
    if critic is not None:
        write(folder / "critic.pt", {"critic": critic.state_dict(), "moments": moments[split:]})


def write(path, value):
    """Whole or not at all: a stop in the middle leaves the older file."""
    torch.save(value, path.with_suffix(".part"))
    os.replace(path.with_suffix(".part"), path)


def read(folder, name, device):
    path = pathlib.Path(folder) / name
    return torch.load(path, map_location=device) if path.exists() else None


def read_model(path, device):
    """An exported file as a checkpoint: the averaged weights, as the file carries them, stand for both."""
    data = path.read_bytes()
    length = struct.unpack("<I", data[8:12])[0]
    header = json.loads(data[12 : 12 + length])
    kinds = {"weight": torch.int8 if header["dtype"] == "int8" else torch.float16, "scale": torch.float16, "bias": torch.float16}
    held = {}
    for entry in header["tensors"]:
        kind = kinds[entry["name"].split(".")[1]]
        values = torch.frombuffer(bytearray(data), dtype=kind, count=math.prod(entry["shape"]), offset=12 + length + entry["offset"])
        held[entry["name"]] = values.view(entry["shape"]).float()
    scale = lambda name: held.get(name.replace(".weight", ".scale")) if name.endswith(".weight") else None
    tensors = {name: (value if scale(name) is None else value * scale(name)[:, None]).to(device)
               for name, value in held.items() if not name.endswith(".scale")}
    meta = {**header["training"], "sizes": header["sizes"], "column": header["outputs"].index(header["choose"])}
    return {"network": tensors, "average": tensors, "meta": meta}


def load_weights(path, device):
    """A run's folder, its weights.pt, or an exported model."""
    path = pathlib.Path(path)
    if path.suffix == ".bin":
        return read_model(path, device)
    return torch.load(path / "weights.pt" if path.is_dir() else path, map_location=device)


def load_network(path, device, which="average"):
    stored = load_weights(path, device)
    network = Network(stored["meta"]["sizes"]).to(device)
    network.load_state_dict(stored[which])
    network.column = stored["meta"]["column"]
    return network, stored["meta"]


def restore_moments(optimizer, parameters, moments):
    for parameter, stored in zip(parameters, moments):
        if stored:
            optimizer.state[parameter] = {
                name: value.to(parameter.device if name != "step" else value.device) if torch.is_tensor(value) else value
                for name, value in stored.items()
            }
