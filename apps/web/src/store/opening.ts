/** From an address to a match: taken up where it was left, replayed from a link, or dealt anew. */

import { linkText, Match, ok, Random, type Result, type Shape } from "@baize/kernel";
import type { Archive, Saved } from "./archive.ts";
import { type Party, partyText } from "./party.ts";
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

/** A day as text: `2026-01-31`. */
export const dayText = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** The deal of a day, the same for everybody; one that can be won, where the game knows. */
export function dealOfDay({ game, door }: Loaded, day: Date): string {
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].join("-");
  const random = Random.fromSeed(`today ${date} ${game.meta.id}`);
  for (;;) {
    const deal = game.deal.format(game.randomDeal(game.options.standard, random));
    if (door.isChecked?.(deal) !== false) return deal;
  }
}

type Company = Pick<Party, "bots" | "practice"> | undefined;

/** An address that says who plays as well, where several do. */
const withParty = (address: string, party: Company): string =>
  party === undefined ? address : `${address}${address.includes("?") ? "&" : "?"}${partyText(party)}`;

/** The address of a deal; standard options are left out. */
export const addressOf = (game: string, deal: string, options?: string, party?: Company): string =>
  withParty(linkText.format({ game, options, deal, moves: [] }), party);

/** The address of a match without its moves. */
export const addressOfMatch = (match: Match<Shape>, party?: Company): string =>
  withParty(match.restart().link(), party);

/** The address of a kept match. */
export function addressOfSaved({ game }: Loaded, { deal, options, party }: Saved): string {
  const standard = game.options.format(game.options.standard);
  return addressOf(game.meta.id, deal, options === standard ? undefined : options, party);
}

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
export function open(loaded: Loaded, address: string, archive: Archive, bots?: readonly string[]): Result<Opening> {
  const linked = Match.fromLink(loaded.game, address);
  if (!linked.ok) return linked;
  const match = linked.value;
  if (match.ply > 0) return ok({ match, saved: undefined });
  const isSame = (saved: Saved) =>
    saved.game === loaded.game.meta.id &&
    saved.deal === match.deal &&
    saved.options === match.options &&
    saved.party?.bots.join() === bots?.join();
  // What was hidden in a match that is over is known: it is shown again, not played again.
  const kept = (bots === undefined ? archive.unfinished() : archive.list()).find(isSame);
  return ok((kept && resume(loaded, kept)) ?? { match, saved: undefined });
}
