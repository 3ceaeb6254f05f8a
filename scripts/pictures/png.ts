/** Pictures as PNG files: just as much of the format as a browser writes and our cards need. */

import { crc32, deflateSync, inflateSync } from "node:zlib";

/** Pixels row by row, four bytes each: red, green, blue, opaque. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** What a filter of the format foretells for a byte, from its neighbours to the left, above, and left of that. */
function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** Reads a PNG of eight bits a channel, with or without transparency, as a browser writes it. */
export function readPng(file: Uint8Array): Picture {
  const bytes = Buffer.from(file);
  const data: Buffer[] = [];
  for (let at = SIGNATURE.length; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const depth = bytes[25] === 6 ? 4 : 3;
  const rows = inflateSync(Buffer.concat(data));
  const stride = width * depth;
  const pixels = new Uint8Array(width * height * 4).fill(255);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] ?? 0;
    const row = new Uint8Array(stride);
    for (let x = 0; x < stride; x++) {
      const [left, corner] = x < depth ? [0, 0] : [row[x - depth] ?? 0, above[x - depth] ?? 0];
      row[x] = (rows[y * (stride + 1) + 1 + x] ?? 0) + foretold(filter, left, above[x] ?? 0, corner);
      pixels[(y * width + Math.floor(x / depth)) * 4 + (x % depth)] = row[x] ?? 0;
    }
    above = row;
  }
  return { width, height, pixels };
}

/** A part of a picture. */
export function cut({ width, pixels }: Picture, left: number, top: number, wide: number, high: number): Picture {
  const part = new Uint8Array(wide * high * 4);
  for (let y = 0; y < high; y++) {
    const start = ((top + y) * width + left) * 4;
    part.set(pixels.subarray(start, start + wide * 4), y * wide * 4);
  }
  return { width: wide, height: high, pixels: part };
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0);

/** Writes a PNG of at most `colours` colours: the most frequent ones, and for every other the nearest of them. */
export function writePng({ width, height, pixels }: Picture, colours: number): Buffer {
  const counts = new Map<number, number>();
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const channels = (word: number) => [word & 255, (word >> 8) & 255, (word >> 16) & 255, word >>> 24];
  const palette = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, colours);
  const own = palette.map(channels);
  const index = new Map(
    [...counts.keys()].map((word) => {
      const far = own.map((other) => distance(channels(word), other));
      return [word, far.indexOf(Math.min(...far))];
    }),
  );
  const rows = Buffer.alloc((width + 1) * height);
  words.forEach((word, at) => {
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index.get(word) ?? 0;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("PLTE", Uint8Array.from(own.flatMap((colour) => colour.slice(0, 3)))),
    chunk("tRNS", Uint8Array.from(own.map((colour) => colour[3] ?? 255))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}
