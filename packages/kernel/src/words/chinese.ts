/** What the tables of Chinese share. */

import type { Fact } from "./messages.ts";

/** The words of a refusal's list as Chinese lists them. */
export const commas = (list: Fact): string => String(list).replaceAll(", ", "、");
