/** Why there is no good move to show. */

import type { Insight } from "@baize/kernel";
import { sayHere } from "../words/hint.en.ts";

export function noHintSays(truth: Insight | undefined): string {
  if (truth?.glow === "lost") return sayHere.hintLost();
  return truth?.settled ? sayHere.hintUnknown() : sayHere.hintNone();
}
