/** The check of languages on trial: what is missing, unused, or told with other facts. */

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources on trial hold templates.

import { ENGLISH, LANGUAGES } from "@baize/kernel";
import { expect, test } from "vitest";
import { languageComplaints } from "./languages.ts";

const EN =
  'const en = {\n  plain: () => "Go.",\n  told: (d) => `${d.a} of ${d.b}`,\n};\nexport const say = spoken("x", en);';
const table = (...messages: string[]) => `export const table = {\n${messages.join(",\n")}\n} satisfies typeof say;`;
const PLAIN = 'plain: () => "走。"';
const TOLD = "told: (d) => `${d.b} 之 ${d.a}`";

/** The languages that have every table, and those of a region, which have what differs. */
const whole = LANGUAGES.map(({ id }) => id).filter((id) => id !== ENGLISH && !id.includes("-HK"));
const others = LANGUAGES.map(({ id }) => id).filter((id) => id !== ENGLISH);
const tree = (first: string, more: Readonly<Record<string, string>> = {}) =>
  new Map([
    ...others.map((id): [string, string] => [`games/a/src/words/${id}.ts`, `import "./part.${id}.ts";`]),
    ["games/a/src/words/part.en.ts", EN],
    ...whole.map((id, n): [string, string] => [
      `games/a/src/words/part.${id}.ts`,
      n === 0 ? first : table(PLAIN, TOLD),
    ]),
    ...Object.entries(more).map(([name, text]): [string, string] => [`games/a/src/words/${name}`, text]),
  ]);
const at = `games/a/src/words/part.${whole[0]}.ts`;

test.each([
  ["CK-W4 all of it is fine", table(PLAIN, TOLD), []],
  ["CK-W4 a message that is missing", table(TOLD), [`${at}: "plain" is missing (CK-W4)`]],
  [
    "CK-W4 one that English does not have",
    table(PLAIN, TOLD, 'old: () => "舊。"'),
    [`${at}: English has no "old" (CK-W4)`],
  ],
  [
    "CK-W5 a fact that is not told",
    table(PLAIN, "told: (d) => `${d.a}`"),
    [`${at}: "told" tells {a}, English {a,b} (CK-W5)`],
  ],
  ["CK-W5 another fact", table("plain: (d) => `${d.c}`", TOLD), [`${at}: "plain" tells {c}, English {} (CK-W5)`]],
  ["CK-W5 facts by name", table(PLAIN, "told: ({ a, b }) => `${a}${b}`"), []],
  ["CK-W5 all facts handed on", table(PLAIN, "told: (d) => both(d)"), []],
])("%s", (_title, words, expected) => {
  expect(languageComplaints(tree(words))).toEqual(expected);
});

test("CK-W4 a table that is missing, and one of a language that is none", () => {
  const found = tree(table(PLAIN, TOLD), { "part.xx.ts": table(PLAIN) });
  found.delete(at);
  expect(languageComplaints(found)).toEqual([
    `${at} is missing (CK-W4)`,
    "games/a/src/words/part.xx.ts has no English twin (CK-W4)",
  ]);
});

test("CK-W4 a region has only what differs", () => {
  expect(languageComplaints(tree(table(PLAIN, TOLD), { "part.zh-Hant-HK.ts": table(PLAIN) }))).toEqual([]);
});

test("CK-W4 the door of a language that is missing, and one that names not all of its tables", () => {
  const found = tree(table(PLAIN, TOLD));
  const [first, second] = [...whole].map((id) => `games/a/src/words/${id}.ts`);
  found.delete(`${first}`);
  found.set(`${second}`, "");
  expect(languageComplaints(found)).toEqual([
    `${first} is missing (CK-W4)`,
    `${second} does not name games/a/src/words/part.${whole[1]}.ts (CK-W4)`,
  ]);
});
