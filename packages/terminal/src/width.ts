/** How wide text is in a terminal: a sign of Chinese takes two columns. */

/** Signs that take two columns: Chinese, its punctuation, full-width forms, and pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const signWidth = (sign: string): number => (WIDE.test(sign) ? 2 : 1);

/** The columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += signWidth(sign);
  return width;
}

/** The beginning of a text that fits a width. */
export function cutTo(text: string, width: number): string {
  let left = width;
  let end = 0;
  for (const sign of text) {
    left -= signWidth(sign);
    if (left < 0) break;
    end += sign.length;
  }
  return text.slice(0, end);
}

const fill = (text: string, width: number): string => " ".repeat(Math.max(0, width - widthOf(text)));

/** A text with blanks after it up to a width. */
export const padAfter = (text: string, width: number): string => text + fill(text, width);

/** A text with blanks before it up to a width. */
export const padBefore = (text: string, width: number): string => fill(text, width) + text;
