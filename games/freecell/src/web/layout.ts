/** Where everything lies on the screen: the formulas of the look, for any number of columns and cells. */

import type { Suit } from "@baize/cards";
import type { Point } from "@baize/hands";
import { type Stage, TAKEN } from "@baize/table";
import { HOME_ORDER } from "./home-order.ts";

/** The places of a table on a stage. */
export interface Layout {
  /** The width and height of a card. */
  readonly w: number;
  readonly h: number;
  readonly compact: boolean;
  readonly columns: readonly Point[];
  readonly cells: readonly Point[];
  /** By suit. */
  readonly home: Readonly<Record<Suit, Point>>;
  /** The lowest point that a column may reach. */
  readonly floor: number;
  /** How much of a covered card is seen where nothing is scarce. */
  readonly ideal: number;
}

/** Under this width a card has a small face. */
const COMPACT = 72;

/** A window lower than this is hardly one. */
const TINY = 300;

type Table = { readonly columns: number; readonly cells: number };

/** Lays a table out on a stage. */
export function layout(stage: Stage, table: Table): Layout {
  return stage.frame === "corners" ? flatLayout(stage, table) : tallLayout(stage, table);
}

/** Cells and foundations above the columns: beside a rail, or between bars. */
function tallLayout({ frame, height, free, slot, largeIndex, leftHanded }: Stage, { columns, cells }: Table): Layout {
  const rail = frame === "rail";
  // Between bars width is scarce: cells that do not fit beside home make rows of their own.
  const perRow = Math.max(1, rail ? cells : Math.min(cells, columns - HOME_ORDER.length));
  const rows = Math.max(1, Math.ceil(cells / perRow));
  const across = Math.max(columns, perRow + HOME_ORDER.length);
  const gap = rail ? 16 : 4;
  const near = rail ? 24 : 6;
  const far = rail ? 32 : 6;
  const left = free.left + (leftHanded ? far : near);
  const room = free.right - free.left - near - far;
  const tall = (height - (rail ? 362 : 474)) / (1.4 + 1.4 * rows);
  const w = Math.floor(
    Math.max(24, Math.min((room - gap * (across - 1)) / across, tall, rail ? Math.max(168, 0.15 * height) : 96)),
  );
  const h = 1.4 * w;
  const compact = largeIndex || w < COMPACT;
  const pitch = w + Math.max(gap, Math.min(gap + w / 8, (room - w * across) / (across - 1)));
  const start = left + (room - pitch * (across - 1) - w) / 2;
  const top = free.top + (rail ? 24 : height < 700 ? 0 : 8);
  const row = (count: number, from: number, y: number) =>
    Array.from({ length: count }, (_, i) => ({ x: start + (from + i) * pitch, y }));
  const slots = row(across, 0, top);
  const cellSlots = Array.from({ length: cells }, (_, i) => {
    const { x = 0, y = top } = slots[(i % perRow) + (leftHanded ? across - perRow : 0)] ?? {};
    return { x, y: y + Math.floor(i / perRow) * (h + gap) };
  });
  const homeSlots = leftHanded ? slots.slice(0, HOME_ORDER.length) : slots.slice(-HOME_ORDER.length);
  return {
    w,
    h,
    compact,
    columns: row(columns, (across - columns) / 2, top + rows * (h + gap) - gap + (rail ? 26 : 14)),
    cells: cellSlots,
    home: bySuit(homeSlots),
    floor: free.bottom - (rail ? 24 : slot),
    ideal: w * (compact ? (rail ? 0.62 : 0.84) : 0.355),
  };
}

/** Cells and foundations beside the columns, two by two, for a screen with no height to spare. */
function flatLayout({ width, height, free, largeIndex, leftHanded }: Stage, { columns, cells }: Table): Layout {
  // In a window that is hardly one the buttons take the foot of it, and nothing else is wide.
  const isTiny = height < TINY;
  const gap = isTiny ? 4 : 8;
  const aside = isTiny ? 10 : 24;
  const side = Math.max(2, Math.ceil(cells / 3));
  const across = columns + side + 2;
  const room = width - 2 * aside - 28;
  const tall = isTiny ? (free.bottom - 8) / 4 : Math.max(24, (height - 304) / 1.4);
  const w = Math.floor(Math.min(Math.max(isTiny ? 16 : 24, (room - gap * (across - 3)) / across), tall));
  const h = 1.4 * w;
  const wide = (count: number) => count * w + (count - 1) * gap;
  const between = Math.max(aside, (width - 28 - wide(side) - wide(columns) - wide(2)) / 2);
  const top = 8;
  const block = (count: number, over: number, x: number) =>
    Array.from({ length: count }, (_, i) => ({
      x: x + (i % over) * (w + gap),
      y: top + Math.floor(i / over) * (h + gap),
    }));
  const first = 14;
  const middle = first + wide(leftHanded ? 2 : side) + between;
  const last = middle + wide(columns) + between;
  return {
    w,
    h,
    compact: largeIndex || w < COMPACT,
    columns: block(columns, columns, middle),
    cells: block(cells, side, leftHanded ? last : first),
    home: bySuit(block(HOME_ORDER.length, 2, leftHanded ? first : last)),
    // What the shell takes in a match stands clear of the columns; what it takes besides does not.
    floor: isTiny ? free.bottom : Math.min(height, free.bottom + TAKEN.corners.below) - 8,
    ideal: w * (w < COMPACT || largeIndex ? 0.62 : 0.355),
  };
}

function bySuit(slots: readonly Point[]): Readonly<Record<Suit, Point>> {
  const at = (suit: Suit): Point => slots[HOME_ORDER.indexOf(suit)] ?? { x: 0, y: 0 };
  return { 0: at(0), 1: at(1), 2: at(2), 3: at(3) };
}

/** How much of each covered card is seen in a column of so many cards. */
export function strip({ columns, h, floor, ideal }: Layout, count: number): number {
  const room = floor - (columns[0]?.y ?? 0) - h;
  return count < 2 ? ideal : Math.min(ideal, room / (count - 1));
}

/** How tall the index of a card is where so much of it is seen. */
export function indexSize({ w, compact }: Layout, seen: number): number {
  return Math.max(14, Math.min(w * (compact ? 0.42 : 0.235), seen - 2));
}

/** How far below the edge of a card its index stands where so much of it is seen. */
export function indexInset(places: Layout, seen: number): number {
  const usual = places.w * (places.compact ? 0.075 : 0.06);
  return Math.max(1, Math.min(usual, (seen - indexSize(places, seen)) / 2));
}
