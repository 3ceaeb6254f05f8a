/** What a range of deals comes to: plain numbers that can be added up and written as JSON. */

/** Sums for one entrant, whole numbers all. A deal counts once: the points of all seats the entrant had in it. */
export interface Tally {
  readonly name: string;
  readonly deals: number;
  readonly points: number;
  /** The sum of the squares of the points of each deal. */
  readonly pointsSquared: number;
  /** Seats had, over all deals. */
  readonly games: number;
  readonly wins: number;
  /** Tables that ended because it made no move, or one that is not allowed. */
  readonly faults: number;
  readonly decisions: number;
  /** How many decisions took n milliseconds, rounded up; the last place holds all that took longer. */
  readonly milliseconds: readonly number[];
}

/** The longest time told apart, in milliseconds. */
export const SLOWEST = 5000;

export const emptyTally = (name: string): Tally => ({
  name,
  deals: 0,
  points: 0,
  pointsSquared: 0,
  games: 0,
  wins: 0,
  faults: 0,
  decisions: 0,
  milliseconds: Array.from({ length: SLOWEST + 1 }, () => 0),
});

/** Two tallies of one entrant as one. */
export const addTallies = (a: Tally, b: Tally): Tally => ({
  name: a.name,
  deals: a.deals + b.deals,
  points: a.points + b.points,
  pointsSquared: a.pointsSquared + b.pointsSquared,
  games: a.games + b.games,
  wins: a.wins + b.wins,
  faults: a.faults + b.faults,
  decisions: a.decisions + b.decisions,
  milliseconds: a.milliseconds.map((n, i) => n + (b.milliseconds[i] ?? 0)),
});

/** What a tally says. */
export interface Summary {
  readonly name: string;
  readonly deals: number;
  /** Points a game. */
  readonly mean: number;
  /** Its standard error, taken over deals. */
  readonly error: number;
  readonly winRate: number;
  readonly faults: number;
  readonly decisions: number;
  /** The time within which 95 of 100 decisions were made. */
  readonly p95: number;
}

/** The mean, its standard error and the rest. */
export function summarise(tally: Tally): Summary {
  const { name, deals, points, pointsSquared, games, wins, faults, decisions } = tally;
  const mean = points / Math.max(1, games);
  const variance = deals < 2 ? 0 : Math.max(0, (pointsSquared - points ** 2 / deals) / (deals - 1));
  const error = Math.sqrt(variance * deals) / Math.max(1, games);
  const winRate = wins / Math.max(1, games);
  return { name, deals, mean, error, winRate, faults, decisions, p95: percentile(tally, 0.95) };
}

function percentile({ milliseconds, decisions }: Tally, share: number): number {
  let seen = 0;
  return Math.max(
    0,
    milliseconds.findIndex((n) => {
      seen += n;
      return seen >= share * decisions;
    }),
  );
}

/** What a sequential test wants to know: whether the mean is at most `low` or at least `high`, and how surely. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
  /** The chance of calling low high, and high low. */
  readonly alpha: number;
  readonly beta: number;
}

/** Wald's sequential test on the mean of the deals so far. */
export function sprt(tally: Tally, { low, high, alpha, beta }: Hypotheses): "high" | "low" | "undecided" {
  const { mean, error, deals } = summarise(tally);
  if (deals < 30 || error === 0) return "undecided";
  const ratio = ((high - low) * (mean - (low + high) / 2)) / (error * error);
  if (ratio >= Math.log((1 - beta) / alpha)) return "high";
  return ratio <= Math.log(beta / (1 - alpha)) ? "low" : "undecided";
}
