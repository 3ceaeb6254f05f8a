/** The faces of the people at a table. */

/** Whoever plays may have one of these faces; tables call them by their numbers. */
export const PEOPLE = ["cap", "band", "beard", "bun"] as const;

/** Whoever sits in a seat, as far as their face goes. */
interface Faced {
  readonly kind: string;
  readonly face?: number;
}

/** The faces of the people, and nothing for the others: whoever came with one that is there already has the next that is free. */
export function facesOf(seats: readonly Faced[]): readonly string[] {
  const taken = new Set<string>();
  return seats.map(({ kind, face = 0 }) => {
    if (kind !== "person") return "";
    const wanted = PEOPLE.map((_, n) => PEOPLE[(face + n) % PEOPLE.length] ?? "");
    const found = wanted.find((one) => !taken.has(one)) ?? wanted[0] ?? "";
    taken.add(found);
    return found;
  });
}
