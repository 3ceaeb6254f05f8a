/** Contests on duplicate deals: every deal is played at four tables, and counts once. */

import { demand, type Entrant, linkText } from "@baize/kernel";
import { type BigtwoShape, bigtwo, type Deal, formatMove, type RuleConfig, type State } from "../../rules/index.ts";
import { ENTRANTS, type Form, lineups } from "./lineup.ts";
import { type Clock, type Played, playTable, type TableTerms } from "./table.ts";
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

/** A game of a contest. */
export interface ContestGame {
  readonly deal: number;
  /** Who had each seat, as places in the list of bots. */
  readonly seats: readonly number[];
  readonly points: readonly number[];
  readonly fault: Played["fault"];
  /** The game as a link, up to its last move: with a fault, up to where it happened. */
  link(): string;
}

/** Plays a range of deals; the tallies of several ranges can be added. */
export async function playRange(
  contest: Contest,
  { from, to }: Range,
  clock?: Clock,
  tell: (game: ContestGame) => void = () => {},
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

const isUsual = (options: RuleConfig): boolean =>
  bigtwo.options.format(options) === bigtwo.options.format(bigtwo.options.standard);

/** The moves of a table as a link. */
const linkOf = ({ history, options }: State, deal: Deal): string =>
  linkText.format({
    game: bigtwo.meta.id,
    options: isUsual(options) ? undefined : bigtwo.options.format(options),
    deal: bigtwo.deal.format(deal),
    moves: history.map(({ play }) =>
      formatMove(play === null ? { kind: "pass" } : { kind: "play", cards: play.cards }),
    ),
  });

type Sums = { -readonly [K in keyof Tally]: K extends "milliseconds" ? number[] : Tally[K] };

async function playDeal(
  contest: Contest,
  n: number,
  sums: readonly Sums[],
  clock: Clock,
  tell: (game: ContestGame) => void,
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
    const { scores, state, fault } = await playTable(seated, deal, `${seed} ${n} ${t}`, contest, clock, watch);
    if (fault !== undefined) {
      entrantAt(fault.seat).faults += 1;
    }
    tell({ deal: n, seats: table, points: scores, fault, link: () => linkOf(state, deal) });
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
