/** The cloth of each game: its own, until another is chosen. */

import { own } from "../keeping/own.ts";
import { useCell } from "../state/cell.ts";
import type { Loaded } from "./games.ts";

/** The cloths there are. */
export const CLOTHS = ["sage", "straw", "mist", "clay", "lilac", "stone"] as const;

/** One of them. */
export type Cloth = (typeof CLOTHS)[number];

/** The cloth a game lies on. */
export function useCloth({ game, door }: Pick<Loaded, "game" | "door">): Cloth {
  const { cloth } = useCell(own(game.meta.id).choices);
  return CLOTHS.find((one) => one === cloth) ?? door.cloth;
}

/** Chooses a cloth for a game. */
export function chooseCloth(game: string, cloth: Cloth): void {
  const { choices } = own(game);
  choices.write({ ...choices.get(), cloth });
}
