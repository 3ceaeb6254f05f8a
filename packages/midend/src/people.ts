/** The faces of the people at a table. */

/** Whoever plays may have one of these faces; tables call them by their numbers. */
export const PEOPLE = ["cap", "band", "beard", "bun"] as const;

/** Whoever sits in a seat, as far as their face goes. */
interface Faced {
  readonly kind: string;
  readonly face?: number;
}

/** The faces of the people, and nothing for the others. */
export const facesOf = (seats: readonly Faced[]): readonly string[] =>
  seats.map(({ kind, face = 0 }) => (kind === "person" && PEOPLE[face % PEOPLE.length]) || "");
