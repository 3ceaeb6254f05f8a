/** The table as text, for answers and streams: what a move leaves as it was is written once, and a view once for each seat. */

import type { Viewer } from "@baize/kernel";
import type { LoggedMove } from "../store/store.ts";
import type { Body } from "./body.ts";
import type { Live } from "./live.ts";
import { shownEntry, shownHead, shownRace } from "./shown.ts";

/** Gives what was made for a key before, or makes it. */
function once<K, V>(known: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, make: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

type ByViewer = Map<Viewer, string>;
const heads = new WeakMap<Body, ByViewer>();
const views = new WeakMap<Live, ByViewer>();
const tables = new WeakMap<Live, ByViewer>();
const moves = new WeakMap<Live, ByViewer>();
const entries = new WeakMap<LoggedMove, string>();

const byViewer = (): ByViewer => new Map();

/** The fields of an object without the brackets. */
const fields = (value: object): string => JSON.stringify(value).slice(1, -1);

const headText = (live: Live, viewer: Viewer): string =>
  once(once(heads, live.body, byViewer), viewer, () => fields(shownHead(live, viewer)));

const viewText = (live: Live, viewer: Viewer): string =>
  once(once(views, live, byViewer), viewer, () => JSON.stringify(live.view(viewer) ?? null));

const movesText = (log: readonly LoggedMove[]): string =>
  log.map((entry) => once(entries, entry, () => JSON.stringify(shownEntry(entry)))).join(",");

/** Where the table stands, and the moves that are told. */
function standing(live: Live, viewer: Viewer, log: readonly LoggedMove[]): string {
  const now = fields({ seq: live.seq, ply: live.plyOf(viewer), turn: live.turnOf(viewer) ?? null, due: live.due });
  return `${now},"moves":[${movesText(log)}],"view":${viewText(live, viewer)}${raceText(live, viewer)}`;
}

const raceText = (live: Live, viewer: Viewer): string =>
  live.body.kind === "race" ? `,${fields(shownRace(live, viewer))}` : "";

/** Everything a page or a program needs to draw the table and to play on, but for the time: the fields, without brackets. */
const tableText = (live: Live, viewer: Viewer): string =>
  once(
    once(tables, live, byViewer),
    viewer,
    () => `${headText(live, viewer)},${standing(live, viewer, live.logOf(viewer))}`,
  );

/** What a move changed since; in a race, what is new of the others is all that is told of their moves. */
function moveText(live: Live, viewer: Viewer, before: Live): string {
  const made = live.logOf(viewer).slice(before.plyOf(viewer));
  return live.body.kind === "race" && made.length === 0
    ? `${fields({ seq: live.seq, due: live.due })}${raceText(live, viewer)}`
    : standing(live, viewer, made);
}

/** The table, with the time it is here: whoever shows a clock goes by that. */
export const toldTable = (live: Live, viewer: Viewer): string => `{"now":${Date.now()},${tableText(live, viewer)}}`;

/** The same with the moves that the viewer may make now, as text. */
export const toldWithMoves = (live: Live, viewer: Viewer): string =>
  `{"now":${Date.now()},${tableText(live, viewer)},"legal":${JSON.stringify(live.legalFor(viewer))}}`;

/** What is new since the state just before. */
export const toldMove = (live: Live, viewer: Viewer, before: Live): string =>
  `{"now":${Date.now()},${once(once(moves, live, byViewer), viewer, () => moveText(live, viewer, before))}}`;
