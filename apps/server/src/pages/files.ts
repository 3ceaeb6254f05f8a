/** The files of the page: what an address stands for, and nothing that lies elsewhere or begins with a dot. */

import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { GAMES } from "@baize/games";

/** The way of an address, as it was asked for: without what follows a question mark. */
export const wayOf = (url: string): string => url.split(/[?#]/)[0] ?? "/";

/** What lies below a game, or a review of one, is a deal: there a point is no ending. */
const OF_GAME = new RegExp(`^(/[a-z]+)?/(${GAMES.map(({ id }) => id).join("|")})/[^/]+$`, "i");

/** Whether an address is one of the app's screens: those have no ending as files have. */
export const isScreen = (way: string): boolean =>
  OF_GAME.test(way) || (!/\.[a-z0-9]+$/i.test(way) && !way.includes("/."));

/** The file in a folder that an address stands for, named from that folder; undefined when there is none. */
export async function fileAt(folder: string, way: string): Promise<string | undefined> {
  const names = decodeURIComponent(way).split("/").slice(1);
  const isName = (name: string) => /^[^.\\/\0][^\\/\0]*$/.test(name) && !/\.(br|gz)$/.test(name);
  if (!names.every(isName)) return undefined;
  const file = names.join("/");
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
    return real.startsWith(root + sep) && (await stat(real)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
