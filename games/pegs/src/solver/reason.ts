/** Why a position is lost, in a sentence or two. */

import { formatHole, type Hole } from "../rules/index.ts";
import { say } from "../words/index.ts";
import type { Explanation } from "./explain.ts";

const namesOf = (holes: readonly Hole[]): string => holes.map(formatHole).join(", ");

/** The reason for somebody who sees no board. */
export function lossSentence(loss: Explanation): string {
  switch (loss.kind) {
    case "parity": {
      const { rising, falling } = loss.colours;
      return say.lostByParity({ rising: rising.join(", "), falling: falling.join(", ") });
    }
    case "pagoda":
      return loss.proofs
        .map(({ sum, needed, finals }) => say.lostByWeight({ sum, needed, holes: namesOf(finals) }))
        .join(" ");
    case "searched":
      return say.lostBySearch({ count: loss.continuations });
  }
}

/** The reason in a sentence for anybody. */
export function simpleSentence(loss: Explanation): string {
  if (loss.kind === "parity") return say.simplyParity();
  return loss.kind === "pagoda" ? say.simplyWeight() : say.simplySearch({ count: loss.continuations });
}

const listed = ([a = 0, b = 0, c = 0]: readonly number[]): string => `${a}, ${b} and ${c}`;

/** The reason in the letters and figures that are drawn on the board. */
export function proofSentence(loss: Explanation): string {
  if (loss.kind === "parity") {
    const { rising, falling } = loss.colours;
    return say.shownParity({ rising: listed(rising), falling: falling.length === 0 ? "" : listed(falling) });
  }
  const [proof, ...others] = loss.kind === "pagoda" ? loss.proofs : [];
  if (proof === undefined) return lossSentence(loss);
  const first = say.shownWeight({ sum: proof.sum, holes: namesOf(proof.finals), needed: proof.needed });
  const rest = others.flatMap(({ finals }) => finals);
  return rest.length === 0 ? first : `${first} ${say.shownOthers({ holes: namesOf(rest) })}`;
}
