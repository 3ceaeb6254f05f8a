/** A table as text, for every game: by its own drawing, or by the text of its state. */

import type { AnyGame, Match, Shape, Viewer } from "@baize/kernel";
import { stateOf } from "@baize/midend";
import type { AnyTerminal, Line, Sheet } from "@baize/terminal";
import { moverOf } from "../arguments/games.ts";
import { type Palette, paintLine } from "./paint.ts";

/**
 * The table as a viewer sees it, in lines. A game that cannot be drawn is written: as some state that looks like this
 * to the viewer, which is the state itself where nothing is hidden.
 */
export function tableLines(
  match: Match<Shape>,
  terminal: AnyTerminal | undefined,
  sheet: Sheet,
  viewer: Viewer,
): readonly Line[] {
  return viewLines(match.game, match.view(viewer), terminal, sheet);
}

/** A view in lines. */
export function viewLines(
  game: AnyGame,
  view: Shape["view"],
  terminal: AnyTerminal | undefined,
  sheet: Sheet,
): readonly Line[] {
  if (terminal !== undefined) return terminal.draw(view, sheet);
  const text = game.stateText.format(stateOf(game, view));
  return text.split("\n").map((line) => [{ text: line }]);
}

/** The table as a viewer sees it, as text with colours. */
export const tableText = (
  match: Match<Shape>,
  terminal: AnyTerminal | undefined,
  sheet: Sheet,
  palette: Palette,
  viewer: Viewer = moverOf(match),
): string =>
  tableLines(match, terminal, sheet, viewer)
    .map((line) => paintLine(line, palette))
    .join("\n");
