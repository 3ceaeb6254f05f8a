/** The matches of this browser. */

import { Archive } from "../store/archive.ts";

export const archive = new Archive(localStorage);
