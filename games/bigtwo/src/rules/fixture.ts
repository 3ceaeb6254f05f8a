/** Tables for tests, written in a few words. */

import { type Card, parseCards } from "@baize/cards";
import { must, seat } from "@baize/kernel";
import { ladderOf, sortCards } from "./ladder.ts";
import { PRESETS, type PresetName } from "./options.ts";
import { type Play, readPlay } from "./plays.ts";
import type { State, Turn } from "./state.ts";

/** Cards from text. */
export const cards = (text: string): Card[] => must(parseCards(text));

/** A play from text; undefined when it is none. */
export const play = (preset: PresetName, text: string): Play | undefined => readPlay(PRESETS[preset], cards(text));

/** A table in the middle of a deal: the hands, and who played what before. */
export function table(
  preset: PresetName,
  hands: readonly string[],
  done: readonly (readonly [number, string])[],
): State {
  const options = PRESETS[preset];
  const history: Turn[] = done.map(([who, text]) => ({
    seat: seat(who),
    play: text === "pass" ? null : (readPlay(options, cards(text)) ?? null),
  }));
  const last = history.findLast((turn) => turn.play !== null);
  const since = last === undefined ? [] : history.slice(history.indexOf(last) + 1);
  const isFree = since.length === 3 || last === undefined;
  return {
    options,
    hands: hands.map((hand) => sortCards(ladderOf(options), cards(hand))),
    turn: isFree ? (last?.seat ?? seat(0)) : seat(((since.at(-1) ?? last).seat + 1) % 4),
    toBeat: isFree || last.play === null ? null : { seat: last.seat, play: last.play },
    passed: isFree ? [] : since.map((turn) => turn.seat),
    history,
    ending: null,
  };
}
