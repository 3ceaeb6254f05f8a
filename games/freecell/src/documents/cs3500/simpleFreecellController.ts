/** The assignment's controller: reads moves, plays them on a model, shows everything through the view. */

import { answersTo } from "@baize/kernel";
import { demand, IllegalArgumentException, IllegalStateException } from "./exceptions.ts";
import type { FreecellController } from "./freecellController.ts";
import type { FreecellModel } from "./freecellModel.ts";
import { FreecellTextView } from "./freecellTextView.ts";
import type { Appendable, FreecellView } from "./freecellView.ts";
import { PileType } from "./pileType.ts";
import { type Readable, TokenReader } from "./tokenReader.ts";

type Pile = readonly [type: PileType, index: number];

const LETTERS = new Map<string | undefined, PileType>([
  ["C", PileType.CASCADE],
  ["F", PileType.FOUNDATION],
  ["O", PileType.OPEN],
]);

/** Reads `C1` as the cascade pile with index 0; undefined when it is malformed. */
function parsePile(word: string): Pile | undefined {
  const [, letter, number] = /^([CFO])(-?\d+)$/.exec(word) ?? [];
  const type = LETTERS.get(letter);
  return type === undefined ? undefined : [type, Number(number) - 1];
}

/** Reads `1` as index 0; undefined when it is malformed. */
const parseIndex = (word: string): number | undefined => (/^-?\d+$/.test(word) ? Number(word) - 1 : undefined);

const isIllegalArgument = (error: unknown): error is Error =>
  error instanceof Error && error.name === IllegalArgumentException.name;

/** Plays one model from one input to one output. */
export class SimpleFreecellController<K> implements FreecellController<K> {
  readonly #model: FreecellModel<K>;
  readonly #words: TokenReader;
  readonly #view: FreecellView;

  constructor(model: FreecellModel<K>, readable: Readable, appendable: Appendable) {
    demand(answersTo(model, ["startGame", "move", "isGameOver"]), "A model");
    demand(answersTo(appendable, ["append"]), "An appendable");
    this.#model = model;
    this.#view = new FreecellTextView(model, appendable);
    this.#words = new TokenReader(readable);
  }

  async playGame(deck: readonly K[], numCascades: number, numOpens: number, shuffle: boolean): Promise<void> {
    demand(deck !== null && deck !== undefined, "A deck");
    if (!this.#start(deck, numCascades, numOpens, shuffle)) return this.#write("Could not start game.");
    await this.#writeBoard();
    while (!this.#model.isGameOver()) {
      const move = await this.#readMove();
      if (move === "quit") return this.#write("Game quit prematurely.");
      await this.#play(...move);
    }
    await this.#write("Game over.");
  }

  #start(deck: readonly K[], numCascades: number, numOpens: number, shuffle: boolean): boolean {
    try {
      this.#model.startGame(deck, numCascades, numOpens, shuffle);
      return true;
    } catch (error) {
      if (isIllegalArgument(error)) return false;
      throw error;
    }
  }

  async #play([sourceType, source]: Pile, cardIndex: number, [destinationType, destination]: Pile): Promise<void> {
    try {
      this.#model.move(sourceType, source, cardIndex, destinationType, destination);
    } catch (error) {
      if (!isIllegalArgument(error)) throw error;
      return this.#write(`Invalid move. Try again. ${error.message}\n`);
    }
    await this.#writeBoard();
  }

  async #readMove(): Promise<[Pile, number, Pile] | "quit"> {
    const source = await this.#read(parsePile, "a source pile, such as C1");
    if (source === "quit") return source;
    const cardIndex = await this.#read(parseIndex, "the number of a card, such as 7");
    if (cardIndex === "quit") return cardIndex;
    const destination = await this.#read(parsePile, "a destination pile, such as O1");
    return destination === "quit" ? destination : [source, cardIndex, destination];
  }

  /** Asks for one word until it is well formed. */
  async #read<T>(parse: (word: string) => T | undefined, expected: string): Promise<T | "quit"> {
    for (;;) {
      const word = await this.#words.next();
      if (word === "q" || word === "Q") return "quit";
      const found = parse(word);
      if (found !== undefined) return found;
      await this.#write(`"${word}" cannot be read. Enter ${expected}.\n`);
    }
  }

  async #writeBoard(): Promise<void> {
    await this.#transmit(() => this.#view.renderBoard());
    await this.#write("\n");
  }

  #write(text: string): Promise<void> {
    return this.#transmit(() => this.#view.renderMessage(text));
  }

  async #transmit(render: () => Promise<void> | undefined): Promise<void> {
    try {
      await render();
    } catch (cause) {
      throw new IllegalStateException("The output cannot be written.", { cause });
    }
  }
}
