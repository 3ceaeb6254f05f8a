/** One picture of the whole screen: heading, table, message, what is being typed, and the keys. */

import type { Line, Span } from "@baize/kernel";
import { coded, codesOf, type Palette } from "../paint.ts";

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

/** Lines that the frame needs for itself. */
export const FRAME_LINES = 6;

const REVERSE = "7";
const UNDERLINE = "4";

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
  return clipped(line, width)
    .map((span) => {
      const isAt = span.spot !== undefined && span.spot === at;
      const isChosen = span.spot !== undefined && chosen.includes(span.spot);
      const marks = [...(isAt ? [REVERSE] : []), ...(isChosen ? [UNDERLINE] : [])];
      const text = isChosen ? span.text.replace(/^ /, "*") : span.text;
      return coded(text, ...codesOf(span, palette), ...marks);
    })
    .join("");
}

/** The lines of the screen. */
export function frameLines(frame: Frame, palette: Palette, width: number, height: number): readonly string[] {
  const plain = (text: string) => text.slice(0, width);
  const table = frame.table.map((line) => tableLine(line, frame, palette, width)).slice(0, height - FRAME_LINES);
  const rest = Array.from({ length: Math.max(0, height - FRAME_LINES - table.length) }, () => "");
  return [
    coded(plain(frame.heading.padEnd(width)), REVERSE),
    "",
    ...table,
    ...rest,
    "",
    plain(` ${frame.message}`),
    plain(` > ${frame.typed}_`),
    coded(plain(` ${frame.keys}`), "2"),
  ];
}
