/** The form of what a server tells about a table: another program may answer at its address. */

import { COUNT, type Form, fits } from "@baize/kernel";
import type { SeenTable } from "./seen.ts";

const TEXT = { type: "string" } as const;
const NUMBER = { type: "number" } as const;
const FLAG = { type: "boolean" } as const;
const orNull = <F extends Form>(form: F) => ({ anyOf: [{ type: "null" }, form] }) as const;
const listOf = <F extends Form>(items: F) => ({ type: "array", items }) as const;
const oneOf = (...words: readonly string[]) => ({ anyOf: words.map((word) => ({ const: word })) }) as const;

const seat = {
  type: "object",
  properties: {
    ...{ seat: COUNT, kind: oneOf("open", "bot", "person"), name: TEXT, face: COUNT, level: TEXT },
    ...{ host: FLAG, away: FLAG, missed: COUNT, covered: COUNT },
  },
  required: ["seat", "kind"],
} as const satisfies Form;

const said = {
  type: "object",
  properties: { seat: COUNT, phrase: TEXT, at: NUMBER },
  required: ["seat", "phrase", "at"],
} as const satisfies Form;

const form = {
  type: "object",
  properties: {
    ...{ id: TEXT, seq: COUNT, now: NUMBER, kind: oneOf("match", "race"), game: TEXT, options: TEXT, level: TEXT },
    clock: { anyOf: [...oneOf("none", "match").anyOf, NUMBER] },
    term: { type: "object", properties: { kind: TEXT, deals: COUNT, points: NUMBER }, required: ["kind"] },
    state: oneOf("waiting", "starting", "playing", "between", "over"),
    ...{ you: orNull(COUNT), host: orNull(COUNT), seats: listOf(seat), deal: COUNT, round: COUNT },
    ...{ totals: listOf(NUMBER), scores: orNull(listOf(NUMBER)), said: listOf(said) },
    fair: {
      type: "object",
      properties: { seal: TEXT, nonces: listOf(orNull(TEXT)), secret: TEXT },
      required: ["seal", "nonces"],
    },
    ...{ ply: COUNT, turn: orNull(COUNT), due: orNull(NUMBER) },
    moves: listOf({ type: "object", properties: {}, required: [] }),
  },
  required: [
    ...["id", "seq", "now", "kind", "game", "options", "level", "clock", "term", "state", "you", "host", "seats"],
    ...["deal", "round", "totals", "scores", "said", "fair", "ply", "turn", "due", "moves"],
  ],
} as const satisfies Form;

/** Whether a value is a table; what its game shows of it is the game's to read. */
export const isSeenTable = (found: unknown): found is SeenTable => fits(form, found);
