/** Long text as lines. */

import { cutTo, widthOf } from "./width.ts";

/** Where a line may end: at a blank, and between signs of Chinese, but neither before a mark that ends a phrase nor after one that opens it. */
const BREAKS = /(?<=[\u3000-\u9fff\uff00-\uff60])(?<![（「『〈《])(?![、。，．：；？！）」』〉》”’…])|(?= )/u;

/** A piece that is wider than a line as pieces that are not. */
function pieces(text: string, width: number): string[] {
  if (widthOf(text) <= width || width < 2) return [text];
  const first = cutTo(text, width);
  return [first, ...pieces(text.slice(first.length), width)];
}

/** Words in lines of a width; a word of letters is never split. */
export function folded(text: string, width: number): string[] {
  const lines = [""];
  for (const piece of text.split(BREAKS)) {
    const line = lines.at(-1) ?? "";
    const isChinese = /[\u3000-\u9fff]/.test(piece);
    if (line !== "" && widthOf(line + piece) > width) {
      lines.push(...(isChinese ? pieces(piece.trimStart(), width) : [piece.trimStart()]));
    } else lines[lines.length - 1] = line + (line === "" ? piece.trimStart() : piece);
  }
  return lines;
}
