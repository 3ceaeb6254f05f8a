/** The languages there are, each named in itself, and which of them somebody reads. */

import { ENGLISH } from "./messages.ts";

/** A language: its id is how pages and programs name it (BCP 47). */
export interface Language {
  readonly id: string;
  readonly name: string;
}

/** Every language, one line each: its tables are `words/*.ID.ts` in every package. */
export const LANGUAGES: readonly Language[] = [
  { id: ENGLISH, name: "English" },
  { id: "zh-Hant", name: "繁體中文（台灣）" },
  { id: "zh-Hant-HK", name: "繁體中文（香港）" },
  { id: "zh-Hans", name: "简体中文" },
];

/** Whose written language is another's. */
const AS: Readonly<Record<string, string>> = { yue: "zh", MO: "HK" };

/** A language tag in full, such as zh, Hant and HK of zh-HK; nothing of what is no tag. */
function partsOf(tag: string): readonly string[] {
  try {
    const { language, script = "", region = "" } = new Intl.Locale(tag).maximize();
    return [language, script, region].map((part) => AS[part] ?? part);
  } catch {
    return [];
  }
}

/** The first language somebody reads that is there: tags as browsers and systems write them, the dearest first. */
export function languageFor(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const parts = partsOf(tag);
    const fitting = LANGUAGES.filter(({ id }) => id.split("-").every((part) => parts.includes(part)));
    const [best] = fitting.sort((a, b) => b.id.length - a.id.length);
    if (best !== undefined) return best.id;
  }
  return ENGLISH;
}
