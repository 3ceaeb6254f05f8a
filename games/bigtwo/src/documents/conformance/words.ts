/** How the script of the Big Two document is written: cards, hands and steps from short texts. */

import { parseCards, rankOf, suitOf } from "@baize/cards";
import { must } from "@baize/kernel";
import { Card } from "../card.ts";

const SUIT_NUMBERS = [1, 0, 2, 3];
const numbers = (text: string): readonly (readonly [typeNum: number, suitNum: number])[] =>
  must(parseCards(text)).map((card) => [rankOf(card) + 1, SUIT_NUMBERS[suitOf(card)] ?? 0]);

/** `3d` as the making of a card. */
export const one = (name: string): string =>
  numbers(name)
    .map(([typeNum, suitNum]) => `( Card ${typeNum} ${suitNum} )`)
    .join(" ");
/** `3d 3s` as a list of cards. */
export const cards = (text: string): string => (text === "" ? "[ ]" : `[ ${one(text)} ]`);
/** The pictures of cards, by which they are told apart. */
export const names = (text: string): string =>
  text === ""
    ? ""
    : numbers(text)
        .map(([typeNum, suitNum]) => `'${new Card(typeNum, suitNum).image}`)
        .join(" ");
/** What must lie in a list: the step that reads it, and the one that looks at its cards. */
export const hand = (read: string, expected: string): string[] => [
  `h = ${read}`,
  `$h each .image -> ${expected === "" ? "[ ]" : `[ ${names(expected)} ]`}`,
];
/** The same of a play, whose cards may come in any order. */
export const play = (read: string, expected: string): string[] => [
  `h = ${read}`,
  `$h each .image ~> ${expected === "" ? "[ ]" : `[ ${names(expected)} ]`}`,
];
export const set = (object: string, name: string, value: string): string => `  $${object} .${name} := ${value}`;
export const lines = (...all: readonly string[]): string => all.map((line) => `  ${line.trim()}`).join("\n");
export const cases = (...all: readonly string[]): string => all.join("\n\n");
