/** What a worker of the page says, in Simplified Chinese. */

import type { sayHere } from "./worker.en.ts";

export const table = {
  fileLost: (d) => `无法读取 ${d.file}。`,
} satisfies typeof sayHere;
