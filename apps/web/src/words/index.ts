/** What the page says. */

import { spoken, wordsOf } from "@baize/kernel";
import { days } from "./days.en.ts";
import { en } from "./en.ts";
import { guest } from "./guest.en.ts";
import { hint } from "./hint.en.ts";
import { online } from "./online.en.ts";
import { record } from "./record.en.ts";
import { set } from "./settings.en.ts";

export const say = spoken("page", { ...en, ...days, ...guest, ...hint, ...online, ...record, ...set });

/** Its refusals as sentences, beside a game's own. */
export const pageWords = wordsOf(say);
