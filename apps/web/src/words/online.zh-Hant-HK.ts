/** What the page says about playing together, in Hong Kong's words where they differ. */

import type { sayHere } from "./online.en.ts";

import { table as base } from "./online.zh-Hant.ts";

export const table = {
  ...base,
  dealOf: (d) => (d.deals === undefined ? `網上第 ${d.round} 局` : `網上第 ${d.round} 局，共 ${d.deals} 局`),
} satisfies typeof sayHere;
