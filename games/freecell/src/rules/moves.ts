/** Which moves there are, which are allowed, and what they do. */

import { type Card, RANKS, suitOf } from "@baize/cards";
import { ok, type Result, refuse } from "@baize/kernel";
import { follows, landing, type Refused, runLength } from "./fit.ts";
import { cascade, cell, comparePlaces, formatPlace, HOME, type Place } from "./place.ts";
import { cardsAt, homeTop, isWon, type State } from "./state.ts";

/** So many cards, off the end of one place, to another. */
export interface Move {
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
}

/** By source, then by destination, then by count. */
export const compareMoves = (a: Move, b: Move): number =>
  comparePlaces(a.from, b.from) || comparePlaces(a.to, b.to) || a.count - b.count;

const freeCells = (state: State): number => state.cells.filter((held) => held === null).length;

/** Empty columns that can serve on the way to a destination: the destination itself cannot, nor those not every card may fill. */
const spareColumns = (state: State, to: Place): number =>
  state.empty === "any"
    ? state.cascades.filter((cards, i) => cards.length === 0 && !(to.kind === "cascade" && to.index === i)).length
    : 0;

/** How many cards can move to a column as one move: (free cells + 1) · 2^(other empty columns), where that counts. */
export function mostCards(state: State, to: Place): number {
  if (state.moves === "relaxed") return RANKS.length;
  return state.moves === "single" ? 1 : (freeCells(state) + 1) * 2 ** spareColumns(state, to);
}

/** The state after a move, or why the move is refused. */
export function apply(state: State, move: Move): Result<State> {
  return objection(state, move) ?? ok(carry(state, move));
}

/** Why a move is refused; undefined when it is legal. */
function objection(state: State, { from, to, count }: Move): Refused | undefined {
  if (from.kind === "foundation") return refuse("home-stays", "FC-M4");
  const missing = missingPlace(state, from) ?? missingPlace(state, to);
  if (missing !== undefined) return missing;
  const held = cardsAt(state, from) ?? [];
  const place = formatPlace(from);
  if (!Number.isInteger(count) || count < 1) return refuse("bad-count", "FC-M1", { count });
  if (comparePlaces(from, to) === 0) return refuse("same-place", "FC-M2", { place });
  if (held.length === 0) return refuse("nothing-there", "FC-M3", { place });
  if (count > held.length) return refuse("too-few-cards", "FC-M3", { place, count, held: held.length });
  const moved = held.slice(-count) as [Card, ...Card[]];
  const top = to.kind === "foundation" ? homeTop(state, suitOf(moved[0])) : (cardsAt(state, to)?.at(-1) ?? null);
  return runObjection(state, moved, to) ?? landing(moved[0], to.kind, top, state) ?? roomObjection(state, count, to);
}

function missingPlace(state: State, place: Place): Refused | undefined {
  if (place.kind === "foundation" || cardsAt(state, place) !== undefined) return undefined;
  const { length: count } = place.kind === "cell" ? state.cells : state.cascades;
  const nameOf = (index: number) => (index < 0 ? "" : formatPlace({ ...place, index }));
  const names = { name: nameOf(place.index), first: nameOf(0), last: nameOf(count - 1) };
  return refuse("no-such-place", "FC-M1", { kind: place.kind, number: place.index + 1, count, ...names });
}

/** Why cards may not move together, wherever there is room. */
function runObjection(state: State, moved: readonly Card[], to: Place): Refused | undefined {
  if (moved.length === 1) return undefined;
  if (state.moves === "single") return refuse("single-cards", "FC-M9");
  if (to.kind !== "cascade") return refuse("one-card-there", "FC-M10", { kind: to.kind });
  const broken = moved.findIndex((card, i) => !follows(card, i, moved, state));
  if (broken < 0) return undefined;
  const [onto, card] = moved.slice(broken - 1) as [Card, Card];
  return refuse("not-a-run", "FC-M11", { card, onto });
}

/** Why there is no room to move so many cards. */
function roomObjection(state: State, count: number, to: Place): Refused | undefined {
  const most = mostCards(state, to);
  if (count <= most) return undefined;
  return refuse("no-room", "FC-M12", { count, most, cells: freeCells(state), columns: spareColumns(state, to) });
}

function carry(state: State, { from, to, count }: Move): State {
  const moved = (cardsAt(state, from) ?? []).slice(-count) as [Card, ...Card[]];
  const is = (place: Place, kind: Place["kind"], index: number) =>
    place.kind === kind && (place.kind === "foundation" || place.index === index);
  const home = suitOf(moved[0]);
  return {
    ...state,
    cascades: state.cascades.map((cards, i) =>
      is(from, "cascade", i) ? cards.slice(0, -count) : is(to, "cascade", i) ? [...cards, ...moved] : cards,
    ),
    cells: state.cells.map((held, i) => (is(from, "cell", i) ? null : is(to, "cell", i) ? moved[0] : held)),
    foundations: state.foundations.map((n, suit) => (to.kind === "foundation" && suit === home ? n + 1 : n)),
  };
}

/** Every move that may be legal, in the order of `compareMoves`. */
function* candidates(state: State): Generator<Move> {
  const sources = [...state.cascades.map((_, i) => cascade(i)), ...state.cells.map((_, i) => cell(i))];
  const places = [...sources, HOME];
  for (const from of sources) {
    const run = runLength(cardsAt(state, from) ?? [], state);
    if (run === 0) continue;
    for (const to of places) {
      for (let count = 1; count <= (to.kind === "cascade" ? run : 1); count++) yield { from, to, count };
    }
  }
}

const isLegal = (state: State, move: Move): boolean => objection(state, move) === undefined;

/** Every legal move, each destination and each count by itself, in the order of `compareMoves`. */
export const legalMoves = (state: State): Move[] => [...candidates(state)].filter((move) => isLegal(state, move));

/** Whether no card can move although some are not home; a free cell would take the last card of any column. */
export function isStuck(state: State): boolean {
  if (isWon(state) || freeCells(state) > 0) return false;
  for (const move of candidates(state)) if (isLegal(state, move)) return false;
  return true;
}
