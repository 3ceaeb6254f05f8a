/** What a seat may do, and what comes of it. */

import { type Card, suitOf } from "@baize/cards";
import { ok, type Result, refuse, type Seat } from "@baize/kernel";
import { SEATS } from "./deal.ts";
import { bombsIn, playsIn } from "./hand.ts";
import { cardValue, ladderOf } from "./ladder.ts";
import { type RuleConfig, STRAIGHTS } from "./options.ts";
import { beats, type Play, readPlay } from "./plays.ts";
import { isOpening, type PublicTable, type State, seatAfter, type Turn, type View } from "./state.ts";

/** A play of some cards, a pass, or the table's own `timeout`. */
export type Move =
  | { readonly kind: "play"; readonly cards: readonly Card[] }
  | { readonly kind: "pass" }
  | { readonly kind: "timeout" };

export const PASS: Move = { kind: "pass" };
export const TIMEOUT: Move = { kind: "timeout" };

/** What a play or a pass is judged by: the hand it comes from and what lies on the table. */
export interface Situation {
  readonly options: RuleConfig;
  readonly hand: readonly Card[];
  readonly opening: boolean;
  readonly toBeat: Play | null;
  /** How many cards the next seat holds. */
  readonly nextCount: number;
}

const mayGoWithAll = (at: Situation): boolean => !at.opening || at.options.opening === "with";

/** Whether the last-card rule forbids this play: a single that is not the highest card of the hand. */
const holdsBack = (at: Situation, play: Play): boolean =>
  at.options.lastCard && at.nextCount === 1 && play.kind === "single" && play.cards[0] !== at.hand.at(-1);

/** What keeps these cards from being a play under these rules: a word for the sentence. */
function whyNoPlay(options: RuleConfig, cards: readonly Card[]): string {
  const { triples, fours } = options;
  switch (cards.length) {
    case 2:
      return "no-pair";
    case 3:
      return triples ? "no-triple" : "three";
    case 4:
      return fours ? "no-four" : "four";
    case 5: {
      const isStraight = STRAIGHTS.some((straights) => {
        const kind = readPlay({ ...options, straights }, cards)?.kind;
        return kind === "straight" || kind === "straight-flush";
      });
      if (isStraight) return "no-straight";
      const kind = readPlay({ ...options, flushes: "suit", kicker: true }, cards)?.kind;
      return kind === "flush" ? "flush" : kind === "four-kicker" ? "kicker" : "no-five";
    }
    default:
      return "size";
  }
}

/** Why a play of the right size does not beat another: a word for the sentence. */
function whyTooWeak(options: RuleConfig, play: Play, last: Play): string {
  if (options.unbeatable && last.kind === "straight-flush") return "unbeatable";
  if (play.kind === last.kind) return "lower";
  return options.bombs ? "own-kind" : "kind";
}

/** Judges some cards of a hand: the play they make, or why they may not be played. */
export function judgePlay(at: Situation, cards: readonly Card[]): Result<Play> {
  const { options, hand, toBeat } = at;
  if (!cards.every((card, i) => hand.includes(card) && !cards.includes(card, i + 1))) {
    return refuse("not-your-cards", "BT-T2");
  }
  const card = ladderOf(options).cards[0] as Card;
  const play = readPlay(options, cards);
  if (play === undefined) return refuse("no-play", "BT-P1", { why: whyNoPlay(options, cards), count: cards.length });
  if (at.opening) {
    if (!cards.includes(card)) return refuse("must-open", "BT-O1", { card });
    if (cards.length > 1 && !mayGoWithAll(at)) return refuse("must-open-alone", "BT-O2", { card });
  } else if (toBeat !== null && !beats(options, play, toBeat)) {
    return play.cards.length === toBeat.cards.length
      ? refuse("too-weak", "BT-T4", { why: whyTooWeak(options, play, toBeat), kind: play.kind, over: toBeat.kind })
      : refuse("other-size", "BT-T3", { size: toBeat.cards.length });
  }
  return holdsBack(at, play) ? refuse("last-card", "BT-L1", { card: hand.at(-1) as Card }) : ok(play);
}

/** Judges a pass. */
export function judgePass(at: Pick<Situation, "opening" | "toBeat">): Result<null> {
  if (at.opening) return refuse("no-pass-opening", "BT-T5");
  return at.toBeat === null ? refuse("no-pass-free", "BT-T5") : ok(null);
}

const SIZES = [1, 2, 3, 4, 5];

/** Every play the situation allows. */
export function legalPlays(at: Situation): readonly Play[] {
  const { options, hand, toBeat } = at;
  if (toBeat === null) {
    const first = at.opening ? ladderOf(options).cards[0] : undefined;
    const plays = (mayGoWithAll(at) ? SIZES : [1]).flatMap((size) => playsIn(options, hand, size));
    return plays.filter((play) => (first === undefined || play.cards[0] === first) && !holdsBack(at, play));
  }
  const plays = playsIn(options, hand, toBeat.cards.length);
  const legal = plays.filter((play) => beats(options, play, toBeat) && !holdsBack(at, play));
  return options.bombs && toBeat.cards.length < 5 ? [...legal, ...bombsIn(options, hand)] : legal;
}

/** What the seat to move has before it. */
export const situationOf = (view: View): Situation =>
  situation(view, view.hand, view.counts[seatAfter(view.turn)] as number);

const situation = (table: PublicTable, hand: readonly Card[], nextCount: number): Situation => ({
  options: table.options,
  hand,
  opening: isOpening(table),
  toBeat: table.toBeat?.play ?? null,
  nextCount,
});

/** What the viewer may do now, in the order of `compareMoves`. */
export function legalMoves(view: View): readonly Move[] {
  if (view.ending !== null || view.viewer !== view.turn) return [];
  const at = situationOf(view);
  const moves: Move[] = legalPlays(at).map(({ cards }) => ({ kind: "play", cards }));
  moves.sort(compareMoves);
  if (at.toBeat !== null) moves.unshift(PASS);
  return moves;
}

/** A power of two for each card, by value and suit: a set of cards is the sum of them, which a number holds exactly. */
const BITS: readonly number[] = Array.from(
  { length: 52 },
  (_, c) => 2 ** (4 * cardValue(c as Card) + suitOf(c as Card)),
);

const setNumber = (cards: readonly Card[]): number => {
  let sum = 0;
  for (const card of cards) sum += BITS[card] as number;
  return sum;
};

const KIND_ORDER = { pass: 0, play: 1, timeout: 2 };

/** Passing first, then plays by size and by their highest cards; the order of the cards in a play does not matter. */
export function compareMoves(a: Move, b: Move): number {
  if (a.kind !== "play" || b.kind !== "play") return KIND_ORDER[a.kind] - KIND_ORDER[b.kind];
  return a.cards.length - b.cards.length || setNumber(a.cards) - setNumber(b.cards);
}

/** The only judge: the next table, or why the move is refused. */
export function apply(state: State, move: Move): Result<State> {
  const { turn } = state;
  if (state.ending !== null) return refuse("game-over", "BT-E3");
  if (move.kind === "timeout") return ok({ ...state, ending: "timeout" });
  const hand = state.hands[turn] as readonly Card[];
  const at = situation(state, hand, (state.hands[seatAfter(turn)] as readonly Card[]).length);
  if (move.kind === "pass") {
    const judged = judgePass(at);
    return judged.ok ? ok(afterPass(state, [...state.passed, turn])) : judged;
  }
  const judged = judgePlay(at, move.cards);
  return judged.ok ? ok(afterPlay(state, judged.value)) : judged;
}

const record = (state: State, play: Play | null): readonly Turn[] => [...state.history, { seat: state.turn, play }];

/** The next seat that is not locked out of the round. */
function nextTurn(state: State, passed: readonly Seat[]): Seat {
  let next = seatAfter(state.turn);
  if (state.options.pass === "locked") while (passed.includes(next)) next = seatAfter(next);
  return next;
}

function afterPass(state: State, passed: readonly Seat[]): State {
  const history = record(state, null);
  const free = passed.length === SEATS - 1;
  if (free) return { ...state, history, passed: [], toBeat: null, turn: state.toBeat?.seat ?? state.turn };
  return { ...state, history, passed, turn: nextTurn(state, passed) };
}

function afterPlay(state: State, play: Play): State {
  const { turn } = state;
  const hands = state.hands.map((hand, seat) => (seat === turn ? hand.filter((c) => !play.cards.includes(c)) : hand));
  const emptied = hands[turn]?.length === 0;
  const passed = state.options.pass === "locked" ? state.passed : [];
  return {
    ...state,
    hands,
    history: record(state, play),
    toBeat: { seat: turn, play },
    passed,
    turn: emptied ? turn : nextTurn(state, passed),
    ending: emptied ? "emptied" : null,
  };
}
