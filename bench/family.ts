/**
 * FreeCell's family beside fc-solve: the same deals, every line of both replayed by the rules, CPU time on one thread. Then how
 * many deals of each member can be won. LAST=40 makes it short.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  cascade,
  cell,
  freecell,
  HOME,
  MEMBERS,
  type Member,
  type Move,
  memberName,
  type State,
} from "@baize/freecell";
import { solver, wins } from "@baize/freecell/solver";
import { Budget, must } from "@baize/kernel";
import type { Result } from "./result.ts";

/** Deals that both solve, and deals of which is said how many can be won. */
const LAST = Number(process.env.LAST ?? 500);
const COUNTED = 2 * LAST;
const SECOND = 1000;
const LONGEST = 60 * SECOND;
/** A member on which all of fc-solve's processes take less is run so often again, and the least counts: most of it is their start. */
const SHORT = 2 * SECOND;
const ROUNDS = 4;
/** Tables that fc-solve may look at before it gives up: without a limit some of its searches need all memory there is. */
const MOST = 200_000;

/** What fc-solve calls the members, with the preset that was quickest of its default, `lg` and `as` on deals above 200,000. */
const PEERS: Readonly<Record<Member, string>> = {
  standard: "freecell -l lg",
  "bakers-game": "bakers_game",
  "kings-only-bakers-game": "ko_bakers_game",
  "eight-off": "eight_off -l as",
  forecell: "forecell -l as",
  "seahaven-towers": "seahaven -l as",
  "relaxed-freecell": "relaxed_freecell",
  "relaxed-seahaven-towers": "relaxed_seahaven",
  "cells=3": "freecell --freecells-num 3 -l as",
  "cells=2": "freecell --freecells-num 2 -l as",
  "cells=1": "freecell --freecells-num 1 -l as",
  "cells=0": "freecell --freecells-num 0 -l as",
};

/** A member: its name, its options and fc-solve's. */
interface Entry {
  readonly name: string;
  readonly options: string;
  readonly peer: string;
}

const ENTRIES: readonly Entry[] = (Object.keys(MEMBERS) as Member[]).map((member) => ({
  name: memberName(member),
  options: member,
  peer: `-g ${PEERS[member]}`,
}));

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const dealOf = ({ options }: Entry, number: number): State =>
  must(freecell.setup(must(freecell.options.parse(options)), { kind: "microsoft", number }));

/** What ours says of a deal, how long it took, and whether its line wins. */
interface Ours {
  readonly kind: "won" | "lost" | "unknown";
  readonly time: number;
  readonly line: readonly Move[];
}

function ours(state: State): Ours {
  const start = now();
  const verdict = solver.solve(state, new Budget({ milliseconds: LONGEST, now }));
  return { kind: verdict.kind, time: now() - start, line: verdict.kind === "won" ? verdict.line : [] };
}

/** The same of fc-solve, the least of some rounds where one is short. */
function peer(entry: Entry, boards: readonly string[]): ReturnType<typeof once> {
  const first = once(entry, boards);
  const again = first.time > SHORT ? [] : Array.from({ length: ROUNDS }, () => once(entry, boards).time);
  return { ...first, time: Math.min(first.time, ...again) };
}

/** CPU milliseconds of fc-solve on each of these boards in turn, and what it prints of each. */
function once({ peer: game }: Entry, boards: readonly string[]): { readonly time: number; readonly outputs: string[] } {
  const folder = mkdtempSync(join(tmpdir(), "family-"));
  const files = boards.map((board, i) => {
    const file = join(folder, String(i));
    writeFileSync(file, board);
    return file;
  });
  const loop = `for n in $(seq 0 ${boards.length - 1}); do fc-solve ${game} -mi ${MOST} -m ${folder}/$n > ${folder}/$n.out; done`;
  const { stderr } = spawnSync("bash", ["-c", `TIMEFORMAT='%U %S'; time ${loop}`], { encoding: "utf8" });
  const [user = 0, system = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  const outputs = files.map((file) => readFileSync(`${file}.out`, "utf8"));
  rmSync(folder, { recursive: true });
  // A game or a preset that it does not know ends it without a verdict.
  const mute = outputs.find((output) => !/is solveable|could not solve|exceeded/i.test(output));
  if (mute !== undefined) throw new Error(`fc-solve ${game} gave no verdict: ${stderr.slice(0, 500)}`);
  return { time: (user + system) * 1000, outputs };
}

const boardOf = (state: State): string => `${freecell.stateText.format(state).replace(/^Options.*\n/, "")}\n`;

/** The moves that fc-solve prints. */
function movesOf(output: string): Move[] {
  const place = (kind: string | undefined, index: string | undefined) =>
    kind === "stack" ? cascade(Number(index)) : cell(Number(index));
  const line = /^Move (a|\d+) cards? from (stack|freecell) (\d+) to (?:the (foundations)|(stack|freecell) (\d+))$/gm;
  return [...output.matchAll(line)].map(([, count, from, source, home, to, target]) => ({
    from: place(from, source),
    to: home === undefined ? place(to, target) : HOME,
    count: count === "a" ? 1 : Number(count),
  }));
}

/** A board on which one move is left, so that fc-solve's start is nearly all it takes. */
function nearlyWon(state: State, line: readonly Move[]): string {
  return boardOf(line.slice(0, -1).reduce((at, move) => must(freecell.apply(at, move)), state));
}

/** One member: both solvers on the same deals. */
function row(entry: Entry): readonly string[] {
  const states = Array.from({ length: COUNTED }, (_, i) => dealOf(entry, i + 1));
  const all = states.map(ours);
  const both = all.slice(0, LAST);
  const theirs = peer(entry, states.slice(0, LAST).map(boardOf));
  const easy = all.findIndex(({ kind }) => kind === "won");
  const start = easy < 0 ? "" : nearlyWon(states[easy] as State, (all[easy] as Ours).line);
  const begun =
    start === ""
      ? 0
      : peer(
          entry,
          Array.from({ length: LAST }, () => start),
        ).time;
  const solved = theirs.outputs.map((output) => /is solveable/.test(output));
  const count = (list: readonly Ours[], kind: string) => list.filter((one) => one.kind === kind).length;
  const replays = all.filter(({ kind, line }, i) => kind === "won" && wins(states[i] as State, line)).length;
  const theirReplays = theirs.outputs.filter((output, i) => solved[i] && wins(states[i] as State, movesOf(output)));
  const against = both.flatMap(({ kind }, i) => (kind !== "won" && solved[i] === true ? [`${i + 1}`] : []));
  const alone = both.filter(({ kind }, i) => kind === "won" && solved[i] === false).length;
  const within = both.filter(({ kind, time }) => kind !== "unknown" && time <= SECOND).length;
  const time = both.reduce((sum, one) => sum + one.time, 0);
  const unknown = count(all, "unknown");
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    entry.name,
    `${((100 * count(all, "won")) / COUNTED).toFixed(1)} %${unknown === 0 ? "" : `, ${unknown} not known`}`,
    `${count(both, "won")} won, ${count(both, "lost")} lost${alone === 0 ? "" : `, ${alone} of the won not solved by theirs`}`,
    against.length === 0 ? "none" : against.join(", "),
    `${replays} of ${count(all, "won")}; ${theirReplays.length} of ${solved.filter(Boolean).length}`,
    `${((100 * within) / LAST).toFixed(1)} %`,
    `${seconds(time)} ÷ ${seconds(theirs.time - begun)} = ${(time / (theirs.time - begun)).toFixed(2)}`,
    `${(time / theirs.time).toFixed(2)}`,
  ];
}

/** The whole table. */
export function run(): Result {
  return {
    title: `FreeCell's family (deals 1 to ${LAST} beside fc-solve, its quickest preset for each, which may look at ${MOST.toLocaleString("en")} tables)`,
    rows: [
      [
        "member",
        `can be won, deals 1 to ${COUNTED.toLocaleString("en")}`,
        "verdicts",
        "won by theirs, not by ours",
        "lines replayed by the rules: ours; theirs",
        "decided within 1 s",
        "CPU, ours ÷ theirs less the start of its processes",
        "÷ theirs with it",
      ],
      ...ENTRIES.map(row),
    ],
  };
}
