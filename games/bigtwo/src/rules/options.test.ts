import { ok } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionsText, PRESETS, type RuleConfig } from "./options.ts";

const anyConfig: fc.Arbitrary<RuleConfig> = fc.record({
  suits: fc.constantFrom("dchs", "cdhs", "cshd"),
  opening: fc.constantFrom("with", "alone"),
  straights: fc.constantFrom("two-top", "ace-top", "ace-low", "ace-low-two-high", "two-high"),
  flushes: fc.constantFrom("none", "suit", "ranks"),
  triples: fc.boolean(),
  fours: fc.boolean(),
  kicker: fc.boolean(),
  bombs: fc.boolean(),
  unbeatable: fc.boolean(),
  pass: fc.constantFrom("soft", "locked"),
  lastCard: fc.boolean(),
  penalty: fc.constantFrom("cards", "tens", "twos"),
  settle: fc.constantFrom("own", "left", "winner", "ranks"),
});

describe("rules as text", () => {
  test.each(Object.entries(PRESETS))("BT-R1 BT-R3 %s is its own name", (name, config) => {
    expect(optionsText.parse(name)).toEqual(ok(config));
    expect(optionsText.format(config)).toBe(name);
  });

  test.each(Object.entries(PRESETS))(
    "BT-R1 BT-R2 %s is what its switches say, each in a word that is known",
    (name, config) => {
      const said = Object.entries(config).map(([field, value]) =>
        typeof value === "boolean" ? `${field}=${value ? "yes" : "no"}` : `${field}=${value}`,
      );
      expect(optionsText.parse(["mis", ...said].join(","))).toEqual(optionsText.parse(name));
    },
  );

  test("BT-R1 mis is the standard", () => {
    expect(optionsText.format(optionsText.standard)).toBe("mis");
  });

  test.each([
    ["", "no-such-preset", "BT-R1"],
    ["macau", "no-such-preset", "BT-R1"],
    ["triples=yes", "no-such-preset", "BT-R1"],
    ["mis,quads=yes", "no-such-switch", "BT-R2"],
    ["mis,", "no-such-switch", "BT-R2"],
    ["mis,triples", "no-such-value", "BT-R2"],
    ["mis,triples=maybe", "no-such-value", "BT-R2"],
    ["mis,triples=toString", "no-such-value", "BT-R2"],
  ])("BT-R1 BT-R2 %j is refused", (text, code, rule) => {
    expect(optionsText.parse(text)).toMatchObject({ ok: false, error: { code, rule } });
  });

  test.each([
    ["mis,triples=yes", "mis,triples=yes"],
    [" MIS , Triples = Yes , lastcard=yes ", "mis,triples=yes,lastCard=yes"],
    ["mis,penalty=twos,suits=cshd", "mis,suits=cshd,penalty=twos"],
    ["mis,triples=no", "mis"],
    ["hongkong,triples=no,straights=ace-top", "bluo42"],
  ])("BT-R2 BT-R3 %j is written %j", (text, canonical) => {
    const found = optionsText.parse(text);
    expect(found.ok && optionsText.format(found.value)).toBe(canonical);
  });

  test("BT-R3 every set of rules survives its text", () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        expect(optionsText.parse(optionsText.format(config))).toEqual(ok(config));
      }),
    );
  });
});
