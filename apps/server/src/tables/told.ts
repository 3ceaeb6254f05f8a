/** The table as text, for answers and streams: of a move what is new, and for the rest the head of a table, which moves leave as it is, written once. */

import type { Viewer } from "@baize/kernel";
import type { LoggedMove } from "../store/store.ts";
import type { Body } from "./body.ts";
import type { Live } from "./live.ts";
import { shownEntry, shownHead, shownRace } from "./shown.ts";
import { type FieldChange, Telling, type ToldView } from "./telling.ts";

const heads = new WeakMap<Body, string>();

/** The fields of an object without the brackets. */
const fields = (value: object): string => JSON.stringify(value).slice(1, -1);

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (view: unknown): view is Fields => typeof view === "object" && view !== null && !Array.isArray(view);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isNumbers = (value: unknown): value is readonly unknown[] => isList(value) && typeof value[0] === "number";

/** Whether two values are the same as JSON, in whatever order their names are. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((each, n) => isSame(each, other[n]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const hasSame = (name: string) => isSame(one[name], other[name]);
  return Object.keys(one).every(hasSame) && Object.keys(other).every(hasSame);
}

/** Whether two values are one, or two lists of the same numbers. */
const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || (isNumbers(one) && isNumbers(other) && areSame(one, other));

/** Whether two lists have the same things in them. */
function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}

/** What a list of more than plain values has more at its end than before; undefined where it did not only grow. */
function added(before: unknown, now: unknown): readonly unknown[] | undefined {
  if (!isList(before) || !isList(now) || typeof before[0] !== "object" || now.length <= before.length) return undefined;
  for (let n = 0; n < before.length; n++) if (!isSame(before[n], now[n])) return undefined;
  return now.slice(before.length);
}

function fieldChange(name: string, was: unknown, is: unknown): FieldChange {
  const extra = added(was, is);
  if (extra !== undefined) return { was, is, more: `"${name}":${JSON.stringify(extra)}` };
  return isSame(was, is) ? { was, is } : { was, is, changed: `"${name}":${JSON.stringify(is)}` };
}

/** How a field changed, as it was found for the viewer before if it changed alike. */
function changeOf(telling: Telling, name: string, was: unknown, is: unknown): FieldChange {
  const found = telling.fields.get(name);
  if (found !== undefined && isEqual(found.was, was) && isEqual(found.is, is)) return found;
  const made = fieldChange(name, was, is);
  telling.fields.set(name, made);
  return made;
}

function changeText(changes: readonly FieldChange[]): string {
  let changed = "";
  let more = "";
  for (const change of changes) {
    if (change.more !== undefined) more += more === "" ? change.more : `,${change.more}`;
    else changed += changed === "" ? change.changed : `,${change.changed}`;
  }
  return `"view":{${changed}}${more === "" ? "" : `,"more":{${more}}`}`;
}

/** What some fields of a view were, whose names are nearly always the very same; undefined where one is gone. */
function formerOf(before: Fields, names: readonly string[]): readonly unknown[] | undefined {
  const known = Object.keys(before);
  if (areSame(known, names)) return Object.values(before);
  if (known.some((name) => before[name] !== undefined && !names.includes(name))) return undefined;
  return names.map((name) => before[name]);
}

/**
 * What is new of a view: the fields that changed, and of lists that only grew what they have more. Whoever was told the one view
 * has the other; where a field is gone there is no such thing. Whoever sees the same change gets the very same.
 */
function changeOfView(before: unknown, now: unknown, telling: Telling): ToldView | undefined {
  if (!isRecord(before) || !isRecord(now)) return undefined;
  const names = Object.keys(now);
  const [all, former] = [Object.values(now), formerOf(before, names)];
  if (former === undefined) return undefined;
  const fields: FieldChange[] = [];
  for (let n = 0; n < names.length; n++) {
    const [was, is] = [former[n], all[n]];
    if (was === is) continue;
    if (is === undefined) return undefined;
    const change = changeOf(telling, names[n] as string, was, is);
    if (change.more !== undefined || change.changed !== undefined) fields.push(change);
  }
  const alike = telling.views.find((view) => areSame(view.fields, fields));
  if (alike !== undefined) return alike;
  const change: ToldView = { fields, text: changeText(fields), event: undefined };
  telling.views.push(change);
  return change;
}

/** The same as text. */
export const viewChange = (before: unknown, now: unknown): string | undefined =>
  changeOfView(before, now, new Telling())?.text;

/** What all who follow a table are told alike is written once. */
function headText(live: Live): string {
  const known = heads.get(live.body);
  if (known !== undefined) return known;
  const text = fields(shownHead(live));
  heads.set(live.body, text);
  return text;
}

const logText = (log: readonly LoggedMove[]): string => JSON.stringify(log.map(shownEntry));

/** Where the table stands. */
const standing = (live: Live, viewer: Viewer): string =>
  `"seq":${live.seq},"ply":${live.plyOf(viewer)},"turn":${live.turnOf(viewer) ?? null},"due":${live.due}`;

const raceText = (live: Live, viewer: Viewer): string =>
  live.body.kind === "race" ? `,${fields(shownRace(live, viewer))}` : "";

/** Everything a page or a program needs to draw the table and to play on, but for the time: the fields, without brackets. */
function tableText(live: Live, viewer: Viewer): string {
  const played = `"moves":${logText(live.logOf(viewer))},"view":${JSON.stringify(live.view(viewer) ?? null)}`;
  const you = viewer === "spectator" ? null : viewer;
  return `${headText(live)},"you":${you},${standing(live, viewer)},${played}${raceText(live, viewer)}`;
}

/** What a move changed since, in a race: what is new of the others is all that is told of their moves. */
function raceMoveText(live: Live, viewer: Viewer, before: Live): string | undefined {
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

const eventText = (live: Live, text: string): string =>
  `id: ${live.seq}\nevent: move\ndata: {"now":${Date.now()},${text}}\n\n`;

/** A move of a match, which is the same to all viewers but for what they see of the cards. */
function matchMove(live: Live, viewer: Viewer, before: Live): string | undefined {
  const { telling } = live;
  const change = changeOfView(before.view(viewer), live.view(viewer), telling);
  if (change === undefined) return undefined;
  telling.made ??= `${standing(live, viewer)},"moves":${logText(live.log.slice(before.log.length))}`;
  change.event ??= eventText(live, `${telling.made},${change.text}`);
  return change.event;
}

function raceMove(live: Live, viewer: Viewer, before: Live): string | undefined {
  const text = raceMoveText(live, viewer, before);
  return text && eventText(live, text);
}

/**
 * What is new since the state just before, if that was a move and nothing else, as an event of a stream; undefined where only the
 * whole table says it.
 */
export function toldMove(live: Live, viewer: Viewer, before: Live | undefined): string | undefined {
  if (before === undefined || before.seq !== live.seq - 1 || before.body !== live.body) return undefined;
  const { events } = live.telling;
  const known = events.get(viewer);
  if (known !== undefined) return known;
  const event = live.body.kind === "match" ? matchMove(live, viewer, before) : raceMove(live, viewer, before);
  if (event !== undefined) events.set(viewer, event);
  return event;
}

/** What an event says, as an answer says it. */
export const saidBy = (event: string): string => event.slice(event.indexOf("{"), -2);
