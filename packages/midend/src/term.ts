/** When a series of deals is over, and how that is written. */

import { type Codec, ok, refuse } from "@baize/kernel";

/** When a series is over: after so many deals, when somebody has reached so many points, or never by itself. */
export type Term =
  | { readonly kind: "open" }
  | { readonly kind: "deals"; readonly deals: number }
  | { readonly kind: "points"; readonly points: number };

/** A match longer than these will not end in a lifetime. */
const MOST = { deals: 999, points: 99_999 } as const;

/** When a series is over, as text: `10-deals`, `50-points`, and nothing for one without end. */
export const termText: Codec<Term> = {
  parse(text) {
    if (text === "") return ok({ kind: "open" });
    const [, digits, kind] = /^([1-9]\d{0,4})-(deals|points)$/.exec(text) ?? [];
    const count = Number(digits);
    if (kind === "deals" && count <= MOST.deals) return ok({ kind, deals: count });
    if (kind === "points" && count <= MOST.points) return ok({ kind, points: count });
    return refuse("bad-term", "MD-R4", { text });
  },
  format: (term) =>
    term.kind === "open" ? "" : term.kind === "deals" ? `${term.deals}-deals` : `${term.points}-points`,
};
