/** What the Peg Solitaire document says, contract by contract, as a script that any implementation can be put through. */

import { boardScript } from "./board-script.ts";
import { contractScript } from "./contract-script.ts";
import { gameScript } from "./game-script.ts";
import { historyScript } from "./history-script.ts";

/** The whole script. */
export const eecs3311Script = (): string => boardScript() + contractScript() + gameScript() + historyScript();
