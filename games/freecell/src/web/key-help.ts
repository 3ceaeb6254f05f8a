/** What the keys do at this table. */

import type { KeyHelp } from "@baize/table";
import { say } from "../words/keys.en.ts";

/** The keys, in the order in which they are told. */
export const keyHelp = (): readonly KeyHelp[] => [
  { keys: ["←", "→", "↑", "↓"], says: say.arrows() },
  { keys: [say.home(), say.end()], says: say.ends() },
  { keys: [say.enter()], says: say.lift() },
  { keys: [say.escape()], says: say.back() },
  { keys: ["P"], says: say.look() },
  { keys: ["2", "6"], says: say.columns() },
  { keys: ["5", "A"], says: say.toCell() },
  { keys: ["7", "H"], says: say.toHome() },
  { keys: ["2", "6", "X", "3"], says: say.count() },
];
