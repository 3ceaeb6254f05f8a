import { readFileSync, statSync } from "node:fs";
import { must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { masterWeights, quickWeights } from "../../weights/index.ts";
import { words } from "../../words/index.ts";
import { plainArithmetic, wasmArithmetic } from "./arithmetic.ts";
import { ACTION_BITS, EVENT_BITS, STATE_BITS } from "./features.ts";
import { Inputs } from "./inputs.ts";
import { parseModel } from "./model.ts";
import { Network } from "./network.ts";
import { EVENTS } from "./position.ts";

interface Golden {
  readonly sha256: string;
  readonly cases: readonly {
    readonly preset: string;
    readonly state: string;
    readonly actions: readonly string[];
    readonly policy: readonly number[];
    readonly score: readonly number[];
  }[];
}

/** A smaller network of the trainer: other sizes, not all whole tiles. */
const rolloutWeights = new URL("../../../../../training/bigtwo/models/rollout.bin", import.meta.url);
const bytes = new Uint8Array(readFileSync(masterWeights));
const goldenOf = (weights: URL): Golden =>
  JSON.parse(readFileSync(new URL(weights.href.replace(".bin", ".golden.json")), "utf8"));
const golden = goldenOf(masterWeights);

function inputsOf(hex: string, size: number): Inputs {
  const inputs = new Inputs(size);
  for (let bit = 0; bit < size; bit++) {
    const word = Number.parseInt(hex.slice(8 * (bit >> 5), 8 * (bit >> 5) + 8), 16);
    if (((word >>> (bit & 31)) & 1) === 1) inputs.bits[inputs.length++] = bit;
  }
  return inputs;
}

/** The state of a golden position, and the latest plays behind it. */
const stateOf = (hex: string): [Inputs, Inputs[]] => [
  inputsOf(hex, STATE_BITS),
  Array.from({ length: EVENTS }, (_, k) => inputsOf(hex.slice((STATE_BITS + EVENT_BITS * k) / 4), EVENT_BITS)),
];

/** The outputs for every golden play, policies and scores in turn. */
function outputs(network: Network, { cases }: Golden): number[] {
  return cases.flatMap(({ state, actions }) => {
    network.begin(...stateOf(state));
    for (const action of actions) network.add(inputsOf(action, ACTION_BITS));
    network.finish();
    return actions.flatMap((_, i) => [network.policy[i]!, network.score[i]!]);
  });
}

describe.each([
  ["master", masterWeights],
  ["quick", quickWeights],
  ["rollout", rolloutWeights],
])("network %s", (_, weights) => {
  const model = must(parseModel(new Uint8Array(readFileSync(weights))));
  const golden = goldenOf(weights);
  const fast = outputs(new Network(model, (size) => wasmArithmetic(size)!), golden);

  test("BT-LN4 the outputs are the trainer's", () => {
    const expected = golden.cases.flatMap(({ policy, score }) => policy.flatMap((p, i) => [p, score[i]!]));
    expect(new Set(golden.cases.map(({ preset }) => preset)).size).toBe(7);
    expect(fast).toHaveLength(expected.length);
    expect(Math.max(...fast.map((x, i) => Math.abs(x - expected[i]!)))).toBeLessThan(2e-3);
  });

  test("BT-LN4 plain code and WebAssembly agree to the last bit", () => {
    expect(outputs(new Network(model, plainArithmetic), golden)).toEqual(fast);
  });

  test("BT-LN4 more plays than one batch holds", () => {
    const network = new Network(model);
    const { state, actions } = golden.cases.find(({ actions }) => actions.length > 2)!;
    network.begin(...stateOf(state));
    const many = Array.from({ length: 50 }, (_, i) => actions[i % actions.length]!);
    for (const action of many) network.add(inputsOf(action, ACTION_BITS));
    network.finish();
    expect(network.count).toBe(50);
    for (let i = actions.length; i < 50; i++) expect(network.score[i]).toBe(network.score[i - actions.length]);
  });
});

test("BT-LN4 BT-LN8 the master remembers the latest plays, and plays on without them", () => {
  const network = new Network(must(parseModel(bytes)));
  const policies = (
    events: (all: readonly Inputs[]) => readonly Inputs[] | undefined,
  ): readonly (readonly number[])[] =>
    golden.cases.map(({ state, actions }) => {
      const [own, all] = stateOf(state);
      network.begin(own, events(all));
      for (const action of actions) network.add(inputsOf(action, ACTION_BITS));
      network.finish();
      return actions.map((_, i) => network.policy[i]!);
    });
  const [whole, forgetful] = [policies((all) => all), policies(() => undefined)];
  const choices = (all: readonly (readonly number[])[]) => all.map((each) => each.indexOf(Math.max(...each)));
  expect(network.remembers).toBe(true);
  expect(policies((all) => all.toReversed())).not.toEqual(whole);
  expect(forgetful).not.toEqual(whole);
  // It was taught without its memory, too: what it chooses then is mostly the same.
  const same = choices(forgetful).filter((choice, i) => choice === choices(whole)[i]).length;
  expect(same).toBeGreaterThan(0.8 * golden.cases.length);
});

describe("weights", () => {
  const changed = (change: (copy: Uint8Array) => void): Uint8Array => {
    const copy = bytes.slice();
    change(copy);
    return copy;
  };
  /** The file with its header rewritten, to the same length. */
  const reheaded = (from: string | RegExp, to: string): Uint8Array => {
    const length = new DataView(bytes.buffer).getUint32(8, true);
    const header = new TextDecoder().decode(bytes.subarray(12, 12 + length));
    expect(header).toMatch(from);
    const text = header.replace(from, to).trimEnd().padEnd(length, " ");
    expect(text).toHaveLength(length);
    return changed((copy) => copy.set(new TextEncoder().encode(text), 12));
  };

  test.each<[string, () => Uint8Array]>([
    ["nothing", () => new Uint8Array(0)],
    ["another file", () => changed((copy) => copy.set([0x50, 0x4b]))],
    ["another version", () => changed((copy) => copy.set([2], 4))],
    ["a header longer than the file", () => changed((copy) => copy.set([255, 255, 255, 255], 8))],
    ["a header that is no JSON", () => changed((copy) => copy.set([0], 12))],
    ["a header that is no object", () => reheaded(/^.*$/, "null")],
    ["other inputs", () => reheaded('"stateBits":768', '"stateBits":640')],
    ["other features", () => reheaded('"features":1', '"features":2')],
    ["other outputs", () => reheaded('["policy","score"]', '["score","policy"]')],
    ["an unknown choice", () => reheaded('"choose":"policy"', '"choose":"poli"')],
    ["a size that is none", () => reheaded('"state2":512', '"state2":0')],
    ["sizes missing", () => reheaded('"sizes":{', '"sizez":{')],
    ["other sizes", () => reheaded('"state2":512', '"state2":256')],
    ["plays told by no whole row", () => reheaded('"past":64', '"past":63')],
    ["plays told by other numbers", () => reheaded('"past":64', '"past":32')],
    ["other numbers", () => reheaded('"dtype":"int8"', '"dtype":"int9"')],
    ["tensors elsewhere", () => reheaded('"offset":0', '"offset":2')],
    ["a file cut short", () => bytes.subarray(0, bytes.length - 2)],
    ["a file too long", () => new Uint8Array([...bytes, 0, 0])],
    ["one bit changed", () => changed((copy) => copy.set([copy.at(-5)! ^ 1], copy.length - 5))],
    ["another hash", () => reheaded(`"sha256":"${golden.sha256}"`, `"sha256":"${"0".repeat(64)}"`)],
  ])("BT-LN3 refused: %s", (_, make) => {
    const parsed = parseModel(make());
    expect(parsed).toMatchObject({ ok: false, error: { code: "bad-weights", rule: "BT-LN3" } });
    if (!parsed.ok)
      expect(words["bad-weights"]!(parsed.error.detail)).toMatch(/^These weights cannot be used: the .+\.$/);
  });

  test("BT-LN3 bytes inside a larger buffer are read as well", () => {
    const inside = new Uint8Array(bytes.length + 3);
    inside.set(bytes, 3);
    expect(parseModel(inside.subarray(3)).ok).toBe(true);
  });

  test.each([masterWeights, quickWeights])(
    "BT-LN7 %s is within the limit, with the hash its golden outputs name",
    (file) => {
      expect(statSync(file).size).toBeLessThanOrEqual(4_000_000);
      expect(new TextDecoder().decode(readFileSync(file).subarray(12, 4000))).toContain(goldenOf(file).sha256);
    },
  );
});
