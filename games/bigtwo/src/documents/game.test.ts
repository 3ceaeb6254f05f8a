import { Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { Game, GameplayField, Player, Rules, type Turn } from "./index.ts";
import { cards, gameWith, HANDS, names } from "./table.fixture.ts";

describe("starting", () => {
  test("BT-XG1 a new game", () => {
    expect(new Game()).toMatchObject({
      rules: true,
      playerCards: [],
      leftCards: [],
      topCards: [],
      rightCards: [],
      playerField: [],
      leftField: [],
      topField: [],
      rightField: [],
      startingTurn: true,
      playerScore: 0,
      turn: null,
      minutes: 10,
      seconds: 0,
      cardsPlayed: [],
      lastMove: [],
      lastMovePlayer: null,
      freeMove: false,
      gameOver: false,
      playerFieldText: "",
    });
  });

  test("BT-XG2 startGame deals and gives the turn to the holder of the 3 of diamonds", () => {
    const turns = new Set<Turn | null>();
    for (let seed = 0; seed < 20; seed++) {
      const game = new Game(Random.fromSeed(String(seed)));
      game.startGame();
      expect(game.rules).toBe(false);
      const hands = [game.playerCards, game.leftCards, game.topCards, game.rightCards];
      expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
      expect(names(Rules.sortCardsSuit(hands.flat()))).toBe(names(Rules.sortCardsSuit(Rules.newDeck())));
      expect(names(game.getCardsForTurn())).toContain("3D");
      turns.add(game.turn);
    }
    expect(turns).toEqual(new Set(["player", "right", "top", "left"]));
  });

  test("BT-XG2 games that are given the same chance are dealt the same, each of its games another", () => {
    const [one, other] = [new Game(Random.fromSeed("same")), new Game(Random.fromSeed("same"))];
    const dealt = (game: Game) => {
      game.startGame();
      return names(game.playerCards);
    };
    expect(dealt(one)).toBe(dealt(other));
    expect(dealt(one)).not.toBe(names(other.playerCards));
    expect(names(one.playerCards)).toBe(dealt(other));
  });

  test("BT-XG3 resetGame leaves nothing of the game before", () => {
    const dealt = [..."player left top right".split(" ").map((seat) => `${seat}Cards`), "turn"];
    const first = { ...new Game() };
    const game = new Game(Random.fromSeed("reset"));
    for (const name of Object.keys(first)) Object.assign(game, { [name]: `old ${name}` });
    game.resetGame();
    for (const [name, value] of Object.entries(first)) {
      if (name === "rules") expect(game.rules).toBe("old rules");
      else if (!dealt.includes(name)) expect([name, game[name as keyof Game]]).toEqual([name, value]);
    }
    const hands = [game.playerCards, game.leftCards, game.topCards, game.rightCards];
    expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
    expect(names(Rules.sortCardsSuit(hands.flat()))).toBe(names(Rules.sortCardsSuit(Rules.newDeck())));
    expect(names(game.getCardsForTurn())).toContain("3D");
    const before = names(game.playerCards);
    game.resetGame();
    expect(names(game.playerCards)).not.toBe(before);
  });

  test("BT-XG3 resetGame deals afresh and leaves rules alone", () => {
    const game = gameWith({
      ...HANDS,
      rules: true,
      gameOver: true,
      seconds: 3,
      minutes: 1,
      playerScore: 50,
      freeMove: true,
    });
    game.handlePlayerPass();
    game.resetGame();
    expect(game).toMatchObject({
      rules: true,
      gameOver: false,
      minutes: 10,
      seconds: 0,
      playerScore: 0,
      freeMove: false,
    });
    expect(game).toMatchObject({ startingTurn: true, lastMove: [], cardsPlayed: [], lastMovePlayer: null });
    expect(game.playerCards).toHaveLength(13);
    expect(names(game.getCardsForTurn())).toContain("3D");
  });
});

describe("the clock", () => {
  test("BT-XG4 it counts down, and at 0:00 the game is over and scored", () => {
    const game = gameWith({ ...HANDS, turn: "right" });
    game.tick();
    expect(game).toMatchObject({ minutes: 9, seconds: 59, gameOver: false });
    for (let i = 0; i < 59; i++) game.tick();
    expect(game).toMatchObject({ minutes: 9, seconds: 0 });
    game.tick();
    expect(game).toMatchObject({ minutes: 8, seconds: 59 });
    for (let i = 0; i < 539; i++) game.tick();
    expect(game).toMatchObject({ minutes: 0, seconds: 0, gameOver: true, playerScore: 47 });
    game.AIplayCards();
    game.tick();
    expect(game).toMatchObject({ turn: "right", seconds: 0 });
    expect(names(game.rightCards)).toBe("4C 9D 10D");
  });

  test("BT-XG4 handleTimer ends the game", () => {
    const game = gameWith(HANDS);
    game.handleTimer();
    expect(game).toMatchObject({ gameOver: true, playerScore: 47 });
    expect(game.handlePlayerDeal(cards("3d"))).toBe(false);
  });
});

describe("the player's turn", () => {
  test.each<[string, Partial<Game>, string]>([
    ["3d", { startingTurn: true }, "3D"],
    ["3d 3s", { startingTurn: true }, "3D 3S"],
    ["3d 4d 5c 6d 7d", { startingTurn: true }, "3D 4D 5C 6D 7D"],
    ["4d", { lastMove: cards("3c"), lastMovePlayer: "left" }, "4D"],
    ["3d 3s", { freeMove: true, lastMove: cards("2s"), lastMovePlayer: "player" }, "3D 3S"],
  ])("BT-XG5 %s is accepted: %#", (text, set, played) => {
    const game = gameWith({ ...HANDS, playerFieldText: "something", ...set });
    expect(game.handlePlayerDeal(cards(text))).toBe(true);
    expect(game).toMatchObject({ playerFieldText: "", turn: "right", startingTurn: false, freeMove: false });
    expect(names(game.lastMove)).toBe(played);
    expect(names(game.playerField)).toBe(played);
    expect(game.playerCards).toHaveLength(7 - game.lastMove.length);
  });

  test.each<[string, Partial<Game>, string]>([
    ["4d", { startingTurn: true }, "starting turn must be valid and contain 3 of diamonds"],
    ["3d 4d", { startingTurn: true }, "starting turn must be valid and contain 3 of diamonds"],
    ["3d 4d", { lastMove: cards("3c") }, "Your play must be valid"],
    ["9s", { lastMove: cards("3c") }, "Your play must be valid"],
    ["", { lastMove: cards("3c") }, "Your play must be valid"],
    ["3d", { lastMove: cards("3c") }, "Your play must be stronger than the previous play"],
    ["3d 3s", { lastMove: cards("3c") }, "Your play must contain same number of cards as the previous play"],
  ])("BT-XG5 BT-XG6 %s is refused: %#", (text, set, message) => {
    const game = gameWith({ ...HANDS, ...set });
    expect(game.handlePlayerDeal(cards(text))).toBe(false);
    expect(game).toMatchObject({ playerFieldText: message, turn: "player", ...set, playerCards: HANDS.playerCards });
  });

  test("BT-XG5 out of turn nothing is accepted", () => {
    const game = gameWith({ ...HANDS, turn: "top" });
    expect(game.handlePlayerDeal(cards("5d"))).toBe(false);
    expect(game.turn).toBe("top");
  });

  test.each<[Partial<Game>, string, Turn]>([
    [{ lastMove: cards("3c"), lastMovePlayer: "left" }, "", "right"],
    [{ startingTurn: true }, "You cannot pass the first turn", "player"],
    [{ freeMove: true, lastMove: cards("3c") }, "You cannot pass the free move", "player"],
    [{ gameOver: true, playerFieldText: "kept" }, "kept", "player"],
    [{ turn: "left", lastMove: cards("3c"), playerFieldText: "kept" }, "kept", "left"],
  ])("BT-XG12 passing: %#", (set, message, turn) => {
    const game = gameWith({ ...HANDS, ...set });
    game.handlePlayerPass();
    expect(game).toMatchObject({ playerFieldText: message, turn });
  });

  test("BT-XG13 sorting", () => {
    const game = gameWith({ playerCards: cards("2d 3s ac 3d") });
    game.typeSort();
    expect(names(game.playerCards)).toBe("3D 3S AC 2D");
    game.suitSort();
    expect(names(game.playerCards)).toBe("3D 2D AC 3S");
  });
});

describe("the bots' turns", () => {
  test.each<[string, Partial<Game>, string, Turn]>([
    ["opens", { turn: "right", rightCards: cards("3d 3c"), startingTurn: true }, "3D", "top"],
    ["follows", { turn: "right", lastMove: cards("3d"), lastMovePlayer: "player" }, "4C", "top"],
    ["leads", { turn: "top", freeMove: true, lastMove: cards("kd") }, "5D 5S", "left"],
    ["passes", { turn: "left", lastMove: cards("2s"), lastMovePlayer: "top" }, "2S", "player"],
    ["does not play for the player", { turn: "player", lastMove: cards("3c") }, "3C", "player"],
    ["stops at the end", { turn: "right", gameOver: true, lastMove: cards("3c") }, "3C", "right"],
    ["does not play before the start", { turn: null, lastMove: [] }, "", null as unknown as Turn],
  ])("BT-XG7 a bot %s", (_, set, last, turn) => {
    const game = gameWith({ ...HANDS, ...set });
    game.AIplayCards();
    expect(names(game.lastMove)).toBe(last);
    expect(game.turn).toBe(turn);
  });

  test("BT-XG14 a bot that plays its last card ends the game at once, and the score is computed", () => {
    const game = gameWith({ ...HANDS, turn: "right", rightCards: cards("4c"), lastMove: cards("3c") });
    game.AIplayCards();
    expect(game).toMatchObject({ gameOver: true, turn: "right", playerScore: 47, rightCards: [] });
  });

  test("BT-XG7 BT-XG14 BT-XG16 a whole game of the classic bot against itself comes to an end", () => {
    const game = new Game(Random.fromSeed("whole"));
    game.startGame();
    for (let i = 0; i < 300 && !game.gameOver; i++) {
      if (game.turn !== "player") game.AIplayCards();
      else {
        const bot = gameWith({ ...game, turn: "right", rightCards: game.playerCards });
        bot.AIplayCards();
        const [field] = [bot.rightField];
        if (field.length === 0 || !game.handlePlayerDeal(field)) game.handlePlayerPass();
        expect(game.playerFieldText).toBe("");
      }
      const held = [game.playerCards, game.leftCards, game.topCards, game.rightCards].flat().length;
      expect(held + game.cardsPlayed.length).toBe(52);
    }
    expect(game.gameOver).toBe(true);
    expect(game.playerScore).toBe(game.computePlayerScore());
  });
});

describe("the smaller access programs", () => {
  test("BT-XG8 BT-XG16 getCardsForTurn reads the hand whose turn it is", () => {
    const game = gameWith(HANDS);
    const hands = (["player", "right", "top", "left", null] as const).map((turn) => {
      game.turn = turn;
      return names(game.getCardsForTurn());
    });
    expect(hands).toEqual(["3D 3S 4D 5C 6D 7D KD", "4C 9D 10D", "5D 5S 2S", "6C JD", ""]);
  });

  test("BT-XG9 updateNextTurnCards", () => {
    const game = gameWith({ ...HANDS, turn: "top", freeMove: true, cardsPlayed: cards("3c") });
    game.updateNextTurnCards(cards("5s 5d"));
    expect(names(game.cardsPlayed)).toBe("3C 5S 5D");
    expect(names(game.topCards)).toBe("2S");
    expect(names(game.lastMove)).toBe("5S 5D");
    expect(game).toMatchObject({ lastMovePlayer: "top", freeMove: false, turn: "top" });
  });

  test("BT-XG10 updateField", () => {
    const game = gameWith({ turn: "left" });
    game.updateField(cards("jd"));
    expect([game.playerField, game.rightField, game.topField, game.leftField].map(names)).toEqual(["", "", "", "JD"]);
  });

  test("BT-XG11 updateNextTurn goes round, and a play that comes back is a free move", () => {
    const game = gameWith({ lastMovePlayer: "player" });
    const turns = [0, 1, 2, 3].map(() => {
      game.updateNextTurn();
      return [game.turn, game.freeMove];
    });
    expect(turns).toEqual([
      ["right", false],
      ["top", false],
      ["left", false],
      ["player", true],
    ]);
  });

  test("BT-XG14 isGameOver", () => {
    expect(new Game().isGameOver()).toBe(false);
    expect(gameWith(HANDS).isGameOver()).toBe(false);
    const game = gameWith({ ...HANDS, turn: "left", leftCards: [] });
    expect([game.gameOver, game.isGameOver(), game.gameOver]).toEqual([false, true, true]);
  });

  test("BT-XG15 displayPass", () => {
    const game = gameWith({ turn: "left", leftField: cards("3c") });
    expect(game.displayPass()).toBe("Pass");
    expect(new GameplayField(game).render().map((s) => s.text)).toEqual(["", "", "", "Pass"]);
    expect(game.leftField).toEqual([]);
    game.updateField(cards("jd"));
    expect(new GameplayField(game).render().map((s) => s.text)).toEqual(["", "", "", ""]);
  });

  test("BT-XG17 computePlayerScore", () => {
    const game = gameWith({});
    const scores = Array.from({ length: 14 }, (_, n) => {
      game.playerCards = Rules.newDeck().slice(0, n);
      return game.computePlayerScore();
    });
    expect(scores).toEqual([100, 93, 85, 77, 70, 62, 54, 47, 39, 31, 24, 16, 8, 0]);
  });

  test("BT-XN1 aliases of Game and Player", () => {
    const game = gameWith({ ...HANDS, lastMove: cards("3c"), lastMovePlayer: "left" });
    expect(game.playerLastMove).toBe("left");
    game.playerLastMove = "top";
    expect(game.lastMovePlayer).toBe("top");
    expect(names(game.getCardsforTurn())).toBe(names(game.getCardsForTurn()));
    game.numberSort();
    game.handlePlayPass();
    expect(game.turn).toBe("right");
    expect(new Player(cards("3d")).props).toHaveLength(1);
  });
});
