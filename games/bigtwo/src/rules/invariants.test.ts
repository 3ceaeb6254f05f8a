/** Each invariant holds of a table that was played, and of none that is broken in its own way. */

import { DECK } from "@baize/cards";
import { must, Random, seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { cards, play } from "./fixture.ts";
import { invariants } from "./invariants.ts";
import { apply, legalMoves } from "./moves.ts";
import { PRESETS } from "./options.ts";
import { type State, setup, view } from "./state.ts";

const start = must(setup(PRESETS.mis, { kind: "seed", seed: "sound" }));

/** The table after so many moves by chance. */
function played(moves: number): State {
  const random = Random.fromSeed("by chance");
  let state = start;
  for (let i = 0; i < moves; i++) state = must(apply(state, random.pick(legalMoves(view(state, state.turn)))));
  return state;
}

const middle = played(20);
const [first = [], ...others] = start.hands;
const brokenOf = (state: State): readonly string[] =>
  invariants.filter(({ holds }) => !holds(state)).map(({ rule }) => rule);

const CASES: readonly [what: string, state: State, broken: readonly string[]][] = [
  ["as it is dealt", start, []],
  ["in the middle of a deal", middle, []],
  ["with a hand too few", { ...start, hands: others }, ["BT-D1"]],
  ["with a card too few", { ...start, hands: [first.slice(1), ...others] }, ["BT-D1"]],
  [
    "of hands of another size",
    { ...start, hands: [0, 12, 26, 39].map((at, n) => DECK.slice(at, [12, 26, 39, 52][n])) },
    ["BT-D1", "BT-V1"],
  ],
  ["with a card twice", { ...start, hands: [others[0] ?? [], ...others] }, ["BT-D1"]],
  ["with a hand that is not sorted", { ...start, hands: [first.toReversed(), ...others] }, ["BT-V1"]],
  ["that is over although everybody holds cards", { ...middle, ending: "emptied" }, ["BT-E1"]],
  ["after a pass on nothing", { ...start, passed: [seat((start.turn + 1) % 4)] }, ["BT-T6"]],
  [
    "where whoever passed is to move and a pass locks out",
    {
      ...middle,
      options: { ...middle.options, pass: "locked" },
      toBeat: { seat: seat((middle.turn + 1) % 4), play: play("mis", "3D")! },
      passed: [middle.turn],
    },
    ["BT-T7"],
  ],
  [
    "where somebody has to beat their own play",
    { ...middle, passed: [], toBeat: { seat: middle.turn, play: play("mis", "3D")! } },
    ["BT-T1"],
  ],
];

test.each(CASES)("BT-D1 BT-V1 BT-E1 BT-T1 BT-T6 BT-T7 a table %s", (_what, state, broken) => {
  expect(brokenOf(state)).toEqual(broken);
});

test("BT-T6 three who passed end a trick", () => {
  const passed = [1, 2, 3].map((n) => seat((middle.turn + n) % 4));
  const toBeat = { seat: seat((middle.turn + 1) % 4), play: play("mis", "3D")! };
  expect(brokenOf({ ...middle, toBeat, passed })).toEqual(["BT-T6"]);
  expect(brokenOf({ ...middle, toBeat, passed: passed.slice(1) })).toEqual([]);
  expect(cards("3D")).toHaveLength(1);
});
