/** The faces of the people at a table. */

import { expect, test } from "vitest";
import { facesOf, freeFace } from "./people.ts";

test("MD-O9 whoever comes with a face that is there already has the next that is free", () => {
  expect(freeFace(1, [])).toBe(1);
  expect(freeFace(1, [1, 2])).toBe(3);
  expect(freeFace(3, [3])).toBe(0);
  expect(freeFace(99, [])).toBe(3);
  // There are more seats in a race than faces.
  expect(freeFace(2, [0, 1, 2, 3])).toBe(2);
});

test("MD-O9 faces have names, and bots have their own", () => {
  const seats = [{ kind: "person", face: 1 }, { kind: "bot" }, { kind: "person" }, { kind: "person", face: 7 }];
  expect(facesOf(seats)).toEqual(["band", "", "cap", "bun"]);
  expect(facesOf([seats[0]!, seats[0]!])).toEqual(["band", "beard"]);
});
