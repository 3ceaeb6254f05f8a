/** Looking at a deal outside its match: what is seen there is help in every match of the deal that is still open or begins later. */

import type { Match, Shape } from "@baize/kernel";
import { useEffect } from "react";
import { type Archive, archive } from "../keeping/archive.ts";
import { isSameDeal, noteSight, type Sight, seenBy } from "./begun.ts";

/** Notes the help in every open match of the deal, but for the one that has noted it itself, and for those to come. */
export function noteLooked(kept: Archive, match: Match<Shape>, by: Sight, except?: string): void {
  noteSight(match, by);
  for (const one of kept.unfinished().filter(({ id }) => id !== except)) {
    const news = isSameDeal(one, match) ? seenBy(by, one) : undefined;
    if (news !== undefined) void kept.write({ ...one, ...news }, one.save);
  }
}

/** Notes that somebody looks at a match on a screen that shows what wins. */
export function useLooked(match: Match<Shape> | undefined, by: Sight): void {
  useEffect(() => {
    if (match !== undefined) noteLooked(archive, match, by);
  }, [match, by]);
}
