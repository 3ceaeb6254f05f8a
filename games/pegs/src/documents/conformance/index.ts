/** The Peg Solitaire document as it can be checked. */

import type { CheckedDocument } from "@baize/conformance";
import * as eecs3311 from "../eecs3311.ts";
import { eecs3311Mutants } from "./mutants.ts";
import { eecs3311Script } from "./script.ts";

/** The document of Peg Solitaire, to be checked. */
export const documents: readonly CheckedDocument[] = [
  {
    name: "pegs-eecs3311",
    title: "Peg Solitaire: EECS 3311 contract views",
    script: eecs3311Script,
    door: () => eecs3311,
    mutants: eecs3311Mutants,
    sequel: "companion",
  },
];
