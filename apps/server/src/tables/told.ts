/** The table as text, for answers and streams: of a move what is new, and for the rest the head of a table, which moves leave as it is, written once. */

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
/** How a field of a view changed, and the text of that where it did: what is the same to all viewers is compared and written once. */
interface FieldChange {
  readonly was: unknown;
  readonly is: unknown;
  readonly changed?: string;
  readonly more?: string;
}

type Changes = Map<string, FieldChange>;

/** The last move that was told: all who follow a table are told it one after the other, those who watch in the same words. */
interface Telling {
  readonly live: Live;
  readonly texts: ByViewer;
  readonly changes: Changes;
  /** What a move of a match is beside its view, for every viewer alike. */
  made: string | undefined;
}

let last: Telling | undefined;

/** The fields of an object without the brackets. */
const fields = (value: object): string => JSON.stringify(value).slice(1, -1);

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (view: unknown): view is Fields => typeof view === "object" && view !== null && !Array.isArray(view);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isNumbers = (value: unknown): value is readonly unknown[] => isList(value) && typeof value[0] === "number";

/** Whether two values are written alike; `text` is what the other is written as. */
function isSame(one: unknown, other: unknown, text?: string): boolean {
  if (one === other) return true;
  if (!isNumbers(one) || !isNumbers(other)) return JSON.stringify(one) === (text ?? JSON.stringify(other));
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n] && !isSame(one[n], other[n])) return false;
  return true;
}

/** Whether two values are one, or two lists of the same numbers. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNumbers(one) || !isNumbers(other) || one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}

/** What a list of more than plain values has more at its end than before; undefined where it did not only grow. */
function added(before: unknown, now: unknown): readonly unknown[] | undefined {
  if (!isList(before) || !isList(now) || typeof before[0] !== "object" || now.length <= before.length) return undefined;
  return before.every((each, n) => isSame(each, now[n])) ? now.slice(before.length) : undefined;
}

function fieldChange(name: string, was: unknown, is: unknown): FieldChange {
  const extra = added(was, is);
  if (extra !== undefined) return { was, is, more: `"${name}":${JSON.stringify(extra)}` };
  // Lists of numbers are compared by themselves; anything else by its text, which is written once.
  const text = isNumbers(is) ? undefined : JSON.stringify(is);
  return isSame(was, is, text) ? { was, is } : { was, is, changed: `"${name}":${text ?? JSON.stringify(is)}` };
}

/**
 * What is new of a view, by what is written of it alone: the fields that changed, and of lists that only grew what they have
 * more. Whoever was told the one view has the other; where a field is gone there is no such text.
 */
export function viewChange(before: unknown, now: unknown, known: Changes = new Map()): string | undefined {
  if (!isRecord(before) || !isRecord(now)) return undefined;
  for (const name in before) if (before[name] !== undefined && now[name] === undefined) return undefined;
  let changed = "";
  let more = "";
  for (const name in now) {
    const was = before[name];
    const is = now[name];
    if (was === is) continue;
    let change = known.get(name);
    if (change === undefined || !isEqual(change.was, was) || !isEqual(change.is, is)) {
      change = fieldChange(name, was, is);
      known.set(name, change);
    }
    if (change.more !== undefined) more += more === "" ? change.more : `,${change.more}`;
    else if (change.changed !== undefined) changed += changed === "" ? change.changed : `,${change.changed}`;
  }
  return `"view":{${changed}}${more === "" ? "" : `,"more":{${more}}`}`;
}

const headText = (live: Live, viewer: Viewer): string =>
  once(
    once(heads, live.body, () => new Map()),
    viewer,
    () => fields(shownHead(live, viewer)),
  );

const logText = (log: readonly LoggedMove[]): string => JSON.stringify(log.map(shownEntry));

/** Where the table stands. */
const standing = (live: Live, viewer: Viewer): string =>
  `"seq":${live.seq},"ply":${live.plyOf(viewer)},"turn":${live.turnOf(viewer) ?? null},"due":${live.due}`;

const raceText = (live: Live, viewer: Viewer): string =>
  live.body.kind === "race" ? `,${fields(shownRace(live, viewer))}` : "";

/** Everything a page or a program needs to draw the table and to play on, but for the time: the fields, without brackets. */
function tableText(live: Live, viewer: Viewer): string {
  const played = `"moves":${logText(live.logOf(viewer))},"view":${JSON.stringify(live.view(viewer) ?? null)}`;
  return `${headText(live, viewer)},${standing(live, viewer)},${played}${raceText(live, viewer)}`;
}

/** What a move changed since; in a race, what is new of the others is all that is told of their moves. */
function moveText(live: Live, viewer: Viewer, before: Live, telling: Telling): string | undefined {
  if (live.body.kind === "match") {
    const change = viewChange(before.view(viewer), live.view(viewer), telling.changes);
    if (change === undefined) return undefined;
    telling.made ??= `${standing(live, viewer)},"moves":${logText(live.log.slice(before.log.length))}`;
    return `${telling.made},${change}`;
  }
  const made = live.logOf(viewer).slice(before.plyOf(viewer));
  if (made.length === 0) {
    return `"seq":${live.seq},"due":${live.due}${raceText(live, viewer)}`;
  }
  const change = viewChange(before.view(viewer), live.view(viewer));
  return change && `${standing(live, viewer)},"moves":${logText(made)},${change}${raceText(live, viewer)}`;
}

/** The table, with the time it is here: whoever shows a clock goes by that. */
export const toldTable = (live: Live, viewer: Viewer): string => `{"now":${Date.now()},${tableText(live, viewer)}}`;

/** The same with the moves that the viewer may make now, as text. */
export const toldWithMoves = (live: Live, viewer: Viewer): string =>
  `{"now":${Date.now()},${tableText(live, viewer)},"legal":${JSON.stringify(live.legalFor(viewer))}}`;

/** What is new since the state just before, if that was a move and nothing else; undefined where only the whole table says it. */
export function toldMove(live: Live, viewer: Viewer, before: Live | undefined): string | undefined {
  if (before === undefined || before.seq !== live.seq - 1 || before.body !== live.body) return undefined;
  if (last?.live !== live) last = { live, texts: new Map(), changes: new Map(), made: undefined };
  const text = last.texts.get(viewer) ?? moveText(live, viewer, before, last);
  if (text === undefined) return undefined;
  last.texts.set(viewer, text);
  return `{"now":${Date.now()},${text}}`;
}
