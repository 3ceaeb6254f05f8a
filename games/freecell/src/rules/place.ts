/** Where cards lie: columns `1` `2` …, cells `a` `b` … and home `h`. */

/** A column or a cell, counted from 0, or home. */
export type Place =
  | { readonly kind: "cascade"; readonly index: number }
  | { readonly kind: "cell"; readonly index: number }
  | { readonly kind: "foundation" };

/** The column with this index. */
export const cascade = (index: number): Place => ({ kind: "cascade", index });

/** The cell with this index. */
export const cell = (index: number): Place => ({ kind: "cell", index });

/** Home: the four foundations together, for a card's suit says which one it belongs to. */
export const HOME: Place = { kind: "foundation" };

/** Every letter but `h`, which is home. */
const CELL_LETTERS = "abcdefgijklmnopqrstuvwxyz";
const COLUMN_NAME = /^[1-9]\d{0,3}$/;
const CELL_NAME = /^[a-gi-z]{1,4}$/;

/** `a` to `z` without `h`, then `aa`, `ab` and on; nothing for what counts no cell. */
function cellName(index: number): string {
  if (!Number.isSafeInteger(index)) return "";
  const rest = Math.floor(index / CELL_LETTERS.length);
  return (rest > 0 ? cellName(rest - 1) : "") + CELL_LETTERS[index % CELL_LETTERS.length];
}

const cellIndex = (name: string): number =>
  [...name].reduce((sum, letter) => sum * CELL_LETTERS.length + CELL_LETTERS.indexOf(letter) + 1, 0) - 1;

/** The name of a place of the table. */
export function formatPlace(place: Place): string {
  if (place.kind === "foundation") return "h";
  return place.kind === "cascade" ? String(place.index + 1) : cellName(place.index);
}

/** The place with this name, in lower case; undefined when no place can be called so. */
export function parsePlace(name: string): Place | undefined {
  if (name === "h") return HOME;
  if (COLUMN_NAME.test(name)) return cascade(Number(name) - 1);
  return CELL_NAME.test(name) ? cell(cellIndex(name)) : undefined;
}

const KINDS = ["cascade", "cell", "foundation"];
const indexOf = (place: Place) => (place.kind === "foundation" ? 0 : place.index);

/** Columns first, then cells, then home. */
export const comparePlaces = (a: Place, b: Place): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || indexOf(a) - indexOf(b);
