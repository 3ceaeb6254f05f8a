/** How hard a deal is, in four words: each is a range of the level that the solver tells. */

/** From the easiest to the hardest. */
export const GRADES = ["easy", "medium", "hard", "fiendish"] as const;
/** One of them. */
export type Grade = (typeof GRADES)[number];

/**
 * The least and the most level of each. A level is how many positions the solver looks at for each move of the line it finds,
 * on a scale of tens: up to about 1.5 of them, 3, 12, and more.
 */
export const BANDS: Readonly<Record<Grade, readonly [number, number]>> = {
  easy: [0, 5],
  medium: [6, 15],
  hard: [16, 35],
  fiendish: [36, 100],
};

/** The word for a level. */
export const gradeOf = (level: number): Grade => GRADES.findLast((grade) => level >= BANDS[grade][0]) ?? "easy";

/** A thousand positions for each move make the highest level. */
const HIGHEST = 3;

/** The level of a line of so many moves that was found after so many positions. */
export const levelOf = (positions: number, moves: number): number =>
  Math.round((100 * Math.min(HIGHEST, Math.log10(Math.max(1, positions / Math.max(1, moves))))) / HIGHEST);
