/** The door of the law book. */

export { describeGame } from "./conformance.ts";
export { LAWS } from "./lawbook.ts";
export { distinctStates, perft } from "./perft.ts";
export { goldenFiles } from "./playthrough.ts";
export type { PerftCase, Subject } from "./subject.ts";
