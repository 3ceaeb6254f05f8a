/** The name of a table: drawn by chance, short enough to be read out, too many to be guessed. */

import { randomInt } from "node:crypto";

/** Letters and digits that nobody takes for one another. */
export const SIGNS = "23456789abcdefghjkmnpqrstvwxyz";
export const NAME_LENGTH = 8;
const NAME = new RegExp(`^[${SIGNS}]{${NAME_LENGTH}}$`);

const signOf = (signs: string): string => signs.charAt(randomInt(signs.length));

/** A new name, which begins with one of some signs. */
export const newName = (first = SIGNS): string =>
  signOf(first) + Array.from({ length: NAME_LENGTH - 1 }, () => signOf(SIGNS)).join("");

/** A name as it may have been typed: in any case, with blanks or strokes. */
export function readName(text: string): string | undefined {
  if (NAME.test(text)) return text;
  const name = text.toLowerCase().replaceAll(/[\s-]/g, "");
  return NAME.test(name) ? name : undefined;
}
