import { must, seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { cards, table } from "./fixture.ts";
import { apply, TIMEOUT } from "./moves.ts";
import { status, view } from "./state.ts";

const state = table("hongkong", ["4d 3c", "5d 6d", "7d", "8d 9d kd"], [[0, "3d"]]);

test("BT-V1 a seat sees its own hand and the counts of the others, a spectator no hand", () => {
  const seen = view(state, seat(3));
  expect(seen).toMatchObject({ viewer: 3, hand: cards("8d 9d kd"), counts: [2, 2, 1, 3], hands: null, turn: 1 });
  expect(seen.history).toEqual([{ seat: 0, play: { kind: "single", key: 0, cards: cards("3d") } }]);
  expect(view(state, "spectator")).toMatchObject({ hand: [], counts: [2, 2, 1, 3], hands: null });
});

test("BT-V2 after the end all hands are open, and the score says who ended it", () => {
  const over = must(apply(state, TIMEOUT));
  expect(view(over, "spectator").hands).toEqual(state.hands);
  expect(status(view(over, seat(1)))).toEqual({ kind: "over", scores: [-2, -2, -1, -3], rule: "BT-E2" });
  const won = must(
    apply(
      { ...state, hands: [...state.hands.slice(0, 1), cards("5d"), ...state.hands.slice(2)] },
      {
        kind: "play",
        cards: cards("5d"),
      },
    ),
  );
  expect(status(view(won, seat(1)))).toEqual({ kind: "over", scores: [-2, 6, -1, -3], rule: "BT-E1" });
});

test("BT-T1 while it is played, one seat is to move", () => {
  expect(status(view(state, "spectator"))).toEqual({ kind: "playing", seat: 1 });
});
