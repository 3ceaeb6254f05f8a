/** Why a position is lost, in the letters and figures that are drawn on the board. */

import { columnOf, formatHole, type Hole, rowOf } from "../rules/index.ts";
import type { Explanation } from "../solver/index.ts";
import { lossSentence } from "../words/en.ts";

/** The classes of a hole: a letter for the diagonal that rises to the right, a figure for the one that falls. */
export const classLabel = (hole: Hole): string =>
  `${"ABC"[(columnOf(hole) + rowOf(hole)) % 3]}${((columnOf(hole) - rowOf(hole) + 6) % 3) + 1}`;

const listed = ([a = 0, b = 0, c = 0]: readonly number[]): string => `${a}, ${b} and ${c}`;

/** The reason in a sentence or two. */
export function whySentence(loss: Explanation): string {
  if (loss.kind === "parity") {
    const { rising, falling } = loss.colours;
    return (
      `Lost by parity: on A, B and C stand ${listed(rising)} pegs, on 1, 2 and 3 ${listed(falling)}. ` +
      "Each jump turns odd into even and even into odd for all of them, and no last peg that meets the goal fits that."
    );
  }
  const [proof, ...others] = loss.kind === "pagoda" ? loss.proofs : [];
  if (proof === undefined) return lossSentence(loss);
  const first =
    `Lost by weight: by the numbers on the board the pegs weigh ${proof.sum} together, and no jump adds to that; ` +
    `a last peg at ${namesOf(proof.finals)} needs ${proof.needed}.`;
  const rest = others.flatMap(({ finals }) => finals);
  return rest.length === 0 ? first : `${first} Other numbers rule out ${namesOf(rest)} in the same way.`;
}

const namesOf = (holes: readonly Hole[]): string => holes.map(formatHole).join(", ");
