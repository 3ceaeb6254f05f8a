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

/** Whether nobody can tell two names apart: as they are written, or with other capitals. */
export const sameName = (a: string, b: string): boolean =>
  skeleton(a) === skeleton(b) || skeleton(a, written) === skeleton(b, written);

const mapOf = (lines: readonly (readonly [signs: string, latin: string])[]): ReadonlyMap<string, string> =>
  new Map(lines.flatMap(([signs, latin]) => [...signs].map((sign) => [sign, latin] as const)));

/** Letters beside the usual Latin ones that they look like: small ones, and of scripts and kinds that have one size. */
const ALIKE = mapOf([
  ["аӑӓαɑᴀꭺꓮⲁ", "a"],
  ["ьвʙꮟᏼꓐⲃ", "b"],
  ["сϲᴄꮯꓚⲥ", "c"],
  ["ԁᴅꭰꮷꓓ", "d"],
  ["еёѐεᴇꭼꓰⲉ", "e"],
  ["ꜰꓝ", "f"],
  ["ɡցɢԍꮐꓖ", "g"],
  ["һнηհʜꮋꓧⲏ", "h"],
  ["іїӏιїıɩɪǀꭵꮮʟꓲꓡⲓ", "l"],
  ["јϳյᴊꭻꓙ", "j"],
  ["кκᴋꮶꓗⲕ", "k"],
  ["мᴍꮇꓟⲙ", "m"],
  ["пոɴꓠⲛ", "n"],
  ["оοσօᴏꓳⲟ", "o"],
  ["рρᴘꮲꓑⲣ", "p"],
  ["ԛ", "q"],
  ["гʀꭱꮢꓣ", "r"],
  ["ѕꜱꮥꮪꓢ", "s"],
  ["тτᴛꭲꓔⲧ", "t"],
  ["υսμᴜꓴ", "u"],
  ["νѵᴠꮩꓦ", "v"],
  ["ѡωшաԝᴡꮃꮤꓪ", "w"],
  ["хχꓫⲭ", "x"],
  ["уγүʏꭹꓬⲩ", "y"],
  ["ζᴢꮓꓜⲍ", "z"],
]);

/** Capitals that look like another letter than their small ones do. */
const CAPITALS = mapOf([
  ["Β", "b"],
  ["Լ", "l"],
  ["Μ", "m"],
  ["Ν", "n"],
  ["Տ", "s"],
  ["Υ", "y"],
]);

const small = (name: string): string => name.toLowerCase();
const written = (name: string): string =>
  [...name]
    .map((sign) => CAPITALS.get(sign) ?? sign)
    .join("")
    .toLowerCase();

/** What two names have in common that look the same, by how their letters are read. */
const skeleton = (name: string, read = small): string =>
  [...read(name.normalize("NFKD").replaceAll(/[\p{M} .'’·_-]/gu, ""))]
    .map((sign) => ALIKE.get(sign) ?? sign)
    .join("")
    .replaceAll("0", "o")
    .replaceAll(/[1i|]/g, "l")
    .replaceAll("rn", "m");
