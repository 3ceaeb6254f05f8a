/** Games of the Big Two document that are wrong from one turn to the next, each in one sentence. */

import type { Door } from "@baize/conformance";
import type { Game } from "../index.ts";
import { game } from "./game-mutants.ts";

type Kept =
  | "startingTurn"
  | "freeMove"
  | "lastMovePlayer"
  | "cardsPlayed"
  | "lastMove"
  | "rightField"
  | "topField"
  | "leftField";
/** A program after which some state variables are as they were before it. */
const keeping = (program: keyof Game, names: readonly Kept[], when = (_own: Game): boolean => true): Partial<Door> =>
  game({
    [program]: (own: Game, next: () => unknown) => {
      const before = Object.fromEntries(names.map((name) => [name, own[name]]));
      const is = when(own);
      const answer = next();
      if (is) Object.assign(own, before);
      return answer;
    },
  });
/** A program that passes without a look at whose move lies on the table. */
const neverFreeing = (program: keyof Game): Partial<Door> =>
  game({
    [program]: (own: Game, next: () => unknown) => {
      const { lastMove, freeMove } = own;
      next();
      if (own.lastMove === lastMove) own.freeMove = freeMove;
    },
  });
/** A program that takes a pass for a move of whoever passes. */
const passAsMove = (program: keyof Game): Partial<Door> =>
  game({
    [program]: (own: Game, next: () => unknown) => {
      const { lastMove, turn } = own;
      next();
      if (own.lastMove === lastMove && own.turn !== turn) own.lastMovePlayer = turn;
    },
  });

/** What is exchanged, and the sentence that breaks. */
export const TURNS: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["old-cards-played", "BT-XG3", keeping("resetGame", ["cardsPlayed"])],
  [
    "reset-closes-the-rules",
    "BT-XG3",
    game({
      resetGame: (own, next) => {
        next();
        own.rules = false;
      },
    }),
  ],
  ["deal-of-nobody", "BT-XG5", keeping("handlePlayerDeal", ["lastMovePlayer"])],
  ["deal-uncounted", "BT-XG5", keeping("handlePlayerDeal", ["cardsPlayed"])],
  [
    "free-move-must-beat",
    "BT-XG5",
    game({
      handlePlayerDeal: (own, next, given) => {
        if (given.length === own.lastMove.length) own.freeMove = false;
        return next();
      },
    }),
  ],
  [
    "nothing-is-a-play",
    "BT-XG6",
    game({ handlePlayerDeal: (_own, next, given) => (given.length === 0 ? true : next()) }),
  ],
  ["opening-goes-on", "BT-XG7", keeping("AIplayCards", ["startingTurn"])],
  ["bot-shows-nothing", "BT-XG7", keeping("AIplayCards", ["rightField", "topField", "leftField"])],
  ["bot-uncounted", "BT-XG7", keeping("AIplayCards", ["cardsPlayed"])],
  ["bot-stays-free", "BT-XG7", keeping("AIplayCards", ["freeMove"], (own) => own.freeMove)],
  ["bot-passes-without-end", "BT-XG7", neverFreeing("AIplayCards")],
  ["bot-pass-is-a-move", "BT-XG7", passAsMove("AIplayCards")],
  [
    "field-grows",
    "BT-XG10",
    game({
      updateField: (own, next) => {
        const { turn } = own;
        if (turn === null) return;
        const before = own[`${turn}Field`];
        next();
        own[`${turn}Field`] = [...before, ...own[`${turn}Field`]];
      },
    }),
  ],
  ["passes-without-end", "BT-XG12", neverFreeing("handlePlayerPass")],
  ["pass-is-a-move", "BT-XG12", passAsMove("handlePlayerPass")],
  [
    "pass-clears-the-table",
    "BT-XG12",
    game({
      handlePlayerPass: (own, next) => {
        next();
        if (own.turn !== "player") own.lastMove = [];
      },
    }),
  ],
  [
    "pass-after-the-end",
    "BT-XG12",
    game({
      handlePlayerPass: (own, next) => {
        const { gameOver } = own;
        own.gameOver = false;
        next();
        own.gameOver = gameOver;
      },
    }),
  ],
];
