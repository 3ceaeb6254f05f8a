import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fits, saveForm } from "@baize/kernel";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keptForm } from "./kept.ts";
import { schemas } from "./schemas.ts";

const fileOf = (name: string) => join(import.meta.dirname, "../../../docs/schemas", `${name}.json`);

describe("the published schemas", () => {
  test.each(Object.entries(schemas))("MD-F4 docs/schemas/%s.json is the form that is checked", (name, schema) => {
    if (process.env.BAIZE_GOLDEN === "write") writeFileSync(fileOf(name), JSON.stringify(schema, null, 2));
    expect(JSON.parse(readFileSync(fileOf(name), "utf8"))).toEqual(schema);
  });

  const value = fc.oneof(
    fc.string(),
    fc.integer({ min: -2, max: 3 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false, "person", "bot", [], [null], ["a"], [1, 2], [{ kind: "person" }]),
    fc.array(fc.record({ kind: fc.constantFrom("person", "bot", "dog"), level: fc.string() }, { requiredKeys: [] })),
  );

  test.each([
    ["save", saveForm],
    ["match", keptForm],
  ] as const)("MD-F4 another program that uses the schema of a %s judges as this one does", (name, form) => {
    const judge = new Ajv2020().compile(schemas[name] ?? {});
    const good: Record<string, unknown> = {
      ...{ baize: 1, game: "g", rules: 1, options: "", deal: "1", moves: ["a"], ply: 1 },
      ...{ "baize-match": 2, save: "{}", id: "a", rev: "", elapsed: 1, begun: 1, touched: 1, scores: null },
      ...{ hints: 0, light: false, series: "", practice: true, seat: 0, seats: [{ kind: "person" }] },
    };
    expect([judge(good), fits(form, good)]).toEqual([true, true]);
    const names = Object.keys(form.properties);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.option(value, { nil: undefined }), (field, odd) => {
        const found = { ...good, [field]: odd };
        if (odd === undefined) delete found[field];
        expect(fits(form, found)).toBe(judge(found));
      }),
      { numRuns: 1000 },
    );
  });
});
