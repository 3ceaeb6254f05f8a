/** The Big Two document as it can be checked. */

import { type CheckedDocument, spellingsOf } from "@baize/conformance";
import { ALIASES } from "../aliases.ts";
import * as mis from "../index.ts";
import { bigtwoMutants } from "./mutants.ts";
import { bigtwoScript } from "./script.ts";

/** Each name with its aliases; those of a card are properties of their own. */
const aliases = [...Object.values(ALIASES).flatMap((one) => Object.entries(one)), ["suite", "suit"], ["num", "value"]];
const names = new Set(aliases.map(([, name = ""]) => name));
const groups = [...names].map((name) => [name, ...aliases.flatMap(([alias = "", of]) => (of === name ? [alias] : []))]);

/** The document of Big Two, to be checked. */
export const documents: readonly CheckedDocument[] = [
  {
    name: "bigtwo-mis",
    title: "Big Two: Module Interface Specification",
    script: bigtwoScript,
    door: () => mis,
    mutants: bigtwoMutants,
    spellings: spellingsOf(groups),
  },
];
