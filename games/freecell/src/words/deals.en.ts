/** What is said of the solved deals, in English; it is loaded where they are shown. */

import { type Fact, type Facts, spoken } from "@baize/kernel";

const grouped = (count: Fact): string => String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

const en = {
  title: () => "Deals",
  says: (d: Facts) => `Deals 1 to ${grouped(d.last)} of FreeCell, every one settled.`,
  loading: () => "Fetching the solved deals.",
  failed: () => "The solved deals could not be fetched.",
  again: () => "Try again",
  number: () => "Deal number",
  numbers: (d: Facts) => `1 to ${grouped(d.last)}`,
  dealIt: () => "Deal it",
  noSuchDeal: (d: Facts) => `Write a number from 1 to ${grouped(d.last)}.`,
  howHard: () => "How hard",
  howMeasured: () =>
    "Measured by how many positions the solver looks at for each move of its line: fewer than 1.5 in an easy deal, 3 in a medium, 12 in a hard, more in a fiendish one.",
  any: () => "Any",
  anyMeans: () => "All that can be won.",
  impossible: () => "Impossible",
  impossibleMeans: () => "Proved by a search to the end.",
  famous: () => "Famous",
  famousMeans: () => "Deals that players talk about.",
  lineFound: () => "Line found",
  lineRange: (d: Facts) => (d.from === d.to ? `${d.from} moves` : `${d.from} to ${d.to} moves`),
  lineAtLeast: (d: Facts) => `${d.from} moves and more`,
  least: () => "Least moves of the line found",
  most: () => "Most moves of the line found",
  barTold: (d: Facts) => `${d.moves} moves: ${grouped(d.count)} deals`,
  notWon: () => "Not yet won by me",
  leftOpen: () => "Left open",
  found: (d: Facts) => `${grouped(d.count)} ${d.count === 1 ? "deal" : "deals"}`,
  none: () => "No deal is like that. Widen the range, or choose another level.",
  sort: () => "Order",
  byNumber: () => "By number",
  byShort: () => "Shortest line first",
  byLong: () => "Longest line first",
  surprise: () => "Surprise me",
  lineOf: (d: Facts) => `${d.grade}, line of ${d.moves}`,
  shortestOf: (d: Facts) => `${d.grade}, ${d.moves} the shortest`,
  cannot: () => "Cannot be won",
  won: () => "won",
  leftAt: (d: Facts) => `left at ${d.moves}`,
  count: (d: Facts) => grouped(d.count),
  fresh: () => "not won yet",
  more: () => "More",
  countNote: (d: Facts) =>
    `Moves are counted as the table counts them, the ${d.home} home included. A line found is not the shortest unless it says so.`,
  download: () => "The same file for programs",
};

export const say = spoken("freecell deals", en);
