/** The forms of what may be sent: anything else is refused with the name of the field that is wrong. */

import { PHRASES } from "@baize/midend";
import { z } from "zod";
import { LIMITS } from "../guards/limits.ts";

const seat = z
  .int()
  .min(0)
  .max(LIMITS.racers.most - 1);
const nonce = z.string().regex(/^[0-9a-f]{32}$/);
const level = z.string().max(LIMITS.key);
/** Signs that a database and a line of text keep as they are: no control signs, no halves of signs and no ends of lines. */
const key = z
  .string()
  .min(1)
  .max(LIMITS.key)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u);
/** Which deal a move is for, so that one which comes late is not taken for one of the next. */
const deal = z.int().min(1).max(LIMITS.deals).optional();

/** How many deals a series has, or with how many points it ends. */
const term = z.union([
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({ kind: z.literal("deals"), deals: z.int().min(1).max(LIMITS.deals) }),
  z.strictObject({ kind: z.literal("points"), points: z.int().min(1).max(10_000) }),
]);

/** How a table is played: what may be agreed on anew as long as nothing was dealt. */
const rules = {
  options: z.string().max(LIMITS.options).optional(),
  level: level.optional(),
  clock: z.union([z.literal("none"), z.literal("match"), z.literal(15), z.literal(30), z.literal(60)]).optional(),
  term: term.optional(),
};

export const forms = {
  open: z.strictObject({
    game: z.string().max(LIMITS.key),
    kind: z.enum(["match", "race"]).optional(),
    seats: z.int().min(LIMITS.racers.least).max(LIMITS.racers.most).optional(),
    bots: z.array(level.nullable()).max(LIMITS.racers.most).optional(),
    ...rules,
  }),
  rules: z.strictObject(rules),
  seat: z.strictObject({
    name: z.string().max(200),
    face: z.int().min(0).max(99).optional(),
    nonce,
    seat: seat.optional(),
  }),
  move: z.strictObject({
    ply: z.int().min(0).max(10_000),
    move: z.string().max(LIMITS.move),
    key,
    deal,
    follow: z.array(z.string().max(LIMITS.move)).max(LIMITS.follow).optional(),
  }),
  back: z.strictObject({
    ply: z.int().min(0).max(10_000),
    key,
    deal,
  }),
  fill: z.strictObject({ seat, level: level.nullable() }),
  seatOnly: z.strictObject({ seat }),
  swap: z.strictObject({ seats: z.tuple([seat, seat]) }),
  phrase: z.strictObject({ phrase: z.enum(PHRASES) }),
  code: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
  nothing: z.strictObject({}),
} as const;

export type Forms = { readonly [K in keyof typeof forms]: z.infer<(typeof forms)[K]> };

/** The name of the field of a body that is wrong, and what zod says of it. */
export function wrongField(error: z.ZodError): string {
  const [issue] = error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys : [];
  return [...(issue?.path ?? []), ...unknown.slice(0, 1)].join(".");
}
