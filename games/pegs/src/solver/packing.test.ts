import { must } from "@baize/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Board } from "../rules/board.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import { isLegal, keyOf, packingOf } from "./packing.ts";

test("PG-S3 packed jumps are those of the rules, on any board", () => {
  const cells = fc.array(fc.constantFrom("O", "O", ".", ".", "*"), { minLength: 81, maxLength: 81 });
  const full = fc.array(fc.constantFrom("O", "."), { minLength: 81, maxLength: 81 });
  fc.assert(
    fc.property(fc.oneof(cells, full), fc.constantFrom("+", "^"), (list, sign) => {
      const board = (list.join("") + sign) as Board;
      const packing = packingOf(board);
      const [a, b, c] = packing.pack(board);
      const legal = packing.jumps.filter((jump) => isLegal(a, b, c, jump));
      expect(legal.map(({ leap: { from, to } }) => ({ from, to }))).toEqual(legalJumps(board));
      for (const { leap, maskA, maskB, maskC } of legal) {
        const after = packing.pack(must(applyJump(board, leap)));
        expect(keyOf(a ^ maskA, b ^ maskB, c ^ maskC)).toBe(keyOf(...after));
      }
    }),
  );
});
