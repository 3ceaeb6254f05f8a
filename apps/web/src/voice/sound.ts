/** Sounds are off until asked for; who wants none does not load them. */

import { settings } from "../keeping/settings.ts";
import type { SOUNDS } from "./sounds.ts";

/** Makes a sound, if the player wants sound. */
export function sound(name: keyof typeof SOUNDS): void {
  if (settings.get().sound) void import("./sounds.ts").then(({ SOUNDS }) => SOUNDS[name]());
}
