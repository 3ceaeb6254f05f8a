/** Drawings as text: which colours a stream may show, and lines painted with them. */

import { visible } from "@baize/kernel";
import type { Line, Span, Tone } from "@baize/terminal";

/** How a drawing is painted. */
export interface Palette {
  readonly colour: boolean;
  /** A colour of its own for each suit. */
  readonly fourColour: boolean;
}

/** Whether colours may be used: `FORCE_COLOR` and `NO_COLOR` decide, then whether a terminal reads that is not dumb. */
export function usesColour(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return isTerminal && TERM !== "dumb";
}

/** Cards are light tiles, whatever the terminal's own colours are. */
const TILE = "107";
const BLACK = `30;${TILE}`;
const RED = `31;${TILE}`;
const TWO: Readonly<Record<Tone, string>> = {
  clubs: BLACK,
  spades: BLACK,
  diamonds: RED,
  hearts: RED,
  strong: "1",
  faint: "2",
};
const FOUR: Readonly<Record<Tone, string>> = { ...TWO, clubs: `32;${TILE}`, diamonds: `34;${TILE}` };

/** Text with codes of its own, and everything reset after it. */
export const coded = (text: string, ...codes: readonly string[]): string =>
  codes.length === 0 ? text : `\u001B[${codes.join(";")}m${text}\u001B[0m`;

/** The codes of a span. */
export const codesOf = ({ tone }: Span, { colour, fourColour }: Palette): string[] =>
  colour && tone !== undefined ? [(fourColour ? FOUR : TWO)[tone]] : [];

/** A line as text; whatever a drawing was made of, no code comes from it. */
export const paintLine = (line: Line, palette: Palette): string =>
  line
    .map((span) => coded(visible(span.text), ...codesOf(span, palette)))
    .join("")
    .trimEnd();
