/** What the server says. */

import { spoken } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("server", en);
