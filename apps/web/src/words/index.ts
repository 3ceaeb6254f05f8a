/** What the page says. */

import { spoken } from "@baize/kernel";
import { en } from "./en.ts";
import { online } from "./online.en.ts";

export const say = spoken("page", { ...en, ...online });
