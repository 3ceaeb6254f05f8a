/** A table of several seats: who plays, and the series of matches that a match belongs to. */

import type { Level } from "@baize/table";
import type { Saved } from "./archive.ts";

/** How a match of several seats is played, and what each seat scored once it is over. */
export interface Party {
  /** The levels of the other seats. */
  readonly bots: readonly string[];
  /** Whether moves may be taken back; it is said so in the record. */
  readonly practice: boolean;
  /** Matches with the same word are rounds of one series. */
  readonly series: string;
  readonly scores: readonly number[] | null;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

/** Whether a value read from outside is a party. */
export function isParty(value: unknown): value is Party {
  const { bots, practice, series, scores } = (value ?? {}) as Party;
  const isScored = scores === null || (Array.isArray(scores) && scores.every((n) => Number.isFinite(n)));
  return isTexts(bots) && typeof practice === "boolean" && typeof series === "string" && isScored;
}

/** What an address says of its party, such as `bots=novice.expert.master&practice=yes`. */
export const partyText = ({ bots, practice }: Pick<Party, "bots" | "practice">): string =>
  `bots=${bots.join(".")}${practice ? "&practice=yes" : ""}`;

/** Who plays at an address; what it leaves open is as the player chose last. */
export function partyAt(
  address: string,
  levels: readonly Level[],
  last: Pick<Party, "bots" | "practice">,
): Pick<Party, "bots" | "practice"> {
  const query = new URLSearchParams(address.split("?")[1] ?? "");
  const named = query.get("bots")?.split(".") ?? [];
  const isKnown = named.length === last.bots.length && named.every((name) => levels.some(({ id }) => id === name));
  // Whoever begins in the middle may know more than the seat does.
  const practice = query.get("practice") === "yes" || query.has("moves");
  return { bots: isKnown ? named : last.bots, practice };
}

/** What a series has come to. */
export interface Series {
  /** The number of the match that is played now. */
  readonly round: number;
  /** The points of each seat so far. */
  readonly totals: readonly number[];
}

/** Adds up the matches of a series, up to the one that was begun at this moment. */
export function seriesOf(matches: readonly Saved[], { series }: Party, begun: number, seats: number): Series {
  const rounds = matches.filter(
    (one) => one.party?.series === series && one.party.scores !== null && one.begun <= begun,
  );
  const totals = Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, { party }) => sum + (party?.scores?.[seat] ?? 0), 0),
  );
  return { round: rounds.filter((one) => one.begun < begun).length + 1, totals };
}
