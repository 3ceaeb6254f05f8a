/** The exported weights: read, checked by size and by hash, and made numbers again. */

import { ok, type Result, refuse, sha256 } from "@baize/kernel";
import { ACTION_BITS, EVENT_BITS, STATE_BITS } from "./features.ts";
import { EVENTS } from "./position.ts";

/** A layer: a row of weights for each output. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** The weights as bytes and the scale of each row, where the file carries them so. */
  readonly packed?: { readonly bytes: Int8Array; readonly scales: Float32Array };
}

const LAYERS = ["state1", "state2", "state3", "action1", "action2", "residual", "last", "output"] as const;
type LayerName = (typeof LAYERS)[number];

/** The layers of a network that reads the latest plays; they come before the others. */
const MEMORY = ["event", "past1", "past2", "past3"] as const;
type MemoryName = (typeof MEMORY)[number];

/** Layers whose bias is that of `state3`, to which they are added. */
const UNBIASED: readonly string[] = ["action2", "past3"];

/** A network as it was trained. */
export interface Model {
  readonly layers: Readonly<Record<LayerName, Layer>>;
  readonly memory: Readonly<Record<MemoryName, Layer>> | undefined;
  /** Which output chooses the move. */
  readonly choose: "policy" | "score";
  /** Points for each unit of the score. */
  readonly scoreUnit: number;
}

const MAGIC = 0x32474942; // "BIG2", little-endian
const VERSION = 1;
const LARGEST = 4096;
/** The numbers a play is told by fill whole rows of the arithmetic. */
const WHOLE = 32;

const refusal = (what: string) => refuse("bad-weights", "BT-LN3", { what });

/** Reads exported weights; anything else, and any change to them, is refused. */
export function parseModel(bytes: Uint8Array): Result<Model> {
  if (bytes.length < 12) return refusal("the file is too short");
  const words = new DataView(bytes.buffer, bytes.byteOffset, 12);
  if (words.getUint32(0, true) !== MAGIC) return refusal("the file is not one of weights");
  if (words.getUint32(4, true) !== VERSION) return refusal("the file has another version");
  const start = 12 + words.getUint32(8, true);
  if (start > bytes.length) return refusal("the file is too short");
  const header = readHeader(bytes.subarray(12, start));
  if (header === undefined) return refusal("the header is not that of this network");
  const payload = bytes.subarray(start);
  const { table, length } = tensorsOf(header);
  if (JSON.stringify(header.tensors) !== JSON.stringify(table)) return refusal("the layers have other sizes");
  if (payload.length !== length) return refusal("the file has another length");
  const hash = Array.from(sha256(payload), (word) => word.toString(16).padStart(8, "0")).join("");
  if (hash !== header.sha256) return refusal("the weights are not those that were hashed");
  const { choose, scoreUnit, sizes } = header;
  const layers = readLayers(LAYERS, table, payload);
  return ok({ layers, memory: sizes.past ? readLayers(MEMORY, table, payload) : undefined, choose, scoreUnit });
}

interface Sizes {
  readonly state1: number;
  readonly state2: number;
  readonly action1: number;
  readonly merged: number;
  readonly last: number;
  /** By how many numbers each of the latest plays is told, where they are. */
  readonly past?: number;
}

interface Header extends Pick<Model, "choose" | "scoreUnit"> {
  /** Matrices in bytes, with a scale for each row, or all in numbers of 16 bits. */
  readonly dtype: "int8" | "float16";
  readonly sizes: Sizes;
  readonly tensors: unknown;
  readonly sha256: string;
}

const isSize = (n: unknown): boolean => typeof n === "number" && Number.isInteger(n) && n > 0 && n <= LARGEST;

/** The header, or undefined when it is not one of a network of this form. */
function readHeader(bytes: Uint8Array): Header | undefined {
  let found: unknown;
  try {
    found = JSON.parse(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  } catch {
    return undefined;
  }
  if (typeof found !== "object" || found === null) return undefined;
  const header = found as Record<string, unknown>;
  const expected = { features: 1, stateBits: STATE_BITS, actionBits: ACTION_BITS };
  if (header.dtype !== "float16" && header.dtype !== "int8") return undefined;
  if (Object.entries(expected).some(([name, value]) => header[name] !== value)) return undefined;
  if (JSON.stringify(header.outputs) !== '["policy","score"]') return undefined;
  if (header.choose !== "policy" && header.choose !== "score") return undefined;
  const sizes = (header.sizes ?? {}) as Record<string, unknown>;
  if (!["state1", "state2", "action1", "merged", "last"].every((name) => isSize(sizes[name]))) return undefined;
  if ("past" in sizes && !(isSize(sizes.past) && Number(sizes.past) % WHOLE === 0)) return undefined;
  return typeof header.scoreUnit === "number" ? (header as unknown as Header) : undefined;
}

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly offset: number;
}

/** Where the weights of each layer stand, in the order in which they are written, and the length of all. */
function tensorsOf({ dtype, sizes }: Header): { readonly table: readonly Tensor[]; readonly length: number } {
  const { state1, state2, action1, merged, last, past = 0 } = sizes;
  const shapes: Readonly<Record<MemoryName | LayerName, readonly [outputs: number, inputs: number]>> = {
    event: [past, 2 * EVENT_BITS],
    past1: [state1, EVENTS * past + STATE_BITS],
    past2: [state2, state1],
    past3: [merged, state2],
    state1: [state1, STATE_BITS],
    state2: [state2, state1],
    state3: [merged, state2],
    action1: [action1, ACTION_BITS],
    action2: [merged, action1],
    residual: [merged, merged],
    last: [last, merged],
    output: [2, last],
  };
  const table: Tensor[] = [];
  let length = 0;
  const add = (name: string, shape: readonly number[], bytes: number) => {
    table.push({ name, shape, offset: length });
    length += bytes * shape.reduce((product, n) => product * n, 1);
  };
  for (const name of [...(past > 0 ? MEMORY : []), ...LAYERS]) {
    const [outputs] = shapes[name];
    add(`${name}.weight`, shapes[name], dtype === "int8" ? 1 : 2);
    if (dtype === "int8") add(`${name}.scale`, [outputs], 2);
    if (!UNBIASED.includes(name)) add(`${name}.bias`, [outputs], 2);
  }
  return { table, length };
}

function readLayers<Name extends string>(
  names: readonly Name[],
  table: readonly Tensor[],
  payload: Uint8Array,
): Readonly<Record<Name, Layer>> {
  const find = (name: string) => table.find((each) => each.name === name);
  const layers = names.map((name): [Name, Layer] => {
    const { offset = 0, shape: [outputs = 0, inputs = 0] = [] } = find(`${name}.weight`) ?? {};
    const [scale, bias] = [find(`${name}.scale`), find(`${name}.bias`)];
    const shape = { inputs, outputs, bias: bias ? halves(payload, bias.offset, outputs) : new Float32Array(outputs) };
    if (scale === undefined) return [name, { ...shape, weights: halves(payload, offset, outputs * inputs) }];
    const scales = halves(payload, scale.offset, outputs);
    const bytes = new Int8Array(payload.subarray(offset, offset + outputs * inputs));
    const weights = new Float32Array(bytes.length);
    for (let o = 0; o < outputs; o++) {
      const times = scales[o] as number;
      for (let i = o * inputs; i < (o + 1) * inputs; i++) weights[i] = (bytes[i] as number) * times;
    }
    return [name, { ...shape, weights, packed: { bytes, scales } }];
  });
  return Object.fromEntries(layers) as Record<Name, Layer>;
}

/** Numbers of 16 bits (IEEE 754), as 32 bits. */
function halves(payload: Uint8Array, offset: number, size: number): Float32Array {
  const numbers = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const half = ((payload[offset + 2 * i + 1] as number) << 8) | (payload[offset + 2 * i] as number);
    const exponent = (half >> 10) & 31;
    const fraction = half & 1023;
    const size = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25);
    numbers[i] = (half & 0x8000) === 0 ? size : -size;
  }
  return numbers;
}
