/** The two FreeCell documents as they can be checked. */

import type { CheckedDocument } from "@baize/conformance";
import * as mis from "../mis/index.ts";
import { cs3500Door } from "./cs3500-door.ts";
import { cs3500Mutants } from "./cs3500-mutants.ts";
import { cs3500Script } from "./cs3500-script.ts";
import { misMutants } from "./mis-mutants.ts";
import { misScript } from "./mis-script.ts";

/** The two documents of FreeCell, to be checked. */
export const documents: readonly CheckedDocument[] = [
  {
    name: "freecell-mis",
    title: "FreeCell: Module Interface Specification",
    script: misScript,
    door: () => mis,
    mutants: misMutants,
  },
  {
    name: "freecell-cs3500",
    title: "FreeCell: CS3500 assignments",
    script: cs3500Script,
    door: () => cs3500Door,
    mutants: cs3500Mutants,
    sequel: "next homeworks",
  },
];
