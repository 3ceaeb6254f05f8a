"""Sits down at a Baize table and plays one deal: python3 online_bot.py http://localhost:3000/t/k7qp4xmr [NAME]"""
import json, secrets, sys, time, urllib.error, urllib.request

server, table = sys.argv[1].split("/t/")
name = sys.argv[2] if len(sys.argv) > 2 else "Python"
headers = {"content-type": "application/json"}

def ask(path="", body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}{path}", data, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refusal:
        return refusal.code, json.load(refusal)
    except OSError as lost:  # The server is away: whatever was asked is asked again.
        return 0, {"says": str(lost)}

status, seat = ask("/seat", {"name": name, "nonce": secrets.token_hex(16)})
if status != 201: sys.exit(seat["says"])
headers["authorization"] = "Bearer " + seat["token"]
print(f"{name} sits in seat {seat['seat']}.", flush=True)
while True:
    status, now = ask()
    if status == 404 or (status == 200 and now["state"] in ("between", "over")):
        break
    if status == 200 and now["legal"]:
        # The cheapest play that is allowed; a pass comes first in the list.
        move = next((move for move in now["legal"] if move != "pass"), "pass")
        ask("/moves", {"ply": now["ply"], "move": move, "key": f"{now['deal']}-{now['ply']}"})
    else:
        if now.get("state") == "waiting" and now["host"] == seat["seat"]:
            ask("/start", {})  # Whoever sits down first decides; while a chair is free this is refused.
        time.sleep(0.2)
print("It is over:", now.get("scores") or now["says"])
