#!/bin/sh
# One command to train: compares the simulator on GPU and CPU, then trains. Usage: train.sh OUT SECONDS [options of train.py]
set -e
cd "$(dirname "$0")"
out=$1
seconds=$2
shift 2
python3 parity.py
exec python3 -u train.py --out "$out" --seconds "$seconds" "$@"
