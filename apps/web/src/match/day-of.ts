/** Deals that a game makes for a day in a room of its own: they are called by their day, and sent by its address. */

import type { Match, Shape } from "@baize/kernel";
import { addressOfMatch } from "../address/address.ts";
import { own } from "../keeping/own.ts";
import type { Loaded } from "../library/games.ts";
import { say } from "../words/index.ts";
import { isDay } from "./day-text.ts";

type Dealt = Pick<Match<Shape>, "deal" | "options">;

/** The day that a deal was made for, as the game has noted it down; undefined for any other. */
function dayOf({ game }: Pick<Loaded, "game">, { deal, options }: Dealt): string | undefined {
  if (options !== game.options.format(game.options.standard)) return undefined;
  return Object.entries(own(game.meta.id).notes.get())
    .filter(([key]) => key === "daily" || key.startsWith("daily."))
    .map(([, text]) => text.split(" "))
    .find(([day = "", made]) => made === deal && isDay(day))?.[0];
}

/** What a match is called: by its day where its deal was made for one. */
export function nameOfMatch(loaded: Loaded, dealt: Dealt): string {
  const { manners, door, game } = loaded;
  const isOfDay = dayOf(loaded, dealt) !== undefined;
  const deal = isOfDay ? door.puzzle?.(dealt, own(game.meta.id).notes.get()) : undefined;
  return deal === undefined
    ? manners.matchName(dealt.deal, dealt.options)
    : say.reviewDeal({ title: manners.title, deal });
}

/** The address by which others play the deal of a match: on its day, where it was made for one. */
export function addressForOthers(loaded: Pick<Loaded, "game">, match: Match<Shape>): string {
  const day = dayOf(loaded, match);
  return day === undefined ? addressOfMatch(match) : `/${match.game.meta.id}/${day}`;
}
