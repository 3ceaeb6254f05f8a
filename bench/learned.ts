/** How strong the learned Big Two player is: under every preset, at several kinds of table. */

import { PRESETS, type PresetName } from "@baize/bigtwo";
import type { Summary } from "@baize/bigtwo/arena";
import { type Contest, figures, passed, play } from "./contest.ts";
import type { Result } from "./result.ts";

const DEALS = Number(process.env.BAIZE_DEALS ?? 2400);
/** What every level may spend on a move. */
const MILLISECONDS = 100;
const GATED: readonly PresetName[] = ["mis", "hongkong", "taiwan", "charlesworth", "bluo42"];
const ALL = Object.keys(PRESETS) as PresetName[];

interface Row {
  readonly title: string;
  readonly contest: Pick<Contest, "form" | "levels" | "preset">;
  readonly text: string;
  /** Nothing to pass where only the figure is of interest. */
  isPassed?(summary: Summary): boolean;
}

const isAhead = (s: Summary): boolean => s.mean - 1.96 * s.error > 0;

const ROWS: readonly Row[] = [
  ...(ALL.map((preset) => ({
    title: `against three expert, ${preset}`,
    contest: { form: "1v3", levels: ["master", "expert"], preset },
    ...(GATED.includes(preset)
      ? { text: "≥ +0.7 at 95 %, p95 ≤ 10 ms", isPassed: (s: Summary) => s.mean - 1.96 * s.error >= 0.7 && s.p95 <= 10 }
      : { text: "" }),
  })) satisfies Row[]),
  ...(ALL.map((preset) => ({
    title: `against three classic, ${preset}`,
    contest: { form: "1v3", levels: ["master", "classic"], preset },
    text: "≥ +5",
    isPassed: (s: Summary) => s.mean >= 5,
  })) satisfies Row[]),
  {
    title: "two against two expert, mis",
    contest: { form: "2v2", levels: ["master", "expert"], preset: "mis" },
    text: "aim: > 0 at 95 %",
    isPassed: isAhead,
  },
  {
    title: "beside expert, skilled and classic, mis",
    contest: { form: "mixed", levels: ["master", "expert", "skilled", "classic"], preset: "mis" },
    text: "aim: > 0 at 95 %",
    isPassed: isAhead,
  },
];

/** Every figure, as a table. The deals are those of no other bench and of no training. */
export async function run(): Promise<Result> {
  const rows: string[][] = [["master", "points a game", "gate", "passed"]];
  for (const { title, contest, text, isPassed } of ROWS) {
    const summaries = await play({ ...contest, deals: DEALS, seed: "learned", milliseconds: MILLISECONDS });
    const [first] = summaries;
    if (first === undefined) continue;
    const others = contest.form === "mixed" ? summaries.slice(1).map((s) => `; ${s.name} ${figures(s)}`) : [];
    rows.push([title, `${figures(first)}${others.join("")}`, text, isPassed ? passed(isPassed(first)) : ""]);
  }
  return { title: `Big Two, learned player (${DEALS} duplicate deals, ${MILLISECONDS} ms a move)`, rows };
}
