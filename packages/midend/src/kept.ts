/** One kept record of a match, the same in the browser and in the terminal's folder: the save, and what stands around it. */

import {
  COUNT,
  type Form,
  fits,
  Match,
  misfit,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Shape,
  saveText,
  seat,
} from "@baize/kernel";
import { type HelpTaken, isStepped } from "./help.ts";
import { PERSON, sitterForm } from "./seats.ts";
import type { Seating } from "./sitting.ts";
import { termText } from "./term.ts";

/** The newest form of a kept record; older ones stay readable. */
export const KEPT_FORMAT = 2;

/** What is kept of a match. */
export interface Kept extends Seating, HelpTaken {
  readonly id: string;
  /** Changes with every writing: whoever holds an old one does not overwrite. */
  readonly rev: string;
  /** The match itself, as the kernel writes it; what a list shows of it stands beside it. */
  readonly save: string;
  readonly game: string;
  readonly deal: string;
  readonly options: string;
  readonly moves: number;
  /** Milliseconds of play, and when it was begun and last touched; once it is over for good, when it ended. */
  readonly elapsed: number;
  /** Milliseconds that were played before it was started over, as long as those moves can be made again. */
  readonly before: number;
  readonly begun: number;
  readonly touched: number;
  /** What each seat scored, once it is over for good. */
  readonly scores: readonly number[] | null;
  /** In how few moves, as the table counts them, its deal was known to be won when it was; 0 where nobody knew. */
  readonly fewest: number;
  /** Whether it is proved that nobody can do it in fewer. */
  readonly proved: boolean;
  /** Matches with the same word are deals of one series; empty where there is none. */
  readonly series: string;
  /** When that series is over, as text. */
  readonly term: string;
  /** What each seat scored in the deals before it, where these are not kept beside it. */
  readonly earlier: readonly (readonly number[])[];
}

/** A record that cannot be read, as it is, and why. */
export interface Unread {
  readonly found: unknown;
  readonly why: Refusal;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean" } as const;
/** Times are dates too: what no calendar holds is none. */
const TIME = { type: "number", minimum: 0, maximum: 8.64e15 } as const;

/** The form of a kept record of today. What a list shows of its match is taken from the save, whatever stands there. */
export const keptForm = {
  type: "object",
  properties: {
    "baize-match": COUNT,
    save: TEXT,
    id: TEXT,
    rev: TEXT,
    elapsed: TIME,
    begun: TIME,
    touched: TIME,
    scores: { anyOf: [{ type: "null" }, { type: "array", items: { type: "number" } }] },
    hints: COUNT,
    light: FLAG,
    watched: FLAG,
    before: TIME,
    fewest: COUNT,
    proved: FLAG,
    series: TEXT,
    term: TEXT,
    earlier: { type: "array", items: { type: "array", items: { type: "number" } } },
    practice: FLAG,
    seats: { type: "array", items: sitterForm },
    seat: COUNT,
  },
  required: ["save", "id", "rev", "elapsed", "begun", "touched", "scores", "hints", "light", "series"],
} as const satisfies Form;

const wrong = (field: string) => refuse("record-unreadable", "MD-K2", { field });

/** A kept record as one object of plain values. */
export const keptObject = (kept: Kept): object => ({ "baize-match": KEPT_FORMAT, ...kept });

/** A kept record as one line of text. */
export const keptText = (kept: Kept): string => JSON.stringify(keptObject(kept));

/** A kept record whose match cannot be played, as text: it stays whole, and is read as what it is. */
export const unplayableText = (kept: Kept): string => JSON.stringify({ unplayable: keptObject(kept) });

/** The score of the seat whose record it is; null until the match is over for good. */
export const scoreOf = ({ scores, seat }: Kept): number | null => scores && (scores[seat] ?? 0);

/** Whether it is a win: a way that was watched or stepped through is none. */
export const isWin = (kept: Kept): boolean => (scoreOf(kept) ?? 0) > 0 && !kept.watched;

/** Reads a kept record of this or an older form: whole, or with the reason why not. */
export function readKept(found: unknown): Result<Kept> {
  if (!isObject(found)) return wrong("object");
  if (isObject(found.unplayable)) {
    const { game, deal } = found.unplayable;
    return refuse("record-unplayable", "MD-K7", { game: String(game), deal: String(deal) });
  }
  const format = found["baize-match"];
  if (format === undefined) return readFields("seconds" in found ? fromTerminal(found) : fromPage(found));
  if (!fits(COUNT, format)) return wrong("baize-match");
  if (Number(format) > KEPT_FORMAT)
    return refuse("record-too-new", "MD-K3", { version: Number(format), newest: KEPT_FORMAT });
  return readFields(found);
}

/** The first form of the page: who plays stood apart, and a score was the player's. */
function fromPage(found: Fields): Fields {
  const { party, score = null, ...rest } = found;
  if (party !== undefined && !isObject(party)) return { ...newFields, ...rest, scores: null, seats: null };
  const { bots = [], practice = false, series = "", scores = null } = party ?? {};
  const others = Array.isArray(bots) ? bots.map((level): unknown => ({ kind: "bot", level })) : [null];
  return {
    ...rest,
    seat: 0,
    seats: [{ kind: "person" }, ...others],
    practice,
    series,
    scores: scores ?? (score === null ? null : [score]),
  };
}

/** The first form of the terminal: a save, the seconds played, and one bot for every other seat. */
function fromTerminal({ save, seconds, bot }: Fields): Fields {
  const elapsed = typeof seconds === "number" ? seconds * 1000 : seconds;
  const others = bot === undefined ? [] : [{ kind: "bot", level: bot }];
  return { ...newFields, save, elapsed, seats: [{ kind: "person" }, ...others] };
}

const newFields = {
  id: "",
  rev: "",
  elapsed: 0,
  begun: 0,
  touched: 0,
  scores: null,
  hints: 0,
  light: false,
  watched: false,
  before: 0,
  fewest: 0,
  proved: false,
  series: "",
  term: "",
  earlier: [],
};

/** What records of former days do not have. */
type Added = "practice" | "seat" | "seats" | "term" | "earlier" | "watched" | "before" | "fewest" | "proved";

function readFields(found: Fields): Result<Kept> {
  if (typeof found.save !== "string") return wrong("save");
  const record = saveText.parse(found.save);
  if (!record.ok) return record;
  const field = misfit(keptForm, found);
  if (field !== undefined) return wrong(field);
  const fields = found as unknown as Omit<Kept, Added> & Partial<Kept>;
  const { id, rev, save, elapsed, begun, touched, scores, hints, light, series, term = "", practice = false } = fields;
  const { seat: at = 0, seats = [PERSON], earlier = [], before = 0, fewest = 0, proved = false } = fields;
  if (!termText.parse(term).ok) return wrong("term");
  if (at > 0 && at >= seats.length) return wrong("seat");
  const { game, deal, options, ply: moves, why = [] } = record.value;
  const watched = fields.watched ?? isStepped(why.slice(0, moves));
  const help = { hints, light, watched };
  const times = { elapsed, before, begun, touched };
  const facts = { game, deal, options, moves, ...times, scores, fewest, proved, series, term, earlier };
  return ok({ id, rev, save, ...facts, ...help, practice, seat: seat(at), seats });
}

/** The match of a kept record, replayed. */
export const reopen = <T extends Shape>(game: Match<T>["game"], { save }: Kept): Result<Match<T>> =>
  Match.load(game, save);

/** The record of a match that begins. */
export const newKept = (match: Match<Shape>, place: Seating, id: string, now: number): Kept => ({
  ...newFields,
  id,
  begun: now,
  touched: now,
  ...place,
  ...factsOf(match),
});

/** What a record says of its match. */
export function factsOf(match: Match<Shape>): Pick<Kept, "save" | "game" | "deal" | "options" | "moves"> {
  const { deal, options, ply: moves, game } = match;
  return { save: match.save(), game: game.meta.id, deal, options, moves };
}
