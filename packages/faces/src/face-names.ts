/** The names of the faces that there are. */

/** Whoever plays may have one of these faces. */
export const PEOPLE = ["cap", "band", "beard", "bun"] as const;
const ANIMALS = ["crumb", "plod", "bramble", "russet", "burdock", "tawny"] as const;

/** The name of a face. */
export type FaceName = (typeof PEOPLE)[number] | (typeof ANIMALS)[number];

/** Whether there is a face of this name. */
export const isFace = (name: string): name is FaceName => [...PEOPLE, ...ANIMALS].some((face) => face === name);
