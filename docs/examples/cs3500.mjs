/** FreeCell as the CS3500 assignments have it: a model, a view, a controller. `node cs3500.mjs`, then `C1 7 O1`, or `q`. */

import {
  FreecellModelCreator,
  FreecellTextView,
  GameType,
  PileType,
  SimpleFreecellController,
} from "@baize/freecell/cs3500";

const model = FreecellModelCreator.create(GameType.MULTIMOVE);
model.startGame(model.getDeck(), 8, 4, false);
model.move(PileType.CASCADE, 7, 5, PileType.OPEN, 0);
const view = new FreecellTextView(model);
view.renderBoard();
view.renderMessage("\nNow it is your turn, with another deal:\n");

process.stdin.setEncoding("utf8");
const output = { append: (text) => process.stdout.write(text) };
await new SimpleFreecellController(model, process.stdin, output).playGame(model.getDeck(), 8, 4, true);
