/** Linear programming by the simplex method, small and dense. */

const TINY = 1e-9;

/** A solution x ≥ 0 of rows · x ≤ bounds (all bounds ≥ 0) that makes gain · x largest. */
export function maximise(
  gain: readonly number[],
  rows: readonly (readonly number[])[],
  bounds: readonly number[],
): number[] {
  const width = gain.length;
  const table = rows.map((row, i) => Float64Array.from([...row, bounds[i] ?? 0]));
  const last = Float64Array.from([...gain, 0]);
  // Variables 0 to width − 1 are x, the others are the slacks of the rows.
  const inside = rows.map((_, i) => width + i);
  const outside = gain.map((_, j) => j);
  for (;;) {
    const column = entering(last, outside);
    if (column === -1) break;
    const row = leaving(table, column, inside);
    if (row === -1) break;
    exchange(table, last, row, column);
    [inside[row], outside[column]] = [outside[column] as number, inside[row] as number];
  }
  const x = new Array<number>(width).fill(0);
  inside.forEach((variable, i) => {
    if (variable < width) x[variable] = table[i]?.[width] ?? 0;
  });
  return x;
}

/** Bland's rule: the first variable that gains. It never goes round in circles. */
function entering(last: Float64Array, outside: readonly number[]): number {
  let best = -1;
  outside.forEach((variable, j) => {
    if ((last[j] as number) > TINY && (best === -1 || variable < (outside[best] as number))) best = j;
  });
  return best;
}

/** The row that bounds a column most tightly, by Bland's rule where several do. */
function leaving(table: readonly Float64Array[], column: number, inside: readonly number[]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  table.forEach((row, i) => {
    const factor = row[column] as number;
    if (factor <= TINY) return;
    const ratio = (row.at(-1) as number) / factor;
    if (ratio < least - TINY || (ratio < least + TINY && (inside[i] as number) < (inside[best] ?? 0))) {
      best = i;
      least = Math.min(ratio, least);
    }
  });
  return best;
}

/** Exchanges an inside and an outside variable. */
function exchange(table: readonly Float64Array[], last: Float64Array, pivotRow: number, column: number): void {
  const pivot = table[pivotRow] as Float64Array;
  const inverse = 1 / (pivot[column] as number);
  pivot[column] = 1;
  for (let j = 0; j < pivot.length; j++) pivot[j] = (pivot[j] as number) * inverse;
  for (const row of [...table, last]) {
    const factor = row[column] as number;
    if (row === pivot || factor === 0) continue;
    row[column] = 0;
    for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
  }
}
