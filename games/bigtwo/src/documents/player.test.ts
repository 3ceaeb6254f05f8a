import { describe, expect, test } from "vitest";
import { App, Game, Player } from "./index.ts";
import { cards, gameWith, HANDS, names } from "./table.fixture.ts";

describe("Player", () => {
  test("BT-XP1 BT-XP2 selecting", () => {
    const player = new Player(cards("3d 3s 4d"));
    expect([names(player.prop), player.selectedCards]).toEqual(["3D 3S 4D", []]);
    for (const card of cards("3d 4d 3d 9d")) player.selectCard(card);
    expect(names(player.selectedCards)).toBe("4D");
  });

  test("BT-XP3 playing", () => {
    const player = new Player(cards("3d 3s 4d"));
    for (const card of cards("3d 4d")) player.selectCard(card);
    expect(() => player.handlePlayClick()).toThrow(expect.objectContaining({ name: "InvalidCombination" }));
    expect(player.selectedCards).toHaveLength(2);
    for (const card of cards("4d 3s")) player.selectCard(card);
    expect(names(player.handlePlayClick())).toBe("3D 3S");
    expect([names(player.prop), player.selectedCards]).toEqual(["4D", []]);
  });

  test("BT-XP3 BT-XP4 playing and passing in a game", () => {
    const game = gameWith({ ...HANDS, lastMove: cards("3h 3c"), lastMovePlayer: "left" });
    const player = new Player(game.playerCards, game);
    player.selectCard(cards("4d")[0]!);
    expect(player.handlePlayClick()).toEqual([]);
    expect(game.playerFieldText).toBe("Your play must contain same number of cards as the previous play");
    expect(player.prop).toHaveLength(7);
    player.handlePassTurnClick();
    expect(game.turn).toBe("right");
  });

  test("BT-XP5 sorting", () => {
    const player = new Player(cards("2d 3s ac 3d"));
    player.handleTypeSort();
    expect(names(player.prop)).toBe("3D 3S AC 2D");
    player.handleSuitSort();
    expect(names(player.prop)).toBe("3D 2D AC 3S");
  });
});

describe("App", () => {
  test("BT-XA1 anything but a Game is an InvalidInput", () => {
    const game = new Game();
    expect(new App(game).game).toBe(game);
    for (const wrong of [{}, null, undefined, "game"]) {
      expect(() => new App(wrong as unknown as Game)).toThrow(expect.objectContaining({ name: "InvalidInput" }));
    }
  });

  test("BT-XA2 what the player is told stands at the player's seat, and who passed at theirs", () => {
    const game = gameWith({ ...HANDS, playerFieldText: "told", passesShown: ["player", "top"] });
    expect(new App(game).render().seats.map(({ text }) => text)).toEqual(["told", "", "Pass", ""]);
    game.playerFieldText = "";
    expect(new App(game).render().seats.map(({ text }) => text)).toEqual(["Pass", "", "Pass", ""]);
    game.turn = "top";
    expect(new App(game).render().seats.map(({ isTurn }) => isTurn)).toEqual([false, false, true, false]);
  });

  test("BT-XA2 the screen", () => {
    const game = gameWith({ ...HANDS, seconds: 5, rightField: cards("9d") });
    expect(new App(game).render()).toMatchObject({ rules: false, clock: "10:05", gameOver: false, playerScore: 0 });
    const [player, right, top, left] = new App(game).render().seats;
    expect(player).toMatchObject({ seat: "player", isTurn: true, count: 7, field: [], text: "" });
    expect(player?.cards[0]).toBe("NAP-01_Diamonds_3.png");
    expect(right).toMatchObject({
      seat: "right",
      isTurn: false,
      count: 3,
      cards: [],
      field: ["NAP-01_Diamonds_9.png"],
    });
    expect([top?.seat, left?.seat, top?.cards, left?.count]).toEqual(["top", "left", [], 2]);
  });
});
