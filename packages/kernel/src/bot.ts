/** A player that is a program. It gets a view, so it cannot peek. */

import type { Budget } from "./budget.ts";
import type { Game } from "./game.ts";
import { Random } from "./random.ts";
import type { Seat, Shape } from "./shape.ts";

/** Chooses one of the legal moves; the same view, random stream and node budget give the same choice. */
export interface Bot<T extends Shape> {
  readonly id: string;
  choose(view: T["view"], legalMoves: readonly T["move"][], random: Random, budget: Budget): T["move"];
}

/** A good move, and why it is good. */
export interface Advice {
  readonly text: string;
  /** The move as it is asked for, such as `Play pair · 9s`. */
  readonly title: string;
  readonly why: string;
}

/** What a move was worth, in points that can be expected, and the best one in its place. */
export interface Appraisal {
  readonly points: number;
  readonly best: { readonly text: string; readonly points: number };
}

/** A match that is over, as text, and who sat where. */
export interface Played {
  readonly deal: string;
  readonly options: string;
  /** The seat whose result is looked at, and the levels of the others; its own is left empty. */
  readonly seat: Seat;
  readonly levels: readonly string[];
}

/** The judgement of the bots: it knows what it is given, the view of one seat. */
export interface Judge<T extends Shape> {
  /** The best move for the seat to move, as far as its view tells. */
  advise(view: T["view"]): Advice;
  /** What a move of the seat to move is worth, by the same judgement. */
  appraise(view: T["view"], text: string): Appraisal;
  /** What the best bot at hand scores in that seat, in the same company, and its level. */
  par(played: Played): Promise<{ readonly level: string; readonly points: number }>;
}

/** The bots of a game. What one of them has learned is read when it is first asked for. */
export interface Roster<T extends Shape> {
  /** From the weakest to the strongest. */
  readonly ids: readonly string[];
  bot(id: string): Promise<Bot<T>>;
  readonly judge?: Judge<T>;
}

/** What a bot plays from a view, as text. Its chance is drawn from the view, so that every app plays the same. */
export function choiceOf<T extends Shape>(game: Game<T>, bot: Bot<T>, view: T["view"], budget: Budget): string {
  const chance = Random.fromSeed(JSON.stringify(view));
  return game.formatMove(bot.choose(view, game.legalMoves(view), chance, budget), view);
}
