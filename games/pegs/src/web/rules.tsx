/** The rules of Peg Solitaire for players. */

import type { RulesPart } from "@baize/table";
import { say } from "../words/rules.en.ts";
import { Rows, WholeBoard } from "./figures.tsx";

/** Part by part, in the order somebody new would ask. */
export const rules = (): readonly RulesPart[] => [
  {
    title: say.goal(),
    text: [say.goal1()],
    figure: {
      says: say.goalShown(),
      Drawing: () => <WholeBoard name="english" />,
    },
  },
  {
    title: say.jumps(),
    text: [say.jumps1(), say.jumps2()],
    figure: {
      says: say.jumpsShown(),
      Drawing: () => <Rows rows={["OO.", "..O"]} />,
    },
  },
  {
    title: say.sweeps(),
    text: [say.sweeps1()],
    figure: {
      says: say.sweepsShown(),
      Drawing: () => <Rows rows={["OO.O.", "..OO.", "....O"]} />,
    },
  },
  {
    title: say.end(),
    text: [say.end1(), say.end2()],
    figure: {
      says: say.endShown(),
      Drawing: () => <Rows rows={["O..O"]} />,
    },
  },
  {
    title: say.here(),
    text: [say.here1(), say.here2(), say.here3(), say.here5(), say.here4()],
  },
];
