/** Implementations of the assignment, each wrong in one sentence: what good tests of it find. */

import type { Door, Mutant } from "@baize/conformance";
import {
  FreecellTextView,
  IllegalArgumentException,
  type PlayingCard,
  SimpleFreecellController,
} from "../cs3500/index.ts";
import { cs3500Door } from "./cs3500-door.ts";
import { type Fault, PlainModel } from "./plain-model.ts";

/** The door with the plain model in the place of ours, faulty or not. */
export function plainDoor(fault?: Fault): Door {
  return {
    ...cs3500Door,
    SimpleFreecellModel: class extends PlainModel {
      constructor() {
        super(fault);
      }
    },
    FreecellModelCreator: {
      create(type: string) {
        if (type === null) throw new IllegalArgumentException("A type is needed.");
        return new PlainModel(fault, type);
      },
    },
  };
}

/** A view that says something else. */
const viewing = (change: (text: string) => string): Partial<Door> => {
  class View extends FreecellTextView {
    override toString() {
      return change(super.toString());
    }
  }
  return { FreecellTextView: View };
};

/** A controller that reads or writes something else. */
const controlling = (read: (text: string) => string, write: (text: string) => string): Partial<Door> => ({
  SimpleFreecellController: class extends SimpleFreecellController<PlayingCard> {
    constructor(...[model, readable, appendable]: ConstructorParameters<typeof SimpleFreecellController<PlayingCard>>) {
      const [text = ""] = readable === null ? [] : [...(readable as Iterable<string>)];
      super(
        model,
        readable === null ? readable : [read(text)],
        appendable === null ? appendable : { append: (out) => appendable.append(write(out)) },
      );
    }
  },
});
/** A controller that writes on as if nothing had failed, where it writes such a text. */
const swallowing = (isSuch: (text: string) => boolean): Partial<Door> => ({
  SimpleFreecellController: class extends SimpleFreecellController<PlayingCard> {
    constructor(...[model, readable, appendable]: ConstructorParameters<typeof SimpleFreecellController<PlayingCard>>) {
      const append = (text: string) => {
        try {
          appendable.append(text);
        } catch (error) {
          if (!isSuch(text)) throw error;
        }
      };
      super(model, readable, appendable === null ? appendable : { append });
    }
  },
});
/** A controller that never shuffles, whatever it is told. */
const UNSHUFFLED: Partial<Door> = {
  SimpleFreecellController: class extends SimpleFreecellController<PlayingCard> {
    override playGame(...[deck, cascades, opens]: Parameters<SimpleFreecellController<PlayingCard>["playGame"]>) {
      return super.playGame(deck, cascades, opens, false);
    }
  },
};
const same = (text: string): string => text;

/** Writes the board that was shown last once more after every refusal. */
function insisting(): Partial<Door> {
  let shown = "";
  return controlling(same, (text) => {
    if (text.startsWith("F1:")) shown = text;
    return text.startsWith("Invalid move.") ? `${text}${shown}\n` : text;
  });
}

const FAULTS: readonly [fault: Fault, sentence: string][] = [
  ["deck-kept", "FC-DC5"],
  ["blocks", "FC-DC6"],
  ["deck-short", "FC-DC7"],
  ["deck-twins", "FC-DC7"],
  ["deck-null", "FC-DC7"],
  ["few-cascades", "FC-DC8"],
  ["no-opens", "FC-DC8"],
  ["few-opens", "FC-DC8"],
  ["cascades-for-cards", "FC-DC8"],
  ["opens-to-a-thousand", "FC-DC8"],
  ["never-shuffles", "FC-DC9"],
  ["shuffles-by-cut", "FC-DC9"],
  ["shuffles-by-turning", "FC-DC9"],
  ["shuffles-with-twins", "FC-DC9"],
  ["restart-breaks", "FC-DC10"],
  ["restart-forbidden", "FC-DC10"],
  ["restart-keeps-foundations", "FC-DC10"],
  ["restart-clears-first", "FC-DC10"],
  ["same-colour", "FC-DC11"],
  ["any-lower", "FC-DC11"],
  ["kings-only", "FC-DC11"],
  ["crowded-opens", "FC-DC12"],
  ["foundation-by-index", "FC-DC13"],
  ["foundation-any-suit", "FC-DC13"],
  ["foundation-skips", "FC-DC13"],
  ["back-from-foundation", "FC-DC14"],
  ["to-itself", "FC-DC14"],
  ["card-ignored", "FC-DC14"],
  ["null-is-foundation", "FC-DC14"],
  ["index-wraps", "FC-DC14"],
  ["early-move", "FC-DC15"],
  ["not-the-last", "FC-DC16"],
  ["build-too-long", "FC-DC17"],
  ["build-unchecked", "FC-DC17"],
  ["build-but-middle", "FC-DC17"],
  ["build-but-end", "FC-DC17"],
  ["build-of-any-colour", "FC-DC17"],
  ["build-to-open", "FC-DC17"],
  ["empty-counts-twice", "FC-DC17"],
  ["room-is-a-sum", "FC-DC17"],
  ["room-of-four-opens", "FC-DC17"],
  ["over-at-start", "FC-DC18"],
  ["over-early", "FC-DC18"],
  ["over-without-cascades", "FC-DC18"],
  ["zero-piles", "FC-DC19"],
  ["early-null", "FC-DC19"],
  ["open-throws", "FC-DC20"],
  ["foundation-top-only", "FC-DC20"],
  ["single-takes-several", "FC-DC3"],
  ["twins-end-the-game", "FC-DC10"],
  ["first-start-half", "FC-DC10"],
  ["open-on-any-cascade", "FC-DC11"],
  ["no-queen-on-king", "FC-DC11"],
  ["no-ace-on-two", "FC-DC11"],
  ["king-on-ace", "FC-DC11"],
  ["open-on-open", "FC-DC12"],
  ["open-on-any-foundation", "FC-DC13"],
  ["build-to-foundation", "FC-DC17"],
  ["build-by-its-last", "FC-DC17"],
  ["foundation-from-the-end", "FC-DC21"],
  ["opens-below", "FC-DC21"],
  ["text-for-number", "FC-DC37"],
  ["half-a-pile", "FC-DC37"],
];

const CHANGED: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["waste-pile", "FC-DC2", { PileType: { OPEN: "OPEN", CASCADE: "CASCADE", WASTE: "WASTE" } }],
  ["constants-change", "FC-DC38", { PileType: { ...cs3500Door.PileType } }],
  ["foundations-sorted", "FC-DC25", viewing((text) => text.replace(/^(F1: A♠)\n(F2: A♣, 2♣)/, "F1: A♣, 2♣\nF2: A♠"))],
  ["newline-at-end", "FC-DC22", viewing((text) => (text === "" ? text : `${text}\n`))],
  ["blank-after-colon", "FC-DC22", viewing((text) => text.replaceAll(/:$/gm, ": "))],
  ["no-comma", "FC-DC22", viewing((text) => text.replaceAll(", ", " "))],
  ["nothing-yet", "FC-DC23", viewing((text) => (text === "" ? "Not started." : text))],
  [
    "lines-of-messages",
    "FC-DC26",
    {
      FreecellTextView: class extends FreecellTextView {
        override renderMessage(text: string) {
          return super.renderMessage(`${text}\n`);
        }
      },
    },
  ],
  ["other-refusal", "FC-DC28", controlling(same, (text) => text.replace("Could not start", "Cannot start"))],
  ["last-board-unseen", "FC-DC29", controlling(same, (text) => (/^C1:\nC2:\nC3:\nC4:$/m.test(text) ? "" : text))],
  ["one-digit-read", "FC-DC30", controlling((text) => text.replaceAll(/([CFO]\d)\d+/g, "$1"), same)],
  ["counted-from-0", "FC-DC30", controlling((text) => text.replaceAll(/\d+/g, (n) => String(Number(n) + 1)), same)],
  [
    "small-letters-read",
    "FC-DC31",
    controlling((text) => text.replaceAll(/[cfo](?=\d)/g, (letter) => letter.toUpperCase()), same),
  ],
  ["foundation-0-is-the-last", "FC-DC32", controlling((text) => text.replaceAll("F0", "F4"), same)],
  ["card-0-is-the-first", "FC-DC32", controlling((text) => text.replaceAll(/(O\d) 0/g, "$1 1"), same)],
  [
    "last-board-twice",
    "FC-DC35",
    controlling(same, (text) => (/^C1:\nC2:\nC3:\nC4:$/m.test(text) ? `${text}\n${text}` : text)),
  ],
  ["quits-by-any-q", "FC-DC31", controlling((text) => text.replaceAll(/\b[qQ]\w+/g, "q"), same)],
  ["start-unshuffled", "FC-DC29", UNSHUFFLED],
  ["quits-by-q-alone", "FC-DC33", controlling((text) => text.replaceAll("Q", "x"), same)],
  ["says-less", "FC-DC34", controlling(same, (text) => text.replace("Invalid move. Try again.", "Invalid move."))],
  ["board-after-refusal", "FC-DC34", insisting()],
  ["no-end", "FC-DC35", controlling(same, (text) => text.replace("Game over.", ""))],
  ["line-after-the-end", "FC-DC35", controlling(same, (text) => text.replace("Game over.", "Game over.\n"))],
  ["failures-swallowed", "FC-DC36", swallowing(() => true)],
  ["start-that-fails-unheard", "FC-DC36", swallowing((text) => text.startsWith("Could not"))],
  ["never-runs-out", "FC-DC36", controlling((text) => `${text} q q`, same)],
];

/** Each is a door with one fault. */
export const cs3500Mutants: readonly Mutant[] = [
  ...FAULTS.map(([name, sentence]) => ({ name, sentence, door: () => plainDoor(name) })),
  ...CHANGED.map(([name, sentence, change]) => ({ name, sentence, door: () => ({ ...cs3500Door, ...change }) })),
];
