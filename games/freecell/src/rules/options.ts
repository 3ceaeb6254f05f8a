/** What a player chooses before the deal: the size of the table, how it is built and filled, and how cards move and are dealt. */

import { type Codec, ok, type Result, refuse } from "@baize/kernel";

/** How a table is laid out and played. */
export interface Options {
  readonly cascades: number;
  readonly cells: number;
  /** On which cards a card may lie in a column, always one rank higher: of the other colour, of its suit, or of any suit. */
  readonly build: "alternate" | "suit" | "any";
  /** What may fill an empty column: any card, kings, or nothing. */
  readonly empty: "any" | "kings" | "none";
  /** `multi`: a run moves as one move when there is room for it; `single`: one card at a time; `relaxed`: any run, room or not. */
  readonly moves: "single" | "multi" | "relaxed";
  /** `roundrobin`: one card to each column in turn; `blocks`: a column is filled before the next. */
  readonly order: "roundrobin" | "blocks";
  /** How many cards are dealt into the cells. */
  readonly dealt: number;
}

/** The game as nearly everybody plays it. */
export const STANDARD: Options = {
  cascades: 8,
  cells: 4,
  build: "alternate",
  empty: "any",
  moves: "multi",
  order: "roundrobin",
  dealt: 0,
};

/** The family by name. The first is FreeCell itself; its name as text is `standard`. */
export const MEMBERS = {
  standard: STANDARD,
  "bakers-game": { ...STANDARD, build: "suit" },
  "kings-only-bakers-game": { ...STANDARD, build: "suit", empty: "kings" },
  "eight-off": { ...STANDARD, cells: 8, build: "suit", empty: "kings", dealt: 4 },
  forecell: { ...STANDARD, empty: "kings", dealt: 4 },
  "seahaven-towers": { ...STANDARD, cascades: 10, build: "suit", empty: "kings", dealt: 2 },
  "relaxed-freecell": { ...STANDARD, moves: "relaxed" },
  "relaxed-seahaven-towers": {
    ...STANDARD,
    cascades: 10,
    build: "suit",
    empty: "kings",
    moves: "relaxed",
    dealt: 2,
  },
} as const satisfies Readonly<Record<string, Options>>;

/** The name of a member of the family. */
export type Member = keyof typeof MEMBERS;

const NAMES = ["cascades", "cells", "build", "empty", "moves", "order", "dealt"] as const;
const WORDS: Partial<Record<(typeof NAMES)[number], readonly string[]>> = {
  build: ["alternate", "suit", "any"],
  empty: ["any", "kings", "none"],
  moves: ["single", "multi", "relaxed"],
  order: ["roundrobin", "blocks"],
};

const isMember = (text: string): text is Member => Object.hasOwn(MEMBERS, text);

/** The member of the family that is played by these options; undefined when it has no name. */
export const memberOf = (options: Options): Member | undefined =>
  (Object.keys(MEMBERS) as Member[]).find((name) => NAMES.every((part) => MEMBERS[name][part] === options[part]));

/** How many there may be of what is counted, where options are chosen or written. */
export const RANGES = { cascades: [4, 13], cells: [0, 10], dealt: [0, 10] } as const;

/** The options themselves, or why no table can be laid with them. */
export function checkOptions(options: Options): Result<Options> {
  for (const name of ["cascades", "cells", "dealt"] as const) {
    const found = options[name];
    const [least] = RANGES[name];
    if (!Number.isSafeInteger(found) || found < least)
      return refuse("table-too-small", "FC-O1", { name, found, least });
  }
  const { dealt, cells } = options;
  return dealt > cells || dealt > 52 ? refuse("no-cells-for-deal", "FC-O8", { dealt, cells }) : ok(options);
}

/** Options that were written, or why there is no such table. */
function checkWritten(options: Options): Result<Options> {
  for (const name of ["cascades", "cells", "dealt"] as const) {
    const found = options[name];
    const [least, most] = RANGES[name];
    if (found < least || found > most) return refuse("table-out-of-range", "FC-O1", { name, found, least, most });
  }
  return checkOptions(options);
}

/** One part of options as text; undefined when it is none. */
function parsePart(part: string, before: Options): Options | undefined {
  if (isMember(part)) return MEMBERS[part];
  const [name = "", value = ""] = part.split("=", 2);
  const known = NAMES.find((each) => each === name);
  if (known === undefined || part !== `${name}=${value}`) return undefined;
  const words = WORDS[known];
  if (words === undefined) return /^\d{1,9}$/.test(value) ? { ...before, [known]: Number(value) } : undefined;
  return words.includes(value) ? { ...before, [known]: value } : undefined;
}

/** Options as text: a member's name, or the parts that are not standard, such as `cells=2,moves=single`. */
export const optionsText: Codec<Options> = {
  parse(text) {
    let found: Options = STANDARD;
    for (const part of text.toLowerCase().split(/[\s,]+/)) {
      if (part === "") continue;
      const next = parsePart(part, found);
      if (next === undefined) {
        const members = Object.keys(MEMBERS).slice(1).join(", ");
        return refuse("not-an-option", "FC-O5", { text: part, names: NAMES.join(", "), members });
      }
      found = next;
    }
    return checkWritten(found);
  },
  format: (options) =>
    memberOf(options) ??
    NAMES.filter((name) => options[name] !== STANDARD[name])
      .map((name) => `${name}=${options[name]}`)
      .join(","),
};
