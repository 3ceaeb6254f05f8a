/** How long the truth about Peg Solitaire takes, and how much memory: `npm run bench -- pegs`. */

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Budget, must } from "@baize/kernel";
import { BOARD_NAMES, type Jump, parseBoardName, pegs } from "@baize/pegs";
import { study, type Truth } from "@baize/pegs/solver";
import type { Result } from "./result.ts";

type Row = Record<string, string | number>;

/** What is measured: a game, how far its truth is worked out, and the gate in CPU seconds. */
const CASES = [
  { game: "english d4", part: "winnable", gate: 6 },
  { game: "english d4", part: "sweeps", gate: 10 },
  { game: "english d4", part: "everything", gate: undefined },
  { game: "skull any", part: "winnable", gate: 1.5 },
  { game: "diamond any", part: "winnable", gate: 0.8 },
  { game: "easy any", part: "winnable", gate: 0.1 },
  { game: "cross any", part: "winnable", gate: 0.1 },
  { game: "plus any", part: "winnable", gate: 0.1 },
  { game: "pyramid any", part: "winnable", gate: 0.1 },
  { game: "arrow any", part: "winnable", gate: 0.1 },
  { game: "triangle15 any", part: "every vacancy to every hole", gate: undefined },
  { game: "triangle21 any", part: "everything", gate: undefined },
] as const;

/** What a small board may take, as part of the English central table of the same run. */
const SHARES: Readonly<Record<string, number>> = { "triangle15 any": 0.2, "triangle21 any": 3 };

/** Cases are run so often, one after the other, and the quickest counts: others may load the machine. */
const ROUNDS = 3;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const peakMegabytes = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

/** Every truth on the way of a winning line: the positions to look up. */
function* along(truth: Truth, line: readonly Jump[]): Generator<Truth> {
  yield truth;
  for (let n = 1; n <= line.length; n++) yield must(truth.after(...line.slice(0, n)));
}

/** Everything about a small board: each hole empty in turn, to any hole and to each. */
function measureAll(game: string, part: string): Row {
  const [name = ""] = game.split(" ");
  const before = peakMegabytes();
  const begin = cpuSeconds();
  const vacancies = BOARD_NAMES.filter((board) => board.startsWith(`${name}-`) && /[a-i]\d$/.test(board));
  for (const vacancy of vacancies) {
    for (const goal of ["any", ...vacancies.map((board) => board.split("-")[1] ?? "")]) {
      const state = must(pegs.setup(must(pegs.options.parse(goal)), must(parseBoardName(vacancy))));
      const truth = study(state, new Budget()) as Truth;
      [truth.winnable, truth.sweeps, truth.solutions, truth.chance, truth.finals];
    }
  }
  const seconds = cpuSeconds() - begin;
  const row = { "CPU s": seconds.toFixed(2), "peak MB": peakMegabytes(), "of it before": before, "look-up µs": "–" };
  return { game, part, ...row };
}

/** Works one case out in this process and gives its row. */
function measure(game: string, part: string): Row {
  const [name = "", goal = ""] = game.split(" ");
  const state = must(pegs.setup(must(pegs.options.parse(goal)), must(parseBoardName(name))));
  const before = peakMegabytes();
  const begin = cpuSeconds();
  const truth = study(state, new Budget()) as Truth;
  if (part !== "winnable") truth.sweeps;
  if (part === "everything") truth.solutions;
  const seconds = cpuSeconds() - begin;
  const memory = peakMegabytes();
  const spots = [...along(truth, part === "winnable" ? [] : truth.line)];
  const rounds = 2000;
  const lookBegin = cpuSeconds();
  for (let n = 0; n < rounds; n++) {
    for (const spot of spots) {
      if (part === "winnable") spot.winnable;
      else if (part === "sweeps") spot.sweeps;
      else [spot.winnable, spot.sweeps, spot.solutions, spot.chance, spot.finals];
    }
  }
  const look = ((cpuSeconds() - lookBegin) / rounds / spots.length) * 1e6;
  return {
    game,
    part,
    "CPU s": seconds.toFixed(2),
    "peak MB": memory,
    "of it before": before,
    "look-up µs": look.toFixed(2),
  };
}

/** Runs every case in a process of its own, so that its memory is its own. */
export function run(): Result {
  const measured = new Map<(typeof CASES)[number], Row>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of CASES) {
      const args = [fileURLToPath(import.meta.url), one.game, one.part];
      const row = JSON.parse(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout) as Row;
      const best = measured.get(one);
      if (best === undefined || Number(row["CPU s"]) < Number(best["CPU s"])) measured.set(one, row);
    }
  }
  const central = Number(measured.get(CASES[0])?.["CPU s"]);
  const rows = CASES.map((one): Row => {
    const row = measured.get(one) as Row;
    const share = (Number(row["CPU s"]) / central).toFixed(2);
    const gate = SHARES[one.game] === undefined ? undefined : `${SHARES[one.game]} ×`;
    return {
      ...row,
      "of the central table": `${share} ×`,
      gate: gate ?? (one.gate === undefined ? "–" : `${one.gate} s`),
    };
  });
  const heading = Object.keys(rows[0] ?? {});
  return {
    title: "Peg Solitaire: complete tables, one thread",
    rows: [heading, ...rows.map((row) => heading.map((name) => String(row[name])))],
  };
}

const [game, part] = process.argv.slice(2);
if (import.meta.main && game !== undefined && part !== undefined) {
  const isAll = part === "every vacancy to every hole";
  console.log(JSON.stringify(isAll ? measureAll(game, part) : measure(game, part)));
}
