/** What FreeCell reads, refuses and says, held against what is written down. */

import { said } from "@baize/testkit";
import { expect, test } from "vitest";
import { subject } from "../subject.ts";
import { freecell } from "./game.ts";

const PLACES = [..."123456789abcdhx", "10", "0", "-1"];
const COUNTED = ["12x2", "21x3", "34x9", "45x0", "1hx2", "1ax2", "56x1", "1", "", "12x", "1 2", "3-4", "7A", "h1"];

test("TK-G1 FC-N1 every text that is read, every refusal and every sentence is as it is written down", {
  timeout: 60_000,
}, async () => {
  const found = await said(freecell, subject.folder, {
    options: [
      "standard",
      ...(subject.options ?? []),
      "cells=11",
      "cascades=3",
      "dealt=5",
      "moves=double",
      "golf",
      "Cells=2",
    ],
    deals: ["617", "0", "8589934592", "11982", ...(subject.deals ?? []), "seed:", "AS", "Foundations: H-K C-K D-K S-K"],
    moves: () => [...PLACES.flatMap((from) => PLACES.map((to) => from + to)), ...COUNTED],
  });
  await expect(found).toMatchFileSnapshot("../../golden/said/freecell.txt");
});
