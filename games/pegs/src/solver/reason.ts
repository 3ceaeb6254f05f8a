/** Why a position is lost, in a sentence or two. */

import { listed, paragraph } from "@baize/kernel";
import { formatHole, type Hole } from "../rules/index.ts";
import { say } from "../words/index.ts";
import type { Explanation } from "./explain.ts";

const namesOf = (holes: readonly Hole[]): string => listed(holes.map(formatHole));

/** The reason for somebody who sees no board. */
export function lossSentence(loss: Explanation): string {
  switch (loss.kind) {
    case "parity": {
      const { rising, falling } = loss.colours;
      return say.lostByParity({ rising, falling });
    }
    case "pagoda":
      return paragraph(
        loss.proofs.map(({ sum, needed, finals }) => say.lostByWeight({ sum, needed, holes: namesOf(finals) })),
      );
    case "searched":
      return say.lostBySearch({ count: loss.continuations });
  }
}

/** The reason in a sentence for anybody. */
export function simpleSentence(loss: Explanation): string {
  if (loss.kind === "parity") return say.simplyParity();
  return loss.kind === "pagoda" ? say.simplyWeight() : say.simplySearch({ count: loss.continuations });
}

/** The reason in the letters and figures that are drawn on the board. */
export function proofSentence(loss: Explanation): string {
  if (loss.kind === "parity") {
    const { rising, falling } = loss.colours;
    return say.shownParity({ rising, falling });
  }
  const [proof, ...others] = loss.kind === "pagoda" ? loss.proofs : [];
  if (proof === undefined) return lossSentence(loss);
  const first = say.shownWeight({ sum: proof.sum, holes: namesOf(proof.finals), needed: proof.needed });
  const rest = others.flatMap(({ finals }) => finals);
  return paragraph([first, rest.length === 0 ? undefined : say.shownOthers({ holes: namesOf(rest) })]);
}
