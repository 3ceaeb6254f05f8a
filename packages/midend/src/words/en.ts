/** What the midend says, in English. */

import type { Facts } from "@baize/kernel";

/** What each field of a kept record should be. */
const EXPECTED: Readonly<Record<string, string>> = {
  "baize-match": "a format number",
  id: "text",
  rev: "text",
  save: "a save as text",
  elapsed: "milliseconds from 0 on",
  begun: "a time",
  touched: "a time",
  scores: "null or a list of numbers",
  hints: "a whole number",
  light: "true or false",
  watched: "true or false",
  before: "milliseconds from 0 on",
  fewest: "a whole number",
  proved: "true or false",
  series: "text",
  term: "the length of a match, such as 10-deals or 50-points",
  earlier: "a list of lists of numbers",
  practice: "true or false",
  seat: "the number of a seat",
  seats: "a list of persons and bots",
};

const expected = (field: string): string =>
  field === "object" ? "a JSON object is expected" : `its field "${field}" should be ${EXPECTED[field]}`;

export const en = {
  lineEnded: () => "Nobody answers any more: the line has ended.",
  numbered: (d: Facts<"name" | "nth">) => `${d.name} ${d.nth}`,
  deal: (d: Facts<"deal">) => `Deal ${d.deal}`,
  dealOf: (d: Facts<"deal" | "of">) => `Deal ${d.deal} of ${d.of}`,
  dealTo: (d: Facts<"deal" | "points">) => `Deal ${d.deal}, to ${d.points} points`,
  "bad-term": (d: Facts<"text">) =>
    `"${d.text}" is not the length of a match: a number of deals such as 10-deals, or of points such as 50-points, is expected.`,
  "nothing-to-finish": () => "There is nothing to finish: the rest is played only when nothing is left to decide.",
  "practice-only": () => "Moves can be taken back in practice only.",
  "record-unreadable": (d: Facts<"field">) => `This record of a match is damaged: ${expected(String(d.field))}.`,
  "record-too-new": (d: Facts<"version" | "newest">) =>
    `This record of a match has format ${d.version}; this program reads formats up to ${d.newest}.`,
  "record-unplayable": (d: Facts<"game" | "deal">) =>
    `A match of ${d.game}, "${d.deal}", with a deal, options or a move that there cannot be.`,
  "file-unreadable": () => "This is not a Baize file: a save, a kept match or an export is expected.",
  "file-too-new": (d: Facts<"version" | "newest">) =>
    `This file has format ${d.version}; this program reads formats up to ${d.newest}.`,
  "not-a-study": () => "This is no match, position or line: a link, a save, a deal, a board or moves are expected.",
};
