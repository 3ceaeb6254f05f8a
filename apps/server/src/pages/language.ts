/** The language of an answer: the one that was chosen on the page, or what the browser asks for. */

import type { IncomingHttpHeaders } from "node:http";
import { learn } from "@baize/games/languages";
import { ENGLISH, LANGUAGES, languageFor, learnLanguage, type WordTables } from "@baize/kernel";

const CHOSEN = /(?:^|;\s*)language=([\w-]{2,20})(?:;|$)/;
/** Of a list of languages so many are looked at. */
const MOST = 20;

/** The languages that somebody asks for, the dearest first. */
const asked = (header: string): readonly string[] =>
  header
    .split(",")
    .slice(0, MOST)
    .map((part) => {
      const [tag = "", ...more] = part.trim().split(";");
      const weight = more.map((field) => /^\s*q=([\d.]+)\s*$/.exec(field)?.[1]).find((q) => q !== undefined);
      return { tag: tag.trim(), weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** What an answer depends on that is told in a language. */
export const BY_LANGUAGE = "accept-language, cookie";

/** The language that somebody is answered in. */
export function languageOf({ cookie = "", "accept-language": accept = "" }: IncomingHttpHeaders): string {
  const chosen = CHOSEN.exec(cookie)?.[1];
  return LANGUAGES.find(({ id }) => id === chosen)?.id ?? languageFor(asked(accept));
}

/** A file of the page in a language: `index.html` is `index.zh-Hans.html`, and in English `index.html`. */
export const fileIn = (language: string, name: string): string =>
  language === ENGLISH ? name : name.replace(/\.(?=\w+$)/, `.${language}.`);

/** Learns all languages, so that each can be answered in. */
export async function learnAll(): Promise<void> {
  for (const { id } of LANGUAGES) {
    if (id === ENGLISH) continue;
    const { tables } = (await import(`../words/${id}.ts`)) as { readonly tables: WordTables };
    learnLanguage(id, tables);
    await learn(id);
  }
}
