/** What a worker knows about positions: it looks in short turns, so that one question never waits for another. */

import { GAMES } from "@baize/games";
import {
  type AnyGame,
  Budget,
  demand,
  type Insight,
  type Light,
  Match,
  must,
  Random,
  type Shape,
  type Solver,
} from "@baize/kernel";
import { type Call, lightFrom, lineText, stateOf } from "@baize/midend";
import type { MoveMark } from "@baize/table";

/** One turn of looking, and how long a question is worth looking for, in ms. */
const TURN_MS = 40;
const PATIENCE_MS = 20_000;
/** A deal whose truth takes longer than this is passed over when one is wanted. */
const DEAL_MS = 1500;

/** The least and the most level of difficulty. */
export type Band = readonly [number, number];

interface Known {
  readonly game: AnyGame;
  readonly solver: Solver<Shape>;
  readonly light: Light<Shape>;
}

const loaded = new Map<string, Promise<Known>>();

async function start(id: string): Promise<Known> {
  const entry = GAMES.find((other) => other.id === id);
  const [game, solver] = await Promise.all([entry?.rules(), entry?.solver?.()]);
  demand(game !== undefined && solver !== undefined, "WB-T8", `${id} has no solver`);
  return { game, solver, light: lightFrom(game, solver) };
}

function load(id: string): Promise<Known> {
  const known = loaded.get(id) ?? start(id);
  loaded.set(id, known);
  // What failed to load may load the next time.
  known.catch(() => loaded.delete(id));
  return known;
}

const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const budget = (milliseconds: number): Budget => new Budget({ milliseconds, now: () => performance.now() });

/** Looks until it is known, nobody cares any more, or patience ends. */
async function look({ light }: Known, view: unknown, { signal }: Call) {
  const end = performance.now() + PATIENCE_MS;
  let glow = light.see(view, budget(TURN_MS));
  while (glow === "thinking" && !signal.aborted && performance.now() < end) {
    await breathe();
    glow = light.see(view, budget(TURN_MS));
  }
  return glow;
}

/** The truth about a match, given as a link: first that it can be won, and then a shorter way. */
export async function see(wish: { readonly game: string; readonly link: string }, call: Call): Promise<Insight> {
  const known = await load(wish.game);
  const { game, light } = known;
  const view = must(Match.fromLink(game, wish.link)).view("spectator");
  const glow = await look(known, view, call);
  if (glow !== "winnable") return { glow, line: [], settled: glow === "lost" };
  const line = (kind: "first" | "short") => lineText(game, stateOf(game, view), light.line(view, kind));
  const first: Insight = { glow, line: line("first"), settled: false };
  call.say(first);
  await breathe();
  return call.signal.aborted ? first : { glow, line: line("short"), settled: true };
}

/** How long each move is looked at, in ms: all of them for a moment first, and then those that are not known yet. */
const ROUNDS_MS = [60, 500, 4000];

/** What each move of a position leads to, as far as it becomes known; told again and again. */
export async function judge(
  wish: { readonly game: string; readonly link: string },
  call: Call,
): Promise<Readonly<Record<string, MoveMark>>> {
  const { game, light } = await load(wish.game);
  const match = must(Match.fromLink(game, wish.link));
  const { status } = match;
  const all = status.kind === "playing" ? match.legalMoves(status.seat) : [];
  const marks: Record<string, MoveMark> = {};
  for (const ms of ROUNDS_MS) {
    for (const text of all.filter((other) => (marks[other]?.glow ?? "thinking") === "thinking")) {
      if (call.signal.aborted) return marks;
      marks[text] = markOf(game, light, must(match.play(text)), ms);
      call.say({ ...marks });
      await breathe();
    }
  }
  return marks;
}

/** What is known of a position after so long a look. */
function markOf(game: AnyGame, light: Light<Shape>, match: Match<Shape>, ms: number): MoveMark {
  const { status } = match;
  if (status.kind === "over") return { glow: (status.scores[0] ?? 0) > 0 ? "winnable" : "lost", length: 0 };
  const view = match.view("spectator");
  const glow = light.see(view, budget(ms));
  if (glow !== "winnable") return { glow };
  return { glow, length: lineText(game, stateOf(game, view), light.line(view, "first")).length };
}

/** How long a position has to stand before it is studied at length, in ms; undefined where nothing is. */
export async function studies(wish: { readonly game: string }): Promise<number | undefined> {
  const { solver } = await load(wish.game);
  return solver.study === undefined ? undefined : (solver.calm ?? 0);
}

const gigabytes = (): number => (navigator as { deviceMemory?: number }).deviceMemory ?? 8;

/** Studies a match step by step, until all is known or nobody wants it any more. */
export async function study(wish: { readonly game: string; readonly link: string }, call: Call): Promise<Insight> {
  const { game, solver } = await load(wish.game);
  const match = must(Match.fromLink(game, wish.link));
  const { moves } = match;
  const views = [...moves.keys(), moves.length].map((ply) => must(match.goTo(ply)).view("spectator"));
  let truth: Insight = { glow: "thinking", line: [], settled: false };
  try {
    for (truth of solver.study?.({ views, moves }, gigabytes()) ?? []) {
      call.say(truth);
      await breathe();
      if (call.signal.aborted) break;
    }
  } catch (error) {
    // What does not fit into this device's memory is not known.
    if (!(error instanceof RangeError)) throw error;
  }
  return truth;
}

/** A deal that can be won, as hard as wished; undefined when none is found in time. */
export async function find(wish: {
  readonly game: string;
  readonly seed: string;
  readonly band?: Band | undefined;
  readonly options?: string | undefined;
}) {
  const { game, solver, light } = await load(wish.game);
  const { band, options } = wish;
  const random = Random.fromSeed(wish.seed);
  if (solver.make !== undefined) return solver.make(band ?? [0, 100], random);
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    await breathe();
    const deal = game.deal.format(game.randomDeal(game.options.standard, random));
    const match = Match.start(game, { deal, ...(options === undefined ? {} : { options }) });
    if (!match.ok) continue;
    const view = match.value.view("spectator");
    if (light.see(view, budget(DEAL_MS)) !== "winnable") continue;
    const level = band && solver.level?.(stateOf(game, view), budget(DEAL_MS));
    if (band === undefined || (level !== undefined && level >= band[0] && level <= band[1])) return deal;
  }
  return undefined;
}

/** How hard a deal is, where the game tells it; undefined when that takes too long. */
export async function level(wish: { readonly game: string; readonly deal: string }): Promise<number | undefined> {
  const { game, solver } = await load(wish.game);
  const match = Match.start(game, { deal: wish.deal });
  return match.ok ? solver.level?.(stateOf(game, match.value.view("spectator")), budget(DEAL_MS)) : undefined;
}

/** The deal of a day, where the game makes it itself. */
export const daily = async (wish: { readonly game: string; readonly date: string }): Promise<string | undefined> =>
  (await load(wish.game)).solver.daily?.(wish.date);
