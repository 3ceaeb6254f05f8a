/** The game in a terminal: two cards, and the moves to point at. */

import { mannersOf, ok, type Result, type Start, seat } from "@baize/kernel";
import { type Line, padAfter, type Terminal } from "@baize/terminal";
import { cardSign, type NullShape, nullGame, type View } from "../rules/index.ts";
import { say } from "../words/index.ts";

function draw(view: View): readonly Line[] {
  const { seatName } = mannersOf(nullGame);
  const cards = view.cards.map((card, n): Line => {
    const name = padAfter(seatName(seat(n), view.viewer), 10);
    return [{ text: ` ${name}` }, { text: cardSign(card), tone: card === null ? "faint" : "strong" }];
  });
  const moves = nullGame.legalMoves(view).map((move) => ({ text: ` ${move} `, spot: move }));
  return [...cards, [{ text: ` ${view.moves.join(" ")}`, tone: "faint" }], moves];
}

/** A table before its first move, as `deal` writes it: `stake=1 KQ`. */
function readDeal(text: string): Result<Start> | undefined {
  const state = nullGame.stateText.parse(text);
  if (!state.ok || state.value.moves.length > 0) return undefined;
  return ok({ deal: nullGame.deal.format(state.value.cards), options: nullGame.options.format(state.value) });
}

/** How the table looks in a terminal. */
export const terminal: Terminal<NullShape> = {
  draw,
  pointing: "set",
  moveOf: ([move = ""]) => move,
  readDeal,
  get help() {
    return [say.helpGoal(), say.helpMoves()];
  },
  examples: { play: ["null", "null KQ"], deal: ["null KQ"] },
};
