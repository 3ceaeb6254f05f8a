/** What is chosen on a screen and stands in the query of its address: reload, back and others by a link find it again. */

import { Cell } from "../state/cell.ts";
import { onWay, rename } from "./navigation.ts";

/** What the query of the present address says, as it was written or is chosen on the screen. */
export const query = new Cell(location.search);

/** So long after the last of many changes the address follows, in ms: browsers refuse more of them. */
const REST_MS = 400;
let late: ReturnType<typeof setTimeout> | undefined;

function settle(): void {
  clearTimeout(late);
  late = undefined;
}

/** Writes into the address what was chosen last, in its place. */
function follow(): void {
  if (late === undefined) return;
  settle();
  rename(location.pathname + query.get());
}

/** Chooses something that the address keeps; undefined takes it out. */
export function choose(changes: Readonly<Record<string, string | undefined>>): void {
  const fields = new URLSearchParams(query.get());
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) fields.delete(name);
    else fields.set(name, value);
  }
  query.set(fields.size === 0 ? "" : `?${fields}`);
  settle();
  late = setTimeout(follow, REST_MS);
}

onWay.leave = follow;
onWay.arrive = () => {
  settle();
  query.set(location.search);
};
