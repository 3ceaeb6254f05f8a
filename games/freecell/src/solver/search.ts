/** The quick search, in the form that a table needs. */

import type { Budget } from "@baize/kernel";
import { flatSearch } from "./flat/search.ts";
import type { SearchEnd } from "./packed/quick.ts";
import type { Weights } from "./packed/score.ts";
import type { Table } from "./packed/state.ts";
import { standardSearch } from "./standard/search.ts";
import { isStandard } from "./standard/table.ts";

/** Searches from a table until it is won, nothing is left to try, or quota or budget are spent. */
export function search(table: Table, weights: Weights, quota: number, budget: Budget): SearchEnd {
  return (isStandard(table.layout) ? standardSearch : flatSearch)(table, weights, quota, budget);
}
