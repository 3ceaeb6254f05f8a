/** The hot loops of the network, in WebAssembly with four lanes where the engine has it, else in plain code. */

/** How many outputs of a layer are worked out at a time: eight registers of four lanes. */
export const TILE = 32;

/** Bytes of a row of a tile: its weights for one input. */
export const ROW = 4 * TILE;

/** Memory and the loop over it; places are byte offsets. */
export interface Arithmetic {
  readonly floats: Float32Array;
  readonly ints: Int32Array;
  readonly bytes: Int8Array;
  /**
   * Adds to the 32 floats at `out`, for each entry from `list` up to `end`, its value times a row of `weights`. An entry is
   * the offset of the row and the value, four bytes each. Every step is rounded to 32 bits, so that all engines agree.
   */
  addRows(list: number, end: number, weights: number, out: number): void;
  /** The same with rows of bytes, a quarter as long; what they come to is multiplied by the 32 floats at `scales`. */
  addBytes(list: number, end: number, weights: number, out: number, scales: number): void;
  /** Lists the numbers above zero from `from` up to `to` as entries from `list` on; gives the end of the list. */
  listPositive(from: number, to: number, list: number): number;
  /** The same of the sums of two rows, what is below zero in either counting as zero. */
  listSums(a: number, b: number, to: number, list: number): number;
}

/** Plain code: eight outputs at a time. */
export function plainArithmetic(bytes: number): Arithmetic {
  const floats = new Float32Array(Math.ceil(bytes / 4));
  const ints = new Int32Array(floats.buffer);
  const rows = new Int8Array(floats.buffer);
  const add = Math.fround;
  const addEight = (list: number, end: number, weights: number, out: number): void => {
    let [a, b, c, d] = [floats[out] ?? 0, floats[out + 1] ?? 0, floats[out + 2] ?? 0, floats[out + 3] ?? 0];
    let [e, f, g, h] = [floats[out + 4] ?? 0, floats[out + 5] ?? 0, floats[out + 6] ?? 0, floats[out + 7] ?? 0];
    for (let at = list; at < end; at += 2) {
      const row = weights + ((ints[at] as number) >> 2);
      const x = floats[at + 1] as number;
      a = add(a + add(x * (floats[row] as number)));
      b = add(b + add(x * (floats[row + 1] as number)));
      c = add(c + add(x * (floats[row + 2] as number)));
      d = add(d + add(x * (floats[row + 3] as number)));
      e = add(e + add(x * (floats[row + 4] as number)));
      f = add(f + add(x * (floats[row + 5] as number)));
      g = add(g + add(x * (floats[row + 6] as number)));
      h = add(h + add(x * (floats[row + 7] as number)));
    }
    floats[out] = a;
    floats[out + 1] = b;
    floats[out + 2] = c;
    floats[out + 3] = d;
    floats[out + 4] = e;
    floats[out + 5] = f;
    floats[out + 6] = g;
    floats[out + 7] = h;
  };
  const addRows = (list: number, end: number, weights: number, out: number): void => {
    for (let i = 0; i < TILE; i += 8) addEight(list >> 2, end >> 2, (weights >> 2) + i, (out >> 2) + i);
  };
  const addBytes = (list: number, end: number, weights: number, out: number, scales: number): void => {
    for (let i = 0; i < TILE; i++) {
      let sum = 0;
      for (let at = list >> 2; at < end >> 2; at += 2) {
        const row = weights + ((ints[at] as number) >> 2);
        sum = add(sum + add((floats[at + 1] as number) * (rows[row + i] as number)));
      }
      const place = (out >> 2) + i;
      floats[place] = add((floats[place] as number) + add(sum * (floats[(scales >> 2) + i] as number)));
    }
  };
  // Every number is written and the others written over: which it is cannot be foreseen.
  const listPositive = (from: number, to: number, list: number): number => {
    let at = list >> 2;
    for (let i = from >> 2, row = 0; i < to >> 2; i++, row += ROW) {
      const x = floats[i] as number;
      ints[at] = row;
      floats[at + 1] = x;
      at += Number(x > 0) << 1;
    }
    return 4 * at;
  };
  const listSums = (a: number, b: number, to: number, list: number): number => {
    let at = list >> 2;
    for (let i = a >> 2, k = b >> 2, row = 0; i < to >> 2; i++, k++, row += ROW) {
      const x = add(Math.max(0, floats[i] as number) + Math.max(0, floats[k] as number));
      ints[at] = row;
      floats[at + 1] = x;
      at += Number(x > 0) << 1;
    }
    return 4 * at;
  };
  return { floats, ints, bytes: rows, addRows, addBytes, listPositive, listSums };
}

/** As much of the WebAssembly interface as is used here; it is part of every engine, not of the language's own library. */
interface Wasm {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Record<string, unknown> };
  validate(code: Uint8Array): boolean;
}
declare const WebAssembly: Wasm | undefined;

const PAGE = 65_536;
const LANES = [0, 1, 2, 3, 4, 5, 6, 7];
/** The locals of the function: its four parameters, the row, eight sums, the value in all lanes. */
const [LIST, END, WEIGHTS, OUT, AT] = [0, 1, 2, 3, 4];
const SUM = 5;
const VALUE = 13;

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const load = (offset: number) => [0xfd, 0x00, 4, offset];
const section = (id: number, ...body: number[]) => [id, body.length, ...body];

/** The instructions of `addRows`. */
function instructions(): number[] {
  const start = LANES.flatMap((lane) => [...get(OUT), ...load(16 * lane), ...set(SUM + lane)]);
  const row = [...get(WEIGHTS), ...get(LIST), 0x28, 2, 0, 0x6a, ...set(AT)]; // weights + i32 at list
  const value = [...get(LIST), 0xfd, 0x09, 2, 4, ...set(VALUE)]; // f32 at list + 4, in all lanes
  const multiply = [0xfd, 0xe6, 0x01];
  const add = [0xfd, 0xe4, 0x01];
  const sums = LANES.flatMap((lane) => {
    const product = [...get(VALUE), ...get(AT), ...load(16 * lane), ...multiply];
    return [...get(SUM + lane), ...product, ...add, ...set(SUM + lane)];
  });
  const next = [...get(LIST), 0x41, 8, 0x6a, 0x22, LIST, ...get(END), 0x49, 0x0d, 0]; // again while list + 8 < end
  const isEmpty = [...get(LIST), ...get(END), 0x4f, 0x0d, 0];
  const loop = [0x02, 0x40, ...isEmpty, 0x03, 0x40, ...row, ...value, ...sums, ...next, 0x0b, 0x0b];
  const store = LANES.flatMap((lane) => [...get(OUT), ...get(SUM + lane), 0xfd, 0x0b, 4, 16 * lane]);
  return [...start, ...loop, ...store, 0x0b];
}

/** The instructions of `addBytes`: eight bytes at a time become numbers of 16, then of 32 bits, then floats. */
function byteInstructions(): number[] {
  const [scales, at, sum, value, eight] = [4, 5, 6, 14, 15];
  const row = [...get(WEIGHTS), ...get(LIST), 0x28, 2, 0, 0x41, 2, 0x76, 0x6a, ...set(at)]; // weights + i32 at list / 4
  const splat = [...get(LIST), 0xfd, 0x09, 2, 4, ...set(value)];
  const [multiply, add, float] = [
    [0xfd, 0xe6, 0x01],
    [0xfd, 0xe4, 0x01],
    [0xfd, 0xfa, 0x01],
  ];
  const sums = [0, 1, 2, 3].flatMap((four) => [
    ...[...get(at), 0xfd, 0x01, 0, 8 * four, ...set(eight)],
    ...[0, 1].flatMap((half) => {
      const wide = [...get(eight), 0xfd, 0xa7 + half, 0x01];
      const lane = sum + 2 * four + half;
      return [...get(lane), ...get(value), ...wide, ...float, ...multiply, ...add, ...set(lane)];
    }),
  ]);
  const next = [...get(LIST), 0x41, 8, 0x6a, 0x22, LIST, ...get(END), 0x49, 0x0d, 0];
  const isEmpty = [...get(LIST), ...get(END), 0x4f, 0x0d, 0];
  const loop = [0x02, 0x40, ...isEmpty, 0x03, 0x40, ...row, ...splat, ...sums, ...next, 0x0b, 0x0b];
  const store = LANES.flatMap((lane) => {
    const product = [...get(sum + lane), ...get(scales), ...load(16 * lane), ...multiply];
    return [...get(OUT), ...get(OUT), ...load(16 * lane), ...product, ...add, 0xfd, 0x0b, 4, 16 * lane];
  });
  return [...loop, ...store, 0x0b];
}

/** A number in seven bits a byte. */
const leb = (n: number): number[] => (n < 128 ? [n] : [(n & 127) | 128, ...leb(n >> 7)]);

const [I32, F32, V128] = [0x7f, 0x7d, 0x7b];

/**
 * The instructions of `listPositive`, or with two rows of `listSums`. Every number is written and the others written over:
 * which it is cannot be foreseen.
 */
function listing(rows: 1 | 2): number[] {
  const [to, list, offset, x] = [rows, rows + 1, rows + 2, rows + 3];
  const positive = (from: number) => [...get(from), 0x2a, 2, 0, 0x43, 0, 0, 0, 0, 0x97]; // f32 at from, 0 below zero
  const value = rows === 1 ? [...get(0), 0x2a, 2, 0] : [...positive(0), ...positive(1), 0x92];
  const step = (local: number, by: number) => [...get(local), 0x41, ...leb(by), 0x6a, ...set(local)];
  const entry = [...get(list), ...get(offset), 0x36, 2, 0, ...get(list), ...value, 0x22, x, 0x38, 2, 4];
  const isKept = [...get(list), ...get(x), 0x43, 0, 0, 0, 0, 0x5e, 0x41, 3, 0x74, 0x6a, ...set(list)]; // list + 8 if x > 0
  const next = [...step(offset, ROW), ...(rows === 2 ? step(1, 4) : []), ...step(0, 4)];
  return [0x03, 0x40, ...entry, ...isKept, ...next, ...get(0), ...get(to), 0x49, 0x0d, 0, 0x0b, ...get(list), 0x0b];
}

/** The module: four functions over a memory that is handed in. */
function moduleCode(): Uint8Array {
  const text = (word: string) => [word.length, ...Array.from(word, (char) => char.charCodeAt(0))];
  const body = (code: number[]) => [...leb(code.length), ...code];
  const lists = ([1, 2] as const).map((rows) => body([2, 1, I32, 1, F32, ...listing(rows)]));
  const bytes = body([2, 1, I32, 10, V128, ...byteInstructions()]);
  const code = [4, ...body([2, 1, I32, 9, V128, ...instructions()]), ...lists.flat(), ...bytes];
  const types = [
    [4, I32, I32, I32, I32, 0],
    [3, I32, I32, I32, 1, I32],
    [4, I32, I32, I32, I32, 1, I32],
    [5, I32, I32, I32, I32, I32, 0],
  ];
  const names = ["addRows", "listPositive", "listSums", "addBytes"];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, types.length, ...types.flatMap((type) => [0x60, ...type])),
    ...section(2, 1, ...text("net"), ...text("memory"), 2, 0, 1),
    ...section(3, names.length, 0, 1, 2, 3),
    ...section(7, names.length, ...names.flatMap((name, i) => [...text(name), 0, i])),
    ...[10, ...body(code)],
  ]);
}

/** WebAssembly, or nothing where the engine has none, has no lanes, or a page forbids it. */
export function wasmArithmetic(size: number): Arithmetic | undefined {
  try {
    if (typeof WebAssembly === "undefined") return undefined;
    const code = moduleCode();
    if (!WebAssembly.validate(code)) return undefined;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(size / PAGE) });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { net: { memory } });
    const loops = exports as unknown as Pick<Arithmetic, "addRows" | "addBytes" | "listPositive" | "listSums">;
    const { addRows, addBytes, listPositive, listSums } = loops;
    const { buffer } = memory;
    const [floats, ints, bytes] = [new Float32Array(buffer), new Int32Array(buffer), new Int8Array(buffer)];
    return { floats, ints, bytes, addRows, addBytes, listPositive, listSums };
  } catch {
    return undefined;
  }
}
