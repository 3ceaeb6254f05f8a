/** Tables for tests, written in a few words. */

import { must } from "@baize/kernel";
import { stateText } from "./setup.ts";
import type { State } from "./state.ts";

/** A table from the text of a board. */
export const table = (board: string): State => must(stateText.parse(board));
