/** Names of people: one spelling, nothing unseen, no letters of one script that pass for another's. */

import { LIMITS } from "../guards/limits.ts";

const ALLOWED = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’·_-]*$/u;
/** Scripts whose letters look alike. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const MANY_MARKS = /\p{M}{3}/u;

/** A name as it is shown; undefined when it cannot be one. */
export function cleanName(text: string): string | undefined {
  const name = text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  const letters = [...name].length;
  if (letters === 0 || letters > LIMITS.name || !ALLOWED.test(name) || MANY_MARKS.test(name)) return undefined;
  return ALIKE.filter((script) => script.test(name)).length > 1 ? undefined : name;
}

/** What two names have in common that nobody can tell apart. */
export const sameName = (a: string, b: string): boolean => skeleton(a) === skeleton(b);

const skeleton = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/[\p{M} .'’·_-]/gu, "")
    .toLowerCase()
    .replaceAll("0", "o")
    .replaceAll(/[1i|]/g, "l");
