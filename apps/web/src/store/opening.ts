/** From an address to a match: taken up where it was left, replayed from a link, or dealt anew. */

import { linkText, Match, ok, Random, type Result, type Shape } from "@baize/kernel";
import type { Archive, Saved } from "./archive.ts";
import type { Loaded } from "./session.ts";

/** A match to play, and the entry it was kept in, if any. */
export interface Opening {
  readonly match: Match<Shape>;
  readonly saved: Saved | undefined;
}

/** A deal of chance. */
export function randomDeal({ game }: Loaded): string {
  const random = Random.fromSeed(`${Date.now()} ${Math.random()}`);
  return game.deal.format(game.randomDeal(game.options.standard, random));
}

/** The deal of a day, the same for everybody; one that can be won, where the game knows. */
export function dealOfDay({ game, door }: Loaded, day: Date): string {
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].join("-");
  const random = Random.fromSeed(`today ${date} ${game.meta.id}`);
  for (;;) {
    const deal = game.deal.format(game.randomDeal(game.options.standard, random));
    if (door.isChecked?.(deal) !== false) return deal;
  }
}

/** The address of a deal. */
export const addressOf = (game: string, deal: string): string =>
  linkText.format({ game, options: undefined, deal, moves: [] });

/** The address of a match's review: all its moves, those taken back as well. */
export function reviewAddress(match: Match<Shape>): string {
  const whole = match.goTo(match.ply + match.undone.length);
  return `/review${(whole.ok ? whole.value : match).link()}`;
}

/** A kept match, replayed. */
export function resume({ game }: Loaded, saved: Saved): Opening | undefined {
  const match = Match.load(game, saved.save);
  return match.ok ? { match: match.value, saved } : undefined;
}

/** Opens an address such as `/freecell/617`. A link with moves replays them; a deal left unfinished is taken up again. */
export function open(loaded: Loaded, address: string, archive: Archive): Result<Opening> {
  const linked = Match.fromLink(loaded.game, address);
  if (!linked.ok) return linked;
  const match = linked.value;
  if (match.ply > 0) return ok({ match, saved: undefined });
  const isSame = (saved: Saved) =>
    saved.game === loaded.game.meta.id && saved.deal === match.deal && saved.options === match.options;
  const kept = archive.unfinished().find(isSame);
  return ok((kept && resume(loaded, kept)) ?? { match, saved: undefined });
}
