/** One match out of a file, which may be a save, a kept match, or everything that a browser keeps. */

import type { GameEntry } from "@baize/games";
import { type Refusal, sentence } from "@baize/kernel";
import { type Kept, midendWords, readFile } from "@baize/midend";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";

/** A match that was found, and what there is to say about the rest of the file. */
interface Picked {
  readonly kept: Kept;
  readonly remark: string | undefined;
}

const reason = (why: Refusal): string => sentence(why, midendWords);

/** The match of a game that was touched last, or of any; without one the command ends. */
export function pickMatch(text: string, entry: GameEntry | undefined): Picked {
  const found = readFile(text.trim());
  if (!found.ok) throw new Stop(EXIT.impossible, reason(found.error));
  const { matches, unread } = found.value;
  const [first] = unread;
  const remark = first && say.someUnread({ count: unread.length, why: reason(first.why) });
  const [kept] = matches
    .filter(({ game }) => entry === undefined || game === entry.id)
    .toSorted((a, b) => b.touched - a.touched);
  if (kept !== undefined) return { kept, remark };
  const missing = entry === undefined ? say.noMatches() : say.noMatchOf({ title: entry.title });
  throw new Stop(EXIT.impossible, remark === undefined ? missing : `${missing} ${remark}`);
}
