/** What came of many deals: verdicts, lengths, times and the hardest of them, as text, as CSV or as an object. */

import type { Found } from "@baize/kernel";
import { durationText } from "./progress.ts";

/** What came of one deal. */
export interface Solved {
  readonly deal: number;
  readonly verdict: Found["verdict"];
  /** The moves that a player makes on the line found; 0 when there is none. */
  readonly playerMoves: number;
  readonly nodes: number;
  readonly ms: number;
}

const VERDICTS = { won: "won", lost: "impossible", unknown: "unknown" } as const;
const HARDEST = 10;
/** Deals of one verdict that are named one by one. */
const MOST_NAMED = 100;
const SHARES = { half: 0.5, "90 %": 0.9, "99 %": 0.99, "99.9 %": 0.999 };

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** A number as people read it. */
const counted = (n: number): string => n.toLocaleString("en");

/** The smallest value that a share of the values does not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : hundredths(values.reduce((sum, value) => sum + value, 0) / values.length);

/** The bound of the class that a time belongs to: 0.1, 0.2, 0.5, 1, 2, 5 and so on. */
function timeClass(ms: number): number {
  for (let ten = 0.1; ; ten *= 10) {
    for (const bound of [1, 2, 5]) if (ms <= bound * ten) return hundredths(bound * ten);
  }
}

/** How often each value of a sorted list is there. */
function tally(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Lines of a table; numbers stand to the right. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join(" | ")} |`;
  return [line(heads), `|${widths.map((width) => `${"-".repeat(width + 1)}:`).join("|")}|`, ...rows.map(line)].join(
    "\n",
  );
}

/** Adds deals up, one after the other, in the order of their numbers. */
export class Summary {
  readonly #title: string;
  readonly #counts = { won: 0, lost: 0, unknown: 0 };
  readonly #named: Record<"lost" | "unknown", number[]> = { lost: [], unknown: [] };
  readonly #lengths: number[] = [];
  readonly #times: number[] = [];
  #hardest: readonly Solved[] = [];

  constructor(title: string) {
    this.#title = title;
  }

  add(solved: Solved): void {
    const { deal, verdict, playerMoves, nodes, ms } = solved;
    this.#counts[verdict]++;
    this.#times.push(ms);
    if (verdict === "won") this.#lengths.push(playerMoves);
    else if (this.#named[verdict].length < MOST_NAMED) this.#named[verdict].push(deal);
    const isHard = this.#hardest.length < HARDEST || nodes > (this.#hardest.at(-1)?.nodes ?? 0);
    if (isHard) this.#hardest = [...this.#hardest, solved].sort((a, b) => b.nodes - a.nodes).slice(0, HARDEST);
  }

  get counts(): Readonly<Record<Found["verdict"], number>> {
    return this.#counts;
  }

  /** Everything as one object. */
  object(): object {
    const lengths = this.#lengths.toSorted((a, b) => a - b);
    const times = this.#times.toSorted((a, b) => a - b);
    return {
      deals: times.length,
      ...this.#counts,
      impossible: this.#named.lost,
      undecided: this.#named.unknown,
      playerMoves: {
        mean: mean(lengths),
        median: quantile(lengths, 0.5),
        min: lengths[0] ?? 0,
        max: lengths.at(-1) ?? 0,
        counts: Object.fromEntries(tally(lengths)),
      },
      ms: {
        mean: mean(times),
        median: quantile(times, 0.5),
        p90: quantile(times, 0.9),
        p99: quantile(times, 0.99),
        p999: quantile(times, 0.999),
        max: times.at(-1) ?? 0,
      },
      hardest: this.#hardest,
    };
  }

  /** Everything as rows of a measure, what it counts, and how many. */
  csv(): string {
    const rows = [
      ...Object.entries(this.#counts).map(([verdict, count]) => ["verdict", verdict, count]),
      ...[...tally(this.#lengths.toSorted((a, b) => a - b))].map(([moves, count]) => ["player moves", moves, count]),
      ...[...tally(this.#times.map(timeClass).sort((a, b) => a - b))].map(([ms, count]) => ["ms up to", ms, count]),
      ...this.#named.lost.map((deal) => ["impossible deal", deal, 1]),
      ...this.#named.unknown.map((deal) => ["undecided deal", deal, 1]),
      ...this.#hardest.map(({ deal, nodes }) => ["nodes of a hardest deal", deal, nodes]),
    ];
    return `measure,which,value\n${rows.map((row) => `${row.join(",")}\n`).join("")}`;
  }

  /** Everything as text, which is Markdown. */
  text(): string {
    const all = this.#times.length;
    const share = (count: number) => `${((100 * count) / Math.max(1, all)).toFixed(4)} %`;
    const verdicts = (["won", "lost", "unknown"] as const).map((verdict) => {
      const count = this.#counts[verdict];
      return [VERDICTS[verdict], counted(count), share(count)];
    });
    const hardest = this.#hardest.map(({ deal, verdict, nodes, ms, playerMoves }) =>
      [String(deal), VERDICTS[verdict], counted(nodes), counted(Math.round(ms))].concat(
        verdict === "won" ? String(playerMoves) : "",
      ),
    );
    const parts = [
      `# ${this.#title}`,
      table(["verdict", "deals", "share"], verdicts),
      ...(["lost", "unknown"] as const).flatMap((verdict) => this.#names(verdict)),
      ...(this.#lengths.length === 0 ? [] : ["## Player moves of the lines found", this.#lengthText(share)]),
      "## Time for a deal",
      this.#timeText(share),
      "## The hardest deals, by positions looked at",
      table(["deal", "verdict", "positions", "ms", "player moves"], hardest),
    ];
    return `${parts.join("\n\n")}\n`;
  }

  /** The deals of a verdict by name. */
  #names(verdict: "lost" | "unknown"): string[] {
    const named = this.#named[verdict];
    const rest = this.#counts[verdict] - named.length;
    const more = rest > 0 ? ` and ${counted(rest)} more` : "";
    const word = verdict === "lost" ? "Impossible, each proved by a search to the end" : "Undecided";
    return named.length === 0 ? [] : [`${word}: ${named.join(", ")}${more}.`];
  }

  #lengthText(share: (count: number) => string): string {
    const lengths = this.#lengths.toSorted((a, b) => a - b);
    const classes = tally(lengths.map((moves) => moves - (moves % 5)));
    const rows = [...classes].map(([from, count]) => [`${from} to ${from + 4}`, counted(count), share(count)]);
    const figures = `Mean ${mean(lengths)}, median ${quantile(lengths, 0.5)}, from ${lengths[0]} to ${lengths.at(-1)}.`;
    return `${figures}\n\n${table(["moves", "deals", "share"], rows)}`;
  }

  #timeText(share: (count: number) => string): string {
    const times = this.#times.toSorted((a, b) => a - b);
    const within = Object.entries(SHARES).map(([name, part]) => `${name} within ${quantile(times, part)} ms`);
    const rows = [...tally(times.map(timeClass))].map(([ms, count]) => [`${ms} ms`, counted(count), share(count)]);
    const longest = `the longest ${counted(Math.round(times.at(-1) ?? 0))} ms`;
    const sum = durationText(times.reduce((seconds, ms) => seconds + ms / 1000, 0));
    const figures = `Mean ${mean(times)} ms, ${sum} in all; ${within.join(", ")}; ${longest}.`;
    return `${figures}\n\n${table(["up to", "deals", "share"], rows)}`;
  }
}
