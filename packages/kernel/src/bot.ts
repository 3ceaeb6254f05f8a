/** A player that is a program. It gets a view, so it cannot peek. */

import type { Budget } from "./budget.ts";
import type { Game, Shape } from "./game.ts";
import { Random } from "./random.ts";

/** Chooses one of the legal moves; the same view, random stream and node budget give the same choice. */
export interface Bot<T extends Shape> {
  readonly id: string;
  choose(view: T["view"], legalMoves: readonly T["move"][], random: Random, budget: Budget): T["move"];
}

/** The bots of a game. What one of them has learned is read when it is first asked for. */
export interface Roster<T extends Shape> {
  /** From the weakest to the strongest. */
  readonly ids: readonly string[];
  bot(id: string): Promise<Bot<T>>;
}

/** What a bot plays from a view, as text. Its chance is drawn from the view, so that every app plays the same. */
export function choiceOf<T extends Shape>(game: Game<T>, bot: Bot<T>, view: T["view"], budget: Budget): string {
  const chance = Random.fromSeed(JSON.stringify(view));
  return game.formatMove(bot.choose(view, game.legalMoves(view), chance, budget), view);
}
