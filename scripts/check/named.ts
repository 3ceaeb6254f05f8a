/** No app and no package names a game: what is particular of one comes from its own declarations. */

import { isTest } from "./source.ts";
import type { Tree } from "./tree.ts";

const CODE = /^(apps|packages)\/.+\.(ts|tsx|mjs|css|html)$/;
/** What compares with a record of older versions, or attacks, speaks of real games as a test does. */
const TRIED = /\/(tests|attacks|versions)\//;

/** A text without its comments, its lines where they were. */
const bare = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, "")).replaceAll(/(^|\s)\/\/.*$/gm, "");

/** Every line of an app or a package that names a game. */
export function namedComplaints(tree: Tree): string[] {
  const games = [...tree.keys()].flatMap((path) => /^games\/([^/]+)\/package\.json$/.exec(path)?.[1] ?? []);
  const known = games.filter((game) => game !== "registry" && game !== "null");
  if (known.length === 0) return [];
  // A game may be called as other things are, such as hearts: only where nothing else can be meant it is named.
  const any = `(${known.join("|")})\\b`;
  const name = new RegExp(`@baize/${any}|data-game="?${any}|["'\`]/${any}|game === "${any}`, "i");
  return [...tree]
    .filter(([path]) => CODE.test(path) && !isTest(path) && !TRIED.test(path))
    .flatMap(([path, text]) =>
      bare(text)
        .split("\n")
        .flatMap((line, n) => {
          const [found] = name.exec(line) ?? [];
          return found === undefined ? [] : [`${path}:${n + 1} names ${found}: games declare what is their own`];
        }),
    );
}
