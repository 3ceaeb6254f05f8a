/** The network at work: the state once for each decision, then every legal play, all by lists of what is not zero. */

import { type Arithmetic, plainArithmetic, ROW, TILE, wasmArithmetic } from "./arithmetic.ts";
import { EVENT_BITS } from "./features.ts";
import type { Inputs } from "./inputs.ts";
import type { Layer, Model } from "./model.ts";
import { EVENTS } from "./position.ts";

/** Plays worked out together, so that a tile of weights is fetched once for all of them. */
const BATCH = 16;

/** The plays of one decision, at most; no hand of thirteen cards has so many. */
const MOST_PLAYS = 4096;

/** A layer in memory: tile after tile of 32 outputs, in each a row for every input. Places are byte offsets. */
interface Tiles {
  readonly weights: number;
  /** Where the scales are, when the weights are bytes; they are floats otherwise. */
  readonly scales: number | undefined;
  readonly bias: number;
  readonly inputs: number;
  /** Outputs, filled up to whole tiles with zeros. */
  readonly width: number;
}

const wholeTiles = (outputs: number): number => TILE * Math.ceil(outputs / TILE);
const bytesOf = ({ inputs, outputs }: Layer): number => 4 * wholeTiles(outputs) * (inputs + 2);

/** The tower that reads the latest plays, beside that of the state, and where it writes what it makes of them. */
interface Memory {
  readonly event: Tiles;
  readonly past1: Tiles;
  readonly past2: Tiles;
  readonly past3: Tiles;
  readonly told: number;
  readonly lists: readonly List[];
  /** For each number of plays where `past1` begins: its bias, and what the places without a play add to it. */
  readonly starts: readonly number[];
}

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
  readonly #memory: Memory | undefined;
  readonly #hidden: number;
  readonly #state: number;
  readonly #list: List;
  readonly #slots: readonly Slot[];
  /** Slots filled and not yet worked out. */
  #waiting = 0;

  constructor(model: Model, arithmeticOf: (bytes: number) => Arithmetic = bestArithmetic) {
    this.model = model;
    const { state1, state2, state3, action1, action2, residual, last } = model.layers;
    const { memory } = model;
    const layers = [state1, state2, state3, action1, action2, residual, last, ...Object.values(memory ?? {})];
    const widest = Math.max(...layers.map(({ outputs }) => wholeTiles(outputs)), state1.inputs);
    const most = Math.max(widest, memory?.past1.inputs ?? 0);
    const slotBytes = 4 * widest * 5;
    const eventBytes = memory === undefined ? 0 : 4 * (most + EVENTS * 2 * EVENT_BITS + (EVENTS + 1) * widest);
    const bytes = layers.reduce((sum, layer) => sum + bytesOf(layer), 0) + 4 * (2 * widest + 2 * most) + eventBytes;
    this.#arithmetic = arithmeticOf(bytes + BATCH * slotBytes);
    this.#tiles = {
      state1: this.#layOnce(state1),
      state2: this.#layOnce(state2),
      state3: this.#layOnce(state3),
      action1: this.#lay(action1),
      action2: this.#lay(action2),
      residual: this.#lay(residual),
      last: this.#lay(last),
    };
    this.#hidden = this.#take(widest);
    this.#state = this.#take(widest);
    this.#list = this.#newList(most);
    this.#memory = memory && this.#layMemory(memory, widest, most);
    this.#slots = Array.from({ length: BATCH }, () => ({
      narrow: this.#take(widest),
      merged: this.#take(widest),
      residual: this.#take(widest),
      list: this.#newList(widest),
    }));
  }

  #layMemory(memory: NonNullable<Model["memory"]>, widest: number, most: number): Memory {
    const laid: Memory = {
      event: this.#layOnce(memory.event),
      past1: this.#layOnce(memory.past1),
      past2: this.#layOnce(memory.past2),
      past3: this.#layOnce(memory.past3),
      told: this.#take(most),
      lists: Array.from({ length: EVENTS }, () => this.#newList(EVENT_BITS)),
      starts: Array.from({ length: EVENTS + 1 }, () => this.#take(widest)),
    };
    const { event, past1, starts } = laid;
    this.#copy(past1.bias, starts[EVENTS] as number, past1.width);
    this.#listPositive(event.bias, event.width, this.#list);
    for (let k = EVENTS - 1; k >= 0; k--) {
      this.#copy(starts[k + 1] as number, starts[k] as number, past1.width);
      this.#add(past1, this.#list, k * event.width * ROW, starts[k] as number);
    }
    return laid;
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
    const tiles = {
      weights: this.#take(inputs * width),
      scales: undefined,
      bias: this.#take(width),
      inputs,
      width,
    };
    floats.set(bias, tiles.bias >> 2);
    for (let o = 0; o < outputs; o++) {
      let at = (tiles.weights >> 2) + (o - (o % TILE)) * inputs + (o % TILE);
      for (let i = 0; i < inputs; i++, at += TILE) floats[at] = weights[o * inputs + i] as number;
    }
    return tiles;
  }

  /** Whether it reads the latest plays. */
  get remembers(): boolean {
    return this.#memory !== undefined;
  }

  /**
   * A layer that works once for each decision: its weights stay bytes where they are, as fetching them takes longer than making
   * them floats.
   */
  #layOnce(layer: Layer): Tiles {
    const { bias, inputs, outputs, packed } = layer;
    if (packed === undefined) return this.#lay(layer);
    const { bytes, floats } = this.#arithmetic;
    const width = wholeTiles(outputs);
    const [biases, scales, start] = [this.#take(width), this.#take(width), this.#take((inputs * width) / 4)];
    floats.set(bias, biases >> 2);
    floats.set(packed.scales, scales >> 2);
    for (let o = 0; o < outputs; o++) {
      let at = start + (o - (o % TILE)) * inputs + (o % TILE);
      for (let i = 0; i < inputs; i++, at += TILE) bytes[at] = packed.bytes[o * inputs + i] as number;
    }
    return { weights: start, scales, bias: biases, inputs, width };
  }

  /** Works out the state; a network that remembers reads the latest plays, too, unless none are given. */
  begin(state: Inputs, events?: readonly Inputs[]): void {
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
    if (this.#memory !== undefined && events !== undefined) this.#remember(this.#memory, state, events);
  }

  /** Adds to the state what the latest plays tell: each with the play before it, then all together with the state. */
  #remember(memory: Memory, state: Inputs, events: readonly Inputs[]): void {
    const { event, lists, past1, past2, past3, starts, told } = memory;
    const [hidden, list] = [this.#hidden, this.#list];
    let made = 0;
    for (; made < EVENTS && (events[made] as Inputs).length > 0; made++) {
      this.#listBits(events[made] as Inputs, lists[made] as List);
    }
    for (let k = 0; k < made; k++) {
      const out = told + 4 * k * event.width;
      this.#apply(event, lists[k] as List, out);
      if (k + 1 < made) this.#add(event, lists[k + 1] as List, EVENT_BITS * ROW, out);
    }
    list.end = made === 0 ? list.start : this.#arithmetic.listPositive(told, told + 4 * made * event.width, list.start);
    this.#listMore(state, EVENTS * event.width, list);
    this.#copy(starts[made] as number, hidden, past1.width);
    this.#add(past1, list, 0, hidden);
    this.#listPositive(hidden, past1.width, list);
    this.#apply(past2, list, hidden);
    this.#listPositive(hidden, past2.width, list);
    this.#add(past3, list, 0, this.#state);
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
    this.#add(tiles, list, 0, out);
  }

  /** Adds one layer on one list, whose first row is `from` bytes into each tile of floats. */
  #add(tiles: Tiles, list: List, from: number, out: number): void {
    const { inputs, scales, weights, width } = tiles;
    const arithmetic = this.#arithmetic;
    if (scales === undefined) {
      for (let t = 0, w = weights + from; t < width; t += TILE, w += inputs * ROW) {
        arithmetic.addRows(list.start, list.end, w, out + 4 * t);
      }
      return;
    }
    for (let t = 0, w = weights + (from >> 2); t < width; t += TILE, w += inputs * TILE) {
      arithmetic.addBytes(list.start, list.end, w, out + 4 * t, scales + 4 * t);
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
  #listBits(inputs: Inputs, list: List): void {
    list.end = list.start;
    this.#listMore(inputs, 0, list);
  }

  /** Lists them behind what is listed; their first row is number `row`. */
  #listMore({ bits, length }: Inputs, row: number, list: List): void {
    const { floats, ints } = this.#arithmetic;
    let at = list.end >> 2;
    for (let i = 0; i < length; i++, at += 2) {
      ints[at] = (row + (bits[i] as number)) * ROW;
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
