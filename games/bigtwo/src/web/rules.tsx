/** The rules of Big Two for players. */

import type { RulesPart } from "@baize/table";
import { say } from "../words/rules.en.ts";
import { Plays } from "./figures.tsx";

/** Part by part, in the order somebody new would ask. */
export const rules = (): readonly RulesPart[] => [
  {
    title: say.goal(),
    text: [say.goal1()],
  },
  {
    title: say.high(),
    text: [say.high1()],
    figure: {
      says: say.highShown(),
      Drawing: () => (
        <Plays
          all={[
            { cards: "3D", name: say.lowest() },
            { cards: "3S" },
            { cards: "TH" },
            { cards: "KC" },
            { cards: "AD" },
            { cards: "2D" },
            { cards: "2S", name: say.highest() },
          ]}
        />
      ),
    },
  },
  {
    title: say.plays(),
    text: [say.plays1(), say.plays2()],
    figure: {
      says: say.playsShown(),
      Drawing: () => (
        <Plays
          all={[
            { cards: "KH", name: say.single() },
            { cards: "8C 8S", name: say.pair() },
            { cards: "5D 6S 7C 8H 9H", name: say.straight() },
            { cards: "4H 7H 9H QH AH", name: say.flush() },
            { cards: "6D 6H 6S 4C 4S", name: say.fullHouse() },
            { cards: "TD TC TH TS 3C", name: say.four() },
            { cards: "7S 8S 9S TS JS", name: say.straightFlush() },
          ]}
        />
      ),
    },
  },
  {
    title: say.round(),
    text: [say.round1(), say.round2()],
    figure: {
      says: say.roundShown(),
      Drawing: () => (
        <Plays
          all={[
            { cards: "8D 8S", name: say.left() },
            { cards: "JD JS", name: say.top() },
            { cards: "QD QH", name: say.you() },
          ]}
        />
      ),
    },
  },
  {
    title: say.points(),
    text: [say.points1(), say.points2()],
  },
  {
    title: say.here(),
    text: [say.here1(), say.here2(), say.here3()],
  },
  {
    title: say.ways(),
    text: [say.ways1(), say.ways2()],
  },
];
