/** The rules of FreeCell for players. */

import type { RulesPart } from "@baize/table";
import { say } from "../words/rules.en.ts";
import { BeforeAndAfter, WholeTable } from "./figures.tsx";

/** Part by part, in the order somebody new would ask. */
export const rules = (): readonly RulesPart[] => [
  {
    title: say.goal(),
    text: [say.goal1()],
    figure: {
      says: say.goalShown(),
      Drawing: WholeTable,
    },
  },
  {
    title: say.columns(),
    text: [say.columns1(), say.columns2()],
    figure: {
      says: say.columnsShown(),
      Drawing: () => <BeforeAndAfter before="7S, 6D" after="7S 6D, -" />,
    },
  },
  {
    title: say.cells(),
    text: [say.cells1()],
    figure: {
      says: say.cellsShown(),
      Drawing: () => <BeforeAndAfter before="-, 2S KC" after="KC, 2S" />,
    },
  },
  {
    title: say.home(),
    text: [say.home1(), say.home2()],
    figure: {
      says: say.homeShown(),
      Drawing: () => <BeforeAndAfter before="AH, 9C 2H" after="2H, 9C" />,
    },
  },
  {
    title: say.runs(),
    text: [say.runs1(), say.runs2()],
    figure: {
      says: say.runsShown(),
      Drawing: () => <BeforeAndAfter before="QC, 8S JD TS 9H" after="QC JD TS 9H, 8S" />,
    },
  },
  {
    title: say.family(),
    text: [say.family1(), say.family2(), say.family3(), say.family4()],
  },
  {
    title: say.here(),
    text: [say.here1(), say.here2(), say.here3()],
  },
];
