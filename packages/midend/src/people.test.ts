/** The faces of the people at a table. */

import { expect, test } from "vitest";
import { facesOf } from "./people.ts";

test("MD-O10 faces have names, and bots have their own", () => {
  const seats = [{ kind: "person", face: 1 }, { kind: "bot" }, { kind: "person" }, { kind: "person", face: 7 }];
  expect(facesOf(seats)).toEqual(["band", "", "cap", "bun"]);
});
