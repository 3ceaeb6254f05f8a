/** What the server says. */

import { spoken } from "@baize/kernel";
import { en } from "./en.ts";
import { online } from "./online.en.ts";

export const say = spoken("server", { ...en, ...online });
