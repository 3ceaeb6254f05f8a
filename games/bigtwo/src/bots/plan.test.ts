import { Random } from "@baize/kernel";
import { expect, test } from "vitest";
import { PRESETS, type PresetName } from "../rules/index.ts";
import { Outlook } from "./outlook.ts";
import { bitCount, HI_BIT, LO_BIT } from "./packed/cardset.ts";
import { PlayList } from "./packed/plays.ts";
import { packRules } from "./packed/rules.ts";
import { PackedTable } from "./packed/table.ts";
import { LEAD_WORTH, Plan, Planner } from "./plan.ts";

const presetNames = Object.keys(PRESETS) as PresetName[];
const deck = Array.from({ length: 52 }, (_, m) => m);

function hand(random: Random, size: number): [number, number] {
  let [lo, hi] = [0, 0];
  for (const mark of random.shuffle(deck).slice(0, size)) {
    lo |= LO_BIT[mark]!;
    hi |= HI_BIT[mark]!;
  }
  return [lo, hi];
}

test.each(presetNames)("BT-B6 %s: a plan empties the hand with plays that are in it", (preset) => {
  const rules = packRules(PRESETS[preset]);
  const random = Random.fromSeed(preset);
  const [planner, outlook, plan, plays] = [new Planner(rules), new Outlook(), new Plan(), new PlayList()];
  for (let i = 0; i < 60; i++) {
    const [lo, hi] = hand(random, 1 + random.below(13));
    outlook.look(~lo & 0xfffffff, ~hi & 0xffffff, [13, 13, 13]);
    planner.prepare(outlook);
    planner.plan(lo, hi, plan);
    const table = new PackedTable(rules);
    table.opening = false;
    table.setHandBits(0, lo, hi);
    table.count.fill(13, 1);
    table.legalPlays(plays);
    const known = new Set(
      Array.from({ length: plays.length }, (_, k) =>
        [plays.lo[k], plays.hi[k], plays.size[k], plays.strength[k]].join(),
      ),
    );
    let [sumLo, sumHi, cards] = [0, 0, 0];
    for (let k = 0; k < plan.length; k++) {
      expect(known).toContain([plan.lo[k], plan.hi[k], plan.size[k], plan.strength[k]].join());
      sumLo |= plan.lo[k]!;
      sumHi |= plan.hi[k]!;
      cards += plan.size[k]!;
    }
    expect([sumLo, sumHi, cards]).toEqual([lo, hi, bitCount(lo) + bitCount(hi)]);
  }
});

/** The least effort over every way to cut a hand into plays, found by trying them all. */
function leastEffort(table: PackedTable, outlook: Outlook, lo: number, hi: number): number {
  if ((lo | hi) === 0) return 0;
  const plays = new PlayList();
  table.setHandBits(0, lo, hi);
  table.legalPlays(plays);
  const low = lo === 0 ? [0, hi & -hi] : [lo & -lo, 0];
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < plays.length; i++) {
    if (((plays.lo[i]! & low[0]!) | (plays.hi[i]! & low[1]!)) === 0) continue;
    const own = 1 - LEAD_WORTH * outlook.chance(plays.size[i]!, plays.strength[i]!);
    best = Math.min(best, own + leastEffort(table, outlook, lo & ~plays.lo[i]!, hi & ~plays.hi[i]!));
  }
  return best;
}

test.each(["mis", "hongkong", "taiwan"] as const)("BT-B6 %s: no way to cut the hand takes less effort", (preset) => {
  const rules = packRules(PRESETS[preset]);
  const random = Random.fromSeed(`least ${preset}`);
  const [planner, outlook] = [new Planner(rules), new Outlook()];
  for (let i = 0; i < 25; i++) {
    const [lo, hi] = hand(random, 4 + random.below(6));
    outlook.look(~lo & 0xfffffff, ~hi & 0xffffff, [13, 13, 13]);
    planner.prepare(outlook);
    const table = new PackedTable(rules);
    table.opening = false;
    table.count.fill(13, 1);
    expect(planner.effort(lo, hi)).toBeCloseTo(leastEffort(table, outlook, lo, hi), 9);
  }
});
