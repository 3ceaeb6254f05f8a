import { Random } from "@baize/kernel";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Game, InvalidInput } from "../documents/index.ts";
import { stageOf } from "./fixture.ts";
import { App, GameplayField, Player } from "./mis.tsx";

const STAGE = stageOf("bars");

/** A game in which the player has the turn. */
function started(): Game {
  for (let seed = 0; ; seed++) {
    const game = new Game(Random.fromSeed(`react ${seed}`));
    game.startGame();
    if (game.turn === "player") return game;
  }
}

const drawn = (game: Game): string => renderToStaticMarkup(createElement(App, { game, stage: STAGE }));
const handCards = (html: string): number => html.match(/data-card=/g)?.length ?? 0;

describe("the document's App on the page", () => {
  test("BT-XA3 the rules come first, then the table with the clock", () => {
    const game = new Game(Random.fromSeed("react"));
    expect(drawn(game)).toContain("Start the game");
    game.startGame();
    game.tick();
    expect(drawn(game)).toContain("9:59");
    expect(handCards(drawn(game))).toBe(13);
  });

  test("BT-XA3 what is not a Game is an InvalidInput", () => {
    expect(() => drawn({} as Game)).toThrow(InvalidInput);
  });

  test("BT-XA3 when the game is over: the score, and another game", () => {
    const game = started();
    game.handleTimer();
    expect(drawn(game)).toContain("Your score is 0 of 100.");
    expect(drawn(game)).toContain("Play again");
  });
});

describe("the document's GameplayField on the page", () => {
  test("BT-XA4 four seats with their counts and last plays; of the others' hands no face", () => {
    const game = started();
    game.handlePlayerDeal(game.playerCards.filter(({ type, suit }) => type === "3" && suit === "D"));
    const html = renderToStaticMarkup(createElement(GameplayField, { game, stage: STAGE }));
    for (const seat of ["Left", "Top", "Right"]) expect(html).toContain(`${seat}, 13 cards`);
    expect(html).toContain("Yours: 3♦");
    expect(html.match(/data-rank=/g)).toHaveLength(1);
  });

  test("BT-XA4 who passed", () => {
    const game = started();
    game.displayPass();
    game.updateNextTurn();
    game.displayPass();
    expect(drawn(game)).toContain("Right, 13 cards, passed");
  });
});

describe("the document's Player on the page", () => {
  const drawnHand = (game: Game) =>
    renderToStaticMarkup(createElement(Player, { game, stage: STAGE, changed: () => {} }));

  test("BT-XP6 the hand, its sorting, pass and play", () => {
    const html = drawnHand(started());
    for (const word of ["Rank", "Suit", "Pass", "Play"]) expect(html).toContain(`>${word}</button>`);
  });

  test("BT-XP6 the message of a refusal", () => {
    const game = started();
    game.handlePlayerPass();
    expect(drawnHand(game)).toContain("You cannot pass the first turn");
  });
});
