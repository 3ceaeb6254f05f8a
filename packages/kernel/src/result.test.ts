import { expect, test } from "vitest";
import { demand } from "./contract.ts";
import { ContractError, must, ok, refuse } from "./result.ts";
import { sentence } from "./sentence.ts";
import { en } from "./words/en.ts";

test("KN-E1 a refusal is a value", () => {
  expect(refuse("why", "XX-Y1", { n: 1 })).toEqual({
    ok: false,
    error: { code: "why", rule: "XX-Y1", detail: { n: 1 } },
  });
  expect(must(ok(5))).toBe(5);
});

test("KN-E2 a broken contract throws and names its rule", () => {
  expect(() => demand(false, "XX-Y1", "the heap is negative")).toThrow(
    new ContractError("XX-Y1", "the heap is negative"),
  );
  expect(() => must(refuse("why", "XX-Y1"))).toThrow(ContractError);
  expect(() => demand(true, "XX-Y1", "")).not.toThrow();
});

test("KN-E3 words come from the game, then from the kernel, then from the refusal itself", () => {
  const refusal = refuse("nothing-to-undo", "KN-M5").error;
  expect(sentence(refusal, { "nothing-to-undo": () => "Rien." })).toBe("Rien.");
  expect(sentence(refusal)).toBe("Nothing to undo.");
  expect(sentence(refuse("odd", "XX-Y1").error)).toBe("Refused by rule XX-Y1: odd.");
});

test("KN-E3 every refusal of the kernel is a sentence", () => {
  const refusals = Object.entries(en).filter(([id]) => id.includes("-"));
  const facts = { why: "a reason.", text: "x", problem: "form", field: "ply" };
  for (const [, say] of refusals) expect(say(facts as never)).toMatch(/^["A-Z].*\.$/);
  expect(refusals.length).toBeGreaterThan(12);
});
