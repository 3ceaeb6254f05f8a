/** Games of the Big Two document, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { type Card, Game, Rules, type Turn } from "../index.ts";

type Program = keyof Game;
/** A game with some access programs written anew; each gets the game and what the true one does. */
export function game(
  programs: Partial<Record<Program, (own: Game, next: () => unknown, given: Card[]) => unknown>>,
): Partial<Door> {
  class Changed extends Game {}
  for (const [name, program] of Object.entries(programs)) {
    const own = Game.prototype[name as Program] as (...given: unknown[]) => unknown;
    Object.defineProperty(Changed.prototype, name, {
      value(this: Game, ...given: unknown[]) {
        return program(this, () => own.apply(this, given), (given[0] ?? []) as Card[]);
      },
    });
  }
  return { Game: Changed };
}

const REVERSED: Readonly<Record<Turn, Turn>> = { player: "left", left: "top", top: "right", right: "player" };
/** What is exchanged, and the sentence that breaks. */
export const GAMES: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  [
    "starts-at-once",
    "BT-XG1",
    {
      Game: class extends Game {
        constructor() {
          super();
          this.rules = false;
        }
      },
    },
  ],
  ["rules-stay", "BT-XG2", game({ startGame: (own) => own.resetGame() })],
  [
    "player-always-starts",
    "BT-XG2",
    game({
      startGame: (own, next) => {
        next();
        own.turn = own.turn === "player" ? "left" : "player";
      },
    }),
  ],
  [
    "hands-alike",
    "BT-XG2",
    game({
      startGame: (own, next) => {
        next();
        own.leftCards = [...own.topCards];
      },
    }),
  ],
  [
    "the-same-deal",
    "BT-XG3",
    game({
      resetGame: (own, next) => {
        const { playerCards, leftCards, topCards, rightCards } = own;
        next();
        if (playerCards.length === 13) Object.assign(own, { playerCards, leftCards, topCards, rightCards });
        own.turn = Rules.setFirstTurn(own.playerCards, own.leftCards, own.topCards, own.rightCards);
      },
    }),
  ],
  [
    "old-fields",
    "BT-XG3",
    game({
      resetGame: (own, next) => {
        const { leftField } = own;
        next();
        own.leftField = leftField;
      },
    }),
  ],
  [
    "old-words",
    "BT-XG3",
    game({
      resetGame: (own, next) => {
        const { playerFieldText } = own;
        next();
        own.playerFieldText = playerFieldText;
      },
    }),
  ],
  [
    "old-clock",
    "BT-XG3",
    game({
      resetGame: (own, next) => {
        const { minutes } = own;
        next();
        own.minutes = minutes;
      },
    }),
  ],
  [
    "time-without-score",
    "BT-XG4",
    game({
      handleTimer: (own) => {
        own.gameOver = true;
      },
    }),
  ],
  [
    "old-text",
    "BT-XG5",
    game({
      handlePlayerDeal: (own, next) => {
        const { playerFieldText } = own;
        const done = next();
        if (done) own.playerFieldText = playerFieldText;
        return done;
      },
    }),
  ],
  [
    "out-of-turn",
    "BT-XG5",
    game({
      handlePlayerDeal: (own, next) => {
        const { turn } = own;
        own.turn = "player";
        const done = next();
        if (!done) own.turn = turn;
        return done;
      },
    }),
  ],
  [
    "one-message",
    "BT-XG6",
    game({
      handlePlayerDeal: (own, next) => {
        const done = next();
        if (!done) own.playerFieldText = "Your play must be valid";
        return done;
      },
    }),
  ],
  [
    "cards-from-nowhere",
    "BT-XG6",
    game({
      handlePlayerDeal: (own, next, given) => {
        const isHeld = (card: Card) => own.playerCards.some(({ image }) => image === card.image);
        if (given.some(isHeld)) own.playerCards = [...own.playerCards, ...given.filter((card) => !isHeld(card))];
        return next();
      },
    }),
  ],
  [
    "too-few-are-weak",
    "BT-XG6",
    game({
      handlePlayerDeal: (own, next, given) => {
        const done = next();
        if (!done && own.playerFieldText.includes("same number") && given.length < own.lastMove.length) {
          own.playerFieldText = "Your play must be stronger than the previous play";
        }
        return done;
      },
    }),
  ],
  [
    "one-card-twice",
    "BT-XG6",
    game({
      handlePlayerDeal: (own, next, given) => {
        if (given.length !== 2 || given[0]?.image !== given[1]?.image) return next();
        own.updateNextTurnCards(given);
        own.updateNextTurn();
        return true;
      },
    }),
  ],
  [
    "bot-plays-for-player",
    "BT-XG7",
    game({
      AIplayCards: (own, next) => {
        if (own.turn === "player") own.updateNextTurn();
        else next();
      },
    }),
  ],
  [
    "bot-always-passes",
    "BT-XG7",
    game({
      AIplayCards: (own) => {
        if (own.turn !== "player") own.updateNextTurn();
      },
    }),
  ],
  ["always-the-player", "BT-XG8", game({ getCardsForTurn: (own) => own.playerCards })],
  [
    "forgets-what-was-played",
    "BT-XG9",
    game({
      updateNextTurnCards: (own, next, given) => {
        next();
        own.cardsPlayed = [...given];
      },
    }),
  ],
  [
    "keeps-in-hand",
    "BT-XG9",
    game({
      updateNextTurnCards: (own, next) => {
        const { topCards } = own;
        next();
        own.topCards = topCards;
      },
    }),
  ],
  [
    "field-of-player",
    "BT-XG10",
    game({
      updateField: (own, _next, given) => {
        own.playerField = [...given];
      },
    }),
  ],
  [
    "other-way-round",
    "BT-XG11",
    game({
      updateNextTurn: (own) => {
        if (own.turn !== null) own.turn = REVERSED[own.turn];
      },
    }),
  ],
  [
    "never-free",
    "BT-XG11",
    game({
      updateNextTurn: (own, next) => {
        next();
        own.freeMove = false;
      },
    }),
  ],
  [
    "free-for-the-player",
    "BT-XG11",
    game({
      updateNextTurn: (own, next) => {
        next();
        own.freeMove &&= own.turn === "player";
      },
    }),
  ],
  [
    "not-free-after-a-play",
    "BT-XG11",
    game({
      updateNextTurn: (own, next) => {
        next();
        own.freeMove &&= own.lastMove.length === 0;
      },
    }),
  ],
  [
    "pass-the-first",
    "BT-XG12",
    game({
      handlePlayerPass: (own, next) => {
        own.startingTurn = false;
        next();
      },
    }),
  ],
  [
    "pass-the-free",
    "BT-XG12",
    game({
      handlePlayerPass: (own, next) => {
        own.freeMove = false;
        next();
      },
    }),
  ],
  [
    "pass-for-others",
    "BT-XG12",
    game({
      handlePlayerPass: (own, next) => {
        if (own.turn === "player") next();
        else own.updateNextTurn();
      },
    }),
  ],
  [
    "locked-out",
    "BT-XG12",
    game({
      handlePlayerDeal: (own, next) => (own.passesShown.includes("player") ? false : next()),
    }),
  ],
  ["sort-is-dead", "BT-XG13", game({ suitSort: () => null })],
  ["over-never", "BT-XG14", game({ isGameOver: () => false })],
  ["pass-unseen", "BT-XG15", game({ displayPass: () => null })],
  ["pass-ends-the-turn", "BT-XG15", game({ displayPass: (own) => own.updateNextTurn() })],
  [
    "opens-with-any-cards",
    "BT-XG6",
    game({
      handlePlayerDeal: (own, next, given) => {
        if (own.startingTurn) own.playerCards = [...own.playerCards, ...given];
        return next();
      },
    }),
  ],
  [
    "score-rounded-down",
    "BT-XG17",
    game({ computePlayerScore: (own) => Math.floor((13 - own.playerCards.length) * (100 / 13)) }),
  ],
  [
    "score-is-kept",
    "BT-XN4",
    game({
      computePlayerScore: (own, next) => {
        own.playerScore = next() as number;
        return own.playerScore;
      },
    }),
  ],
  [
    "hand-is-sorted",
    "BT-XN4",
    game({
      getCardsForTurn: (own, next) => {
        own.typeSort();
        return next();
      },
    }),
  ],
];
