/** Every other spelling the document uses, in one table, and how a module answers to them. */

/** Alias on the left, the name it stands for on the right. */
export const ALIASES = {
  Rules: {
    SuiteVal: "suitVal",
    Suite: "suits",
    NumSort: "sortCardsValue",
    SuiteSort: "sortCardsSuit",
    isVaildPair: "isValidPair",
    isVaildStraight: "isValidStraight",
    isVaildFlush: "isValidFlush",
    isValidFullhouse: "isValidFullHouse",
    isValidFullFlush: "isValidFlush",
    validPlay: "isValidPlay",
    setUserCards: "setPlayerCards",
    setPalyerCards: "setPlayerCards",
    sortCardsSuite: "sortCardsSuit",
  },
  PlayerBot: { checkSingle: "BotSelectSingle", checkPair: "BotSelectPair", checkFive: "BotSelectFive" },
  Player: { props: "prop" },
  Game: {
    getCardsforTurn: "getCardsForTurn",
    handlePlayPass: "handlePlayerPass",
    numberSort: "typeSort",
    playerLastMove: "lastMovePlayer",
    opponentLeftField: "leftField",
    opponentTopField: "topField",
    opponentRightField: "rightField",
  },
} as const;

/** What the aliases of a thing are worth. */
type Aliased<T, A extends Readonly<Record<string, keyof T>>> = { -readonly [Name in keyof A]: T[A[Name]] };

function define(target: object, aliases: Readonly<Record<string, PropertyKey>>): void {
  for (const [alias, name] of Object.entries(aliases)) {
    Object.defineProperty(target, alias, {
      get(this: Record<PropertyKey, unknown>) {
        return this[name];
      },
      set(this: Record<PropertyKey, unknown>, value: unknown) {
        this[name] = value;
      },
    });
  }
}

/** The module, answering to its aliases as well. */
export function withAliases<T extends object, A extends Readonly<Record<string, keyof T>>>(
  module: T,
  aliases: A,
): T & Aliased<T, A> {
  define(module, aliases);
  return module as T & Aliased<T, A>;
}

/** The class, its objects answering to their aliases as well. */
export function classWithAliases<
  Arguments extends readonly unknown[],
  T extends object,
  A extends Readonly<Record<string, keyof T>>,
>(type: new (...given: Arguments) => T, aliases: A): new (...given: Arguments) => T & Aliased<T, A> {
  define(type.prototype as object, aliases);
  return type as new (
    ...given: Arguments
  ) => T & Aliased<T, A>;
}
