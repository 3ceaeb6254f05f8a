/** Looking at a deal outside its match: what is seen there is help in every match of the deal that is still open. */

import type { Match, Shape } from "@baize/kernel";
import { helpOf } from "@baize/midend";
import { useEffect } from "react";
import { type Archive, archive } from "../keeping/archive.ts";
import { type HelpKind, isSameDeal, takenBy } from "./begun.ts";

/** What is asked for and shown: a move and what comes of it, or the whole way to the win. */
type Sight = Exclude<HelpKind, "light">;

/** How a match that had such help is called; one that had as much already stays as it is. */
const HAD: Readonly<Record<Sight, readonly string[]>> = { hint: ["hints", "watched"], line: ["watched"] };

/** Notes the help in every open match of the deal, but for the one that has noted it itself. */
export function noteLooked(kept: Archive, match: Match<Shape>, by: Sight, except?: string): void {
  const open = kept.unfinished().filter((one) => one.id !== except && isSameDeal(one, match));
  for (const one of open) {
    if (!HAD[by].includes(helpOf(one))) void kept.write({ ...one, ...takenBy(by, one) }, one.save);
  }
}

/** Notes that somebody looks at a match on a screen that shows what wins. */
export function useLooked(match: Match<Shape> | undefined, by: Sight): void {
  useEffect(() => {
    if (match !== undefined) noteLooked(archive, match, by);
  }, [match, by]);
}
