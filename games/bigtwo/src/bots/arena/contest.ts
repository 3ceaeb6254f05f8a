/** Contests on duplicate deals: every deal is played at four tables, and counts once. */

import { demand, type Entrant } from "@baize/kernel";
import type { BigtwoShape } from "../../rules/index.ts";
import { ENTRANTS, type Form, lineups } from "./lineup.ts";
import { type Clock, playTable, type TableTerms } from "./table.ts";
import { addTallies, emptyTally, SLOWEST, type Tally } from "./tally.ts";

/** What a contest is about. The same terms give the same result, whatever ranges it is cut into. */
export interface Contest extends TableTerms {
  readonly form: Form;
  readonly bots: readonly Entrant<BigtwoShape>[];
  /** Names the deals: deal n is the seed's n-th. */
  readonly seed: string;
}

/** A range of deals, the last not included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A fault of a contest: whose, in which deal, and why. */
export interface ContestFault {
  /** The place in the list of bots. */
  readonly entrant: number;
  readonly deal: number;
  readonly why: string;
}

/** Plays a range of deals; the tallies of several ranges can be added. */
export async function playRange(
  contest: Contest,
  { from, to }: Range,
  clock?: Clock,
  tell: (fault: ContestFault) => void = () => {},
): Promise<readonly Tally[]> {
  const { bots, form } = contest;
  demand(bots.length === ENTRANTS[form], "BT-A2", `${form} is a contest of ${ENTRANTS[form]} bots`);
  const sums = bots.map((bot) => ({
    ...emptyTally(bot.id),
    milliseconds: Array.from({ length: SLOWEST + 1 }, () => 0),
  }));
  for (let n = from; n < to; n++) await playDeal(contest, n, sums, clock, tell);
  return sums;
}

type Sums = { -readonly [K in keyof Tally]: K extends "milliseconds" ? number[] : Tally[K] };

async function playDeal(
  contest: Contest,
  n: number,
  sums: readonly Sums[],
  clock: Clock,
  tell: (fault: ContestFault) => void,
): Promise<void> {
  const { bots, form, seed } = contest;
  const points = bots.map(() => 0);
  for (const [t, table] of lineups(form).entries()) {
    const seated = table.map((entrant) => bots[entrant] as Entrant<BigtwoShape>);
    const entrantAt = (seat: number) => sums[table[seat] ?? 0] as Sums;
    const watch = (seat: number, milliseconds: number) => {
      const sum = entrantAt(seat);
      sum.decisions += 1;
      const at = Math.min(SLOWEST, Math.ceil(milliseconds));
      sum.milliseconds[at] = (sum.milliseconds[at] ?? 0) + 1;
    };
    const deal = { kind: "seed", seed: `${seed}-${n}` } as const;
    const { scores, fault } = await playTable(seated, deal, `${seed} ${n} ${t}`, contest, clock, watch);
    if (fault !== undefined) {
      entrantAt(fault.seat).faults += 1;
      tell({ entrant: table[fault.seat] ?? 0, deal: n, why: fault.why });
    }
    for (const [seat, entrant] of table.entries()) {
      const score = scores[seat] ?? 0;
      points[entrant] = (points[entrant] ?? 0) + score;
      entrantAt(seat).games += 1;
      if (score > 0 && fault === undefined) entrantAt(seat).wins += 1;
    }
  }
  for (const [i, sum] of sums.entries()) {
    const dealt = points[i] ?? 0;
    sum.deals += 1;
    sum.points += dealt;
    sum.pointsSquared += dealt * dealt;
  }
}

/** The tallies of two ranges of one contest as one. */
export const mergeTallies = (a: readonly Tally[], b: readonly Tally[]): readonly Tally[] =>
  a.map((tally, i) => addTallies(tally, b[i] ?? emptyTally(tally.name)));
