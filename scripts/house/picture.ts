/** The house as a picture: rooms as boxes, one layer above the other, and an arrow down for every import. */

import type { Graph } from "../check/cycles.ts";

/** A box: its heading, and lines below it. */
export interface Box {
  readonly room: string;
  readonly lines: readonly string[];
}

interface Placed extends Box {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const BOX = 158;
const ACROSS = 26;
const BETWEEN = 74;
const LINE = 16;
const PAD = 12;
const MARGIN = 24;

/** The layer of a room, from the top: apps, the registry, games, then the packages by what they stand on. */
function layerOf(room: string, imports: Graph): number {
  if (room.startsWith("apps/")) return 0;
  if (room === "games/registry") return 1;
  if (room.startsWith("games/")) return 2;
  const height = (name: string): number =>
    Math.max(0, ...[...(imports.get(name) ?? [])].map((below) => 1 + height(below)));
  return 100 - height(room);
}

/** Puts the boxes of each layer side by side, in the middle. */
function place(boxes: readonly Box[], imports: Graph): { placed: Placed[]; width: number; height: number } {
  const layers = [...Map.groupBy(boxes, ({ room }) => layerOf(room, imports))].sort(([a], [b]) => a - b);
  const widest = Math.max(...layers.map(([, row]) => row.length));
  const width = 2 * MARGIN + widest * BOX + (widest - 1) * ACROSS;
  const placed: Placed[] = [];
  let y = MARGIN;
  for (const [, row] of layers) {
    const height = 2 * PAD + LINE * (1 + Math.max(...row.map(({ lines }) => lines.length)));
    const start = (width - row.length * BOX - (row.length - 1) * ACROSS) / 2;
    placed.push(...row.map((box, i) => ({ ...box, x: start + i * (BOX + ACROSS), y, height })));
    y += height + BETWEEN;
  }
  return { placed, width, height: y - BETWEEN + MARGIN };
}

const quoted = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function boxText({ room, lines, x, y, height }: Placed): string {
  const [kind = "", name = ""] = room.split("/");
  const texts = lines.map(
    (line, i) => `<text class="line" x="${x + PAD}" y="${y + PAD + LINE * (i + 1) + 11}">${quoted(line)}</text>`,
  );
  return [
    `<g data-room="${room}">`,
    `<rect class="${kind}" x="${x}" y="${y}" width="${BOX}" height="${height}" rx="8"/>`,
    `<text class="name" x="${x + PAD}" y="${y + PAD + 11}">${quoted(name)}</text>`,
    ...texts,
    "</g>",
  ].join("\n");
}

/** An arrow from the foot of one box to the head of another; several at one box stand apart. */
function arrow(from: Placed, to: Placed, at: number, of: number): string {
  const x1 = from.x + (BOX * (at + 1)) / (of + 1);
  const y1 = from.y + from.height;
  const x2 = to.x + BOX / 2 + Math.max(-50, Math.min(50, (x1 - to.x - BOX / 2) / 8));
  const bend = Math.min(60, (to.y - y1) / 2);
  const path = `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${to.y - bend} ${x2} ${to.y - 5}`;
  return `<path data-from="${from.room}" data-to="${to.room}" d="${path}" marker-end="url(#head)"/>`;
}

const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #22302a }
.name { font-weight: 600; font-size: 13px }
.line { fill: #52625a }
rect { fill: #fff; stroke: #8fa398 }
.apps { fill: #e7efe9 } .games { fill: #f6f0df } .packages { fill: #e6edf3 }
path { fill: none; stroke: #7a8a82; stroke-opacity: 0.75 }
#head path { fill: #7a8a82; stroke: none }
`;

/** The picture as SVG. */
export function pictureOf(boxes: readonly Box[], imports: Graph): string {
  const { placed, width, height } = place(boxes, imports);
  const find = (room: string) => placed.find((box) => box.room === room);
  const arrows = placed.flatMap((from) => {
    const below = [...(imports.get(from.room) ?? [])].flatMap((room) => find(room) ?? []).sort((a, b) => a.x - b.x);
    return below.map((to, i) => arrow(from, to, i, below.length));
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    "<title>The rooms of the house, and who imports whom</title>",
    `<style>${STYLE}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">',
    '<path d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fbfcfb" stroke="none"/>`,
    ...arrows,
    ...placed.map(boxText),
    "</svg>",
    "",
  ].join("\n");
}
