"""The simulator as Python sees it: builds sim.cu once and calls it on torch tensors."""

import ctypes
import hashlib
import pathlib
import shutil
import subprocess

import torch

from network import STATE

HERE = pathlib.Path(__file__).resolve().parent
PRESETS = ["mis", "hongkong", "taiwan", "singapore", "pusoydos", "charlesworth", "bluo42"]
LEARNER, RIVAL, CLASSIC, RANDOM = range(4)
STATE_WORDS, ACTION_WORDS = 24 + 32, 8  # the state, then the latest plays


class PlayArgs(ctypes.Structure):
    """Mirrors PlayArgs in sim.cu, field by field."""

    _fields_ = [
        ("games", ctypes.c_void_p),
        ("decisions", ctypes.c_int64),
        ("rows", ctypes.c_int64),
        ("decision_game", ctypes.c_void_p),
        ("decision_row", ctypes.c_void_p),
        ("plays", ctypes.c_void_p),
        ("scores", ctypes.c_void_p),
        ("rival_scores", ctypes.c_void_p),
        ("rival_row", ctypes.c_int64),
        ("epsilon", ctypes.c_float),
        ("scale", ctypes.c_float),
        ("seed", ctypes.c_uint32),
        ("actions", ctypes.c_void_p),
        ("chosen_row", ctypes.c_void_p),
        ("who", ctypes.c_void_p),
        ("control", ctypes.c_void_p),
        ("log_probability", ctypes.c_void_p),
        ("chosen_action", ctypes.c_void_p),
    ]


def build(device: str) -> ctypes.CDLL:
    """Compiles the simulator for the device unless the same source was compiled before."""
    sources = sorted([*HERE.glob("*.cuh"), HERE / "sim.cu"])
    stamp = hashlib.sha256(b"".join(p.read_bytes() for p in sources)).hexdigest()[:12]
    library = HERE / f"libbigtwo_{device}_{stamp}.so"
    if not library.exists():
        if device == "cuda":
            nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
            command = [nvcc, "-std=c++17", "-O3", "-arch=sm_90", "-shared", "-Xcompiler", "-fPIC"]
        else:
            command = ["g++", "-std=c++17", "-O2", "-shared", "-fPIC", "-x", "c++"]
        subprocess.run([*command, "-o", str(library), str(HERE / "sim.cu")], check=True)
    lib = ctypes.CDLL(str(library))
    assert lib.bt_play_args_bytes() == ctypes.sizeof(PlayArgs), "PlayArgs differs from sim.cu"
    assert (lib.bt_state_words(), lib.bt_action_words()) == (STATE_WORDS, ACTION_WORDS)
    return lib


class Simulator:
    """Kernels over tensors of one device; every call is checked and queued on the current stream."""

    def __init__(self, device: str):
        self.device = device
        self.lib = build(device)
        self.game_bytes = self.lib.bt_game_bytes()
        self.dtype = torch.bfloat16 if device == "cuda" else torch.float32

    def _call(self, name: str, *arguments):
        stream = torch.cuda.current_stream().cuda_stream if self.device == "cuda" else 0
        status = getattr(self.lib, name)(*arguments, ctypes.c_void_p(stream))
        if status:
            raise RuntimeError(f"{name} failed with CUDA error {status}")

    def deal(self, games, seeds, presets, scoring, control):
        n = len(seeds)
        assert games.numel() >= n * self.game_bytes and control.numel() == 4 * n
        assert seeds.dtype == torch.int32 and presets.dtype == scoring.dtype == control.dtype == torch.uint8
        self._call("bt_deal", ptr(games), ctypes.c_int64(n), ptr(seeds), ptr(presets), ptr(scoring), ptr(control))

    def advance(self, games, n, counts):
        self._call("bt_advance", ptr(games), ctypes.c_int64(n), ptr(counts))

    def emit(self, games, n, counts, decision_end, row_end, decision_game, decision_row, row_decision, plays, states, hidden):
        self._call("bt_emit", ptr(games), ctypes.c_int64(n), ptr(counts), ptr(decision_end), ptr(row_end),
                   ptr(decision_game), ptr(decision_row), ptr(row_decision), ptr(plays), ptr(states), ptr(hidden))

    def actions(self, games, rows, decision_game, row_decision, plays, actions):
        self._call("bt_actions", ptr(games), ctypes.c_int64(rows), ptr(decision_game), ptr(row_decision), ptr(plays), ptr(actions))

    def play(self, args: PlayArgs):
        self._call("bt_play", ctypes.byref(args))

    def scores(self, games, n):
        points = torch.empty(n, 4, device=self.device)
        self._call("bt_scores", ptr(games), ctypes.c_int64(n), ptr(points))
        return points

    def advance_recorded(self, games, n, counts, history):
        self._call("bt_advance_recorded", ptr(games), ctypes.c_int64(n), ptr(counts), *map(ptr, history))

    def make_recorded(self, games, choices, chosen_row, history):
        self._call("bt_make_recorded", ptr(games), ctypes.c_int64(choices.decisions), ptr(choices.game), ptr(chosen_row),
                   ptr(choices.plays), *map(ptr, history))

    def worlds(self, games, root, worlds, seed, truth):
        self._call("bt_worlds", ptr(games), ctypes.c_int64(len(root)), ptr(root), ptr(worlds), ctypes.c_uint32(seed),
                   ctypes.c_int(truth))

    def lean(self, worlds, row, leans, times, seed):
        self._call("bt_lean", ptr(worlds), ctypes.c_int64(len(row)), ptr(row), ptr(leans), ctypes.c_int(times), ctypes.c_uint32(seed))

    def branch(self, worlds, world, plays, games):
        self._call("bt_branch", ptr(worlds), ctypes.c_int64(len(world)), ptr(world), ptr(plays), ptr(games))

    def exchange(self, worlds, n, others, seats, seed):
        self._call("bt_exchange", ptr(worlds), ctypes.c_int64(n), ptr(others), ptr(seats), ctypes.c_uint32(seed))

    def count_past(self, worlds, seats, root, history, decisions, rows, missed):
        self._call("bt_count_past", ptr(worlds), ctypes.c_int64(len(root)), ptr(seats), ptr(root), *map(ptr, history),
                   ptr(decisions), ptr(rows), ptr(missed))

    def emit_past(self, worlds, seats, root, history, *outputs):
        self._call("bt_emit_past", ptr(worlds), ctypes.c_int64(len(root)), ptr(seats), ptr(root), *map(ptr, history),
                   *map(ptr, outputs))

    def seats(self, games, n):
        """The seat to move in each game."""
        return games[:n, self.lib.bt_seat_byte()].long()

    @torch.no_grad()
    def act(self, network, states, actions, owner):
        """What `network(states, actions, owner)` gives, in fewer passes over memory where a GPU plays."""
        if self.device != "cuda" or not hasattr(network, "residual"):
            out = network(states, actions, owner)
            return out if getattr(network, "style", None) is None else network.styled(out, actions)
        positive = lambda x, layer: torch._addmm_activation(layer.bias, x, layer.weight.t())
        s = positive(positive(states[:, :STATE], network.state1), network.state2)
        s = torch.addmm(network.state3.bias, s, network.state3.weight.t())
        if network.past:
            s = torch.addmm(s, network.memory(states), network.past3.weight.t())
        m = torch.mm(positive(actions, network.action1), network.action2.weight.t())
        self._call("bt_merge", ptr(s), ptr(owner), ptr(m), ctypes.c_int64(len(m)), ctypes.c_int(m.shape[1]))
        m += positive(m, network.residual)
        z = positive(m, network.last)
        out = torch.addmm(network.output.bias, z.float(), network.output.weight.t())
        return out if network.style is None else network.styled(out, actions)

    def inputs(self, states, *networks):
        """Expanded states, with the latest plays where one of these networks reads them."""
        reads = any(getattr(network, "past", 0) for network in networks)
        return self.expand(states if reads else states[:, : STATE // 32].contiguous())

    def expand(self, bits):
        """Bit words [rows, words] to numbers [rows, 32 * words]."""
        assert bits.is_contiguous() and bits.dtype == torch.int32
        out = torch.empty(bits.shape[0], bits.shape[1] * 32, device=self.device, dtype=self.dtype)
        self._call("bt_expand", ptr(bits), ctypes.c_int64(bits.numel() * 4), ptr(out), ctypes.c_int(self.dtype == torch.bfloat16))
        return out


def ptr(tensor) -> ctypes.c_void_p:
    return ctypes.c_void_p(None if tensor is None else tensor.data_ptr())
