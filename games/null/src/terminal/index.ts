/** The game in a terminal: two cards, and the moves to point at. */

import { mannersOf, seat } from "@baize/kernel";
import type { Line, Terminal } from "@baize/terminal";
import { cardSign, type NullShape, nullGame, type View } from "../rules/index.ts";
import { say } from "../words/index.ts";

function draw(view: View): readonly Line[] {
  const { seatName } = mannersOf(nullGame);
  const cards = view.cards.map((card, n): Line => {
    const name = seatName(seat(n), view.viewer).padEnd(10);
    return [{ text: ` ${name}` }, { text: cardSign(card), tone: card === null ? "faint" : "strong" }];
  });
  const moves = nullGame.legalMoves(view).map((move) => ({ text: ` ${move} `, spot: move }));
  return [...cards, [{ text: ` ${view.moves.join(" ")}`, tone: "faint" }], moves];
}

export const terminal: Terminal<NullShape> = {
  draw,
  pointing: "set",
  moveOf: ([move = ""]) => move,
  get help() {
    return [say.helpGoal(), say.helpMoves()];
  },
  examples: { play: ["null", "null KQ"], deal: ["null KQ"] },
};
