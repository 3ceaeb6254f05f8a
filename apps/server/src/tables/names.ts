/** Names of people: one spelling, nothing unseen, and nobody under a name that looks like another's. */

import { LIMITS } from "../guards/limits.ts";
import { ALIKE, CAPITALS } from "./twins.ts";

const ALLOWED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’·_-]*$/u;
/** Letters and marks that nobody sees, such as the fillers of Hangul. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const MANY_MARKS = /\p{M}{3}/u;
/** Signs of every script, such as digits and marks. */
const OF_ALL = /[\p{Script=Common}\p{Script=Inherited}]/u;
/** What stands beside Latin letters in a name, as in `Ada 陳`; the scripts of East Asia are written together. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u;
/** The scripts people write their names in today; Latin comes first. */
const SCRIPTS = [
  ...["Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Hebrew", "Arabic", "Thaana", "Ethiopic", "Devanagari"],
  ...["Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala"],
  ...["Thai", "Lao", "Tibetan", "Myanmar", "Khmer"],
].map((script) => new RegExp(`\\p{Script=${script}}`, "u"));

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

/** Whether two names look the same: as they are written, with other capitals, or with the digits of another script. */
export const sameName = (a: string, b: string): boolean =>
  [written, small, counted].some((read) => skeleton(a, read) === skeleton(b, read));

/** Accents, blanks, apostrophes and such: the modifier letters among them, but not those of East Asia. */
const ASIDE = /(?![々〻ゝゞーヽヾ])[\p{M}\p{Lm} .'’·_Ꞌꞌꞏꟷᐧᑊᛌ-]/gu;
/** Strokes of East Asia beside a Latin letter, where they pass for hyphens and apostrophes. */
const STROKES = /(?<=\p{Script=Latin})[一ーㄧᅳ丶ヽ]+|[一ーㄧᅳ丶ヽ]+(?=\p{Script=Latin})/gu;

/** What two names have in common that look the same, by how their letters are read. */
const skeleton = (name: string, read: (name: string) => string): string =>
  [...read(name.replaceAll(ASIDE, "").replaceAll(STROKES, "").normalize("NFKD").replaceAll(ASIDE, ""))]
    .map((sign) => ALIKE.get(sign) ?? sign)
    .join("")
    .replaceAll("rn", "m");

const small = (name: string): string => name.toLowerCase();
const written = (name: string): string => small([...name].map((sign) => CAPITALS.get(sign) ?? sign).join(""));
const counted = (name: string): string => small(name.replaceAll(/\p{Nd}/gu, worth));

/** What a digit is worth: those of every script stand in a row, from 0 to 9. */
function worth(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1;
  return String(below % 10);
}
