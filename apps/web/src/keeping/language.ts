/** The language of this browser's page. */

import { speak } from "@baize/kernel";
import { shelf } from "./shelf.ts";

/** The language that was chosen; English until then. */
export const language = (): string => shelf.getItem("baize.language") ?? "en";

/** Speaks it. */
export const speakChosen = (): void => speak(language());
