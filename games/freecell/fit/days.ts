/**
 * Finds for each day which of its draws is as hard as its weekday, by the solver's own measure, and adds the days up to a date
 * to the table: `npm run fit:days -- 2028-12-31`. A day that is in the table stays as it is.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Budget, firstState, must } from "@baize/kernel";
import { drawsOf, WEEK, weekdayOf } from "../src/rules/daily.ts";
import { DRAWS, FIRST_DAY } from "../src/rules/daily-draws.ts";
import { freecell } from "../src/rules/index.ts";
import { solver } from "../src/solver/index.ts";

/** What is spent on one deal at most, and how many are tried for one day: a sign holds no more. */
const NODES = 3_000_000;
const TRIED = 36;

/** How hard a deal is. */
const levelOf = (deal: string): number =>
  solver.level?.(must(firstState(freecell, { deal })), new Budget({ nodes: NODES })) ?? 100;

/** The first draw within the weekday's band, or else the one nearest to it. */
function found(day: string): number {
  const [least, most] = WEEK[weekdayOf(day)] ?? [0, 100];
  let [best, distance] = [0, 101];
  let at = 0;
  for (const deal of drawsOf(day)) {
    const level = levelOf(deal);
    const off = Math.max(0, least - level, level - most);
    if (off < distance) [best, distance] = [at, off];
    if (off === 0 || ++at === TRIED) return best;
  }
  return best;
}

const [until = ""] = process.argv.slice(2);
const path = join(import.meta.dirname, "../src/rules/daily-draws.ts");
let draws: string = DRAWS;
const day = new Date(`${FIRST_DAY}T12:00Z`);
day.setUTCDate(day.getUTCDate() + draws.length);
for (; day.toISOString().slice(0, 10) <= until; day.setUTCDate(day.getUTCDate() + 1)) {
  draws += found(day.toISOString().slice(0, 10)).toString(36);
  writeFileSync(
    path,
    readFileSync(path, "utf8").replace(/DRAWS( =\s*)"[^"]*"/, (_, is) => `DRAWS${is}"${draws}"`),
  );
}
