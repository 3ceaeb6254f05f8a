/** What the games are called, in English: as they name themselves. */

import type { Facts } from "@baize/kernel";

export const en = {
  title: (d: Facts<"id" | "title">) => String(d.title ?? d.id),
};
