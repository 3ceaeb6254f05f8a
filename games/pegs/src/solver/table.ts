/** Every position of a game on the cross that can still be won, found by a complete search from both ends. */

import type { Budget } from "@baize/kernel";
import { EMPTY, holesWith, pegCount } from "../rules/board.ts";
import { holesOf } from "../rules/graph.ts";
import type { Hole } from "../rules/hole.ts";
import type { State } from "../rules/state.ts";
import { BIT, canonical, packPegs, symmetriesOf, wordOf } from "./cross.ts";
import { makeGuard, OPEN_GUARD } from "./guard.ts";
import { Layer } from "./layer.ts";
import { linesOn, type PackedLeap, packedLeaps } from "./lines.ts";
import { complement, type Mill, newBatch, type Passage, parentsOfComplements, step, stepWithin } from "./mill.ts";
import { finalsOf } from "./parity.ts";

/** The winnable positions of one game. */
export interface Table {
  /** By number of pegs; a layer that is missing is empty. Positions that symmetries make of each other share an entry. */
  readonly layers: readonly (Layer | undefined)[];
  /** Where the last peg may stand. */
  readonly finals: readonly Hole[];
  readonly leaps: readonly PackedLeap[];
  /** Its symmetries, and its jumps without a guard. */
  readonly mill: Mill;
  /** How many positions the search looked at. */
  readonly searched: number;
}

type Layers = (Layer | undefined)[];

/** What both searches begin with. */
interface Ground {
  readonly finals: readonly Hole[];
  readonly leaps: readonly PackedLeap[];
  /** The mill without a guard, for positions with few pegs. */
  readonly open: Mill;
  readonly guarded: Mill;
  /** The positions with 1 to `top` pegs from which the goal can be reached. */
  readonly below: Layers;
  readonly top: number;
}

/** How many pegs the guard's targets have: enough for it to be strict, so few that they cost nothing. */
const TARGET_PEGS = 4;

/** The English board with one hole empty has 32 pegs, and its lower half is the complement of the upper one. */
const ONE_EMPTY = 32;
const MIDDLE = 17;

/** The table of a game on the cross; undefined when the budget ran out. */
export function buildTable(state: State, budget: Budget): Table | undefined {
  const vacancies = holesWith(state.board, EMPTY);
  const isOneEmpty = vacancies.length === 1 && pegCount(state.board) === ONE_EMPTY;
  if (!isOneEmpty || finalsOf(state).length === 0) return searchFromBothEnds(state, budget);
  if (state.goal === "any" || (state.goal === vacancies[0] && isAlike(state))) return searchUpperHalf(state, budget);
  const whole = searchUpperHalf({ ...state, goal: "any" }, budget);
  return whole && narrow(whole, state.goal);
}

/** Whether a goal has all symmetries of its class; where it has fewer, the table of the class is the smaller one. */
function isAlike(state: State): boolean {
  const all = symmetriesOf(finalsOf({ ...state, goal: "any" }));
  return (symmetriesOf(finalsOf(state)) & all) === all;
}

/** The lowest layers, and a guard made of them; undefined when the budget ran out. */
function prepare(state: State, budget: Budget): Ground | undefined {
  const finals = finalsOf(state);
  const leaps = packedLeaps(state.board);
  const group = symmetriesOf(holesOf(state.board)) & symmetriesOf(finals);
  const open: Mill = { lines: linesOn(state.board), guard: OPEN_GUARD, group, budget, batch: newBatch() };
  let layer: Layer | undefined = layerOf(1, finals.map(wordOfPeg), group);
  const below: Layers = [undefined, layer];
  while (layer.pegs < Math.min(TARGET_PEGS, pegCount(state.board))) {
    layer = step(open, layer, "up");
    if (layer === undefined) return undefined;
    below.push(layer);
  }
  const guard = layer.size === 0 ? open.guard : makeGuard(layer, group);
  return { finals, leaps, open, guarded: { ...open, guard }, below, top: layer.pegs };
}

const wordOfPeg = (hole: Hole): number => wordOf(BIT[hole] as number);

function layerOf(pegs: number, words: readonly number[], group: number): Layer {
  const layer = new Layer(pegs);
  for (const word of words) layer.add(canonical(word, group));
  return layer;
}

const countAll = (...lists: readonly Layers[]): number =>
  lists.flat().reduce((sum, layer) => sum + (layer?.size ?? 0), 0);

/** Layers grow by a factor that falls by about a tenth each time: a guess at the next size. */
const nextSize = (layer: Layer, before: Layer | undefined): number =>
  before === undefined ? 0 : 0.9 * layer.size * Math.min(8, layer.size / before.size);

/** Searches down from the start and up from the finals, always where there is less, until both meet. */
function searchFromBothEnds(state: State, budget: Budget): Table | undefined {
  const ground = prepare(state, budget);
  if (ground === undefined) return undefined;
  const { open, guarded, below, finals, leaps } = ground;
  const { group } = open;
  const pegs = pegCount(state.board);
  const above: Layers = [];
  let upper: Layer | undefined = layerOf(pegs, [packPegs(state.board)], group);
  let lower: Layer | undefined = below[ground.top] as Layer;
  above[pegs] = upper;
  while (upper.pegs > lower.pegs) {
    if (upper.size <= lower.size) {
      upper = step(guarded, upper, "down", nextSize(upper, above[upper.pegs + 1]));
      if (upper === undefined) return undefined;
      above[upper.pegs] = upper;
    } else {
      lower = step(open, lower, "up", nextSize(lower, below[lower.pegs - 1]));
      if (lower === undefined) return undefined;
      below[lower.pegs] = lower;
    }
  }
  const meeting = new Layer(upper.pegs);
  for (const met of upper.words()) if (lower.find(met) !== -1) meeting.add(met);
  const searched = countAll(above, below);
  const layers: Layers = [];
  layers[meeting.pegs] = meeting;
  if (!follow(open, layers, meeting, "up", above, group)) return undefined;
  if (!follow(open, layers, meeting, "down", below, group)) return undefined;
  return { layers, finals, leaps, mill: open, searched };
}

/** Spreads from one winnable layer to all above or below it, and gives up the bounds it has used; false when the budget ran out. */
function follow(mill: Mill, layers: Layers, from: Layer, way: Passage, among: Layers, wider: number): boolean {
  const by = way === "up" ? 1 : -1;
  let layer: Layer | undefined = from;
  among[from.pegs] = undefined;
  for (let pegs = from.pegs + by; among[pegs] !== undefined; pegs += by) {
    layer = stepWithin(mill, layer, way, among[pegs] as Layer, wider);
    if (layer === undefined) return false;
    layers[pegs] = layer;
    among[pegs] = undefined;
  }
  return true;
}

/**
 * The English board with one hole empty. A jump undone is a jump made with pegs and holes exchanged, so a position can
 * reach one of the finals exactly when its complement can be reached from a board with only that hole empty.
 */
function searchUpperHalf(state: State, budget: Budget): Table | undefined {
  const ground = prepare(state, budget);
  if (ground === undefined) return undefined;
  const { open, finals, leaps } = ground;
  const above = searchDown(ground);
  if (above === undefined) return undefined;
  const searched = countAll(above, ground.below);
  const middle = parentsOfComplements(ground.guarded, above[MIDDLE] as Layer);
  if (middle === undefined) return undefined;
  const layers: Layers = [];
  layers[MIDDLE] = middle;
  if (!follow(open, layers, middle, "up", above, open.group)) return undefined;
  for (let pegs = MIDDLE; pegs <= ONE_EMPTY; pegs++) {
    const upper = layers[pegs] as Layer;
    layers[33 - pegs] = complement(upper, open.group);
  }
  return { layers, finals, leaps, mill: open, searched };
}

/** What can be reached from the boards with one of the finals empty, down to the middle. */
function searchDown({ guarded, finals }: Ground): Layers | undefined {
  const starts = finals.map((hole) => ~wordOfPeg(hole));
  let layer: Layer | undefined = layerOf(ONE_EMPTY, starts, guarded.group);
  const above: Layers = [];
  above[ONE_EMPTY] = layer;
  while (layer.pegs > MIDDLE) {
    layer = step(guarded, layer, "down", nextSize(layer, above[layer.pegs + 1]));
    if (layer === undefined) return undefined;
    above[layer.pegs] = layer;
  }
  return above;
}

/** What is left of a table for any goal when the last peg has to stand in one hole. */
function narrow(whole: Table, goal: Hole): Table | undefined {
  const { group: wider } = whole.mill;
  const mill = { ...whole.mill, group: wider & symmetriesOf([goal]) };
  const last = layerOf(1, [wordOfPeg(goal)], mill.group);
  const finals = [goal];
  if (whole.layers[1]?.find(canonical(wordOfPeg(goal), wider)) === -1) return { ...whole, finals, mill, layers: [] };
  const layers: Layers = [undefined, last];
  return follow(mill, layers, last, "up", [...whole.layers], wider) ? { ...whole, finals, mill, layers } : undefined;
}
