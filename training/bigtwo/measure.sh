#!/bin/sh
# First look at a GPU: simulator parity, speed of both ways to learn, and where the time goes. Usage: measure.sh OUT
set -e
cd "$(dirname "$0")"
out=$1
python3 parity.py
quick="--log-every 5 --eval-every 10 --eval-deals 200 --final-deals 600 --pool-every 8"
python3 -u train.py --out "$out/dmc" --seconds 26 $quick
python3 -u train.py --out "$out/profile" --resume "$out/dmc" --seconds 9 --log-every 5 --final-deals 100 --profile
python3 -u train.py --out "$out/ppo" --mode ppo --init "$out/dmc" --pool "$out/dmc" --baseline "$out/dmc" --warmup 4 --seconds 18 $quick --profile
rm -rf "$out/profile/weights.pt" "$out/profile/optimizer.pt" "$out/ppo/critic.pt" "$out/ppo/optimizer.pt"
