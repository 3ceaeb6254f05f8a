/** How surely one choice is ahead of another, by what both score in the same worlds. */

/** What a lead that is the same in every world counts as. */
const SURE = 9;

/** The mean of n leads in standard errors, from their sum and the sum of their squares. */
export function clarity(sum: number, squares: number, n: number): number {
  const variance = (squares - (sum * sum) / n) / (n - 1);
  return variance > 0 ? sum / Math.sqrt(variance * n) : Math.sign(sum) * SURE;
}
