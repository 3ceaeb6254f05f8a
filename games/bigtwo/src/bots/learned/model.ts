/** The exported weights: read, checked by size and by hash, and made numbers again. */

import { ok, type Result, refuse, sha256 } from "@baize/kernel";
import { ACTION_BITS, STATE_BITS } from "./features.ts";

/** A layer: a row of weights for each output. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

const LAYERS = ["state1", "state2", "state3", "action1", "action2", "residual", "last", "output"] as const;
type LayerName = (typeof LAYERS)[number];

/** A network as it was trained. */
export interface Model {
  readonly layers: Readonly<Record<LayerName, Layer>>;
  /** Which output chooses the move. */
  readonly choose: "policy" | "score";
  /** Points for each unit of the score. */
  readonly scoreUnit: number;
}

const MAGIC = 0x32474942; // "BIG2", little-endian
const VERSION = 1;
const LARGEST = 4096;

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
  const table = tensorsOf(header.sizes);
  if (JSON.stringify(header.tensors) !== JSON.stringify(table)) return refusal("the layers have other sizes");
  const { name, shape, offset } = table.at(-1) as Tensor;
  const size = offset + 2 * shape.reduce((product, n) => product * n, 1);
  if (name !== "output.bias" || payload.length !== size) return refusal("the file has another length");
  const hash = Array.from(sha256(payload), (word) => word.toString(16).padStart(8, "0")).join("");
  if (hash !== header.sha256) return refusal("the weights are not those that were hashed");
  return ok({ layers: readLayers(table, payload), choose: header.choose, scoreUnit: header.scoreUnit });
}

interface Sizes {
  readonly state1: number;
  readonly state2: number;
  readonly action1: number;
  readonly merged: number;
  readonly last: number;
}

interface Header extends Pick<Model, "choose" | "scoreUnit"> {
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
  const expected = { features: 1, stateBits: STATE_BITS, actionBits: ACTION_BITS, dtype: "float16" };
  if (Object.entries(expected).some(([name, value]) => header[name] !== value)) return undefined;
  if (JSON.stringify(header.outputs) !== '["policy","score"]') return undefined;
  if (header.choose !== "policy" && header.choose !== "score") return undefined;
  const sizes = (header.sizes ?? {}) as Record<string, unknown>;
  if (!["state1", "state2", "action1", "merged", "last"].every((name) => isSize(sizes[name]))) return undefined;
  return typeof header.scoreUnit === "number" ? (header as unknown as Header) : undefined;
}

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly offset: number;
}

/** Where the weights of each layer stand, in the order in which they are written. */
function tensorsOf(sizes: Sizes): readonly Tensor[] {
  const { state1, state2, action1, merged, last } = sizes;
  const shapes: Readonly<Record<LayerName, readonly [outputs: number, inputs: number]>> = {
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
  let offset = 0;
  for (const name of LAYERS) {
    const [outputs, inputs] = shapes[name];
    table.push({ name: `${name}.weight`, shape: [outputs, inputs], offset });
    offset += 2 * outputs * inputs;
    if (name === "action2") continue; // its bias is that of state3
    table.push({ name: `${name}.bias`, shape: [outputs], offset });
    offset += 2 * outputs;
  }
  return table;
}

function readLayers(table: readonly Tensor[], payload: Uint8Array): Model["layers"] {
  const read = (name: string, size: number): Float32Array => {
    const tensor = table.find((each) => each.name === name);
    return tensor === undefined ? new Float32Array(size) : halves(payload, tensor.offset, size);
  };
  const layers = LAYERS.map((name): [LayerName, Layer] => {
    const [outputs = 0, inputs = 0] = table.find((each) => each.name === `${name}.weight`)?.shape ?? [];
    const weights = read(`${name}.weight`, outputs * inputs);
    return [name, { inputs, outputs, weights, bias: read(`${name}.bias`, outputs) }];
  });
  return Object.fromEntries(layers) as Model["layers"];
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
