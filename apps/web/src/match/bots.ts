/** What the bots think about a match: each question holds the view of one seat, and no more. */

import type { Advice, Appraisal, Match, Seat, Shape } from "@baize/kernel";
import { levelAt, type Sitter } from "@baize/midend";
import { bots } from "../workers/line.ts";

const viewOf = (match: Match<Shape>, seat: Seat) => ({ game: match.game.meta.id, view: match.view(seat) });

let chosen: { readonly match: Match<Shape>; readonly level: string; readonly choice: Promise<string> } | undefined;

/** What a bot of a level plays for a seat. It thinks about a table once, however often it is asked. */
export function choose(match: Match<Shape>, seat: Seat, level: string): Promise<string> {
  if (chosen?.match === match && chosen.level === level) return chosen.choice;
  const choice = bots.ask("choose", { ...viewOf(match, seat), level }).answer;
  chosen = { match, level, choice };
  choice.catch(() => {
    if (chosen?.choice === choice) chosen = undefined;
  });
  return choice;
}

/** A good move for the player, and why. */
export const advise = (match: Match<Shape>, seat: Seat): Promise<Advice> =>
  bots.ask("advise", viewOf(match, seat)).answer;

/** A move of the player that cost something. */
export interface Slip extends Appraisal {
  readonly ply: number;
}

/** What each move of the player cost, the dearest first. */
export async function review(match: Match<Shape>, seat: Seat): Promise<readonly Slip[]> {
  const slips: Slip[] = [];
  for (const [ply, text] of match.moves.entries()) {
    const before = match.goTo(ply);
    if (!before.ok || before.value.legalMoves(seat).length < 2) continue;
    slips.push({ ply, ...(await bots.ask("appraise", { ...viewOf(before.value, seat), text }).answer) });
  }
  return slips.sort((a, b) => b.cost - a.cost);
}

/** What a bot scores with the player's cards in the same company. */
export function par({ deal, options, game }: Match<Shape>, seat: Seat, seats: readonly Sitter[]) {
  const levels = seats.map((_, n) => levelAt(seats, n as Seat) ?? "");
  return bots.ask("par", { game: game.meta.id, played: { deal, options, seat, levels } }).answer;
}
