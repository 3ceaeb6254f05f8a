/** FreeCell explained: its lines taught and told; fetched when somebody asks for it. */

import type { Tutor } from "@baize/kernel";
import { chapters } from "./chapters.ts";
import type { FreecellShape } from "./shape.ts";
import { effect, teach } from "./teaching.ts";

export const tutor: Tutor<FreecellShape> = { teach, chapters, effect };
