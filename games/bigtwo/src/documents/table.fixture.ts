/** Hands and games of the Big Two document for its tests. */

import { parseCards, rankOf, suitOf } from "@baize/cards";
import { must, Random } from "@baize/kernel";
import { Card, Game } from "./index.ts";

export const cards = (text: string): Card[] =>
  must(parseCards(text)).map((c) => new Card(rankOf(c) + 1, [1, 0, 2, 3][suitOf(c)] ?? 0));

export const names = (list: readonly Card[]): string => list.map((c) => c.type + c.suit).join(" ");

/** A game whose state variables were written by hand. */
export function gameWith(set: Partial<Game>): Game {
  return Object.assign(new Game(Random.fromSeed("g")), { rules: false, turn: "player", startingTurn: false }, set);
}

export const HANDS = {
  playerCards: cards("3d 3s 4d 5c 6d 7d kd"),
  rightCards: cards("4c 9d 10d"),
  topCards: cards("5d 5s 2s"),
  leftCards: cards("6c jd"),
};
