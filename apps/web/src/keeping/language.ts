/** The language of this page. It is built in each, so that a visitor fetches one alone; which one, the server is told by a cookie. */

import { speak } from "@baize/kernel";
import { shelf } from "./shelf.ts";

/** The language that this page is built in. */
export const pageLanguage = (): string => document.documentElement.lang;

/** The language that is spoken: a test may choose the pseudo-language. */
export const language = (): string => shelf.getItem("baize.language") ?? pageLanguage();

/** Speaks it. */
export const speakChosen = (): void => speak(language());

const YEAR_S = 365 * 24 * 3600;

/** Has the page in another language from now on: it is opened again, and what was kept of the old one for offline goes. */
export async function chooseLanguage(id: string): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store yet.
  document.cookie = `language=${id}; path=/; max-age=${YEAR_S}; samesite=lax`;
  const kept = await navigator.serviceWorker?.getRegistration();
  await kept?.unregister();
  location.reload();
}
