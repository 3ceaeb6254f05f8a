/** The faces of the people at a table. */

import { expect, test } from "vitest";
import { facesOf } from "./people.ts";

test("MD-O9 whoever came with a face that is there already has the next that is free, and bots have their own", () => {
  const person = (face?: number) => ({ kind: "person", ...(face !== undefined && { face }) });
  expect(facesOf([person(1), { kind: "bot" }, person(1), person(), person(99)])).toEqual([
    "band",
    "",
    "beard",
    "cap",
    "bun",
  ]);
  // There are more seats in a race than faces.
  expect(facesOf(Array.from({ length: 5 }, () => person(2)))).toEqual(["beard", "bun", "cap", "band", "beard"]);
});
