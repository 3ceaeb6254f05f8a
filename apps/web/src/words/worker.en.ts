/** What a worker of the page says, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  fileLost: (d: Facts<"file">) => `${d.file} cannot be read.`,
};

export const sayHere = spoken("page worker", en);
