/** The network at work: the state once for each decision, then every legal play, all by lists of what is not zero. */

import { type Arithmetic, plainArithmetic, ROW, TILE, wasmArithmetic } from "./arithmetic.ts";
import type { Inputs } from "./inputs.ts";
import type { Layer, Model } from "./model.ts";

/** Plays worked out together, so that a tile of weights is fetched once for all of them. */
const BATCH = 16;

/** The plays of one decision, at most; no hand of thirteen cards has so many. */
const MOST_PLAYS = 4096;

/** A layer in memory: tile after tile of 32 outputs, in each a row for every input. Places are byte offsets. */
interface Tiles {
  readonly weights: number;
  readonly bias: number;
  readonly inputs: number;
  /** Outputs, filled up to whole tiles with zeros. */
  readonly width: number;
}

const wholeTiles = (outputs: number): number => TILE * Math.ceil(outputs / TILE);
const bytesOf = ({ inputs, outputs }: Layer): number => 4 * wholeTiles(outputs) * (inputs + 1);

/** A list of what is not zero: where it begins, and where it ends now. */
interface List {
  readonly start: number;
  end: number;
}

/** What one play of a batch needs: a narrow and two wide rows of numbers, and a list. */
interface Slot {
  readonly narrow: number;
  readonly merged: number;
  readonly residual: number;
  readonly list: List;
}

/** A model ready to play. Call `begin` with the state, `add` for each play, then `finish`. */
export class Network {
  readonly policy = new Float64Array(MOST_PLAYS);
  readonly score = new Float64Array(MOST_PLAYS);
  /** Plays added to the decision at work. */
  count = 0;
  readonly model: Model;
  readonly #arithmetic: Arithmetic;
  #free = 0;
  readonly #tiles: Readonly<
    Record<"state1" | "state2" | "state3" | "action1" | "action2" | "residual" | "last", Tiles>
  >;
  readonly #hidden: number;
  readonly #state: number;
  readonly #list: List;
  readonly #slots: readonly Slot[];
  /** Slots filled and not yet worked out. */
  #waiting = 0;

  constructor(model: Model, arithmeticOf: (bytes: number) => Arithmetic = bestArithmetic) {
    this.model = model;
    const { state1, state2, state3, action1, action2, residual, last } = model.layers;
    const layers = [state1, state2, state3, action1, action2, residual, last];
    const widest = Math.max(...layers.map(({ outputs }) => wholeTiles(outputs)), state1.inputs);
    const slotBytes = 4 * widest * 5;
    const bytes = layers.reduce((sum, layer) => sum + bytesOf(layer), 0) + 4 * widest * 4 + BATCH * slotBytes;
    this.#arithmetic = arithmeticOf(bytes);
    this.#tiles = {
      state1: this.#lay(state1),
      state2: this.#lay(state2),
      state3: this.#lay(state3),
      action1: this.#lay(action1),
      action2: this.#lay(action2),
      residual: this.#lay(residual),
      last: this.#lay(last),
    };
    this.#hidden = this.#take(widest);
    this.#state = this.#take(widest);
    this.#list = this.#newList(widest);
    this.#slots = Array.from({ length: BATCH }, () => ({
      narrow: this.#take(widest),
      merged: this.#take(widest),
      residual: this.#take(widest),
      list: this.#newList(widest),
    }));
  }

  #take(floats: number): number {
    const at = this.#free;
    this.#free += 4 * floats;
    return at;
  }

  #newList(entries: number): List {
    const start = this.#take(2 * entries);
    return { start, end: start };
  }

  #lay({ inputs, outputs, weights, bias }: Layer): Tiles {
    const { floats } = this.#arithmetic;
    const width = wholeTiles(outputs);
    const tiles = { weights: this.#take(inputs * width), bias: this.#take(width), inputs, width };
    floats.set(bias, tiles.bias >> 2);
    for (let o = 0; o < outputs; o++) {
      let at = (tiles.weights >> 2) + (o - (o % TILE)) * inputs + (o % TILE);
      for (let i = 0; i < inputs; i++, at += TILE) floats[at] = weights[o * inputs + i] as number;
    }
    return tiles;
  }

  /** Works out the state. */
  begin(state: Inputs): void {
    const { state1, state2, state3 } = this.#tiles;
    const [hidden, list] = [this.#hidden, this.#list];
    this.count = 0;
    this.#waiting = 0;
    this.#listBits(state, list);
    this.#apply(state1, list, hidden);
    this.#listPositive(hidden, state1.width, list);
    this.#apply(state2, list, hidden);
    this.#listPositive(hidden, state2.width, list);
    this.#apply(state3, list, this.#state);
  }

  /** Adds a play. */
  add(action: Inputs): void {
    this.#listBits(action, (this.#slots[this.#waiting] as Slot).list);
    this.#waiting += 1;
    if (this.#waiting === BATCH) this.#work();
  }

  /** Works out what is left; `policy` and `score` then hold `count` numbers. */
  finish(): void {
    if (this.#waiting > 0) this.#work();
  }

  #work(): void {
    const { action1, action2, residual, last } = this.#tiles;
    const slots = this.#slots;
    const n = this.#waiting;
    for (let i = 0; i < n; i++) this.#copy(action1.bias, (slots[i] as Slot).narrow, action1.width);
    this.#applyAll(action1, "narrow");
    for (let i = 0; i < n; i++) {
      const { list, merged, narrow } = slots[i] as Slot;
      this.#listPositive(narrow, action1.width, list);
      this.#copy(this.#state, merged, action2.width);
    }
    this.#applyAll(action2, "merged");
    for (let i = 0; i < n; i++) {
      const slot = slots[i] as Slot;
      this.#listPositive(slot.merged, action2.width, slot.list);
      this.#copy(residual.bias, slot.residual, residual.width);
    }
    this.#applyAll(residual, "residual");
    for (let i = 0; i < n; i++) {
      const { list, merged, narrow, residual: more } = slots[i] as Slot;
      list.end = this.#arithmetic.listSums(merged, more, merged + 4 * residual.width, list.start);
      this.#copy(last.bias, narrow, last.width);
    }
    this.#applyAll(last, "narrow");
    for (let i = 0; i < n; i++) this.#read((slots[i] as Slot).narrow >> 2);
    this.#waiting = 0;
  }

  /** The two outputs of a play. */
  #read(from: number): void {
    const { floats } = this.#arithmetic;
    const { bias, inputs, weights } = this.model.layers.output;
    let [policy, score] = [bias[0] as number, bias[1] as number];
    for (let k = 0; k < inputs; k++) {
      const x = floats[from + k] as number;
      if (x <= 0) continue;
      policy += x * (weights[k] as number);
      score += x * (weights[inputs + k] as number);
    }
    this.policy[this.count] = policy;
    this.score[this.count] = score;
    this.count += 1;
  }

  #copy(from: number, to: number, floats: number): void {
    this.#arithmetic.floats.copyWithin(to >> 2, from >> 2, (from >> 2) + floats);
  }

  /** One layer on one list. */
  #apply(tiles: Tiles, list: List, out: number): void {
    this.#copy(tiles.bias, out, tiles.width);
    const step = tiles.inputs * ROW;
    for (let t = 0, w = tiles.weights, o = out; t < tiles.width; t += TILE, w += step, o += ROW) {
      this.#arithmetic.addRows(list.start, list.end, w, o);
    }
  }

  /** One layer on the lists of all waiting plays, tile by tile. */
  #applyAll(tiles: Tiles, out: "narrow" | "merged" | "residual"): void {
    const step = tiles.inputs * ROW;
    for (let t = 0, w = tiles.weights; t < tiles.width; t += TILE, w += step) {
      for (let i = 0; i < this.#waiting; i++) {
        const slot = this.#slots[i] as Slot;
        this.#arithmetic.addRows(slot.list.start, slot.list.end, w, slot[out] + 4 * t);
      }
    }
  }

  /** Lists the inputs that are set. */
  #listBits({ bits, length }: Inputs, list: List): void {
    const { floats, ints } = this.#arithmetic;
    let at = list.start >> 2;
    for (let i = 0; i < length; i++, at += 2) {
      ints[at] = (bits[i] as number) * ROW;
      floats[at + 1] = 1;
    }
    list.end = 4 * at;
  }

  /** Lists the numbers above zero. */
  #listPositive(from: number, width: number, list: List): void {
    list.end = this.#arithmetic.listPositive(from, from + 4 * width, list.start);
  }
}

const bestArithmetic = (bytes: number): Arithmetic => wasmArithmetic(bytes) ?? plainArithmetic(bytes);
