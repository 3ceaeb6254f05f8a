/** The cloth of each game: its own, until another is chosen. */

import { CLOTHS, type Cloth, own } from "../keeping/own.ts";
import { useCell } from "../state/cell.ts";
import type { Loaded } from "./games.ts";

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
