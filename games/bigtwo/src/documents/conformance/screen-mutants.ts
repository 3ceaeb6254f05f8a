/** Apps of the Big Two document, and what holds throughout it, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { App, Card, FileNotFound, Game, InvalidInput, Rules, type Screen } from "../index.ts";

/** An App that draws in another way. */
const drawing = (render: (game: Game, next: () => Screen) => Screen): Partial<Door> => ({
  App: class extends App {
    override render(): Screen {
      return render(this.game, () => super.render());
    }
  },
});
/** An App of whatever this lets in, whose game can be exchanged. */
const appOf = (isTaken: (given: unknown) => boolean): Partial<Door> => ({
  App: class {
    game: unknown;
    constructor(given: unknown) {
      if (!isTaken(given)) throw new InvalidInput("An App is made of a Game.");
      this.game = given;
    }
  },
});
/** A card that is made of other numbers than it is given. */
const cardOf = (change: (given: unknown) => number): Partial<Door> => ({
  Card: class {
    constructor(typeNum: unknown, suitNum: unknown) {
      // biome-ignore lint/correctness/noConstructorReturn: the card is a true one, of other numbers.
      return new Card(change(typeNum), change(suitNum));
    }
  },
});

class SlowClock extends Game {
  constructor() {
    super();
    Object.defineProperty(this, "seconds", { get: () => 0, set: () => {} });
  }
}
/** A card whose facts can be written. */
class Painted {
  constructor(typeNum: number, suitNum: number) {
    const facts: Record<PropertyKey, unknown> = {};
    // biome-ignore lint/correctness/noConstructorReturn: the card is the true one until somebody writes to it.
    return new Proxy(new Card(typeNum, suitNum), {
      get: (target, key) => (Object.hasOwn(facts, key) ? facts[key] : Reflect.get(target, key)),
      set: (_, key, value) => {
        facts[key] = value;
        return true;
      },
    });
  }
}

/** What is exchanged, and the sentence that breaks. */
export const SCREENS: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["app-of-anything", "BT-XA1", appOf((given) => given !== undefined)],
  [
    "no-screen-at-the-end",
    "BT-XA2",
    drawing((game, next) => {
      if (game.gameOver) throw new FileNotFound("There is no picture of the end.");
      return next();
    }),
  ],
  ["nothing-drawn", "BT-XA2", drawing(() => null as unknown as Screen)],
  [
    "field-left-empty",
    "BT-XA2",
    {
      GameplayField: class {
        render() {
          return null;
        }
      },
    },
  ],
  ["clock-not-written", "BT-XG16", { Game: SlowClock }],
  ["text-for-numbers", "BT-XN2", cardOf(Number)],
  ["halves-rounded-down", "BT-XN2", cardOf((given) => (typeof given === "number" ? Math.floor(given) : -1))],
  [
    "nothing-is-no-play",
    "BT-XN2",
    { Rules: { ...Rules, isValidPlay: (given: Card[] | null) => given !== null && Rules.isValidPlay(given) } },
  ],
  ["cards-change", "BT-XN3", { Card: Painted }],
  ["game-exchanged", "BT-XN3", appOf((given) => given instanceof Game)],
  [
    "screen-starts",
    "BT-XN4",
    drawing((game, next) => {
      game.startGame();
      return next();
    }),
  ],
];
