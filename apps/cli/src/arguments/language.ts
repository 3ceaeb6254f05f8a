/** The language of the command: the system's, as POSIX names it; what programs read is English. */

import { learn } from "@baize/games/languages";
import { ENGLISH, languageFor, learnLanguage, speak, type WordTables } from "@baize/kernel";

/** What is spoken to programs: the engine's protocol, and what a source document says. */
const FOR_PROGRAMS: readonly string[] = ["engine", "check-document"];

/** The language that the system is set to; English where its letters could not be written. */
export function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  const [, tag = "", letters = "UTF-8"] = /^([^.@]*)(?:\.([^@]*))?/.exec(LC_ALL || LC_MESSAGES || LANG || "") ?? [];
  return /^utf-?8$/i.test(letters) ? languageFor([tag.replaceAll("_", "-")]) : ENGLISH;
}

/** The language that a command line is answered in. */
export const languageOf = (words: readonly string[], env: NodeJS.ProcessEnv): string =>
  words.includes("--json") || FOR_PROGRAMS.includes(words[0] ?? "") ? ENGLISH : systemLanguage(env);

/** Speaks a language from now on. */
export async function speakIn(language: string): Promise<void> {
  if (language === ENGLISH) return;
  const [{ tables }] = await Promise.all([
    import(`../words/${language}.ts`) as Promise<{ readonly tables: WordTables }>,
    learn(language),
  ]);
  learnLanguage(language, tables);
  speak(language);
}
