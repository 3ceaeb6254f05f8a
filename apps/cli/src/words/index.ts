/** The command's own messages. */

import { spoken } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("cli", en);
