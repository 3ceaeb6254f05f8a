/** Players of the Big Two document, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { type Card, type Game, Player, Rules } from "../index.ts";

/** A player with some of its doings written anew. */
function player(
  doings: Record<string, (own: InstanceType<typeof Player>, next: () => unknown) => unknown>,
): Partial<Door> {
  class Changed extends Player {}
  for (const [name, does] of Object.entries(doings)) {
    const own = Player.prototype[name as "handlePlayClick"] as () => unknown;
    Object.defineProperty(Changed.prototype, name, {
      value(this: InstanceType<typeof Player>, ...given: []) {
        return does(this, () => own.apply(this, given));
      },
    });
  }
  return { Player: Changed };
}

/** What is exchanged, and the sentence that breaks. */
export const PLAYERS: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  [
    "all-selected",
    "BT-XP1",
    {
      Player: class extends Player {
        constructor(cards: readonly Card[], table?: Game) {
          super(cards, table);
          this.selectedCards = [...cards];
        }
      },
    },
  ],
  [
    "selected-for-good",
    "BT-XP2",
    player({
      selectCard: (own, next) => {
        const before = own.selectedCards;
        next();
        if (own.selectedCards.length < before.length) own.selectedCards = before;
      },
    }),
  ],
  [
    "plays-and-keeps",
    "BT-XP3",
    player({
      handlePlayClick: (own, next) => {
        const before = own.prop;
        next();
        own.prop = before;
      },
    }),
  ],
  [
    "plays-anything",
    "BT-XP3",
    player({
      handlePlayClick: (own, next) => {
        if (Rules.isValidPlay(own.selectedCards)) next();
      },
    }),
  ],
  [
    "plays-nothing",
    "BT-XP3",
    player({
      handlePlayClick: (own, next) => {
        if (own.selectedCards.length > 0) next();
      },
    }),
  ],
  [
    "plays-beside-the-game",
    "BT-XP3",
    player({
      handlePlayClick: (own) => {
        const alone = new Player(own.prop);
        alone.selectedCards = own.selectedCards;
        alone.handlePlayClick();
        own.prop = alone.prop;
        own.selectedCards = alone.selectedCards;
      },
    }),
  ],
  [
    "refused-is-gone",
    "BT-XP3",
    player({
      handlePlayClick: (own, next) => {
        const played = own.selectedCards.map(({ image }) => image);
        next();
        own.prop = own.prop.filter(({ image }) => !played.includes(image));
        own.selectedCards = [];
      },
    }),
  ],
  ["pass-is-dead", "BT-XP4", player({ handlePassTurnClick: () => null })],
  [
    "sorts-mixed-up",
    "BT-XP5",
    player({
      handleTypeSort: (own) => {
        own.prop = Rules.sortCardsSuit(own.prop);
      },
    }),
  ],
];
