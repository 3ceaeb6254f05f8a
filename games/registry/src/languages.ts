/** What every package below the apps says in another language, for programs; the page is built in one. */

import { ENGLISH, learnLanguage, type WordTables } from "@baize/kernel";
import { GAMES } from "./index.ts";

const PACKAGES: readonly string[] = ["kernel", "cards", "midend", "games", ...GAMES.map(({ id }) => id)];

/** Learns what is said in a language, so that it can be spoken. */
export async function learn(language: string): Promise<void> {
  if (language === ENGLISH) return;
  const found = PACKAGES.map((pack) => import(`@baize/${pack}/words/${language}`) as Promise<{ tables: WordTables }>);
  for (const { tables } of await Promise.all(found)) learnLanguage(language, tables);
}
