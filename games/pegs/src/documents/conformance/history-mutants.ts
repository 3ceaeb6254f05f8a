/** Histories of the Peg Solitaire document, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { type Game, History } from "../eecs3311.ts";

const MOVES = ["moveUp", "moveDown", "moveLeft", "moveRight"] as const;
/** A history with some features written anew. */
const history = (features: (base: History) => object): Partial<Door> => ({
  History: class {
    constructor(from: Game) {
      const made = new History(from);
      const changed = features(made);
      // biome-ignore lint/correctness/noConstructorReturn: what is made is another object.
      return new Proxy(made, {
        get(target, key) {
          const found = key in changed ? Reflect.get(changed, key) : Reflect.get(target, key);
          return typeof found === "function" ? found.bind(target) : found;
        },
      });
    }
  },
});

const NO_REDO = "Nothing to redo.";
/** Every move of a history, with something done after those that are refused. */
const afterRefusals = (base: History, does: () => void): object =>
  Object.fromEntries(
    MOVES.map((name) => [
      name,
      (r: number, c: number) => {
        base[name](r, c);
        if (!base.message.startsWith("Operation")) does();
      },
    ]),
  );

/** What is exchanged, and the sentence that breaks. */
export const HISTORIES: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["told-nothing", "PG-DM1", history(() => ({ message: "" }))],
  [
    "told-in-capitals",
    "PG-DM1",
    history((base) => ({
      get message() {
        return base.message.toUpperCase();
      },
    })),
  ],
  [
    "told-of-pegs-alone",
    "PG-DM1",
    history((base) => ({
      get message() {
        return base.message.replace(/is not \.$/, "is not O");
      },
    })),
  ],
  ["nothing-undone", "PG-DM2", history(() => ({ undo: () => {} }))],
  [
    "undone-but-once",
    "PG-DM2",
    history((base) => {
      let undone = 0;
      return {
        undo() {
          undone += 1;
          if (undone === 1) base.undo();
        },
        get message() {
          return undone > 1 ? "Nothing to undo." : base.message;
        },
      };
    }),
  ],
  [
    "refused-drops-the-future",
    "PG-DM2",
    history((base) => {
      let [isDropped, isTold] = [false, false];
      return {
        ...afterRefusals(base, () => {
          isDropped = true;
        }),
        redo() {
          isTold = isDropped;
          if (!isDropped) base.redo();
        },
        get message() {
          return isTold ? NO_REDO : base.message;
        },
      };
    }),
  ],
  [
    "refused-is-a-step",
    "PG-DM2",
    history((base) => {
      let steps = 0;
      return {
        ...afterRefusals(base, () => {
          steps += 1;
        }),
        undo() {
          if (steps === 0) base.undo();
          else steps -= 1;
        },
      };
    }),
  ],
  [
    "told-once",
    "PG-DM1",
    history((base) => {
      let told = "";
      return {
        ...afterRefusals(base, () => {
          told ||= base.message;
        }),
        get message() {
          return told || base.message;
        },
      };
    }),
  ],
  [
    "undone-from-the-first",
    "PG-DM2",
    history((base) => {
      const past: Game[] = [];
      let undone = 0;
      return {
        ...Object.fromEntries(
          MOVES.map((name) => [
            name,
            (r: number, c: number) => {
              past.push(base.game);
              base[name](r, c);
            },
          ]),
        ),
        undo() {
          base.undo();
          undone += 1;
        },
        redo() {
          base.redo();
          undone = Math.max(0, undone - 1);
        },
        get game() {
          return past[undone - 1] ?? base.game;
        },
      };
    }),
  ],
  ["future-kept", "PG-DM2", history((base) => ({ redo: () => base.moveUp(6, 4) }))],
];
