import { must } from "@baize/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Board } from "../rules/board.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import { gridLeaps, isLegal, keyOf, packGrid } from "./grid.ts";

test("PG-S3 jumps in two words are those of the rules, on any board", () => {
  const cells = fc.array(fc.constantFrom("O", "O", ".", ".", "*"), { minLength: 49, maxLength: 49 });
  fc.assert(
    fc.property(cells, (list) => {
      const board = list.join("") as Board;
      const [upper, lower] = packGrid(board);
      const legal = gridLeaps(board).filter((leap) => isLegal(upper, lower, leap));
      expect(legal.map(({ leap: { from, to } }) => ({ from, to }))).toEqual(legalJumps(board));
      for (const { leap, upperMask, lowerMask } of legal) {
        const after = packGrid(must(applyJump(board, leap)));
        expect(keyOf(upper ^ upperMask, lower ^ lowerMask)).toBe(keyOf(...after));
      }
    }),
  );
});
