/** The door of the law book. */

export { describeGame } from "./conformance.ts";
export { LAWS } from "./lawbook.ts";
export { goldenFiles } from "./trial/playthrough.ts";
export { said } from "./trial/said.ts";
export type { PerftCase, Subject } from "./trial/subject.ts";
export { inPseudo, unspokenIn } from "./unspoken.ts";
export { WINDOWS } from "./windows.ts";
