/** The single record of former days is parted once, before anything is read. */

import { readEverything, setEverything } from "./everything.ts";
import { shelf } from "./shelf.ts";
import { readJson } from "./stored.ts";

/** Parts the record, where there is one. */
export function partFormerRecord(): void {
  const found = readJson(shelf.getItem("baize.settings"));
  if (typeof found !== "object" || found === null || !("games" in found || "taught" in found)) return;
  setEverything(readEverything(found));
}
