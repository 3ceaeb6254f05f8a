/** What came of many deals: verdicts, lengths, times and the hardest of them, as text, as CSV or as an object. */

import type { Found } from "@baize/terminal";
import { say } from "../words/index.ts";
import { durationText } from "./progress.ts";

/** What came of one deal. */
export interface Solved {
  readonly deal: number;
  readonly verdict: Found["verdict"];
  /** The moves that a player makes on the line found; 0 when there is none. */
  readonly playerMoves: number;
  readonly nodes: number;
  readonly ms: number;
  /** How many moves are needed at least, where that was asked for; null where there is no line. */
  readonly atLeast?: number | null;
  /** The line that was found, where lines are kept. */
  readonly moves?: string | null;
}

/** Whether there is nothing better to be found: the line is a shortest one, or there is none. */
export const isProved = ({ verdict, playerMoves, atLeast }: Solved): boolean =>
  verdict === "lost" || (verdict === "won" && atLeast === playerMoves);

const HARDEST = 10;
/** Deals of one verdict that are named one by one. */
const MOST_NAMED = 100;

const hundredths = (n: number): number => Math.round(n * 100) / 100;

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
    const share = (count: number) => say.share({ percent: (100 * count) / Math.max(1, all) });
    const verdicts = (["won", "lost", "unknown"] as const).map((verdict) => {
      const count = this.#counts[verdict];
      return [say.verdict({ verdict }), say.count({ count }), share(count)];
    });
    const parts = [
      `# ${this.#title}`,
      table([say.verdictHead(), say.dealsHead(), say.shareHead()], verdicts),
      ...(["lost", "unknown"] as const).flatMap((verdict) => this.#names(verdict)),
      ...(this.#lengths.length === 0 ? [] : [`## ${say.lengthTitle()}`, this.#lengthText(share)]),
      `## ${say.timeTitle()}`,
      this.#timeText(share),
      `## ${say.hardestTitle()}`,
      this.#hardestText(),
    ];
    return `${parts.join("\n\n")}\n`;
  }

  /** The deals of a verdict by name. */
  #names(verdict: "lost" | "unknown"): string[] {
    const deals = this.#named[verdict];
    const named = { deals, more: this.#counts[verdict] - deals.length };
    if (deals.length === 0) return [];
    return [verdict === "lost" ? say.impossibleDeals(named) : say.undecidedDeals(named)];
  }

  #hardestText(): string {
    const heads = [say.dealHead(), say.verdictHead(), say.positionsHead(), say.msHead(), say.playerMovesHead()];
    const rows = this.#hardest.map(({ deal, verdict, nodes, ms, playerMoves }) => [
      String(deal),
      say.verdict({ verdict }),
      say.count({ count: nodes }),
      say.count({ count: Math.round(ms) }),
      verdict === "won" ? String(playerMoves) : "",
    ]);
    return table(heads, rows);
  }

  #lengthText(share: (count: number) => string): string {
    const lengths = this.#lengths.toSorted((a, b) => a - b);
    const classes = tally(lengths.map((moves) => moves - (moves % 5)));
    const rows = [...classes].map(([from, count]) => [
      say.fromTo({ from, to: from + 4 }),
      say.count({ count }),
      share(count),
    ]);
    const [least, most] = [lengths[0], lengths.at(-1)];
    const figures = say.lengths({ mean: mean(lengths), median: quantile(lengths, 0.5), least, most });
    return `${figures}\n\n${table([say.movesHead(), say.dealsHead(), say.shareHead()], rows)}`;
  }

  #timeText(share: (count: number) => string): string {
    const times = this.#times.toSorted((a, b) => a - b);
    const rows = [...tally(times.map(timeClass))].map(([ms, count]) => [
      say.milliseconds({ ms }),
      say.count({ count }),
      share(count),
    ]);
    const figures = say.times({
      mean: mean(times),
      sum: durationText(times.reduce((seconds, ms) => seconds + ms / 1000, 0)),
      p50: quantile(times, 0.5),
      p90: quantile(times, 0.9),
      p99: quantile(times, 0.99),
      p999: quantile(times, 0.999),
      longest: Math.round(times.at(-1) ?? 0),
    });
    return `${figures}\n\n${table([say.upToHead(), say.dealsHead(), say.shareHead()], rows)}`;
  }
}
