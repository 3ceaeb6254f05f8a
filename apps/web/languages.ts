/** The page is built in each language by itself: other words stand in the place of the English ones, and nobody fetches both. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ENGLISH, learnLanguage, type WordTables } from "@baize/kernel";
import type { Plugin } from "vite";

const FILE = /^(.*[\\/]words[\\/])(?:(.+)\.)?en\.ts$/;

/** The table in such a file: it is called en, and ends with a line of its own. */
const TABLE = /^((?:export )?const en = )\{\n.*?\n\};$/ms;

/** A file of the page in a language: `sw.js` is `sw.zh-Hans.js`, and in English `sw.js`. */
export const fileIn = (language: string, name: string): string =>
  language === ENGLISH ? name : name.replace(/\.(?=\w+$)/, `.${language}.`);

/** The file with the words of an English one in a language, or, where it has none, in the language without its region. */
function twinOf(id: string, language: string): string | undefined {
  const [, folder, part = "main"] = FILE.exec(id) ?? [];
  if (folder === undefined) return undefined;
  const parts = language.split("-");
  for (let n = parts.length; n > 0; n--) {
    const file = `${folder}${part}.${parts.slice(0, n).join("-")}.ts`;
    if (existsSync(file)) return file;
  }
  throw new Error(`${id} has no words in ${language}.`);
}

/** Takes the words of another language in the place of the English ones, in every package. */
export const worded = (language: string): Plugin => ({
  name: "language",
  enforce: "pre",
  transform(code, id) {
    const twin = language === ENGLISH ? undefined : twinOf(id, language);
    if (twin === undefined) return undefined;
    if (!TABLE.test(code)) throw new Error(`${id} has no table.`);
    return `import { table as words } from ${JSON.stringify(twin)};\n${code.replace(TABLE, "$1words;")}`;
  },
});

/** Learns what the page itself says in a language. */
export async function learnPage(language: string): Promise<void> {
  if (language === ENGLISH) return;
  const file = join(import.meta.dirname, "src/words", `${language}.ts`);
  const { tables } = (await import(pathToFileURL(file).href)) as { readonly tables: WordTables };
  learnLanguage(language, tables);
}
