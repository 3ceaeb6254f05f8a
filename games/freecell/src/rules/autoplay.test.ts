import { DECK, rankOf, suitOf } from "@baize/cards";
import { must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { type Autoplay, autoplay } from "./autoplay.ts";
import { apply, legalMoves } from "./moves.ts";
import { formatMove } from "./notation.ts";
import { STANDARD } from "./options.ts";
import { setup, stateText } from "./setup.ts";
import { isWon, type State } from "./state.ts";

/** 2♥ can go home, then 3♠, 3♥ and 3♣, then 4♥; 4♠ must wait for 3♦, which lies under 5♠. */
const TABLE = must(
  stateText.parse(`Foundations: H-A C-2 D-2 S-2
: 3D 5S
: 2H
: 6C 4H 3H 3S
: KC KD KH KS QC QD QH QS JC JD JH JS TC TD TH TS
: 9C 9D 9H 9S 8C 8D 8H 8S 7C 7D 7H 7S 6D 6H 6S
: 5C 5D 5H 4C 4D 4S 3C`),
);

const after = (state: State, mode: Autoplay) =>
  autoplay(state, mode).reduce((at, move) => must(apply(at, move)), state);

describe("autoplay", () => {
  test("FC-A1 none names nothing", () => {
    expect(autoplay(TABLE, "none")).toEqual([]);
  });

  test("FC-A2 safe leaves out what another card may still need", () => {
    expect(autoplay(TABLE, "safe").map((move) => formatMove(move, TABLE))).toEqual(["2h", "3h", "3h", "6h", "3h"]);
  });

  test("FC-A2 safe leaves a three while a two of the other colour is out", () => {
    const text = stateText.format(TABLE).replace(": 2H\n: 6C", ": 2H 6C\n:");
    expect(autoplay(must(stateText.parse(text)), "safe")).toEqual([]);
    expect(autoplay(must(stateText.parse(text)), "max").length).toBeGreaterThan(0);
  });

  test("FC-A3 max names every move home", () => {
    expect(autoplay(TABLE, "max")).toHaveLength(45);
    expect(isWon(after(TABLE, "max"))).toBe(true);
    expect(autoplay(must(stateText.parse(STARTED)), "max")).toEqual([]);
  });

  test("FC-A4 safe autoplay never loses a win, where max does", () => {
    const lost = { safe: 0, max: 0 };
    for (const state of endgames()) {
      if (!canWin(state)) continue;
      if (!canWin(after(state, "safe"))) lost.safe++;
      if (!canWin(after(state, "max"))) lost.max++;
    }
    expect(lost.safe).toBe(0);
    expect(lost.max).toBeGreaterThan(0);
  });
});

const STARTED = `: JD KD 2S 4C 3S 6D 6S
: 2D KC KS 5C TD 8S 9C
: 9H 9S 9D TS 4S 8D 2H
: JC 5S QD QH TH QS 6H
: 5D AD JS 4H 8H 6C
: 7H QC AS AC 2C 3D
: 7C KH AH 4D JH 8C
: 5H 3H 3C 7S 7D TC`;

/** Small tables with the last 18 cards thrown into four columns. */
function* endgames(): Generator<State> {
  for (let seed = 0; seed < 80; seed++) {
    const random = Random.fromSeed(`endgame ${seed}`);
    const foundations = [13, 13, 13, 13];
    for (let left = 18; left > 0; left--) {
      const suit = random.pick([0, 1, 2, 3].filter((s) => (foundations[s] ?? 0) > 0));
      foundations[suit] = (foundations[suit] ?? 0) - 1;
    }
    const out = random.shuffle(DECK.filter((card) => rankOf(card) >= (foundations[suitOf(card)] ?? 0)));
    const cascades = [0, 1, 2, 3].map((column) => out.filter((_, i) => (i * 7 + (i >> 2)) % 4 === column));
    const options = { ...STANDARD, cascades: 4, cells: 1, moves: "single" } as const;
    yield must(setup(options, { kind: "position", position: { cascades, cells: [], foundations } }));
  }
}

/** Tries everything. */
function canWin(start: State): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (isWon(state)) return true;
    const key = `${state.cells} ${state.cascades.map(String).sort().join(" ")}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const move of legalMoves(state)) open.push(must(apply(state, move)));
  }
  return false;
}
