/** The door for tests of the command: it is run as a user does, with or without a terminal. */

export { baize, type Finished, outcomeOf, start } from "./baize.ts";
export { jsonLines, startHomes } from "./home.ts";
export { MAIN } from "./main.ts";
export { PseudoTerminal } from "./pseudo-terminal.ts";
