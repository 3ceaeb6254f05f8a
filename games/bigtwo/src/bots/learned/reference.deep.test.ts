import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, type TestContext, test } from "vitest";
import type { PresetName } from "../../rules/index.ts";
import { type PlyWords, referenceHash } from "../../rules/reference.ts";
import { featureWords } from "./words.ts";

const trainer = fileURLToPath(new URL("../../../../../training/bigtwo", import.meta.url));

/** Builds the reference program; without a compiler the test is reported as skipped, with the reason. */
function build(context: TestContext): void {
  try {
    execFileSync("make", ["-s", "bigtwo_ref"], { cwd: trainer, stdio: "pipe" });
  } catch (error) {
    console.warn(`NOT PROVED HERE: ${context.task.name}: make and g++ are needed to build the reference program.`);
    context.skip(`make and g++ are needed: ${error}`);
  }
}

const program = fileURLToPath(new URL("../../../../../training/bigtwo/bigtwo_ref", import.meta.url));
const CHUNK = 10_000;

/** Games from `first` on that end in another hash than the reference program's, over all presets in turn. */
function differences(first: number, count: number, own: boolean, words?: PlyWords): string[] {
  const differing: string[] = [];
  const flags = words === undefined ? [] : own ? ["features", "own"] : ["features"];
  for (let from = first; from < first + count; from += CHUNK) {
    const range = [String(from), String(Math.min(CHUNK, first + count - from))];
    const text = execFileSync(program, ["hash", "all", ...range, ...flags], { encoding: "utf8" });
    for (const line of text.trim().split("\n")) {
      const [preset, seed, hash] = line.split(" ");
      if (referenceHash(preset as PresetName, Number(seed), words) !== hash) differing.push(line);
    }
  }
  return differing;
}

test("BT-T8 BT-S1 a million random games over all presets: same legal plays, same results", (context) => {
  build(context);
  expect(differences(0, 1_000_000, false)).toEqual([]);
});

test("BT-LN1 twenty thousand random games: same bits at every ply", (context) => {
  build(context);
  expect(differences(1_000_000, 20_000, false, featureWords("cards"))).toEqual([]);
});

test("BT-LN1 twenty thousand random games scored by the rules' own penalties: same bits at every ply", (context) => {
  build(context);
  expect(differences(1_020_000, 20_000, true, featureWords("rules"))).toEqual([]);
});
