/** The faces of the people at a table. */

/** Whoever plays may have one of these faces; tables call them by their numbers. */
export const PEOPLE = ["cap", "band", "beard", "bun"] as const;

/** Whoever sits in a seat, as far as their face goes. */
interface Faced {
  readonly kind: string;
  readonly face?: number;
}

/** The number of the face for whoever comes with this one: where it is there already, the next that is free. */
export function freeFace(wanted: number, taken: readonly number[]): number {
  const all = PEOPLE.map((_, n) => (wanted + n) % PEOPLE.length);
  return all.find((face) => !taken.includes(face)) ?? wanted % PEOPLE.length;
}

/** The faces of the people, and nothing for the others. At tables that are older two may have come with the same. */
export function facesOf(seats: readonly Faced[]): readonly string[] {
  const taken: number[] = [];
  return seats.map(({ kind, face = 0 }) => {
    if (kind !== "person") return "";
    const own = freeFace(face, taken);
    taken.push(own);
    return PEOPLE[own] ?? "";
  });
}
