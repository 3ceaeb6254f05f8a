/** The kernel's own messages. */

import { en } from "./en.ts";
import { spoken } from "./messages.ts";

export const say = spoken("kernel", en);
