/** Every sentence a person reads or hears comes from `words/`, everything there is said, and in every language. */

import { languageComplaints } from "./languages.ts";
import { unsaidMessages } from "./messages.ts";
import { looseTexts } from "./texts.ts";
import type { Tree } from "./tree.ts";

/** Text outside `words/`, messages that nobody says, and what languages lack. */
export const wordComplaints = (tree: Tree): string[] => [
  ...looseTexts(tree).map(({ path, line, text, rule }) => `${path}:${line}: "${text}" belongs into words/ (${rule})`),
  ...unsaidMessages(tree).map(({ path, key }) => `${path}: nothing says "${key}" (CK-W3)`),
  ...languageComplaints(tree),
];
