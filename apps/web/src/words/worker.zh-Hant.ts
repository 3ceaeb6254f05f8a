/** What a worker of the page says, in Traditional Chinese. */

import type { sayHere } from "./worker.en.ts";

export const table = {
  fileLost: (d) => `無法讀取 ${d.file}。`,
} satisfies typeof sayHere;
