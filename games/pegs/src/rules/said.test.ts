/** What Peg Solitaire reads, refuses and says, held against what is written down. */

import { said } from "@baize/testkit";
import { expect, test } from "vitest";
import { subject } from "../subject.ts";
import { pegs } from "./game.ts";

const HOLES = [..."abcdefg"].flatMap((column) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`));
const DOCUMENT = ["up", "down", "left", "right"].flatMap((way) =>
  [0, 1, 2, 4, 6, 7, 8].flatMap((row) => [0, 1, 2, 4, 6, 7, 8].map((column) => `move_${way}(${row},${column})`)),
);

test("TK-G1 PG-N1 PG-W1 every text that is read, every refusal and every sentence is as it is written down", {
  timeout: 60_000,
}, async () => {
  const found = await said(pegs, subject.folder, {
    options: ["any", ...(subject.options ?? []), "i9", "j1", "x", ""],
    deals: [
      ...(subject.deals ?? []),
      "english",
      "english-1",
      "english-99",
      "european-3",
      "triangle15-e1",
      "O./..",
      "O",
    ],
    moves: () => [
      ...HOLES.flatMap((from) => HOLES.map((to) => `${from}-${to}`)),
      ...DOCUMENT,
      "d2-d4-d6",
      "d2",
      "",
      "d2d4",
    ],
  });
  await expect(found).toMatchFileSnapshot("../../golden/said/pegs.txt");
});
