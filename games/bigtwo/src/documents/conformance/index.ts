/** The Big Two document as it can be checked. */

import type { CheckedDocument } from "@baize/conformance";
import * as mis from "../index.ts";
import { bigtwoMutants } from "./mutants.ts";
import { bigtwoScript } from "./script.ts";

export const documents: readonly CheckedDocument[] = [
  {
    name: "bigtwo-mis",
    title: "Big Two: Module Interface Specification",
    script: bigtwoScript,
    door: () => mis,
    mutants: bigtwoMutants,
  },
];
