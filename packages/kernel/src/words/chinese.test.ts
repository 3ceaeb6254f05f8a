import { expect, test } from "vitest";
import { commas } from "./chinese.ts";

test("KN-W7 a list has Chinese commas", () => {
  expect(commas("freecell, pegs, bigtwo")).toBe("freecell、pegs、bigtwo");
});
