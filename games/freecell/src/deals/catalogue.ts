/**
 * Solved deals in one file, a byte each: `docs/deals.md` says how it is read. It holds what is known of every deal of a range:
 * that it cannot be won, or how long the line is that was found and how hard that was; and which lengths are proved shortest.
 */

import { ok, type Result, refuse } from "@baize/kernel";
import { GRADES, type Grade } from "./grade.ts";

/** What is known of a deal that can be won. Lengths are player moves: those home are not counted. */
export interface Winnable {
  readonly kind: "won";
  /** The length of the line that was found. */
  readonly moves: number;
  readonly grade: Grade;
  /** The length of a shortest line, where that is proved. */
  readonly shortest?: number;
}

/** What is known of a deal. */
export type Known = Winnable | { readonly kind: "lost" };

/** The first signs of the file. */
const MAGIC = "BAIZEFC1";
const HEAD = 24;
/** The least length that is written, less one; and the sign for one that is in the list of the long ones. */
const LESS = 11;
const LONG = 63;
const LONG_BYTES = 6;
const PROVED_BYTES = 5;

/** Deals of a range, each known. */
export class Catalogue {
  readonly first: number;
  readonly last: number;
  /** Player moves of the line found, by place in the range; 0 for a deal that cannot be won. */
  readonly moves: Uint16Array;
  /** How hard, as a place in `GRADES`. */
  readonly grades: Uint8Array;
  readonly #proved: ReadonlyMap<number, number>;

  constructor(
    first: number,
    bytes: Uint8Array,
    long: ReadonlyMap<number, number>,
    proved: ReadonlyMap<number, number>,
  ) {
    this.first = first;
    this.last = first + bytes.length - 1;
    this.moves = Uint16Array.from(bytes, (byte) => (byte === 0 ? 0 : (byte & LONG) + LESS));
    this.grades = bytes.map((byte) => byte >> 6);
    for (const [deal, length] of long) this.moves[deal - first] = length;
    this.#proved = proved;
  }

  /** What is known of a deal; undefined outside of the range. */
  of(deal: number): Known | undefined {
    const moves = this.moves[deal - this.first];
    if (moves === undefined) return undefined;
    if (moves === 0) return { kind: "lost" };
    const shortest = this.#proved.get(deal);
    const grade = GRADES[this.grades[deal - this.first] ?? 0] as Grade;
    return { kind: "won", moves, grade, ...(shortest !== undefined && { shortest }) };
  }
}

/** Reads a file of solved deals. */
export function parseCatalogue(file: Uint8Array): Result<Catalogue> {
  const wrong = refuse("not-a-catalogue", "FC-L1");
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const magic = String.fromCharCode(...file.subarray(0, MAGIC.length));
  if (file.length < HEAD || magic !== MAGIC) return wrong;
  const [first, count, long, proved] = [8, 12, 16, 20].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
    number,
  ];
  const [longAt, provedAt] = [HEAD + count, HEAD + count + long * LONG_BYTES];
  if (file.length !== provedAt + proved * PROVED_BYTES) return wrong;
  const pairs = (at: number, length: number, size: number): ReadonlyMap<number, number> =>
    new Map(
      Array.from({ length }, (_, i) => {
        const from = at + i * size;
        const value = size === LONG_BYTES ? view.getUint16(from + 4, true) : view.getUint8(from + 4);
        return [view.getUint32(from, true), value];
      }),
    );
  const bytes = file.subarray(HEAD, longAt);
  return ok(new Catalogue(first, bytes, pairs(longAt, long, LONG_BYTES), pairs(provedAt, proved, PROVED_BYTES)));
}

/** Writes what is known of the deals from `first` on, in order. */
export function formatCatalogue(first: number, deals: readonly Known[]): Uint8Array {
  const won = deals.flatMap((known, i) => (known.kind === "won" ? [{ ...known, deal: first + i }] : []));
  const long = won.filter(({ moves }) => moves - LESS >= LONG || moves <= LESS);
  const proved = won.filter(({ shortest }) => shortest !== undefined);
  const file = new Uint8Array(HEAD + deals.length + long.length * LONG_BYTES + proved.length * PROVED_BYTES);
  const view = new DataView(file.buffer);
  for (let i = 0; i < MAGIC.length; i++) file[i] = MAGIC.charCodeAt(i);
  for (const [i, value] of [first, deals.length, long.length, proved.length].entries())
    view.setUint32(8 + 4 * i, value, true);
  for (const { deal, moves, grade } of won) {
    const short = moves - LESS >= LONG || moves <= LESS ? LONG : moves - LESS;
    file[HEAD + deal - first] = (GRADES.indexOf(grade) << 6) | short;
  }
  let at = HEAD + deals.length;
  for (const { deal, moves } of long) {
    view.setUint32(at, deal, true);
    view.setUint16(at + 4, moves, true);
    at += LONG_BYTES;
  }
  for (const { deal, shortest = 0 } of proved) {
    view.setUint32(at, deal, true);
    view.setUint8(at + 4, shortest);
    at += PROVED_BYTES;
  }
  return file;
}
