/** The assignment's text view of any game. */

import { answersTo } from "@baize/kernel";
import { writeToConsole } from "../outside.ts";
import { demand, IllegalStateException, IOException } from "./exceptions.ts";
import type { FreecellModelState } from "./freecellModelState.ts";
import type { Appendable, FreecellView } from "./freecellView.ts";

/** What a view asks of a game. */
const QUESTIONS: readonly (keyof FreecellModelState<unknown>)[] = [
  "getNumCardsInFoundationPile",
  "getNumCascadePiles",
  "getNumCardsInCascadePile",
  "getNumCardsInOpenPile",
  "getNumOpenPiles",
  "getFoundationCardAt",
  "getCascadeCardAt",
  "getOpenCardAt",
];
const FOUNDATIONS = 4;
/** A board of more piles of a kind than this has no text: it would be longer than a text can be. */
const MOST_LINES = 1_000_000;
const CONSOLE: Appendable = { append: writeToConsole };

/** One line for each pile of a kind: `F2: A♣, 2♣`, or `F4:` when it is empty. */
function pileLines(letter: string, count: number, cardsIn: (pile: number) => readonly unknown[]): string[] {
  if (count > MOST_LINES)
    throw new IllegalStateException(`A board of ${count} piles has no text: it would be too long.`);
  return Array.from({ length: count }, (_, pile) => {
    const cards = cardsIn(pile).map((card) => ` ${card}`);
    return `${letter}${pile + 1}:${cards.join(",")}`;
  });
}

const listOf = <T>(length: number, element: (index: number) => T): T[] => Array.from({ length }, (_, i) => element(i));

const failed = (cause: unknown): IOException => new IOException("The appendable failed.", { cause });

/** Until what is written later is written. */
async function settled(written: unknown): Promise<void> {
  try {
    await written;
  } catch (cause) {
    throw failed(cause);
  }
}

/** Shows a game through its state interface alone, whatever its cards are. */
export class FreecellTextView implements FreecellView {
  readonly #model: FreecellModelState<unknown>;
  readonly #appendable: Appendable;

  /** Writes to the appendable, or to the console when there is none. */
  constructor(model: FreecellModelState<unknown>, appendable?: Appendable | null) {
    const output = appendable ?? CONSOLE;
    demand(answersTo(model, QUESTIONS), "A model");
    demand(answersTo(output, ["append"]), "An appendable");
    this.#model = model;
    this.#appendable = output;
  }

  toString(): string {
    const model = this.#model;
    if (model.getNumCascadePiles() < 0) return "";
    const foundations = pileLines("F", FOUNDATIONS, (pile) =>
      listOf(model.getNumCardsInFoundationPile(pile), (i) => model.getFoundationCardAt(pile, i)),
    );
    const opens = pileLines("O", model.getNumOpenPiles(), (pile) =>
      listOf(model.getNumCardsInOpenPile(pile), () => model.getOpenCardAt(pile)),
    );
    const cascades = pileLines("C", model.getNumCascadePiles(), (pile) =>
      listOf(model.getNumCardsInCascadePile(pile), (i) => model.getCascadeCardAt(pile, i)),
    );
    return [...foundations, ...opens, ...cascades].join("\n");
  }

  renderBoard(): Promise<void> | undefined {
    return this.renderMessage(this.toString());
  }

  renderMessage(message: string): Promise<void> | undefined {
    demand(typeof message === "string", "A message");
    try {
      const written = this.#appendable.append(message);
      return answersTo(written, ["then"]) ? settled(written) : undefined;
    } catch (cause) {
      throw failed(cause);
    }
  }
}
