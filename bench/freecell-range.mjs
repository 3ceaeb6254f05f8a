/** `freecell-range.ts` with its compiled modules kept between runs, as the command keeps them: the peer comes compiled too. */

import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./freecell-range.ts");
