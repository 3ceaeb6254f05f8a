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

/** The family by what is written for each. The first is FreeCell itself; with fewer cells it is written as any other part is. */
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
  "cells=3": { ...STANDARD, cells: 3 },
  "cells=2": { ...STANDARD, cells: 2 },
  "cells=1": { ...STANDARD, cells: 1 },
  "cells=0": { ...STANDARD, cells: 0 },
} as const satisfies Readonly<Record<string, Options>>;

/** The name of a member of the family. */
export type Member = keyof typeof MEMBERS;

const NAMES = ["cascades", "cells", "build", "empty", "moves", "order", "dealt"] as const;
type Name = (typeof NAMES)[number];
const WORDS: Partial<Record<Name, readonly string[]>> = {
  build: ["alternate", "suit", "any"],
  empty: ["any", "kings", "none"],
  moves: ["single", "multi", "relaxed"],
  order: ["roundrobin", "blocks"],
};

/** The members that have a name of their own, FreeCell's first. */
const NAMED = Object.keys(MEMBERS).filter((text) => !text.includes("="));

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

/** A part of options as text: what it is about, and its value. */
interface Part {
  readonly name: Name;
  readonly value: string | number;
}

/** Reads a part such as `cells=2`. */
function parsePart(text: string): Result<Part> {
  const [word = "", value = ""] = text.split("=", 2);
  const name = NAMES.find((each) => each === word);
  if (name === undefined) {
    const members = NAMED.slice(1).join(", ");
    return refuse("not-an-option", "FC-O5", { text, names: [...NAMES, ...NAMED].join(", "), members });
  }
  const words = WORDS[name];
  const choices = words?.join(", ") ?? RANGES[name as keyof typeof RANGES].join("–");
  const isChoice = words === undefined ? /^\d{1,9}$/.test(value) : words.includes(value);
  if (isChoice && text === `${name}=${value}`) return ok({ name, value: words === undefined ? Number(value) : value });
  return refuse("not-a-choice", "FC-O5", { text, name, choices });
}

/** Options as text: a member's name, or the parts that are not standard, such as `cells=2,moves=single`. */
export const optionsText: Codec<Options> = {
  parse(text) {
    const all = text.toLowerCase().split(/[\s,]+/);
    const [name = "standard", ...others] = all.filter((part) => NAMED.includes(part));
    const other = others.find((each) => each !== name);
    if (other !== undefined) return refuse("two-members", "FC-O5", { name, other });
    const said = new Map<string, string | number>();
    for (const part of all) {
      if (part === "" || part === name) continue;
      const read = parsePart(part);
      if (!read.ok) return read;
      const { name: what, value } = read.value;
      const before = said.get(what) ?? value;
      if (before !== value) return refuse("said-twice", "FC-O5", { what, before, value });
      said.set(what, value);
    }
    return checkWritten({ ...MEMBERS[name as Member], ...Object.fromEntries(said) });
  },
  format: (options) =>
    memberOf(options) ??
    NAMES.filter((name) => options[name] !== STANDARD[name])
      .map((name) => `${name}=${options[name]}`)
      .join(","),
};
