/** Text from outside as it may be shown: control signs made visible, and not longer than anybody reads. */

/** Of a text from outside so many characters are shown, unless more is asked for. */
const MOST_SHOWN = 60;

/** Signs that move the cursor, end a line, or turn the direction of writing: C0, C1, and those of Unicode for lines and direction. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** The first 33 control signs have pictures of their own; the others are written as their number. */
function pictureOf(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : `<${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}

/** A text whose control signs can be seen and do nothing. */
export const visible = (text: string): string => text.toWellFormed().replaceAll(CONTROLS, pictureOf);

/** A text from outside: its control signs can be seen, and of one longer than `most` the beginning is there. */
export function shown(text: string, most = MOST_SHOWN): string {
  // A sign of two halves is not cut in the middle.
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  return text.length > most ? `${visible(start)}…` : visible(text);
}
