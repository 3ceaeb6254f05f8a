/** The language of this page. It is built in each, so that a visitor fetches one alone; which one, the server is told by a cookie. */

import { speak } from "@baize/kernel";
import { shelf } from "./shelf.ts";

/** The language that this page is built in. */
export const pageLanguage = (): string => document.documentElement.lang;

/** The language that is spoken: a test may choose the pseudo-language. */
export const language = (): string => shelf.getItem("baize.language") ?? pageLanguage();

/** Speaks it. */
export const speakChosen = (): void => speak(language());
