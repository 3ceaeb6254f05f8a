/** The names of the faces that there are. */

/** Those of people, then those of bots. */
const FACES = ["cap", "band", "beard", "bun", "crumb", "plod", "bramble", "russet", "burdock", "tawny"] as const;

/** The name of a face. */
export type FaceName = (typeof FACES)[number];

/** Whether there is a face of this name. */
export const isFace = (name: string): name is FaceName => FACES.some((face) => face === name);
