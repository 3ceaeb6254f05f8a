/** The word somebody probably meant. */

/** How many letters have to be changed, added, left out or swapped with the next one to make one word of another. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, isSwap ? at(i - 2, j - 2) + 1 : change);
    }
  }
  return at(a.length, b.length);
}

/** What is longer than any word is compared by its beginning. */
const LONGEST = 60;

/** A word is near when at most about a third of its letters have to be changed: one of four, two of five or six. */
const isNear = (word: string, far: number): boolean => far <= Math.round(word.length / 3);

/** The nearest of some words, the first of equals; undefined when none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const word = typed.slice(0, LONGEST).toLowerCase();
  const measured = words.map((known) => ({ known, far: distance(word, known.toLowerCase()) }));
  const [best] = measured.sort((a, b) => a.far - b.far);
  return best !== undefined && isNear(best.known, best.far) ? best.known : undefined;
}
