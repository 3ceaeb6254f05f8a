/** The one hot loop of the network, in WebAssembly with four lanes where the engine has it, else in plain code. */

/** How many outputs of a layer are worked out at a time: eight registers of four lanes. */
export const TILE = 32;

/** Bytes of a row of a tile: its weights for one input. */
export const ROW = 4 * TILE;

/** Memory and the loop over it; places are byte offsets. */
export interface Arithmetic {
  readonly floats: Float32Array;
  readonly ints: Int32Array;
  /**
   * Adds to the 32 floats at `out`, for each entry from `list` up to `end`, its value times a row of `weights`. An entry is
   * the offset of the row and the value, four bytes each. Every step is rounded to 32 bits, so that all engines agree.
   */
  addRows(list: number, end: number, weights: number, out: number): void;
}

/** Plain code: eight outputs at a time. */
export function plainArithmetic(bytes: number): Arithmetic {
  const floats = new Float32Array(Math.ceil(bytes / 4));
  const ints = new Int32Array(floats.buffer);
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
  return { floats, ints, addRows };
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

/** A number in seven bits a byte. */
const leb = (n: number): number[] => (n < 128 ? [n] : [(n & 127) | 128, ...leb(n >> 7)]);

/** The module: one function of four i32, over a memory that is handed in. */
function moduleCode(): Uint8Array {
  const text = (word: string) => [word.length, ...Array.from(word, (char) => char.charCodeAt(0))];
  const [I32, V128] = [0x7f, 0x7b];
  const body = [2, 1, I32, 9, V128, ...instructions()];
  const code = [1, ...leb(body.length), ...body];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 1, 0x60, 4, I32, I32, I32, I32, 0),
    ...section(2, 1, ...text("net"), ...text("memory"), 2, 0, 1),
    ...section(3, 1, 0),
    ...section(7, 1, ...text("addRows"), 0, 0),
    ...[10, ...leb(code.length), ...code],
  ]);
}

/** WebAssembly, or nothing where the engine has none, has no lanes, or a page forbids it. */
export function wasmArithmetic(bytes: number): Arithmetic | undefined {
  try {
    if (typeof WebAssembly === "undefined") return undefined;
    const code = moduleCode();
    if (!WebAssembly.validate(code)) return undefined;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { net: { memory } });
    const addRows = exports.addRows as Arithmetic["addRows"];
    return { floats: new Float32Array(memory.buffer), ints: new Int32Array(memory.buffer), addRows };
  } catch {
    return undefined;
  }
}
