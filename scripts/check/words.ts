/** Every sentence a person reads or hears comes from `words/`, and everything there is said. */

import { unsaidMessages } from "./messages.ts";
import { looseTexts } from "./texts.ts";
import type { Tree } from "./tree.ts";

/** Text outside `words/`, and messages that nobody says. */
export const wordComplaints = (tree: Tree): string[] => [
  ...looseTexts(tree).map(({ path, line, text, rule }) => `${path}:${line}: "${text}" belongs into words/ (${rule})`),
  ...unsaidMessages(tree).map(({ path, key }) => `${path}: nothing says "${key}" (CK-W3)`),
];
