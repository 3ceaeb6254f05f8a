/** What callers hand in whom no compiler has checked: looked at without trusting it, and without ever throwing. */

/** More elements than this are looked at by nobody who does not ask for them: an array may claim billions and hold none. */
const MOST = 10_000;

/** The elements of a real array, in a list of our own; undefined for anything else, and for more than are wanted. */
export function listGiven(value: unknown, most = MOST): unknown[] | undefined {
  try {
    const length = Array.isArray(value) ? value.length : Number.NaN;
    return isWithin(length, 0, most) ? Array.from({ length }, (_, i) => (value as unknown[])[i]) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is a whole number from `first` to `last`. */
export const isWithin = (value: unknown, first: number, last: number): value is number =>
  Number.isInteger(value) && (value as number) >= first && (value as number) <= last;

/** Whether it is the name of one of these constants. */
export const isNameIn = <T extends object>(constants: T, value: unknown): value is keyof T =>
  typeof value === "string" && Object.hasOwn(constants, value);

/** Whether it is an object that answers to all of these calls. */
export function answersTo(value: unknown, calls: readonly PropertyKey[]): boolean {
  try {
    return Object(value) === value && calls.every((call) => typeof Reflect.get(value as object, call) === "function");
  } catch {
    return false;
  }
}

/** Any value as a word for a message. */
export function shownValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "bigint") return `${value}n`;
  return typeof value === "function" ? "a function" : String(value);
}
