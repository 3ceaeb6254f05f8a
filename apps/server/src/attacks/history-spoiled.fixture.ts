/** A true history, and ways to spoil it in one place. */

import type { Viewer } from "@baize/kernel";
import { rulesFor } from "../testing/games.fixture.ts";
import { evening } from "./history-evening.fixture.ts";
import {
  type Attempt,
  type History,
  type LogRow,
  type Sight,
  type Told,
  type Truth,
  truthOf,
} from "./history-recorded.fixture.ts";

const game = await rulesFor("bigtwo");
const { history, line } = evening(game);

export { history };
export const truth = truthOf(game, line);
/** How many moves the deal has. */
export const plies = truth.deals.get(1)?.rows.length ?? 0;

/** The log with each row as it is changed. */
export function logged(change: (row: LogRow, ply: number) => Partial<LogRow>): Truth {
  const copy = JSON.parse(line) as { readonly moves: readonly LogRow[] };
  const moves = copy.moves.map((row, ply) => ({ ...row, ...change(row, ply) }));
  return truthOf(game, JSON.stringify({ ...copy, moves }));
}

/** The log with one row changed. */
export const row = (ply: number, change: (row: LogRow) => Partial<LogRow>): Truth =>
  logged((each, n) => (n === ply ? change(each) : {}));

function found<T>(all: readonly T[], is: (each: T) => boolean): T {
  const one = all.find(is);
  if (one === undefined) throw new Error("There is no such thing in the history.");
  return one;
}

/** What was sent for a ply, as it won or as its rival, became something else. */
export function attempt(ply: number, by: "winner" | "rival", change: Partial<Attempt>): History {
  const one = found(history.attempts, (each) => each.ply === ply && each.by === (by === "winner" ? "one" : "two"));
  const spoiled = { ...one, ...change };
  return {
    attempts: history.attempts.map((each) => (each === one ? spoiled : each)),
    sights: history.sights.map((each) => (each.answers === one ? { ...each, answers: spoiled } : each)),
  };
}

/** What somebody is told. */
type Kind = (each: Sight) => boolean;

export const isMove: Kind = ({ told }) => !("state" in told);
export const isStream: Kind = ({ stream }) => stream !== undefined;
const isAsked: Kind = ({ stream, answers }) => stream === undefined && answers === undefined;

/** What a viewer is told at a ply of the deal who asks, by a stream, or by the answer to a move. */
export const asked =
  (viewer: Viewer, ply: number): Kind =>
  (each) =>
    isAsked(each) && each.viewer === viewer && each.told.deal === 1 && each.told.ply === ply;
export const streamed =
  (viewer: Viewer, ply: number): Kind =>
  (each) =>
    isStream(each) && each.viewer === viewer && each.told.ply === ply;
export const answered =
  (ply: number, by: "winner" | "rival"): Kind =>
  ({ answers }) =>
    answers?.ply === ply && answers.by === (by === "winner" ? "one" : "two");
export const undealt: Kind = ({ told }) => told.deal === 0;

/** One thing that was told, otherwise: more of it or other, or nothing but what is given. */
export function sight(kind: Kind, change: (told: Told) => object, rest: Partial<Sight> = {}): History {
  const one = found(history.sights, kind);
  const spoiled = { ...one, told: { ...one.told, ...change(one.told) }, ...rest };
  return { ...history, sights: history.sights.map((each) => (each === one ? spoiled : each)) };
}

/** A thing that was told is told once more. */
export function again(kind: Kind, change: Partial<Sight> = {}): History {
  return { ...history, sights: [...history.sights, { ...found(history.sights, kind), ...change }] };
}

/** What a viewer saw at a ply. */
export const viewAt = (viewer: Viewer, ply: number): object =>
  found(history.sights, asked(viewer, ply)).told.view as object;
