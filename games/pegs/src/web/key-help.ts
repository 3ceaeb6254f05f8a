/** What the keys do at this table. */

import type { KeyHelp } from "@baize/table";
import { say } from "../words/keys.en.ts";

/** The keys, in the order in which they are told. */
export const keyHelp = (): readonly KeyHelp[] => [
  { keys: ["←", "→", "↑", "↓"], says: say.arrows() },
  { keys: [say.home(), say.end()], says: say.ends() },
  { keys: [say.enter()], says: say.lift() },
  { keys: [say.escape()], says: say.back() },
  { keys: ["D", "2", "D", "4"], says: say.jump() },
  { keys: ["-", "D", "6"], says: say.onward() },
];
