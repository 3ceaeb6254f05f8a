/**
 * What is played in a pair: the hands of two matches that look the same to a viewer, the moves of all seats, and who is away
 * when. All of it is drawn before the first card is played, for both worlds at once.
 */

import { firstState, must, type Random, type Seat, type Viewer } from "@baize/kernel";
import type { TurnClock } from "../tables/body.ts";
import { game } from "./pairs-game.fixture.ts";
import { type Wish, wishesFor } from "./pairs-wishes.fixture.ts";

/** What of a table is looked at here. */
interface State {
  readonly options: { readonly pass: string; readonly lastCard: boolean };
  readonly hands: readonly (readonly number[])[];
  readonly passed: readonly number[];
}
export type Hands = State["hands"];

/** Ways of playing: each preset, and one with switches of its own. */
const OPTIONS = [
  ...["mis", "hongkong", "taiwan", "taiwan", "singapore", "pusoydos", "charlesworth", "bluo42"],
  "mis,pass=locked,lastCard=yes",
];
const CLOCKS: readonly TurnClock[] = ["none", "none", "match", 15, 30, 60];

/** Somebody does not play from one ply to another. */
export interface Absence {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** Whether nobody follows the table for them, or they only do not move. */
  readonly isGone: boolean;
  /** How they come back: with a stream, by saying so, or by making their move before the bot does. */
  readonly back: "stream" | "back" | "move";
}

/** A ply as it comes in both worlds. */
interface Turn {
  readonly move: string;
  /** How much there was to choose from in each. */
  readonly choices: readonly [number, number];
  /** Whether a clock would make this very move in both. */
  readonly isFirst: boolean;
  /** How long a person takes for it. */
  readonly takes: number;
}

/** A match up to a moment, and the hands of another that looks the same to a viewer until then. */
export interface Pair {
  readonly viewer: Viewer;
  readonly options: string;
  readonly clock: TurnClock;
  /** Of all bots, and of those who stand in. */
  readonly level: string;
  /** Whether a deal has been played before. */
  readonly isLater: boolean;
  readonly hands: readonly [Hands, Hands];
  readonly turns: readonly Turn[];
  readonly moves: readonly string[];
  /** Who plays by themselves. */
  readonly bots: readonly boolean[];
  readonly absences: readonly Absence[];
  /** Between which plies the viewer follows nothing. */
  readonly cut: { readonly from: number; readonly to: number } | undefined;
  /** While which plies are waited for somebody speaks up. */
  readonly nudges: ReadonlySet<number>;
  /** What the viewer asks before a ply, wrongly too. */
  readonly wishes: ReadonlyMap<number, readonly Wish[]>;
  /** How often the rules of locking out and of the last card said what is allowed. */
  readonly locked: number;
  readonly held: number;
}

/** What is given of a pair; the rest is drawn. */
export type Given = Partial<Pick<Pair, "viewer" | "options" | "clock" | "level" | "isLater">>;

const statusOf = (state: State) => game.status(game.view(state, "spectator"));

/** The table as the seat to move sees it. */
function seenBy(state: State, seat: Seat) {
  const view = game.view(state, seat);
  const legal = game.legalMoves(view);
  return { view, legal, first: legal[0] === undefined ? "" : game.formatMove(legal[0], view) };
}

/** How somebody moves who plays by chance: the first thing there is, as a clock does; rather not a pass; or anything. */
type Mood = "idle" | "keen" | "any";

/** A move by chance that does not end the deal, for then all is shown; undefined where there is none. */
function moveFrom(random: Random, state: State, legal: readonly unknown[], mood: Mood): unknown {
  const left = [...legal];
  while (left.length > 0) {
    // A pass comes before all else.
    const least = mood === "keen" && left.length > 1 ? 1 : 0;
    const [move] = left.splice(mood === "idle" ? 0 : least + random.below(left.length - least), 1);
    if (statusOf(must(game.apply(state, move)) as unknown as State).kind === "playing") return move;
  }
  return undefined;
}

interface Played {
  /** The tables before each ply, and the last one. */
  readonly states: readonly State[];
  readonly moves: readonly string[];
  /** Who was to move at each ply, and who would be next. */
  readonly movers: readonly number[];
  readonly played: readonly (readonly number[])[];
  readonly locked: number;
  /** The plies before which the last-card rule held. */
  readonly held: readonly number[];
}

/** Plays a deal by chance; who is away does what a clock would do for them. */
function playBy(random: Random, start: State, isIdle: (seat: number, ply: number) => boolean): Played {
  // Hands have to become small before the last cards have a rule of their own.
  const isKeen = start.options.lastCard && random.below(3) > 0;
  const most = isKeen ? 60 : random.below(60);
  const [moves, played]: [string[], number[][]] = [[], [[], [], [], []]];
  const [states, movers]: [State[], number[]] = [[start], []];
  const held: number[] = [];
  let [state, locked] = [start, 0];
  for (;;) {
    const status = statusOf(state);
    if (status.kind !== "playing") break;
    const { seat } = status;
    movers.push(seat);
    if (moves.length === most) break;
    const { view, legal } = seenBy(state, seat);
    const move = moveFrom(random, state, legal, isIdle(seat, moves.length) ? "idle" : isKeen ? "keen" : "any");
    if (move === undefined) break;
    if (state.options.pass === "locked" && state.passed.length > 0) locked += 1;
    if (state.options.lastCard && state.hands[(seat + 1) % 4]?.length === 1) held.push(moves.length);
    moves.push(game.formatMove(move, view));
    played[seat]?.push(...((move as { cards?: number[] }).cards ?? []));
    state = must(game.apply(state, move)) as unknown as State;
    states.push(state);
  }
  return { states, moves, movers, played, locked, held };
}

/** The same moves from other hands: how much there was to choose from at each, and what a clock would have played. */
function replayed(start: State, moves: readonly string[]): readonly { count: number; first: string }[] {
  let state = start;
  return moves.map((text) => {
    const status = statusOf(state);
    const { view, legal, first } = seenBy(state, status.kind === "playing" ? status.seat : (0 as Seat));
    state = must(game.apply(state, must(game.parseMove(text, view)))) as unknown as State;
    return { count: legal.length, first };
  });
}

function absencesOf(random: Random, clock: TurnClock, bots: readonly boolean[], viewer: Viewer): readonly Absence[] {
  const hasClock = typeof clock === "number";
  if (random.below(10) >= (hasClock ? 8 : 5)) return [];
  // Where no clock runs the host is needed, who says that a bot shall play on.
  const seats = bots.flatMap((isBot, seat) => (isBot || (seat === 0 && !hasClock) ? [] : [seat]));
  return random
    .shuffle(seats)
    .slice(0, 1 + random.below(2))
    .map((seat) => {
      const from = random.below(16);
      const isGone = !hasClock || random.below(2) === 0;
      const backs = seat !== viewer ? (["stream", "back", "move"] as const) : (["back", "move"] as const);
      // Who follows the table is back when they follow it again.
      const back = seat === viewer && isGone ? "stream" : random.pick<Absence["back"]>(backs);
      return { seat, from, to: from + 6 + random.below(20), isGone, back };
    });
}

/** A pair by chance; undefined where nothing hidden could be changed. */
export function pairOf(random: Random, given: Given = {}): Pair | undefined {
  const { options = random.pick(OPTIONS), clock = random.pick(CLOCKS) } = given;
  const viewer = given.viewer ?? random.pick<Viewer>([0, 1, 2, 3, "spectator"] as Viewer[]);
  const bots = [0, 1, 2, 3].map((seat) => seat !== 0 && seat !== viewer && random.below(3) === 0);
  const absences = absencesOf(random, clock, bots, viewer);
  const start = must(firstState(game, { deal: `pair-${random.below(2 ** 31)}`, options })) as unknown as State;
  const isIdle = (seat: number, ply: number) =>
    absences.some((absence) => absence.seat === seat && ply >= absence.from && ply < absence.to);
  const { states, moves, movers, played, locked, held } = playBy(random, start, isIdle);
  const state = states.at(-1) ?? start;
  const other = game.reshuffleSecrets(state, viewer, random) as unknown as State;
  const isSame = other.hands.every((hand, seat) => hand.every((card) => state.hands[seat]?.includes(card)));
  if (isSame) return undefined;
  const hands = start.hands.map((hand, seat) =>
    seat === viewer ? hand : [...(other.hands[seat] ?? []), ...(played[seat] ?? [])],
  );
  const rules = must(game.options.parse(options));
  const dealt = must(game.setup(rules, must(game.deal.parse(game.deal.format({ kind: "hands", hands } as never)))));
  const [one, two] = [replayed(start, moves), replayed(dealt as unknown as State, moves)];
  const turns = moves.map((move, ply): Turn => {
    const [{ count: a = 0, first = "" } = {}, { count: b = 0, first: second = "" } = {}] = [one[ply], two[ply]];
    const isFirst = first === move && second === move;
    return { move, choices: [a, b], isFirst, takes: random.below(4) === 0 ? random.below(2500) : 700 };
  });
  const handsAt = (ply: number) => (states[ply] ?? state).hands;
  const refusalOf = (ply: number, text: string): string => {
    const at = states[ply] ?? state;
    const move = game.parseMove(text, game.view(at, "spectator"));
    const result = move.ok ? game.apply(at, move.value) : move;
    return result.ok ? "" : result.error.code;
  };
  const isThere = !absences.some(({ seat, isGone }) => seat === viewer && isGone);
  const from = random.below(40);
  return {
    ...{ viewer, options, clock, turns, moves, bots, absences, locked, held: held.length, hands: [start.hands, hands] },
    level: given.level ?? (random.below(4) === 0 ? "grandmaster" : "novice"),
    isLater: given.isLater ?? random.below(4) === 0,
    cut: isThere && random.below(3) === 0 ? { from, to: from + random.pick([0, 0, 1, 3, 7]) } : undefined,
    nudges: new Set(moves.keys().filter(() => random.below(16) === 0)),
    wishes: wishesFor(random, { viewer, moves, movers, held, handsAt, refusalOf }),
  };
}
