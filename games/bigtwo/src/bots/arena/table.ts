/** One table of the arena: four bots play one deal through the rules, each from its own view. */

import { type Allowance, type Bot, Budget, demand, must, Random, seat } from "@baize/kernel";
import { type BigtwoShape, bigtwo, type Deal, type RuleConfig, type State } from "../../rules/index.ts";

/** How a deal is scored: card counts, or the rules' own penalties. */
export type Scoring = "cards" | "rules";

/** What a table is played by. */
export interface TableTerms {
  readonly options: RuleConfig;
  readonly scoring: Scoring;
  /** What each bot may spend on one move; nothing means what the bot itself thinks right. */
  readonly allowance: Allowance;
}

/** A clock in milliseconds; without one, nothing is timed. */
export type Clock = (() => number) | undefined;

/** Called after each decision of a seat that had a choice. */
type Watch = (seat: number, milliseconds: number) => void;

/** The zero-sum count of cards: a loser pays one point a card, the winner takes them all. */
function cardScores(state: State): readonly number[] {
  const left = state.hands.map((hand) => hand.length);
  const pot = left.reduce((sum, n) => sum + n, 0);
  return left.map((n) => (n === 0 ? pot : -n));
}

function scoresOf(state: State, scoring: Scoring): readonly number[] {
  if (scoring === "cards") return cardScores(state);
  const status = bigtwo.status(bigtwo.view(state, "spectator"));
  return status.kind === "over" ? status.scores : [];
}

/** Plays a deal to its end and gives the score of each seat. */
export function playTable(
  bots: readonly Bot<BigtwoShape>[],
  deal: Deal,
  seed: string,
  terms: TableTerms,
  clock?: Clock,
  watch?: Watch,
): readonly number[] {
  const chance = bots.map((_, i) => Random.fromSeed(`${seed} seat ${i}`));
  let state = must(bigtwo.setup(terms.options, deal));
  while (state.ending === null) {
    const { turn } = state;
    const view = bigtwo.view(state, turn);
    const legal = bigtwo.legalMoves(view);
    let move = legal[0];
    const [bot, random] = [bots[turn], chance[turn]];
    demand(move !== undefined && bot !== undefined && random !== undefined, "BT-A1", "a seat must be able to move");
    if (legal.length > 1) {
      const start = clock?.() ?? 0;
      move = bot.choose(view, legal, random, new Budget(terms.allowance));
      watch?.(seat(turn), (clock?.() ?? 0) - start);
    }
    state = must(bigtwo.apply(state, move));
  }
  return scoresOf(state, terms.scoring);
}
