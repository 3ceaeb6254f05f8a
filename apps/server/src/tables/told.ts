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
/** The last move that was told: all who follow a table are told it one after the other, those who watch in the same words. */
let last: { readonly live: Live; readonly texts: ByViewer } | undefined;

/** The fields of an object without the brackets. */
const fields = (value: object): string => JSON.stringify(value).slice(1, -1);

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (view: unknown): view is Fields => typeof view === "object" && view !== null && !Array.isArray(view);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What a list of more than plain values has more at its end than before; undefined where it did not only grow. */
function added(before: unknown, now: unknown): readonly unknown[] | undefined {
  if (!isList(before) || !isList(now) || typeof before[0] !== "object" || now.length <= before.length) return undefined;
  return before.every((each, n) => isSame(each, now[n])) ? now.slice(before.length) : undefined;
}

/**
 * What is new of a view, by what is written of it alone: the fields that changed, and of lists that only grew what they have
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
    if (extra !== undefined) more.push(`"${name}":${JSON.stringify(extra)}`);
    else if (!isSame(was, is)) changed.push(`"${name}":${JSON.stringify(is)}`);
  }
  return `"view":{${changed.join(",")}}${more.length === 0 ? "" : `,"more":{${more.join(",")}}`}`;
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
function moveText(live: Live, viewer: Viewer, before: Live): string | undefined {
  const made = live.logOf(viewer).slice(before.plyOf(viewer));
  if (live.body.kind === "race" && made.length === 0) {
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
  if (last?.live !== live) last = { live, texts: new Map() };
  const text = last.texts.get(viewer) ?? moveText(live, viewer, before);
  if (text === undefined) return undefined;
  last.texts.set(viewer, text);
  return `{"now":${Date.now()},${text}}`;
}
