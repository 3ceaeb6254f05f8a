/** Random walks: the positions every law looks at, made by fast-check so that failures shrink and seeds can be pinned. */

import { type Game, Match, moverView, must, ok, Random, type Result, type Shape } from "@baize/kernel";
import fc from "fast-check";
import { same } from "./law.ts";
import type { Subject } from "./subject.ts";

/** A way through a game: a deal, and a number for each move that picks one of the legal ones. */
export interface Walk {
  readonly options: string;
  readonly deal: string;
  readonly choices: readonly number[];
}

/** The seed of all walks; `BAIZE_SEED=n` changes it, `BAIZE_SEED=random` takes another each time. */
function walkSeed(): number {
  const wanted = process.env.BAIZE_SEED ?? "1";
  return wanted === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(wanted);
}

/** Any walk of a game. */
function anyWalk<T extends Shape>(subject: Subject<T>): fc.Arbitrary<Walk> {
  const { game } = subject;
  const texts = [game.options.format(game.options.standard), ...(subject.options ?? [])];
  const deals = subject.deals ?? [];
  const random = fc.tuple(fc.constantFrom(...texts), fc.nat()).map(([options, seed]) => {
    const deal = game.randomDeal(must(game.options.parse(options)), Random.fromSeed(`walk ${seed}`));
    return { options, deal: game.deal.format(deal) };
  });
  const given = fc.record({ options: fc.constant(texts[0] ?? ""), deal: fc.constantFrom(...deals, "") });
  const start =
    deals.length === 0
      ? random
      : fc.oneof(
          random,
          given.filter(({ deal }) => deal !== ""),
        );
  const choices = fc.array(fc.nat(), { size: "max", maxLength: subject.walks?.plies ?? 40 });
  return fc.tuple(start, choices).map(([from, list]) => ({ ...from, choices: list }));
}

/** Tries a property on many walks; a failure names its seed, which belongs into the subject's `pinned`. */
export function onWalks<T extends Shape>(subject: Subject<T>, property: (walk: Walk) => void): void {
  const numRuns = subject.walks?.runs ?? 60;
  for (const seed of [...(subject.pinned ?? []), walkSeed()]) {
    fc.assert(fc.property(anyWalk(subject), property), { seed, numRuns });
  }
}

/** Tries a property on many walks, each with some other random value. */
export function onWalksWith<T extends Shape, V>(
  subject: Subject<T>,
  other: fc.Arbitrary<V>,
  property: (walk: Walk, value: V) => void,
): void {
  const numRuns = subject.walks?.runs ?? 60;
  for (const seed of [...(subject.pinned ?? []), walkSeed()]) {
    fc.assert(fc.property(anyWalk(subject), other, property), { seed, numRuns });
  }
}

/** A copy of a plain value, several times as quick as `structuredClone`, which is left with the rest. */
function copyOf<V>(value: V): V {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as V;
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) copy[key] = copyOf(each);
  return copy as V;
}

/** Applies a move to a copy of the state, so that only the law against changing it can notice. */
export function applyToCopy<T extends Shape>(game: Game<T>, state: T["state"], move: T["move"]): Result<T["state"]> {
  return game.apply(copyOf(state), move);
}

/** A move that a walk can take, and the state it leads to. */
interface Way<T extends Shape> {
  readonly move: T["move"];
  readonly state: T["state"];
}

/** The legal moves that `apply` accepts too, events aside, and where each leads. */
export function waysOn<T extends Shape>(game: Game<T>, from: T["state"]): readonly Way<T>[] {
  const view = moverView(game, from);
  if (game.status(view).kind === "over") return [];
  const events = game.events(view);
  return game.legalMoves(view).flatMap((move) => {
    if (events.some((event) => same(event, move))) return [];
    const next = applyToCopy(game, from, move);
    return next.ok ? [{ move, state: next.value }] : [];
  });
}

/** What a walk can take. */
export const openMoves = <T extends Shape>(game: Game<T>, state: T["state"]): readonly T["move"][] =>
  waysOn(game, state).map(({ move }) => move);

/** The first state of a walk. */
export function firstState<T extends Shape>(game: Game<T>, walk: Omit<Walk, "choices">): T["state"] {
  return must(game.setup(must(game.options.parse(walk.options)), must(game.deal.parse(walk.deal))));
}

/** Every state of a walk, the first included. */
export function states<T extends Shape>(game: Game<T>, walk: Walk): T["state"][] {
  const seen = [firstState(game, walk)];
  for (const choice of walk.choices) {
    const ways = waysOn(game, seen.at(-1));
    const way = ways[choice % Math.max(ways.length, 1)];
    if (way === undefined) break;
    seen.push(way.state);
  }
  return seen;
}

/** The last state of a walk. */
export const lastState = <T extends Shape>(game: Game<T>, walk: Walk): T["state"] => states(game, walk).at(-1);

/** A walk played as a match, through its text. */
export function playedMatch<T extends Shape>(game: Game<T>, walk: Walk): Result<Match<T>> {
  const started = Match.start(game, walk);
  if (!started.ok) return started;
  let match = started.value;
  for (const choice of walk.choices) {
    const { status } = match;
    if (status.kind === "over") break;
    const texts = match.legalMoves(status.seat);
    const next = match.play(texts[choice % Math.max(texts.length, 1)] ?? "");
    if (!next.ok) break;
    match = next.value;
  }
  return ok(match);
}

/** Every viewer of a game: its seats and a spectator. */
export const viewers = <T extends Shape>(game: Game<T>) =>
  [...Array.from({ length: game.meta.seats }, (_, i) => i), "spectator"] as Parameters<Game<T>["view"]>[1][];
