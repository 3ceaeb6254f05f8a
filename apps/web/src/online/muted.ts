/** Whether the others at a table are heard. */

import { putAway, shelf } from "../keeping/shelf.ts";

const MUTED = "baize.muted";

export const isMuted = (): boolean => shelf.getItem(MUTED) === "yes";

export const setMuted = (muted: boolean): void => putAway(MUTED, muted ? "yes" : "no");
