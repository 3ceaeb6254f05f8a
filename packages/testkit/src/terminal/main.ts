/** Where the command is. */

import { join } from "node:path";

export const MAIN = join(import.meta.dirname, "../../../../apps/cli/src/main.mjs");
