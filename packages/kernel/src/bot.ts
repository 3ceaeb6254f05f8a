/** A player that is a program. It gets a view, so it cannot peek. */

import type { Budget } from "./budget.ts";
import type { Game } from "./game.ts";
import { Random } from "./random.ts";
import type { Seat, Shape } from "./shape.ts";
import { say } from "./words/index.ts";

/** What a bot thinks while it looks: how many worlds it has played out, what it would play now, and what that is worth. */
export interface Thought<Move> {
  readonly worlds: number;
  readonly move: Move;
  /** The points its seat can expect. */
  readonly points: number;
}

/** Chooses one of the legal moves; the same view, random stream and node budget give the same choice. */
export interface Bot<T extends Shape> {
  readonly id: string;
  /** One that takes its time tells now and then how far it is. */
  choose(
    view: T["view"],
    legalMoves: readonly T["move"][],
    random: Random,
    budget: Budget,
    tell?: (thought: Thought<T["move"]>) => void,
  ): T["move"];
}

/** Who plays in an arena: a bot, or somebody elsewhere who answers later. */
export interface Entrant<T extends Shape> {
  readonly id: string;
  choose(
    view: T["view"],
    legalMoves: readonly T["move"][],
    random: Random,
    budget: Budget,
  ): T["move"] | Promise<T["move"]>;
}

/** A move as text, and the points that can be expected of it. */
export interface Worth {
  readonly text: string;
  readonly points: number;
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
  readonly best: Worth;
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
  /** What the moves of the seat to move are worth, best first; moves that are hardly worth a look may be missing. */
  weigh(view: T["view"]): readonly Worth[];
  /** The same when all hands are known: for looking at a deal again, never for playing it. */
  weighOpen?(state: T["state"]): readonly Worth[];
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

/** The bot of that name; a record may name one that only another version has. */
export function botNamed<T extends Shape>(bots: readonly Bot<T>[], id: string): Bot<T> {
  const found = bots.find((bot) => bot.id === id);
  if (found === undefined) throw new Error(say.noBot({ name: id }));
  return found;
}

/** What a bot plays from a view, as text. Its chance is drawn from the view, so that every app plays the same. */
export function choiceOf<T extends Shape>(
  game: Game<T>,
  bot: Bot<T>,
  view: T["view"],
  budget: Budget,
  tell?: (thought: Thought<string>) => void,
): string {
  const chance = Random.fromSeed(JSON.stringify(view));
  const hear = (thought: Thought<T["move"]>) => tell?.({ ...thought, move: game.formatMove(thought.move, view) });
  return game.formatMove(bot.choose(view, game.legalMoves(view), chance, budget, hear), view);
}
