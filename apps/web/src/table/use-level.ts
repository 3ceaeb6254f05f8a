/** How hard the deal on the table is, in a word of its game. */

import type { Match, Shape } from "@baize/kernel";
import { useEffect, useState } from "react";
import type { Loaded } from "../library/games.ts";
import { quick } from "../workers/line.ts";

/** What was found, by game and deal. */
const known = new Map<string, number | undefined>();

/** The word; undefined where the game has none, where the way of playing is not its standard one, or while it is not known. */
export function useLevel({ door, game }: Loaded, { deal, options }: Match<Shape>): string | undefined {
  const { id } = game.meta;
  const isTold = door.levelName !== undefined && options === game.options.format(game.options.standard);
  const key = `${id} ${deal}`;
  const [, hear] = useState(0);
  useEffect(() => {
    if (!isTold || known.has(key)) return;
    let isGone = false;
    quick.ask("level", { game: id, deal }).answer.then(
      (level) => {
        known.set(key, level);
        if (!isGone) hear((times) => times + 1);
      },
      // Without its worker the table says nothing of it; the light tells why.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isTold, key, id, deal]);
  const level = isTold ? known.get(key) : undefined;
  return level === undefined ? undefined : door.levelName?.(level);
}
