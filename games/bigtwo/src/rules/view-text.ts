/** What one seat knows, in one line: the rules, its hand, and what was played: `mis | right: 4C 4H | player 3D | right pass`. */

import { type Card, formatCards, parseCards } from "@baize/cards";
import { type Codec, ok, Random, type Result, refuse, seat, type Viewer } from "@baize/kernel";
import { HAND_SIZE } from "./deal.ts";
import { ladderOf } from "./ladder.ts";
import { TIMEOUT } from "./moves.ts";
import { formatMove, readMove, SEAT_NAMES } from "./notation.ts";
import { optionsText, type RuleConfig } from "./options.ts";
import { readPlay } from "./plays.ts";
import { dealtHands, moveOf, replaySteps, type Step } from "./replay.ts";
import { complete } from "./secrets.ts";
import { isOpening, type State, type Turn, type View, view } from "./state.ts";

const SPECTATOR = "spectator";
const TO_MOVE = "to move";

/** What stands in the parts of a view. */
interface Parts {
  options: RuleConfig;
  viewer: Viewer | undefined;
  /** Who opens, where the viewer cannot know it from its hand. */
  opener: number | undefined;
  readonly hands: Map<number, readonly Card[]>;
  readonly steps: Step[];
}

/** What one seat knows; read through the rules, as a whole table is. */
export const viewText: Codec<View> = { parse: parseView, format: formatView };

function formatView(seen: View): string {
  const { options, viewer, hands, hand, history, ending, turn } = seen;
  const handText = (cards: readonly Card[], n: number) => `${SEAT_NAMES[n]}: ${formatCards(cards, "letters")}`.trim();
  const own = viewer === SPECTATOR ? SPECTATOR : handText(hand, viewer);
  const others = (hands ?? []).flatMap((cards, n) => (n === viewer ? [] : [handText(cards, n)]));
  const isUntold = isOpening(seen) && ending === null && !hand.includes(ladderOf(options).cards[0] as Card);
  return [
    optionsText.format(options),
    own,
    ...others,
    ...(isUntold ? [`${SEAT_NAMES[turn]} ${TO_MOVE}`] : []),
    ...history.map((each) => `${SEAT_NAMES[each.seat]} ${formatMove(moveOf(each))}`),
    ...(ending === "timeout" ? [TIMEOUT.kind] : []),
  ].join(" | ");
}

function parseView(text: string): Result<View> {
  const parts: Parts = {
    options: optionsText.standard,
    viewer: undefined,
    opener: undefined,
    hands: new Map(),
    steps: [],
  };
  for (const [i, part] of text.split("|").entries()) {
    const read = readPart(part.trim(), parts, i === 0);
    if (!read.ok) return read;
  }
  const { viewer } = parts;
  if (viewer === undefined) return refuse("bad-view", "BT-N6", { text });
  const hands = dealtTo(parts, viewer);
  if (!hands.ok) return hands;
  const state = replaySteps(parts.options, hands.value, parts.steps);
  return state.ok ? ok(view(state.value, viewer)) : state;
}

/** Reads one part into the others: the rules in front, a hand, a turn, or what the table recorded. */
function readPart(part: string, parts: Parts, isFirst: boolean): Result<null> {
  const { hands, options, steps } = parts;
  const [, name = "", colon, rest = ""] = /^([a-z]+)(?:\s*(:)|\s|$)\s*(.*)$/is.exec(part) ?? [];
  const named = (SEAT_NAMES as readonly string[]).indexOf(name.toLowerCase());
  if (named < 0) {
    if (part.toLowerCase() === SPECTATOR) parts.viewer ??= SPECTATOR;
    else if (part.toLowerCase() === TIMEOUT.kind) steps.push({ seat: null, move: TIMEOUT });
    else if (!isFirst) return refuse("bad-view", "BT-N6", { text: part });
    else {
      const rules = optionsText.parse(part);
      if (!rules.ok) return rules;
      parts.options = rules.value;
    }
    return ok(null);
  }
  if (colon !== undefined) {
    const hand = rest === "" ? ok([]) : parseCards(rest);
    if (!hand.ok) return hand;
    parts.viewer ??= seat(named);
    hands.set(named, hand.value);
  } else if (rest.toLowerCase() === TO_MOVE) parts.opener = named;
  else {
    const move = readMove(rest, options);
    if (!move.ok) return move;
    steps.push({ seat: named, move: move.value });
  }
  return ok(null);
}

/** Four hands as they may have been dealt: those that are known, and for the others any that fit. */
function dealtTo({ options, hands, steps, opener }: Parts, viewer: Viewer): Result<State["hands"]> {
  const history: Turn[] = [];
  for (const { seat: who, move } of steps) {
    const play = move.kind === "play" ? readPlay(options, move.cards) : null;
    if (play === undefined) return refuse("no-play", "BT-P1");
    if (who !== null) history.push({ seat: seat(who), play });
  }
  const counts = SEAT_NAMES.map(
    (_, n) =>
      HAND_SIZE - history.reduce((sum, each) => sum + (each.seat === n ? (each.play?.cards.length ?? 0) : 0), 0),
  );
  const wrong = [...hands].find(([n, hand]) => hand.length !== counts[n]);
  if (wrong !== undefined) {
    const [n, { length }] = wrong;
    return refuse("wrong-count", "BT-N6", {
      seat: SEAT_NAMES[n] as string,
      count: length,
      needed: counts[n] as number,
    });
  }
  const own = viewer === SPECTATOR ? [] : (hands.get(viewer) ?? []);
  const lowest = ladderOf(options).cards[0] as Card;
  const turn = seat(opener ?? steps[0]?.seat ?? (viewer === SPECTATOR || !own.includes(lowest) ? -1 : viewer));
  if (history.length === 0 && turn < 0 && hands.size < SEAT_NAMES.length) return refuse("no-opener", "BT-N6");
  const table = { options, turn, toBeat: null, passed: [], history, ending: null };
  const all = hands.size === SEAT_NAMES.length ? SEAT_NAMES.map((_, n) => hands.get(n) ?? []) : null;
  const world = complete({ ...table, viewer, hand: own, counts, hands: all }, Random.fromSeed("view"));
  return ok(dealtHands(world));
}
