/** What the bots think about a match: each question holds the view of one seat, and no more. */

import type { Advice, Appraisal, Match, Seat, Shape } from "@baize/kernel";
import { levelAt, type Sitter } from "@baize/midend";
import { bots } from "../workers/line.ts";

const viewOf = (match: Match<Shape>, seat: Seat) => ({ game: match.game.meta.id, view: match.view(seat) });

let chosen: { readonly match: Match<Shape>; readonly level: string; readonly choice: Promise<string> } | undefined;
/** The table that a bot thinks about now. */
let thinking: Match<Shape> | undefined;

/** Whoever thinks about a table that is no more is sent away: nobody waits for them. */
async function hurry(match: Match<Shape>): Promise<void> {
  if (thinking === undefined || thinking === match) return;
  thinking = undefined;
  await bots.end();
}

async function ask(match: Match<Shape>, seat: Seat, level: string): Promise<string> {
  await hurry(match);
  thinking = match;
  try {
    return await bots.ask("choose", { ...viewOf(match, seat), level }).answer;
  } finally {
    if (thinking === match) thinking = undefined;
  }
}

/** What a bot of a level plays for a seat. It thinks about a table once, however often it is asked. */
export function choose(match: Match<Shape>, seat: Seat, level: string): Promise<string> {
  if (chosen?.match === match && chosen.level === level) return chosen.choice;
  const choice = ask(match, seat, level);
  chosen = { match, level, choice };
  choice.catch(() => {
    if (chosen?.choice === choice) chosen = undefined;
  });
  return choice;
}

/** A good move for the player, and why. */
export async function advise(match: Match<Shape>, seat: Seat): Promise<Advice> {
  await hurry(match);
  return bots.ask("advise", viewOf(match, seat)).answer;
}

/** A move of the player, looked back on. */
export interface Judged extends Appraisal {
  /** How many moves were made before it. */
  readonly ply: number;
  readonly text: string;
}

/** What a move cost: the points of the best one less its own. */
export const costOf = ({ points, best }: Appraisal): number => Math.max(0, best.points - points);

/** What each move of a seat was worth, in their order; `hear` gets them as they become known. */
export async function review(match: Match<Shape>, seat: Seat, hear: (all: readonly Judged[]) => void): Promise<void> {
  const all: Judged[] = [];
  for (const [ply, text] of match.moves.entries()) {
    const before = match.goTo(ply);
    if (!before.ok || before.value.legalMoves(seat).length === 0) continue;
    const found = await bots.ask("appraise", { ...viewOf(before.value, seat), text }).answer;
    all.push({ ply, text, ...found });
    hear([...all]);
  }
}

/** What a bot scores with the player's cards in the same company. */
export function par({ deal, options, game }: Match<Shape>, seat: Seat, seats: readonly Sitter[]) {
  const levels = seats.map((_, n) => levelAt(seats, n as Seat) ?? "");
  return bots.ask("par", { game: game.meta.id, played: { deal, options, seat, levels } }).answer;
}
