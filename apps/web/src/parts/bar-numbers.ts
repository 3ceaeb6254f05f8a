/** Which bars of a row have their numbers told. */

/** The moves whose numbers are told: the first, the last, the one that lost, and some between that stand clear of these. */
export function numbersOf(count: number, losing: number | undefined): readonly number[] {
  const told = [1, count, ...(losing === undefined ? [] : [losing])];
  const clear = Math.max(2, count / 12);
  const between = [1, 2, 3].map((part) => Math.round((count * part) / 4));
  return [...new Set([...told, ...between.filter((nth) => told.every((other) => Math.abs(other - nth) >= clear))])];
}
