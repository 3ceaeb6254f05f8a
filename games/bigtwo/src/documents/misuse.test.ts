/** Every kind of JavaScript value at every parameter of the door: only documented exceptions, and nothing changes. */

import { Random } from "@baize/kernel";
import { misuse } from "@baize/testkit/misuse";
import { describe, expect, test } from "vitest";
import {
  App,
  Card,
  FACES,
  Game,
  GameplayField,
  Num,
  Player,
  PlayerBot,
  Rules,
  Suite,
  SuiteVal,
  suits,
  suitsPath,
  suitVal,
  type,
  valuesPath,
} from "./index.ts";

type Played = InstanceType<typeof Player>;

const THREE = new Card(3, 0);
const NINES = [new Card(9, 0), new Card(9, 1)];
const names = (list: readonly Card[]) => list.map((c) => c.type + c.suit).join(" ");

function door() {
  const random = Random.fromSeed("misuse");
  const game = new Game(random);
  game.startGame();
  game.turn = "player";
  game.playerCards = [THREE, ...NINES];
  const deck = Rules.newDeck();
  const player = new Player(game.playerCards, game);
  const judges = Object.entries(Rules).filter(([name]) => /^is(Valid|Stronger(Play|Pair|Five))/.test(name));
  const bots = Object.entries(PlayerBot).filter(([name]) => name.startsWith("Bot"));
  return {
    calls: {
      Card: [(...g: ConstructorParameters<typeof Card>) => new Card(...g), 3, 0, new Set(["NAP-01_Diamonds_3.png"])],
      ...Object.fromEntries([...judges, ...bots].map(([name, f]) => [name, [f as () => unknown, NINES, NINES]])),
      shuffle: [(d: Card[], r: Random) => Rules.shuffle(d, r), deck, random],
      isStrongerSingle: [(a: Card, b: Card) => Rules.isStrongerSingle(a, b), THREE, THREE],
      setPlayerCards: [(d: Card[]) => Rules.setPlayerCards(d), deck],
      setFirstTurn: [(...h: [Card[], Card[], Card[], Card[]]) => Rules.setFirstTurn(...h), NINES, NINES, NINES, NINES],
      getSuitValue: [(suit: string) => Rules.getSuitValue(suit), "D"],
      sortCardsValue: [(cards: Card[]) => Rules.sortCardsValue(cards), NINES],
      sortCardsSuit: [(cards: Card[]) => Rules.sortCardsSuit(cards), NINES],
      Player: [(cards: Card[], table: Game) => new Player(cards, table), NINES, game],
      selectCard: [(card: Card) => player.selectCard(card), THREE],
      Game: [(r: Random) => new Game(r), random],
      handlePlayerDeal: [(cards: Card[]) => game.handlePlayerDeal(cards), [THREE]],
      validPlay: [(cards: Card[]) => game.validPlay(cards), [THREE]],
      updateNextTurnCards: [(cards: Card[]) => game.updateNextTurnCards(cards), [THREE]],
      updateField: [(cards: Card[]) => game.updateField(cards), [THREE]],
      App: [(g: Game) => new App(g), game],
      GameplayField: [(g: Game) => new GameplayField(g), game],
    },
    shown: () => [{ ...game }, random.toText(), { ...player }, names(deck)],
  } as const;
}

const thrown = (call: () => unknown): string => {
  try {
    call();
    return "nothing";
  } catch (error) {
    return (error as Error).name;
  }
};

describe("misuse", () => {
  test("BT-XN2 any value at any parameter", async () => {
    expect(await misuse(door, ["InvalidInput", "FileNotFound", "InvalidCombination"])).toEqual([]);
  });

  test.each<() => unknown>([
    () => new Card("1" as never, 0),
    () => new Card("length" as never, 0),
    () => new Card(1, "length" as never),
    () => new Card(1, [3] as never),
    () => new Card([3] as never, 1),
    () => new Card(1, 1, {} as never),
    () => new GameplayField({} as never),
    () => new GameplayField(Object.create(Game.prototype)),
    () => new App(Object.create(Game.prototype)),
    () => new Game({} as never),
    () => new Player([THREE], {} as never),
    () => new Player("3D" as never),
    () => new Player([THREE]).selectCard(null as never),
    () => Rules.isValidPlay([Object.create(Card.prototype)]),
    () => Rules.isStrongerSingle(THREE, null as never),
    () => Rules.shuffle([THREE], {} as never),
    () => Rules.setPlayerCards(Object.freeze(Rules.newDeck()) as Card[]),
    () => PlayerBot.BotPlayCards([THREE], "last" as never),
    () => PlayerBot.BotSelectPair("hand" as never, NINES),
    () => new Game().updateField(null as never),
    () => Rules.isValidPlay(Array(4_294_967_295)),
    () => new Player(Array(2e8)),
    () => Object.assign(new Game(), { playerCards: null as never }).computePlayerScore(),
    () => new App(Object.assign(new Game(), { playerCards: null as never })).render(),
    () => new App(Object.assign(new Game(), { topField: 3 as never })).render(),
    () => new App(Object.assign(new Game(), { passesShown: null as never })).render(),
  ])("BT-XN2 BT-XC4 InvalidInput: %s", (call) => {
    expect(thrown(call)).toBe("InvalidInput");
  });

  test.each<[string, (deck: Card[]) => unknown[]]>([
    ["a length that stays", (deck) => Object.defineProperty(deck, "length", { writable: false })],
    ["a card that stays", (deck) => Object.defineProperty(deck, 45, { configurable: false })],
    [
      "traps",
      (deck) =>
        new Proxy(deck, {
          set() {
            throw new RangeError("trap");
          },
        }),
    ],
  ])("BT-XN2 a deck with %s is refused whole", (_, made) => {
    const deck = Rules.newDeck();
    const given = made(deck) as Card[];
    expect(thrown(() => Rules.setPlayerCards(given))).toBe("InvalidInput");
    expect(names(deck)).toBe(names(Rules.newDeck()));
  });

  test("BT-XN2 a deck that has a splice of its own gives its last cards all the same", () => {
    const deck = Object.assign(Rules.newDeck(), { splice: () => [] });
    expect([names(Rules.setPlayerCards(deck)), deck.length]).toEqual([names(Rules.newDeck().slice(39).reverse()), 39]);
  });

  test.each<[object, (game: Game) => unknown]>([
    [{ playerCards: null }, (game) => game.handleTimer()],
    [{ turn: "left", passesShown: null }, (game) => game.displayPass()],
    [{ turn: "left", leftCards: null }, (game) => game.updateNextTurnCards([THREE])],
    [{ turn: "left", cardsPlayed: "x" }, (game) => game.updateNextTurnCards([THREE])],
    [{ turn: "left", minutes: "x" }, (game) => game.tick()],
    [{ turn: "left", minutes: -1 }, (game) => game.tick()],
    [{ turn: "left", minutes: 1441 }, (game) => game.tick()],
    [{ turn: "left", seconds: Number.NaN }, (game) => game.tick()],
    [{ turn: "left", seconds: -1 }, (game) => game.tick()],
    [{ turn: "left", seconds: 60 }, (game) => game.tick()],
    [{ turn: "player", playerCards: [THREE], cardsPlayed: "x" }, (game) => game.handlePlayerDeal([THREE])],
    [{ turn: "left", leftCards: [THREE], playerCards: null }, (game) => game.AIplayCards()],
    [{ turn: "player", playerCards: [THREE], passesShown: 3 }, (game) => game.handlePlayerDeal([THREE])],
  ])("BT-XN2 BT-XG16 %j written by hand is refused and nothing has changed", (state, call) => {
    const game = Object.assign(new Game(), state) as Game;
    const before = JSON.stringify(game);
    expect(thrown(() => call(game))).toBe("InvalidInput");
    expect(JSON.stringify(game)).toBe(before);
  });

  test.each([
    ["prop", (player: Played) => player.selectCard(THREE)],
    ["prop", (player: Played) => player.handlePlayClick()],
    ["prop", (player: Played) => player.handleTypeSort()],
    ["prop", (player: Played) => player.handleSuitSort()],
    ["selectedCards", (player: Played) => player.selectCard(THREE)],
    ["selectedCards", (player: Played) => player.handlePlayClick()],
  ] as const)("BT-XN2 BT-XP1 a player's %s written by hand is refused and nothing has changed", (name, call) => {
    for (const wrong of [null, undefined, 13, "3D", new Set([THREE]), [THREE, null], { length: 1 }]) {
      const game = Object.assign(new Game(), { turn: "player", playerCards: [THREE], rules: false });
      const player = new Player([THREE], game);
      player.selectCard(THREE);
      Reflect.set(player, name, wrong);
      const before = JSON.stringify(game);
      expect(thrown(() => call(player))).toBe("InvalidInput");
      expect([player[name], JSON.stringify(game)]).toEqual([wrong, before]);
    }
  });

  test("BT-XC5 a face that cannot be looked up is not there", () => {
    const faces = {
      has() {
        throw new Error("no disk");
      },
    };
    expect(thrown(() => new Card(1, 1, faces))).toBe("FileNotFound");
    expect(thrown(() => new Card(1, 1, { has: () => "yes" as never }))).toBe("FileNotFound");
  });

  test("BT-XG16 a turn that nobody has, written by hand, is nobody's", () => {
    const game = Object.assign(new Game(), { turn: "constructor", playerCards: [THREE] });
    game.AIplayCards();
    game.updateNextTurn();
    game.updateField([THREE]);
    game.displayPass();
    game.updateNextTurnCards([THREE]);
    expect([game.turn, game.getCardsForTurn(), game.isGameOver(), game.passesShown]).toEqual([
      "constructor",
      [],
      false,
      [],
    ]);
    expect(names(game.playerCards)).toBe("3D");
    expect(names(game.lastMove)).toBe("3D");
  });
});

describe("values are values", () => {
  const write = (target: object, key: PropertyKey) => Reflect.set(target, key, null);

  test("BT-XN3 nothing that is shared can be changed", () => {
    for (const list of [type, suits, suitVal, suitsPath, valuesPath, Num, FACES]) expect(write(list, 0)).toBe(false);
    for (const key of ["type", "suit", "suite", "num", "value", "suitVal", "image"])
      expect(write(THREE, key)).toBe(false);
    for (const key of ["newDeck", "isValidPlay"]) expect(write(Rules, key)).toBe(false);
    expect(write(PlayerBot, "BotPlayCards")).toBe(false);
    const app = new App(new Game());
    expect(write(app, "game")).toBe(false);
    expect(Reflect.defineProperty(app, "game", { value: null })).toBe(false);
    expect(app.render().clock).toBe("10:00");
    expect(write(new GameplayField(new Game()), "render")).toBe(false);
    expect(Rules.newDeck()).toHaveLength(52);
  });
});

describe("spellings", () => {
  test("BT-XN1 cards, suits and numbers as the document writes them", () => {
    expect([THREE.suite, THREE.num, new Card(2, 3).num]).toEqual(["D", 3, 15]);
    expect([SuiteVal, Suite, Rules.SuiteVal, Rules.Suite, Rules.Num]).toEqual([suitVal, suits, suitVal, suits, Num]);
    Rules.newDeck().forEach((card, at) => {
      expect([card.suite, card.num]).toEqual([Suite[Math.floor(at / 13)], Num[at % 13]]);
    });
    expect([Rules.validPlay, Rules.validPlay(NINES)]).toEqual([Rules.isValidPlay, true]);
  });

  test("BT-XN1 BT-XG8 a game as the document writes it", () => {
    const game = new Game();
    expect(game.currentPlayerCards).toEqual([]);
    Object.assign(game, { turn: "left", leftCards: NINES, opponentLeftField: [THREE] });
    expect(names(game.currentPlayerCards)).toBe("9D 9C");
    expect([names(game.leftField), game.opponentTopField, game.opponentRightField]).toEqual(["3D", [], []]);
    expect([game.validPlay(NINES), game.validPlay([THREE, ...NINES])]).toEqual([true, false]);
  });
});

describe("two objects of one face", () => {
  test("BT-XR16 sort to both of them", () => {
    const twins = [new Card(3, 0), new Card(3, 0)];
    for (const sorted of [Rules.sortCardsValue([NINES[0]!, ...twins]), Rules.sortCardsSuit([...twins, NINES[0]!])]) {
      expect(sorted[0]).toBe(twins[0]);
      expect(sorted[1]).toBe(twins[1]);
    }
    expect(names(PlayerBot.BotFreeTurn([...twins, NINES[0]!]) ?? [])).toBe("3D");
  });

  test("BT-XG7 a bot that cannot open does nothing", () => {
    const game = Object.assign(new Game(), { turn: "right", rightCards: NINES, startingTurn: true });
    const before = JSON.stringify(game);
    game.AIplayCards();
    expect(JSON.stringify(game)).toBe(before);
    Object.assign(game, { startingTurn: false, lastMove: [new Card(2, 3)] });
    game.AIplayCards();
    expect([game.turn, game.passesShown]).toEqual(["top", ["right"]]);
  });
});

describe("programs that only answer", () => {
  const HAND = Object.freeze([new Card(9, 3), new Card(9, 0), new Card(2, 1), new Card(3, 0), new Card(9, 1)]);
  const FIVE = Object.freeze([7, 5, 6, 4, 3].map((typeNum) => new Card(typeNum, typeNum % 4)));
  const PAIR = Object.freeze([new Card(4, 3), new Card(4, 0)]);
  const ONE = Object.freeze([new Card(4, 2)]);
  const answering = [...Object.entries(Rules), ...Object.entries(PlayerBot)].filter(
    ([name, value]) =>
      typeof value === "function" && !/^(setPlayerCards|newDeck|isStrongerSingle|getSuitValue)$/.test(name),
  ) as [string, (...lists: readonly (readonly Card[])[]) => unknown][];

  test.each(answering)("BT-XN4 %s leaves the lists it is given alone", (name, program) => {
    expect(() => {
      for (const last of name === "BotSelectSingle" ? [ONE] : [ONE, PAIR, FIVE]) {
        program(HAND, name === "shuffle" ? (undefined as never) : last, HAND, HAND);
        program(last, name === "shuffle" ? (undefined as never) : last, HAND, HAND);
      }
    }).not.toThrow();
  });

  test("BT-XN4 what a game answers leaves it as it was", () => {
    const game = new Game(Random.fromSeed("answers"));
    game.startGame();
    const before = structuredClone({ ...game });
    game.getCardsForTurn();
    game.computePlayerScore();
    new App(game).render();
    new GameplayField(game).render();
    expect(structuredClone({ ...game })).toEqual(before);
  });
});
