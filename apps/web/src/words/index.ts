/** What the page says. */

import { spoken } from "@baize/kernel";
import { en } from "./en.ts";

export const say = spoken("page", en);
