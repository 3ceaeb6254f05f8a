/** One picture of the whole screen: heading, table, message, what is being typed, and the keys. */

import { visible } from "@baize/kernel";
import { cutTo, folded, type Line, padAfter, type Span, widthOf } from "@baize/terminal";
import { coded, codesOf, type Palette } from "./paint.ts";

/** What is on the screen besides the table. */
export interface Screenful {
  readonly heading: string;
  readonly table: readonly Line[];
  readonly at: string | undefined;
  readonly chosen: readonly string[];
  readonly message: string;
  readonly typed: string;
  readonly keys: string;
}

/** A window with fewer lines is low: there the frame has a heading, one line for messages and what is typed, and no more. */
const LOW = 20;
const MESSAGE_LINES = 2;
/** Else it has a blank line below the heading, a second line for messages, and the keys too. */
const FRAME_LINES = 6;
const LOW_FRAME_LINES = 3;

/** How many lines of a window are left for the table. */
export const roomIn = (height: number): number => Math.max(0, height - (height < LOW ? LOW_FRAME_LINES : FRAME_LINES));

const lineWidth = (line: Line): number => line.reduce((sum, { text }) => sum + widthOf(text), 0);

/** Where the table stands in a window: its first line and its first column. */
export function placeOf(table: readonly Line[], width: number, height: number): { top: number; left: number } {
  const above = Math.max(0, Math.floor((roomIn(height) - table.length) / 3));
  return { top: (height < LOW ? 1 : 2) + above, left: Math.max(0, Math.floor((width - widestOf(table)) / 2)) };
}

const widestOf = (table: readonly Line[]): number => Math.max(0, ...table.map(lineWidth));

/** Whether all of a table can be shown in a window. */
export const fitsIn = (table: readonly Line[], width: number, height: number): boolean =>
  table.length <= roomIn(height) && widestOf(table) <= width;

/** What a window must have at least for a table: columns and lines. */
export const needOf = (table: readonly Line[]): { columns: number; lines: number } => ({
  columns: widestOf(table),
  lines: table.length + LOW_FRAME_LINES,
});

/** As many of the keys as there is room for: the first and the last always, and never half of one. */
function keysIn(keys: string, width: number): string {
  const parts = keys.split(" | ");
  while (parts.length > 1 && widthOf(parts.join(" | ")) > width) parts.splice(parts.length > 2 ? -2 : 0, 1);
  return parts.join(" | ");
}

const REVERSE = "7";
const UNDERLINE = "4";
const YELLOW = "30;103";
const CYAN = "30;106";

/** A line cut to a width, without a code that comes from outside. */
function clipped(line: Line, width: number): Line {
  let left = width;
  return line.flatMap((span): Span[] => {
    const text = cutTo(visible(span.text), left);
    left -= widthOf(text);
    return text === "" ? [] : [{ ...span, text }];
  });
}

/** A line of the table with the pointer on it. */
function tableLine(line: Line, { at, chosen }: Screenful, palette: Palette, width: number): string {
  const [pointer, mark] = palette.colour ? [YELLOW, CYAN] : [REVERSE, UNDERLINE];
  return clipped(line, width)
    .map((span) => {
      const isAt = span.spot !== undefined && span.spot === at;
      const isChosen = span.spot !== undefined && chosen.includes(span.spot);
      const marks = [...(isChosen ? [mark] : []), ...(isAt ? [pointer] : [])];
      const text = isChosen ? span.text.replace(/ $/, "*") : span.text;
      return coded(text, ...(marks.length > 0 ? marks : codesOf(span, palette)));
    })
    .join("");
}

/** The lines of the screen; the table stands in the middle. */
export function frameLines(frame: Screenful, palette: Palette, width: number, height: number): readonly string[] {
  const plain = (text: string) => cutTo(visible(text), width);
  const isLow = height < LOW;
  const room = roomIn(height);
  const { top, left } = placeOf(frame.table, width, height);
  const margin = " ".repeat(left);
  const table = frame.table.slice(0, room).map((line) => {
    const text = tableLine(line, frame, palette, width - left);
    return text === "" ? "" : margin + text;
  });
  const blank = (count: number) => Array.from({ length: Math.max(0, count) }, () => "");
  const above = top - (isLow ? 1 : 2);
  const lines = isLow ? 1 : MESSAGE_LINES;
  const message = folded(frame.message, width - 2).slice(0, lines);
  return [
    coded(padAfter(plain(frame.heading), width), REVERSE),
    ...blank(isLow ? 0 : 1),
    ...blank(above),
    ...table,
    ...blank(room - table.length - above),
    ...blank(lines - message.length),
    ...message.map((line) => plain(` ${line}`)),
    plain(` > ${frame.typed}_`),
    ...(isLow ? [] : [coded(plain(` ${keysIn(frame.keys, width - 1)}`), "2")]),
  ];
}
