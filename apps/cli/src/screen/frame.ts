/** One picture of the whole screen: heading, table, message, what is being typed, and the keys. */

import type { Line, Span } from "@baize/terminal";
import { folded } from "./fold.ts";
import { coded, codesOf, type Palette } from "./paint.ts";

/** What is on the screen besides the table. */
export interface Frame {
  readonly heading: string;
  readonly table: readonly Line[];
  readonly at: string | undefined;
  readonly chosen: readonly string[];
  readonly message: string;
  readonly typed: string;
  readonly keys: string;
}

/** Lines that the frame needs for itself: the heading, a blank line, two for messages, what is typed, the keys. */
export const FRAME_LINES = 6;
const MESSAGE_LINES = 2;

const REVERSE = "7";
const UNDERLINE = "4";
const YELLOW = "30;103";
const CYAN = "30;106";

const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + text.length, 0);

/** A line cut to a width. */
function clipped(line: Line, width: number): Line {
  let left = width;
  return line.flatMap((span): Span[] => {
    const text = span.text.slice(0, Math.max(0, left));
    left -= text.length;
    return text === "" ? [] : [{ ...span, text }];
  });
}

/** A line of the table with the pointer on it. */
function tableLine(line: Line, { at, chosen }: Frame, palette: Palette, width: number): string {
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
export function frameLines(frame: Frame, palette: Palette, width: number, height: number): readonly string[] {
  const plain = (text: string) => text.slice(0, width);
  const room = Math.max(0, height - FRAME_LINES);
  const widest = Math.max(0, ...frame.table.map(widthOf));
  const margin = " ".repeat(Math.max(0, Math.floor((width - widest) / 2)));
  const table = frame.table.slice(0, room).map((line) => {
    const text = tableLine(line, frame, palette, width - margin.length);
    return text === "" ? "" : margin + text;
  });
  const blank = (count: number) => Array.from({ length: Math.max(0, count) }, () => "");
  const above = Math.floor((room - table.length) / 3);
  const message = folded(frame.message, width - 2).slice(0, MESSAGE_LINES);
  return [
    coded(plain(frame.heading.padEnd(width)), REVERSE),
    "",
    ...blank(above),
    ...table,
    ...blank(room - table.length - above),
    ...blank(MESSAGE_LINES - message.length),
    ...message.map((line) => plain(` ${line}`)),
    plain(` > ${frame.typed}_`),
    coded(plain(` ${frame.keys}`), "2"),
  ];
}
