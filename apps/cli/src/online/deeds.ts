/** What is typed at an online table: a word that acts on the table, one for this screen alone, or a move. */

import { listed } from "@baize/kernel";
import { PHRASES, phraseText, type SeenTable } from "@baize/midend";
import { say } from "../words/index.ts";

/** What to do: acts at the table one after the other, something of the screen's own, a sentence, or a move. */
export type OnlineDeed =
  | { readonly kind: "acts"; readonly acts: readonly (readonly [name: string, body: object])[] }
  | { readonly kind: "sit"; readonly seat: number | undefined }
  | { readonly kind: "own"; readonly what: "mute" | "code" | "leave" | "quit" | "help" }
  | { readonly kind: "told"; readonly says: string }
  | { readonly kind: "move"; readonly text: string };

const acts = (...all: readonly (readonly [string, object])[]): OnlineDeed => ({ kind: "acts", acts: all });
const told = (says: string): OnlineDeed => ({ kind: "told", says });

/** The acts on one seat, by the words that are typed: what is sent beside the seat's number. */
const ON_SEAT: Readonly<Record<string, (table: SeenTable, level: string | undefined) => readonly [string, object]>> = {
  fill: ({ level }, wanted) => ["fill", { level: wanted ?? level }],
  empty: () => ["fill", { level: null }],
  remove: () => ["remove", {}],
  replace: () => ["replace", {}],
  host: () => ["hand-over", {}],
};

const OWN = ["mute", "code", "leave", "quit", "help"] as const;
/** What one can type at other tables. */
const ALONE = ["undo", "redo", "restart", "hint", "new"];

/** A seat as people count; undefined where it is none. */
const seatFrom = (word: string | undefined): number | undefined =>
  word !== undefined && /^[1-9]\d?$/.test(word) ? Number(word) - 1 : undefined;

/** What a line that was typed asks for. */
export function readDeed(text: string, table: SeenTable): OnlineDeed {
  const [word = "", first, second] = text.toLowerCase().trim().split(/\s+/);
  const own = OWN.find((each) => each === word);
  if (own !== undefined) return { kind: "own", what: own };
  if (ALONE.includes(word)) return told(say.notOnline({ word }));
  if (word === "sit") return { kind: "sit", seat: seatFrom(first) };
  if (word === "back") return acts(["back", {}]);
  if (word === "say") return sayDeed(first);
  if (word === "start" || word === "next" || word === "rematch") {
    return table.state === "over" ? acts(["rematch", {}], ["start", {}]) : acts(["start", {}]);
  }
  if (word === "swap") {
    const seats = [seatFrom(first), seatFrom(second)];
    return seats.includes(undefined) ? told(say.needsSeats()) : acts(["swap", { seats }]);
  }
  const make = ON_SEAT[word];
  if (make === undefined) return { kind: "move", text };
  const seat = seatFrom(first);
  if (seat === undefined) return told(say.needsSeat({ word }));
  const [name, body] = make(table, second);
  return acts([name, { seat, ...body }]);
}

function sayDeed(word: string | undefined): OnlineDeed {
  const phrase = PHRASES[Number(word) - 1] ?? PHRASES.find((each) => each === word);
  if (phrase !== undefined) return acts(["phrase", { phrase }]);
  const all = PHRASES.map((each, n) => say.phraseNumber({ number: n + 1, phrase: phraseText(each) }));
  return told(say.sayWhat({ phrases: listed(all) }));
}
