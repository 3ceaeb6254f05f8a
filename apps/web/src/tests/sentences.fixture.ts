/** Every refusal that a page can show, as a sentence in a language. */

import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WordTables } from "@baize/kernel";

const ROOT = join(import.meta.dirname, "../../../..");

/** The ids of refusals are their codes; a reaction or a phrase is none. */
const CODE = /^(?!reaction-|phrase-)[a-z]+(-[a-z]+)+$/;

/** A message told with facts that fit it: a number where it takes one, else a list. */
function told(message: (facts: object) => string): string {
  for (const fact of [3, ["3"]]) {
    try {
      return message(new Proxy({}, { get: () => fact }));
    } catch {
      // It wants something else.
    }
  }
  throw new Error(`${message} is told by nothing.`);
}

/** Every refusal of every package but the command, in a language. */
export async function refusalsIn(language: string): Promise<readonly string[]> {
  const files = globSync(`{packages/*,games/*,apps/web,apps/server}/src/words/${language}.ts`, { cwd: ROOT });
  const all: string[] = [];
  for (const file of files) {
    const address = pathToFileURL(join(ROOT, file)).href;
    const { tables } = (await import(/* @vite-ignore */ address)) as { readonly tables: WordTables };
    for (const table of Object.values(tables)) {
      for (const [id, message] of Object.entries(table)) if (CODE.test(id)) all.push(told(message));
    }
  }
  return all;
}
