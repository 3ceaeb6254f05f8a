/** Who sits where: the tables each deal is played at, so that cards and seats favour nobody. */

/** The forms of a contest. */
export type Form = "1v3" | "2v2" | "mixed";

/** How many different names a form needs. */
export const ENTRANTS: Readonly<Record<Form, number>> = { "1v3": 2, "2v2": 2, mixed: 4 };

const rotations = <T>(four: readonly T[]): readonly (readonly T[])[] =>
  four.map((_, by) => [...four.slice(by), ...four.slice(0, by)]);

/** The four tables of one deal, seat by seat, as places in the list of entrants. */
export function lineups(form: Form): readonly (readonly number[])[] {
  if (form === "1v3") return rotations([0, 1, 1, 1]);
  if (form === "mixed") return rotations([0, 1, 2, 3]);
  return [
    [0, 1, 0, 1],
    [1, 0, 1, 0],
    [0, 0, 1, 1],
    [1, 1, 0, 0],
  ];
}
