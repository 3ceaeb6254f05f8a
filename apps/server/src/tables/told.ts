/** The table as text, for answers and streams: what a move leaves as it was is written once, and of a view what is new. */

import type { Viewer } from "@baize/kernel";
import type { LoggedMove } from "../store/store.ts";
import type { Body } from "./body.ts";
import type { Live } from "./live.ts";
import { shownEntry, shownHead, shownRace } from "./shown.ts";

/** Gives what was made for a key before, or makes it. */
function once<K, V, M extends V | undefined>(
  known: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => M,
): V | M {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  if (made !== undefined) known.set(key, made);
  return made;
}

type ByViewer = Map<Viewer, string>;
const heads = new WeakMap<Body, ByViewer>();
const moves = new WeakMap<Live, ByViewer>();
const logs = new WeakMap<readonly LoggedMove[], string>();
/** What a view is made of does not change: a play of the history is the same for all seats and for the rest of the deal. */
const written = new WeakMap<object, string>();

const byViewer = (): ByViewer => new Map();

/** The fields of an object without the brackets. */
const fields = (value: object): string => JSON.stringify(value).slice(1, -1);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isList = (value: unknown): value is readonly object[] => Array.isArray(value) && isObject(value[0]);

/** Objects, and lists of them, are written once; short lists of plain values are as quickly written anew. */
function textOf(value: unknown): string {
  if (isList(value)) return once(written, value, () => `[${value.map(textOf).join(",")}]`);
  const isKept = isObject(value) && !Array.isArray(value);
  return isKept ? once(written, value, () => JSON.stringify(value)) : (JSON.stringify(value) ?? "null");
}

const isSame = (one: unknown, other: unknown): boolean => one === other || textOf(one) === textOf(other);

/** What a list has more at its end than before, which may be nothing; undefined where it did not only grow. */
function added(before: unknown, now: unknown): readonly object[] | undefined {
  if (!isList(before) || !isList(now) || now.length < before.length) return undefined;
  return before.every((each, n) => isSame(each, now[n])) ? now.slice(before.length) : undefined;
}

/** Notes the text of a list that grew down, made of what was written before: of all its lengths the last alone is kept. */
function grow(before: object, now: object, more: string): string {
  const known = written.get(before);
  if (known !== undefined && written.delete(before)) written.set(now, `${known.slice(0, -1)},${more}]`);
  return more;
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (view: unknown): view is Fields => isObject(view) && !Array.isArray(view);

function viewText(view: unknown): string {
  if (!isRecord(view)) return textOf(view);
  const parts: string[] = [];
  for (const name in view) if (view[name] !== undefined) parts.push(`"${name}":${textOf(view[name])}`);
  return `{${parts.join(",")}}`;
}

/**
 * What is new of a view, by what was written of it alone: the fields that changed, and of lists that only grew what they have
 * more. Whoever was told the one view has the other; where a field is gone there is no such text.
 */
export function viewChange(before: unknown, now: unknown): string | undefined {
  if (!isRecord(before) || !isRecord(now)) return undefined;
  for (const name in before) if (before[name] !== undefined && now[name] === undefined) return undefined;
  const changed: string[] = [];
  const more: string[] = [];
  for (const name in now) {
    const [was, is] = [before[name], now[name]];
    if (was === is) continue;
    const extra = added(was, is);
    if (extra === undefined) {
      if (was === undefined || isList(was) || !isSame(was, is)) changed.push(`"${name}":${textOf(is)}`);
    } else if (extra.length > 0) {
      more.push(`"${name}":[${grow(was as object, is as object, extra.map(textOf).join(","))}]`);
    }
  }
  return `"view":{${changed.join(",")}}${more.length === 0 ? "" : `,"more":{${more.join(",")}}`}`;
}

const headText = (live: Live, viewer: Viewer): string =>
  once(once(heads, live.body, byViewer), viewer, () => fields(shownHead(live, viewer)));

const entryText = (entry: LoggedMove): string => JSON.stringify(shownEntry(entry));

const logText = (log: readonly LoggedMove[]): string => once(logs, log, () => log.map(entryText).join(","));

/** Where the table stands. */
const standing = (live: Live, viewer: Viewer): string =>
  `"seq":${live.seq},"ply":${live.plyOf(viewer)},"turn":${live.turnOf(viewer) ?? null},"due":${live.due}`;

const raceText = (live: Live, viewer: Viewer): string =>
  live.body.kind === "race" ? `,${fields(shownRace(live, viewer))}` : "";

/** Everything a page or a program needs to draw the table and to play on, but for the time: the fields, without brackets. */
function tableText(live: Live, viewer: Viewer): string {
  const played = `"moves":[${logText(live.logOf(viewer))}],"view":${viewText(live.view(viewer))}`;
  return `${headText(live, viewer)},${standing(live, viewer)},${played}${raceText(live, viewer)}`;
}

/** What a move changed since; in a race, what is new of the others is all that is told of their moves. */
function moveText(live: Live, viewer: Viewer, before: Live): string | undefined {
  const log = live.logOf(viewer);
  const made = log.slice(before.plyOf(viewer));
  if (live.body.kind === "race" && made.length === 0) {
    return `"seq":${live.seq},"due":${live.due}${raceText(live, viewer)}`;
  }
  const change = viewChange(before.view(viewer), live.view(viewer));
  if (change === undefined) return undefined;
  const text = made.map(entryText).join(",");
  const known = logs.get(before.logOf(viewer));
  if (known) logs.set(log, `${known},${text}`);
  return `${standing(live, viewer)},"moves":[${text}],${change}${raceText(live, viewer)}`;
}

/** The table, with the time it is here: whoever shows a clock goes by that. */
export const toldTable = (live: Live, viewer: Viewer): string => `{"now":${Date.now()},${tableText(live, viewer)}}`;

/** The same with the moves that the viewer may make now, as text. */
export const toldWithMoves = (live: Live, viewer: Viewer): string =>
  `{"now":${Date.now()},${tableText(live, viewer)},"legal":${JSON.stringify(live.legalFor(viewer))}}`;

/** What is new since the state just before; undefined where only the whole table says it. */
export function toldMove(live: Live, viewer: Viewer, before: Live): string | undefined {
  const text = once(once(moves, live, byViewer), viewer, () => moveText(live, viewer, before));
  return text && `{"now":${Date.now()},${text}}`;
}
