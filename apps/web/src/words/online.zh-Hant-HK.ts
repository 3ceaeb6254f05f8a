/** What the page says about playing together, in Hong Kong's words where they differ. */

import type { sayHere } from "./online.en.ts";

import { table as base } from "./online.zh-Hant.ts";

export const table = {
  ...base,
  dealOf: (d) => {
    if (d.deals !== undefined) return `網上第 ${d.round} 局，共 ${d.deals} 局`;
    return d.points === undefined ? `網上第 ${d.round} 局` : `網上第 ${d.round} 局，打到 ${d.points} 分`;
  },
} satisfies typeof sayHere;
