/** Who the player is, for a table online: the name and the face of the settings. */

import { PEOPLE } from "@baize/midend";
import { set, settings } from "../keeping/settings.ts";
import { freeFace } from "../parts/self.tsx";

export const ownName = (): string => settings.get().name;

export const rememberName = (name: string): void => set({ name });

/** The number of the player's face at a table where some are taken. */
export const ownFace = (taken: readonly string[] = []): number =>
  Math.max(
    0,
    PEOPLE.findIndex((one) => one === freeFace(settings.get().face, taken)),
  );
