/** What the games are called. */

import { spoken } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("games", en);
