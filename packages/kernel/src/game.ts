/** What a game is. One object of this shape is all that a match, an app, a solver or the law book needs. */

import type { Chance } from "./chance.ts";
import type { Codec } from "./codec.ts";
import type { Manners } from "./manners.ts";
import type { Random } from "./random.ts";
import type { Result, RuleId } from "./result.ts";
import type { Words } from "./sentence.ts";
import type { Seat, Shape, Viewer } from "./shape.ts";

/** What is known of a game before it is played. */
export interface Meta {
  /** The word in addresses and saves: lower case, no blanks. */
  readonly id: string;
  readonly title: string;
  readonly seats: number;
  readonly information: "perfect" | "hidden";
  /** Rises when an old record would replay to something else. */
  readonly rulesVersion: number;
}

/** Either somebody is to move, or the game is over with a score for each seat and the rule that ended it. */
export type Status =
  | { readonly kind: "playing"; readonly seat: Seat }
  | { readonly kind: "over"; readonly scores: readonly number[]; readonly rule: RuleId };

/** Something that is true of every state the rules can reach. */
export interface Invariant<State> {
  readonly rule: RuleId;
  holds(state: State): boolean;
}

/** The rules of one game. States, views and moves are values: nothing here changes what it is given. */
export interface Game<T extends Shape> {
  readonly meta: Meta;
  readonly options: Codec<T["options"]> & { readonly standard: T["options"] };
  /** A deal is everything chance or the player decides before the first move, as text. */
  readonly deal: Codec<T["deal"]>;
  /** A fresh deal: the only place where chance enters. */
  randomDeal(options: T["options"], chance: Chance): T["deal"];
  /** A deal whose every card is drawn from the stream, for fair deals; left out where `randomDeal` draws it so. */
  shuffledDeal?(options: T["options"], chance: Chance): T["deal"];
  /** The first state; refused when the deal does not fit the options. */
  setup(options: T["options"], deal: T["deal"]): Result<T["state"]>;
  /** Whose move it is, or the result; the same for every viewer. */
  status(view: T["view"]): Status;
  /**
   * What the viewer may play now, in the order of `compareMoves`; empty unless it is the viewer's turn. Where nothing is
   * hidden every viewer has the same view, and so sees the moves of the seat to move.
   */
  legalMoves(view: T["view"]): readonly T["move"][];
  compareMoves(a: T["move"], b: T["move"]): number;
  /** The only judge of legality: the next state, or why not. */
  apply(state: T["state"], move: T["move"]): Result<T["state"]>;
  /** What the table itself may record now, such as a timeout: `apply` accepts it, no seat is offered it. */
  events(view: T["view"]): readonly T["move"][];
  /** What a seat or a spectator may see. */
  view(state: T["state"], viewer: Viewer): T["view"];
  /** Some state that looks like this to the viewer. */
  complete(view: T["view"], random: Random): T["state"];
  /** The same table with all that the viewer cannot know dealt again; written from the rules, not from `view`. */
  reshuffleSecrets(state: T["state"], viewer: Viewer, random: Random): T["state"];
  /** Moves as players write them; the view settles what the text leaves open. */
  parseMove(text: string, view: T["view"]): Result<T["move"]>;
  formatMove(move: T["move"], view: T["view"]): string;
  readonly stateText: Codec<T["state"]>;
  /** What one viewer knows, in one line: where something is hidden, a position without its secrets. */
  readonly viewText?: Codec<T["view"]>;
  readonly invariants: readonly Invariant<T["state"]>[];
  /** A sentence for each refusal code of this game. */
  readonly words: Words;
  /** How it is spoken of and played at any table, as far as it differs from the plain form; read by `mannersOf`. */
  readonly manners?: Partial<Manners<T>>;
}

/** Any game, where its types do not matter. */
export type AnyGame = Game<Shape>;

/** The view of the seat to move, or a spectator's when the game is over. */
export function moverView<T extends Shape>(game: Game<T>, state: T["state"]): T["view"] {
  const watched = game.view(state, "spectator");
  const status = game.status(watched);
  return status.kind === "playing" ? game.view(state, status.seat) : watched;
}
