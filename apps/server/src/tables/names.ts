/** Names of people: one spelling, nothing unseen, no letters of one script that pass for another's. */

import { LIMITS } from "../guards/limits.ts";

const ALLOWED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’·_-]*$/u;
/** Letters and marks that nobody sees, such as the fillers of Hangul. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const MANY_MARKS = /\p{M}{3}/u;
/** Signs of every script, such as digits and marks. */
const OF_ALL = /[\p{Script=Common}\p{Script=Inherited}]/u;
/** What stands beside Latin letters in a name, as in `Ada 陳`, and looks like none of them; the scripts of East Asia are written together. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u;
/** The other scripts people write their names in today. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
];

/** The number of a letter's script, where those of East Asia go with Latin; all that are rarer count as one. */
const scriptOf = (sign: string): number =>
  EAST_ASIAN.test(sign) ? 0 : SCRIPTS.findIndex((script) => script.test(sign));

/** A name as it is shown; undefined when it cannot be one. */
export function cleanName(text: string): string | undefined {
  const name = text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  const signs = [...name];
  if (signs.length === 0 || signs.length > LIMITS.name || !ALLOWED.test(name)) return undefined;
  if (MANY_MARKS.test(name) || UNSEEN.test(name)) return undefined;
  const scripts = new Set(signs.filter((sign) => !OF_ALL.test(sign)).map(scriptOf));
  return scripts.size > 1 ? undefined : name;
}

/** What two names have in common that nobody can tell apart. */
export const sameName = (a: string, b: string): boolean => skeleton(a) === skeleton(b);

/** Letters of other scripts beside the Latin ones that they look like. */
const ALIKE = new Map(
  [
    ["аӑӓα", "a"],
    ["ьв", "b"],
    ["сϲ", "c"],
    ["ԁ", "d"],
    ["еёѐε", "e"],
    ["ɡց", "g"],
    ["һнηհ", "h"],
    ["іїӏιїıɩ", "l"],
    ["јϳյ", "j"],
    ["кκ", "k"],
    ["м", "m"],
    ["пո", "n"],
    ["оοσօ", "o"],
    ["рρ", "p"],
    ["ԛ", "q"],
    ["г", "r"],
    ["ѕ", "s"],
    ["тτ", "t"],
    ["υսμ", "u"],
    ["νѵ", "v"],
    ["ѡωшա", "w"],
    ["хχ", "x"],
    ["уγ", "y"],
    ["ζ", "z"],
  ].flatMap(([signs = "", latin = ""]) => [...signs].map((sign) => [sign, latin] as const)),
);

const skeleton = (name: string): string =>
  [
    ...name
      .normalize("NFKD")
      .replaceAll(/[\p{M} .'’·_-]/gu, "")
      .toLowerCase(),
  ]
    .map((sign) => ALIKE.get(sign) ?? sign)
    .join("")
    .replaceAll("0", "o")
    .replaceAll(/[1i|]/g, "l")
    .replaceAll("rn", "m");
