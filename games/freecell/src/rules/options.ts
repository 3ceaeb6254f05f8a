/** What a player chooses before the deal: the size of the table, how cards move and how they are dealt. */

import { type Codec, ok, type Result, refuse } from "@baize/kernel";

/** How a table is laid out and played. */
export interface Options {
  readonly cascades: number;
  readonly cells: number;
  /** `multi`: a run moves as one move when there is room for it; `single`: one card at a time. */
  readonly moves: "single" | "multi";
  /** `roundrobin`: one card to each column in turn; `blocks`: a column is filled before the next. */
  readonly order: "roundrobin" | "blocks";
}

/** The game as nearly everybody plays it. */
export const STANDARD: Options = { cascades: 8, cells: 4, moves: "multi", order: "roundrobin" };

const LEAST = { cascades: 4, cells: 1 } as const;
const NAMES = ["cascades", "cells", "moves", "order"] as const;
const PART = /^(?:(cascades|cells)=(\d{1,2})|(moves)=(single|multi)|(order)=(roundrobin|blocks))$/;

/** The options themselves, or why no table can be laid with them. */
export function checkOptions(options: Options): Result<Options> {
  for (const name of ["cascades", "cells"] as const) {
    const least = LEAST[name];
    const found = options[name];
    if (!Number.isSafeInteger(found) || found < least)
      return refuse("table-too-small", "FC-O1", { name, found, least });
  }
  return ok(options);
}

/** Options as text: the parts that are not standard, such as `cells=2,moves=single`; `standard` when none is. */
export const optionsText: Codec<Options> = {
  parse(text) {
    let found = STANDARD;
    for (const part of text.toLowerCase().split(/[\s,]+/)) {
      if (part === "" || part === "standard") continue;
      const [, size, number, moves, way, order, dealt] = PART.exec(part) ?? [];
      const name = size ?? moves ?? order;
      if (name === undefined) return refuse("not-an-option", "FC-O5", { text: part, names: NAMES.join(", ") });
      found = { ...found, [name]: number === undefined ? (way ?? dealt) : Number(number) };
    }
    return checkOptions(found);
  },
  format: (options) =>
    NAMES.filter((name) => options[name] !== STANDARD[name])
      .map((name) => `${name}=${options[name]}`)
      .join(",") || "standard",
};
