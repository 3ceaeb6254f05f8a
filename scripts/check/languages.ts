/** Every language says all that English says, and nothing else: what is missing, unused or told with other facts is named. */

import { ENGLISH, LANGUAGES } from "@baize/kernel";
import { tableIn } from "./tables.ts";
import type { Tree } from "./tree.ts";

const ENGLISH_TABLE = /^(.*\/words\/)(?:(.+)\.)?en\.ts$/;
const ANY_TABLE = /^(.*\/words\/)(.+)\.([a-z]{2,3}(?:-\w+)*)\.ts$/;

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((fact) => others.has(fact));
const isRegional = (id: string): boolean => LANGUAGES.some((other) => id.startsWith(`${other.id}-`));
const others = LANGUAGES.map(({ id }) => id).filter((id) => id !== ENGLISH);

/** What one table says otherwise than English does. */
function tableComplaints(path: string, text: string, english: ReturnType<typeof tableIn>, isWhole: boolean): string[] {
  const { messages } = tableIn(path, text);
  const missing = isWhole ? [...english.messages.keys()].filter((key) => !messages.has(key)) : [];
  const complaints = missing.map((key) => `${path}: "${key}" is missing (CK-W4)`);
  for (const [key, facts] of messages) {
    const own = english.messages.get(key);
    if (!english.messages.has(key)) complaints.push(`${path}: English has no "${key}" (CK-W4)`);
    else if (facts !== undefined && own !== undefined && !isSame(facts, own)) {
      complaints.push(`${path}: "${key}" tells {${[...facts].sort()}}, English {${[...own].sort()}} (CK-W5)`);
    }
  }
  return complaints;
}

/** What of a folder's tables in a language nobody would learn: without its door nothing, with it what it does not name. */
function doorComplaints(tree: Tree, folder: string, language: string): string[] {
  const door = `${folder}${language}.ts`;
  if (!tree.has(door)) return [`${door} is missing (CK-W4)`];
  const own = [...tree].filter(
    ([path]) => path.startsWith(folder) && /[^/]+$/.exec(path)?.[0].endsWith(`${language}.ts`),
  );
  const isNamed = (table: string): boolean =>
    own.some(([path, text]) => path !== table && text.includes(`"./${table.slice(folder.length)}"`));
  const tables = own.map(([path]) => path).filter((path) => path.endsWith(`.${language}.ts`));
  return tables.filter((path) => !isNamed(path)).map((path) => `${door} does not name ${path} (CK-W4)`);
}

/** What the languages of a tree lack, or have too much. */
export function languageComplaints(tree: Tree): string[] {
  const complaints: string[] = [];
  const known = new Set<string>();
  const folders = new Set<string>();
  for (const [path, text] of tree) {
    const [, folder, part = "main"] = ENGLISH_TABLE.exec(path) ?? [];
    if (folder === undefined) continue;
    folders.add(folder);
    const english = tableIn(path, text);
    for (const language of others) {
      const twin = `${folder}${part}.${language}.ts`;
      known.add(twin);
      const words = tree.get(twin);
      if (words !== undefined) complaints.push(...tableComplaints(twin, words, english, !isRegional(language)));
      else if (!isRegional(language)) complaints.push(`${twin} is missing (CK-W4)`);
    }
  }
  for (const folder of folders) {
    for (const language of others) complaints.push(...doorComplaints(tree, folder, language));
  }
  for (const [path] of tree) {
    const language = ANY_TABLE.exec(path)?.[3];
    if (language !== undefined && language !== ENGLISH && !path.endsWith(".test.ts") && !known.has(path)) {
      complaints.push(`${path} has no English twin (CK-W4)`);
    }
  }
  return complaints;
}
