/** What the midend says, in English. */

import type { Fact } from "@baize/kernel";

type Facts<K extends string> = Readonly<Record<K, Fact>>;

/** What each field of a kept record should be. */
const EXPECTED: Readonly<Record<string, string>> = {
  object: "a JSON object is expected",
  "baize-match": 'its field "baize-match" should be a format number',
  id: 'its field "id" should be text',
  rev: 'its field "rev" should be text',
  save: 'its field "save" should be a save as text',
  elapsed: 'its field "elapsed" should be milliseconds from 0 on',
  begun: 'its field "begun" should be a time',
  touched: 'its field "touched" should be a time',
  scores: 'its field "scores" should be null or a list of numbers',
  hints: 'its field "hints" should be a whole number',
  light: 'its field "light" should be true or false',
  series: 'its field "series" should be text',
  term: 'its field "term" should be the length of a match, such as 10-deals or 50-points',
  earlier: 'its field "earlier" should be a list of lists of numbers',
  practice: 'its field "practice" should be true or false',
  seat: 'its field "seat" should be the number of a seat',
  seats: 'its field "seats" should be a list of persons and bots',
};

export const en = {
  numbered: (d: Facts<"name" | "nth">) => `${d.name} ${d.nth}`,
  deal: (d: Facts<"deal">) => `Deal ${d.deal}`,
  dealOf: (d: Facts<"deal" | "of">) => `Deal ${d.deal} of ${d.of}`,
  dealTo: (d: Facts<"deal" | "points">) => `Deal ${d.deal}, to ${d.points} points`,
  "bad-term": (d: Facts<"text">) =>
    `"${d.text}" is not the length of a match: a number of deals such as 10-deals, or of points such as 50-points, is expected.`,
  "practice-only": () => "Moves can be taken back in practice only.",
  "record-unreadable": (d: Facts<"field">) => `This record of a match is damaged: ${EXPECTED[String(d.field)]}.`,
  "record-too-new": (d: Facts<"version" | "newest">) =>
    `This record of a match has format ${d.version}; this program reads formats up to ${d.newest}.`,
  "file-unreadable": () => "This is not a Baize file: a save, a kept match or an export is expected.",
  "file-too-new": (d: Facts<"version" | "newest">) =>
    `This file has format ${d.version}; this program reads formats up to ${d.newest}.`,
};
