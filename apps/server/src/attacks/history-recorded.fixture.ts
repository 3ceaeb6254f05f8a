/** What is recorded of concurrent clients at tables, and the truth that it is held against: the log as it is in the end. */

import type { AnyGame, Match, Result, Shape, Viewer } from "@baize/kernel";
import { type LogEntry, madeAgain } from "@baize/midend";
import { Live } from "../tables/live.ts";

/** A move that somebody sent, until they knew what became of it. */
export interface Attempt {
  readonly table: string;
  readonly seat: number;
  readonly deal: number;
  readonly ply: number;
  readonly move: string;
  readonly key: string;
  readonly begun: number;
  /** When it was sent last: before that nobody answered. */
  readonly sent: number;
  readonly ended: number;
  /** Which process answered. */
  readonly by: string;
  readonly outcome: "acknowledged" | "refused" | "unknown";
  /** The status of a refusal, and its code. */
  readonly refusal?: string | undefined;
}

export type Told = Readonly<Record<string, unknown>>;

/** What somebody was told, as it came: the whole table, or what a move changed. */
export interface Sight {
  readonly table: string;
  readonly viewer: Viewer;
  /** Which process told it. */
  readonly by: string;
  /** The stream that told it; undefined for an answer. */
  readonly stream?: number | undefined;
  /** The move that it answers. */
  readonly answers?: Attempt | undefined;
  /** When it was asked for and when it was there; what a stream tells is there when it is heard. */
  readonly begun: number;
  readonly ended: number;
  readonly told: Told;
}

export interface History {
  readonly attempts: readonly Attempt[];
  readonly sights: readonly Sight[];
}

export interface LogRow {
  readonly match: string;
  readonly ply: number;
  /** The number of the change that wrote it. */
  readonly seq: number;
  readonly seat: number;
  readonly move: string;
  readonly why: string;
  readonly key: string | null;
  readonly at: string;
}

/** A deal as the log has it: the match at every ply. */
export interface Deal {
  readonly rows: readonly LogRow[];
  readonly at: (ply: number) => Match<Shape>;
}

/** A table as the log has it at the end. */
export interface Truth {
  readonly id: string;
  readonly live: Live;
  readonly deals: ReadonlyMap<number, Deal>;
}

/** A match with one row of the log more, if the rules allow it. */
export const replayed = (match: Match<Shape>, { move, why }: LogRow): Result<Match<Shape>> =>
  madeAgain(match, { move, why: why as LogEntry["why"] });

/** The truth of a table, from a line of a copy. */
export function truthOf(game: AnyGame, line: string): Truth {
  const { table, body, moves } = JSON.parse(line);
  const live = Live.open(table.id, game, { seq: table.seq, due: null, root: table.root, body: body.body, moves: [] });
  const deals = new Map<number, Deal>();
  for (let deal = 1; deal <= body.body.deal; deal++) {
    const rows = (moves as LogRow[]).filter(({ match }) => match === `${table.id}/${deal}/0`);
    const matches: Match<Shape>[] = [live.start(deal)];
    deals.set(deal, {
      rows,
      at(ply) {
        for (const row of rows.slice(matches.length - 1, ply)) {
          const before = matches.at(-1) ?? live.start(deal);
          const next = replayed(before, row);
          // What the rules forbid is for the model to find.
          matches.push(next.ok ? next.value : before);
        }
        return matches[ply] ?? live.start(deal);
      },
    });
  }
  return { id: table.id, live, deals };
}

/** A place in the log of a table: the deal, and how many moves of it stand. */
export const place = (deal: number, ply: number): number => deal * 100_000 + ply;

/** Whoever sits there; undefined for one that is a bot's. */
export const personIn = ({ live }: Truth, deal: number, seat: number): string | undefined =>
  live.body.deals[deal - 1]?.names[seat] ?? undefined;

/** How long a turn lasts at least, in milliseconds, and since when: the move before, or the deal. */
export function turnAt({ live, deals }: Truth, deal: number, ply: number): { least: number; since: number } {
  const { clock } = live.body;
  const before = deals.get(deal)?.rows[ply - 1];
  return {
    least: typeof clock === "number" ? clock * 1000 : Number.POSITIVE_INFINITY,
    since: before === undefined ? (live.body.deals[deal - 1]?.begun ?? 0) : Date.parse(before.at),
  };
}
