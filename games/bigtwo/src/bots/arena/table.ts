/** One table of the arena: four bots play one deal through the rules, each from its own view. */

import { DECK } from "@baize/cards";
import { type Allowance, Budget, demand, type Entrant, must, Random, seat, shown } from "@baize/kernel";
import {
  type BigtwoShape,
  bigtwo,
  type Deal,
  formatMove,
  HAND_SIZE,
  type Move,
  penalty,
  type RuleConfig,
  type State,
} from "../../rules/index.ts";
import { say } from "../../words/index.ts";

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

/** Why a table was not played to its end: a seat made no move, or one that is not allowed. */
interface Fault {
  readonly seat: number;
  readonly why: string;
}

/** What a table came to. */
export interface Played {
  readonly scores: readonly number[];
  /** The table as it was left. */
  readonly state: State;
  readonly fault?: Fault;
}

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

/** Whoever is at fault pays each of the others as if it held all the cards it was dealt. */
function forfeit(first: State, at: number, { options, scoring }: TableTerms): readonly number[] {
  const due = scoring === "cards" ? HAND_SIZE : penalty(options, first.hands[at] ?? []);
  return first.hands.map((_, n) => (n === at ? due * (1 - first.hands.length) : due));
}

/** Whether a bot's answer, which may be anything, is cards or a pass. */
function isMove(answer: unknown): answer is Move {
  const { kind, cards } = Object(answer);
  return kind === "pass" || (kind === "play" && Array.isArray(cards) && cards.every((card) => DECK.includes(card)));
}

const isOneOf = (moves: readonly Move[], answer: unknown): boolean =>
  isMove(answer) && moves.some((legal) => bigtwo.compareMoves(legal, answer) === 0);

/** Plays a deal to its end, or to the first fault, and gives the score of each seat. */
export async function playTable(
  players: readonly Entrant<BigtwoShape>[],
  deal: Deal,
  seed: string,
  terms: TableTerms,
  clock?: Clock,
  watch?: Watch,
): Promise<Played> {
  const chance = players.map((_, i) => Random.fromSeed(`${seed} seat ${i}`));
  const first = must(bigtwo.setup(terms.options, deal));
  let state = first;
  while (state.ending === null) {
    const { turn } = state;
    const view = bigtwo.view(state, turn);
    const legal = bigtwo.legalMoves(view);
    let move = legal[0];
    const [player, random] = [players[turn], chance[turn]];
    demand(move !== undefined && player !== undefined && random !== undefined, "BT-A1", "a seat must be able to move");
    if (legal.length > 1) {
      const start = clock?.() ?? 0;
      try {
        const choice = player.choose(view, legal, random, new Budget(terms.allowance));
        // Most answer at once: a turn of the event loop for each of their moves would take longer than the move.
        move = choice instanceof Promise ? await choice : choice;
        if (!isOneOf(legal, move)) throw new Error(say.notAllowed({ move: textOf(move) }));
      } catch (error) {
        return { scores: forfeit(first, turn, terms), state, fault: { seat: turn, why: (error as Error).message } };
      }
      watch?.(seat(turn), (clock?.() ?? 0) - start);
    }
    state = must(bigtwo.apply(state, move));
  }
  return { scores: scoresOf(state, terms.scoring), state };
}

/** An answer as text: a move as it is written, and anything else as it is. */
function textOf(answer: unknown): string {
  if (typeof answer === "string") return shown(answer);
  const text = isMove(answer) ? formatMove(answer) : "";
  return text || shown(JSON.stringify(answer) ?? String(answer));
}
