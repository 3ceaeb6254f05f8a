/** FreeCell in a terminal. */

import type { Terminal } from "@baize/terminal";
import { type FreecellShape, MEMBERS } from "../rules/index.ts";
import { playerMoves } from "../rules/manners.ts";
import { sayHere } from "../words/terminal.en.ts";
import { dealNumber, deals, readDeal, runCs3500 } from "./deals.ts";
import { draw } from "./table.ts";

/** The table, the ways to write a deal, and the CS3500 controller. */
export const terminal: Terminal<FreecellShape> = {
  draw,
  pointing: "pair",
  get help() {
    return sayHere.terminalHelp().split("\n");
  },
  moveOf: ([from = "", to = ""]) => `${from}-${to}`,
  deals,
  readDeal,
  rulesNames: Object.keys(MEMBERS),
  finding: ({ deal, verdict, moves, nodes, ms, shortness }) => ({
    deal: dealNumber(deal),
    verdict,
    moves,
    playerMoves: playerMoves(moves),
    ...shortness,
    nodes,
    ms,
  }),
  get switches() {
    return [
      {
        flags: "--no-autoplay",
        says: sayHere.terminalNoAutoplay(),
        commands: ["play"],
        means: { kind: "choice", choices: { autoplay: "none" } },
      },
      {
        flags: "--cs3500",
        says: sayHere.terminalCs3500(),
        commands: ["play"],
        means: { kind: "controller", name: "cs3500" },
      },
    ] as const;
  },
  examples: {
    play: ["freecell 617", "echo 'C1 7 O1 q' | baize play freecell 617 --cs3500"],
    deal: ["freecell 617", "freecell 617 --format json"],
    "check-document": ["freecell-cs3500", "freecell-mis -- java -cp classes BaizeAdapter"],
    solve: [
      "freecell 617",
      "freecell 617 --shortest --budget-ms 5000",
      "freecell 617 --prove --count cards",
      "freecell 1-32000 --json > solved.jsonl",
      "freecell 1-1000000 --queue postgres://localhost/baize --csv million.csv",
      "baize deal freecell 617 | baize solve freecell -",
      "'/freecell/617?moves=83'",
    ],
    analyse: ["freecell 617 --json"],
    replay: ["echo '/freecell/617?moves=83' | baize replay -"],
    verify: ["'/freecell/617?moves=83.53'", "moves.txt --game freecell --deal 617"],
    engine: ["printf 'position /freecell/1\\ngo nodes 1000\\n' | baize engine freecell"],
  },
  controllers: { cs3500: { run: runCs3500 } },
};
