/** What has a form, and what has not. */

import { expect, test } from "vitest";
import { COUNT, type Form, fits, misfit } from "./form.ts";
import { moverView } from "./game.ts";

const PERSON = {
  type: "object",
  properties: { name: { type: "string" }, age: COUNT, tall: { type: "boolean" }, kind: { const: "person" } },
  required: ["name", "kind"],
} as const satisfies Form;
const LEVEL: Form = { type: "number", minimum: -1, maximum: 1 };
const LIST: Form = { type: "array", items: COUNT };
const EITHER: Form = { anyOf: [{ type: "null" }, { type: "string" }] };

test.each<[form: Form, good: readonly unknown[], bad: readonly unknown[]]>([
  [COUNT, [0, 7, Number.MAX_SAFE_INTEGER], [-1, 1.5, Number.MAX_SAFE_INTEGER + 1, Infinity, Number.NaN, "1", null]],
  [LEVEL, [-1, 0.5, 1], [-1.01, 1.01, Infinity, "0", undefined]],
  [{ type: "number" }, [-1e300, 1e300], [Infinity, -Infinity, Number.NaN]],
  [{ type: "integer" }, [-3, 3], [0.5, Infinity]],
  [{ type: "null" }, [null], [undefined, 0, ""]],
  [{ type: "string" }, ["", "a"], [1, null, ["a"]]],
  [{ type: "boolean" }, [true, false], [0, "true", null]],
  [{ const: "x" }, ["x"], ["y", null]],
  [LIST, [[], [1, 2]], [[1, -1], [1, "2"], { 0: 1, length: 1 }, null]],
  [EITHER, [null, "a"], [1, undefined, true]],
  [
    PERSON,
    [
      { name: "a", kind: "person" },
      { name: "a", kind: "person", age: 3, more: 1 },
    ],
    [{}, [], null, "a", { name: 1, kind: "person" }],
  ],
])("KN-S2 %j", (form, good, bad) => {
  expect([good.map((value) => fits(form, value)), bad.map((value) => fits(form, value))]).toEqual([
    good.map(() => true),
    bad.map(() => false),
  ]);
});

test.each<[found: Record<string, unknown>, name: string | undefined]>([
  [{ name: "a", kind: "person" }, undefined],
  [{ name: "a", kind: "person", age: undefined }, undefined],
  [{ kind: "person" }, "name"],
  [{ name: "a" }, "kind"],
  [{ name: "a", kind: "thing", age: -1 }, "age"],
  [{ name: "a", kind: "person", tall: 1 }, "tall"],
])("KN-S2 of %j the first that is wrong is %s", (found, name) => {
  expect(misfit(PERSON, found)).toBe(name);
});

test("KN-M8 who is to move gets the view of that seat, and after the end everybody's", () => {
  const game = {
    view: (state: number, viewer: unknown) => ({ state, viewer }),
    status: ({ state, viewer }: { state: number; viewer: unknown }) =>
      viewer === "spectator" && state > 0 ? { kind: "playing", seat: 1 } : { kind: "over", scores: [] },
  };
  expect([moverView(game as never, 1), moverView(game as never, 0)]).toEqual([
    { state: 1, viewer: 1 },
    { state: 0, viewer: "spectator" },
  ]);
});
