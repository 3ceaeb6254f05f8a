/** Deals chosen out of a catalogue: by how hard they are, how long their line is, and whether they have been won. */

import type { Catalogue } from "./catalogue.ts";
import { GRADES, type Grade } from "./grade.ts";

/** What is wanted of a deal. Lengths are player moves. */
export interface Taste {
  readonly grade: Grade | undefined;
  readonly from: number;
  readonly to: number;
  /** Deals that are passed over. */
  readonly without: ReadonlySet<number>;
  /** The only deals that are looked at; all when left out. */
  readonly among?: readonly number[] | undefined;
}

/** How they are put in order. */
export type Order = "number" | "short" | "long";

/** How many deals there are of each length, of one grade or of all that can be won. */
export function lengthsOf({ moves, grades }: Catalogue, grade: Grade | undefined): Uint32Array {
  const counts = new Uint32Array(256);
  const wanted = grade === undefined ? -1 : GRADES.indexOf(grade);
  for (let i = 0; i < moves.length; i++) {
    const length = moves[i] as number;
    if (length > 0 && (wanted < 0 || grades[i] === wanted))
      counts[Math.min(255, length)] = (counts[Math.min(255, length)] ?? 0) + 1;
  }
  return counts;
}

/** How many deals there are of each grade, and those that cannot be won. */
export function gradesOf({ moves, grades, first }: Catalogue): {
  readonly counts: readonly number[];
  readonly lost: readonly number[];
} {
  const counts = GRADES.map(() => 0);
  const lost: number[] = [];
  for (let i = 0; i < moves.length; i++) {
    if (moves[i] === 0) lost.push(first + i);
    else counts[grades[i] as number] = (counts[grades[i] as number] ?? 0) + 1;
  }
  return { counts, lost };
}

/** The deals that are wanted, in order. */
export function select(catalogue: Catalogue, { grade, from, to, without, among }: Taste, order: Order): Uint32Array {
  const { first, moves, grades } = catalogue;
  const wanted = grade === undefined ? -1 : GRADES.indexOf(grade);
  const fits = (i: number): boolean => {
    const length = moves[i] ?? 0;
    return (
      length > 0 && length >= from && length <= to && (wanted < 0 || grades[i] === wanted) && !without.has(first + i)
    );
  };
  const found: number[] = [];
  if (among === undefined) {
    for (let i = 0; i < moves.length; i++) if (fits(i)) found.push(first + i);
  } else for (const deal of among.toSorted((a, b) => a - b)) if (fits(deal - first)) found.push(deal);
  const deals = Uint32Array.from(found);
  return order === "number" ? deals : byLength(deals, catalogue, order === "short" ? 1 : -1);
}

/** By the length of the line, equal ones by number. */
function byLength(deals: Uint32Array, { first, moves }: Catalogue, sign: 1 | -1): Uint32Array {
  const rows = new Map<number, number[]>();
  for (const deal of deals) {
    const length = moves[deal - first] as number;
    const row = rows.get(length);
    if (row === undefined) rows.set(length, [deal]);
    else row.push(deal);
  }
  const lengths = [...rows.keys()].toSorted((a, b) => sign * (a - b));
  return Uint32Array.from(lengths.flatMap((length) => rows.get(length) ?? []));
}
