/** The changes that a writer makes to a table: of any of them one can tell what is there once it is written. */

/** Every fourth change has two moves. */
const movesOf = (seq: number): number => (seq % 4 === 0 ? 2 : 1);
/** How many moves a table has after a change. */
export const pliesAt = (seq: number): number => seq + Math.floor(seq / 4);

/** The move at a ply: no other table has it, nor this one elsewhere. */
export const moveAt = (id: string, ply: number) => ({
  ply,
  seat: ply % 4,
  move: `"${id}" \\ {${ply}}`,
  key: `${id},${ply}`,
});

/** The moves of a change. */
export const movesAt = (id: string, seq: number) =>
  Array.from({ length: movesOf(seq) }, (_, n) => moveAt(id, pliesAt(seq - 1) + n));

/** The body that a table has after a change: every third writes another. */
export const bodyAt = (seq: number) => ({ deal: 1, seq: seq - (seq % 3) });
