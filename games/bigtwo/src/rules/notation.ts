/** Moves and whole tables as text. */

import { type Card, type CardStyle, formatCards, parseCards } from "@baize/cards";
import { type Codec, ok, type Result, refuse } from "@baize/kernel";
import { SEATS } from "./deal.ts";
import { ladderOf, sortCards } from "./ladder.ts";
import { type Move, PASS, TIMEOUT } from "./moves.ts";
import { optionsText, type RuleConfig } from "./options.ts";
import { dealtHands, moveOf, replaySteps, type Step } from "./replay.ts";
import type { State, View } from "./state.ts";

/** The seats in the order of play, by the names of the source document. */
export const SEAT_NAMES = ["player", "right", "top", "left"] as const;

/** Writes a move: `3D 3S`, or `3♦ 3♠` in signs. */
export const formatMove = (move: Move, style: CardStyle = "letters"): string =>
  move.kind === "play" ? formatCards(move.cards, style) : move.kind;

/** Reads a move under some rules. */
export function readMove(text: string, options: RuleConfig): Result<Move> {
  const word = text.trim().toLowerCase();
  if (word === "pass") return ok(PASS);
  if (word === "timeout") return ok(TIMEOUT);
  if (word === "") return refuse("no-move", "BT-N1");
  const cards = parseCards(word);
  return cards.ok ? ok({ kind: "play", cards: sortCards(ladderOf(options), cards.value) }) : cards;
}

/** Reads a move: cards in any spelling and order, `pass`, or `timeout`. */
export const parseMove = (text: string, view: View): Result<Move> => readMove(text, view.options);

const HEAD = /^big two: *(.*)$/i;
const NUMBERED = /^\d+\. */;

/** A readable record of the whole table: rules, hands as dealt, then one line for each round. */
export const stateText: Codec<State> = { parse: parseState, format: formatState };

function formatState(state: State): string {
  const ladder = ladderOf(state.options);
  const hands = dealtHands(state).map((hand, i) => `${SEAT_NAMES[i]}: ${formatCards(sortCards(ladder, hand))}`);
  const rounds: string[][] = [];
  let passes = SEATS - 1;
  for (const turn of state.history) {
    const isNewRound = passes === SEATS - 1;
    if (isNewRound) rounds.push([]);
    if (turn.play === null) passes += 1;
    else if (isNewRound || state.options.pass === "soft") passes = 0;
    rounds.at(-1)?.push(`${SEAT_NAMES[turn.seat]} ${formatMove(moveOf(turn), "signs")}`);
  }
  const lines = rounds.map((round, i) => `${i + 1}. ${round.join(" | ")}`);
  const end = state.ending === "timeout" ? ["timeout"] : [];
  return [`Big Two: ${optionsText.format(state.options)}`, ...hands, ...lines, ...end].join("\n");
}

function parseState(text: string): Result<State> {
  const [head = "", ...lines] = text.split("\n").map((line) => line.trim());
  const [, rules] = HEAD.exec(head) ?? [];
  if (rules === undefined) return refuse("bad-record", "BT-N4", { line: 1, expected: "Big Two: and the rules" });
  const options = optionsText.parse(rules);
  if (!options.ok) return options;
  const hands = readHands(lines.slice(0, SEATS));
  if (!hands.ok) return hands;
  const steps = readSteps(lines.slice(SEATS), options.value);
  return steps.ok ? replaySteps(options.value, hands.value, steps.value) : steps;
}

function readHands(lines: readonly string[]): Result<readonly (readonly Card[])[]> {
  const hands: Card[][] = [];
  for (const [i, name] of SEAT_NAMES.entries()) {
    const [found, cards] = (lines[i] ?? "").split(/:(.*)/s);
    if (found?.toLowerCase() !== name || cards === undefined)
      return refuse("bad-record", "BT-N4", { line: i + 2, expected: `${name}: cards` });
    const hand = parseCards(cards);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  return ok(hands);
}

function readSteps(lines: readonly string[], options: RuleConfig): Result<readonly Step[]> {
  const steps: Step[] = [];
  for (const [i, line] of lines.entries()) {
    for (const entry of line === "" ? [] : line.replace(NUMBERED, "").split("|")) {
      const [name = "", rest = ""] = entry.trim().split(/\s+(.*)/s);
      const named = (SEAT_NAMES as readonly string[]).indexOf(name.toLowerCase());
      const isEvent = name.toLowerCase() === "timeout" && rest === "";
      if (named < 0 && !isEvent) {
        return refuse("bad-record", "BT-N4", { line: i + 2 + SEATS, expected: "a seat and its move, or timeout" });
      }
      const move = isEvent ? ok(TIMEOUT) : readMove(rest, options);
      if (!move.ok) return move;
      steps.push({ seat: isEvent ? null : named, move: move.value });
    }
  }
  return ok(steps);
}
