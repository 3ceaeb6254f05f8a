/** Who the player is, for a table online: the name and the face of the settings. */

import { PEOPLE } from "@baize/midend";
import { set, settings } from "../keeping/settings.ts";

export const ownName = (): string => settings.get().name;

export const rememberName = (name: string): void => set({ name });

/** The number of the player's face. */
export const ownFace = (): number =>
  Math.max(
    0,
    PEOPLE.findIndex((face) => face === settings.get().face),
  );
