/** What a win comes to beside the others of the same deal: all of it is said of unaided wins, for only these are bests. */

import { saveText } from "@baize/kernel";
import { helpOf, isWin, type Kept } from "@baize/midend";
import type { Archive } from "../keeping/archive.ts";
import type { Loaded } from "../library/games.ts";

/** How many moves a kept match has, as the table counts them. */
export function lengthOf({ manners }: Pick<Loaded, "manners">, { save }: Kept): number {
  const record = saveText.parse(save);
  return record.ok ? manners.counted(record.value.moves.slice(0, record.value.ply)) : 0;
}

/** What a win is beside the shortest way: as short as can be or as is known, or over what can be or what is known. */
export type Claim = "least" | "leastKnown" | "over" | "overKnown";

/** The one claim that is made of a win, wherever it is told; undefined where nobody knows a way to compare with. */
export function claimOf(own: number, { fewest, proved }: Pick<Kept, "fewest" | "proved">): Claim | undefined {
  if (fewest === 0) return undefined;
  return own > fewest ? (proved ? "over" : "overKnown") : proved ? "least" : "leastKnown";
}

/** How few moves win a deal, by what is found now, the own moves, and what was known when it was won: that may be less. */
export const fewestOf = (
  found: number | undefined,
  own: number,
  { fewest, proved }: Pick<Kept, "fewest" | "proved">,
) => (found === undefined || proved ? fewest : Math.min(found, own, fewest || own));

/** Whether a match counts among the bests: won from the deal on, and unaided. */
export const isBestable = (kept: Kept): boolean => isWin(kept) && !kept.practice && helpOf(kept) === "unaided";

/** The lengths of the unaided wins of the same deal, that of this match apart. */
export function winsOf(loaded: Loaded, archive: Archive, of: Kept): readonly number[] {
  const isSame = ({ game, deal, options, id }: Kept) =>
    id !== of.id && game === of.game && deal === of.deal && options === of.options;
  return archive
    .list()
    .filter((kept) => isSame(kept) && isBestable(kept))
    .map((kept) => lengthOf(loaded, kept));
}
