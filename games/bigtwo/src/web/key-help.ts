/** What the keys do at this table. */

import type { KeyHelp } from "@baize/table";
import { say } from "../words/keys.en.ts";

/** The keys, in the order in which they are told. */
export const keyHelp = (): readonly KeyHelp[] => [
  { keys: ["←", "→", "↑", "↓"], says: say.arrows() },
  { keys: [say.shiftKey(), "←", "→"], says: say.shift() },
  { keys: [say.home(), say.end()], says: say.ends() },
  { keys: [say.space()], says: say.pick() },
  { keys: [say.enter()], says: say.play() },
  { keys: [say.escape()], says: say.back() },
  { keys: ["P"], says: say.pass() },
  { keys: ["O"], says: say.offer() },
  { keys: ["S"], says: say.sort() },
];
