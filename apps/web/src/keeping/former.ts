/** The single record of former days is parted once, before anything is read. */

import { shelf } from "./shelf.ts";
import { readJson } from "./stored.ts";

/** Parts the record, where there is one; hardly anybody needs what it is read with. */
export async function partFormerRecord(): Promise<void> {
  const found = readJson(shelf.getItem("baize.settings"));
  if (typeof found !== "object" || found === null || !("games" in found || "taught" in found)) return;
  const { readEverything, setEverything } = await import("./everything.ts");
  setEverything(readEverything(found));
}
