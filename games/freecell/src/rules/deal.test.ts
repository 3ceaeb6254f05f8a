import { DECK, formatCards, isWholeDeck, parseCard } from "@baize/cards";
import { FairChance, fairText, must, Random, readDeal } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { boardLines } from "./board.ts";
import { dealText, dealt, randomDeal } from "./deal.ts";
import { freecell } from "./game.ts";
import { type Options, STANDARD } from "./options.ts";
import { setup } from "./setup.ts";

/** Boards as Debian's `make-microsoft-freecell-board -t` prints them. */
const PRINTED: [number, string][] = [
  [
    1,
    `JD KD 2S 4C 3S 6D 6S
2D KC KS 5C TD 8S 9C
9H 9S 9D TS 4S 8D 2H
JC 5S QD QH TH QS 6H
5D AD JS 4H 8H 6C
7H QC AS AC 2C 3D
7C KH AH 4D JH 8C
5H 3H 3C 7S 7D TC`,
  ],
  [
    617,
    `7D TD TH KD 4C 4S JD
AD 7S QC 5H QS TS KS
5C QD 3H 9S 9C 2H KC
3S AC 9D 3C 9H 5D 4H
5S 6D 6S 8S 7C JC
8C 8H 8D 7H 6H 6C
2D AS 3D 4D 2C JH
AH KH TC JS 2S QH`,
  ],
  [
    1000000,
    `2D 9C KD JD 3H TC TS
6H 3D 5H 7S 4S AS AH
6S 7D 5D QD 3S 6D 9S
TH 7C QH 8D KC 8H 4H
JC QC JH 2H KH 2C
3C AC 6C AD 9D QS
4D 2S 9H 5C 7H 5S
TD 4C KS 8C 8S JS`,
  ],
  [
    2147483648,
    `QH 3H 7D 4D TS QD 6D
QC JD 3C 5D 7H 6H 4S
2H KC 8S TD JH AD 5S
6S 7C 7S TC 5H 9S AC
2S 8H TH 9C 3S 2D
3D 5C JC AH 6C KH
KS 8D AS 4H 2C 4C
8C 9H QS JS 9D KD`,
  ],
  [
    4294967296,
    `TS 3S KC 4H 9H 3H 4D
5S QD 3D 9S 2H 6H KH
2S 7C 9C 8D 6S AH JH
TD 7D 8C 5C 2D QC QH
3C 8S TH 7S TC 7H
AD 5D JD AS 6C 9D
JC 5H 2C 4S KS KD
6D 4C QS JS 8H AC`,
  ],
  [
    8589934591,
    `TC 8S 8C 6C 5H 5C 9C
2S TD 6D 8D 9H 9S 6S
JS TH 3S JD 4H QC 3D
5S QS KD AH AS JH 4S
4D 4C 7D JC 2D AD
6H KH TS 7H QD QH
3H 2C KC 2H 5D 9D
7C KS 8H 3C AC 7S`,
  ],
];

const start = (deal: string, options: Partial<Options> = {}) =>
  setup({ ...STANDARD, ...options }, must(dealText.parse(deal)));

const columns = (deal: string, options: Partial<Options> = {}) =>
  must(start(deal, options)).cascades.map((cards) => formatCards(cards, "letters"));

const SORTED = formatCards(DECK, "letters");

describe("dealing", () => {
  test.each(PRINTED)("FC-D1 deal %i is the one everybody knows", (number, board) => {
    expect(columns(String(number)).join("\n")).toBe(board);
  });

  test.each(["0", "8589934592", "999999999999999"])("FC-D1 there is no deal %s", (number) => {
    expect(start(number)).toMatchObject({ ok: false, error: { code: "no-such-deal", rule: "FC-D1" } });
  });

  test("FC-D1 a number that is far too large is told with the numbers there are", () => {
    const detail = { number: "99999999999999999999", last: 8589934591 };
    expect(dealText.parse("#99999999999999999999")).toMatchObject({
      ok: false,
      error: { code: "no-such-deal", detail },
    });
  });

  test("FC-D2 a seed is a deck of its own", () => {
    expect(must(start("seed:green baize"))).toEqual(must(start("seed:green baize")));
    expect(columns("seed:green baize")).not.toEqual(columns("seed:green baise"));
    expect(isWholeDeck(must(start("seed:")).cascades.flat())).toBe(true);
    expect(columns("seed:617")[0]).toBe("8C 2H JC AH 7D 4H 4C");
  });

  test("FC-D3 FC-O3 a deck is dealt in turn", () => {
    expect(columns(SORTED)).toEqual([
      "AC 3C 5C 7C 9C JC KC",
      "AD 3D 5D 7D 9D JD KD",
      "AH 3H 5H 7H 9H JH KH",
      "AS 3S 5S 7S 9S JS KS",
      "2C 4C 6C 8C TC QC",
      "2D 4D 6D 8D TD QD",
      "2H 4H 6H 8H TH QH",
      "2S 4S 6S 8S TS QS",
    ]);
  });

  test("FC-O3 a deck is dealt in blocks", () => {
    expect(columns(SORTED, { order: "blocks" })).toEqual([
      "AC AD AH AS 2C 2D 2H",
      "2S 3C 3D 3H 3S 4C 4D",
      "4H 4S 5C 5D 5H 5S 6C",
      "6D 6H 6S 7C 7D 7H 7S",
      "8C 8D 8H 8S 9C 9D",
      "9H 9S TC TD TH TS",
      "JC JD JH JS QC QD",
      "QH QS KC KD KH KS",
    ]);
  });

  test.each([
    [4, "13 13 13 13"],
    [5, "11 11 10 10 10"],
    [7, "8 8 8 7 7 7 7"],
    [10, "6 6 5 5 5 5 5 5 5 5"],
  ])("FC-O3 blocks and turns alike give %i columns %s cards", (count, sizes) => {
    for (const order of ["blocks", "roundrobin"] as const) {
      expect(
        dealt(DECK, count, order)
          .map((cards) => cards.length)
          .join(" "),
      ).toBe(sizes);
    }
  });

  test.each([
    [SORTED.replace("KS", "KH"), "card-twice", "K♥"],
    [SORTED.replace(" KS", ""), "card-missing", "K♠"],
    [`${SORTED} AC`, "card-twice", "A♣"],
    [`${SORTED.replaceAll(" ", " :")}`.replace("AC", ":AC").replace(":KS", ":KH"), "card-twice", "K♥"],
    [": AC : AD", "card-missing", "A♥"],
    ["Foundations: H-K C-K D-K S-Q : KS KS", "card-twice", "K♠"],
  ])("FC-D4 %s", (deal, code, text) => {
    const card = must(parseCard(text));
    expect(start(deal)).toMatchObject({ ok: false, error: { code, rule: "FC-D4", detail: { card } } });
  });
});

describe("positions", () => {
  const LAST = "Foundations: H-K C-Q D-K S-J Freecells: - QS : KS : : KC";

  test("FC-D5 what is left out is empty", () => {
    expect(boardLines(must(start(LAST)))).toEqual([
      "Foundations: H-K C-Q D-K S-J",
      "Freecells: - QS - -",
      ": KS",
      ":",
      ": KC",
      ...[":", ":", ":", ":", ":"],
    ]);
  });

  test.each([
    [{ cells: 1 }, "too-many-cells"],
    [{ cascades: 4, cells: 2 }, "accepted"],
  ])("FC-D5 on a table with %j: %s", (options, code) => {
    const result = start(LAST, options);
    expect(result.ok ? "accepted" : result.error.code).toBe(code);
  });

  test("FC-D5 cards in more columns than there are", () => {
    expect(start("Foundations: H-K C-Q D-K S-J : QS : : KS : : KC", { cascades: 4 })).toMatchObject({
      error: { code: "too-many-columns" },
    });
  });

  test.each([[[13, 13, 13]], [[13, 13, 13, 14]], [[13, 13, 13, 12.5]]])("FC-I1 %j cannot be home", (foundations) => {
    const position = { cascades: [], cells: [], foundations };
    expect(setup(STANDARD, { kind: "position", position })).toMatchObject({ ok: false, error: { rule: "FC-N7" } });
  });
});

describe("deals as text", () => {
  test.each([
    ["617", "617"],
    [" #617 ", "617"],
    ["0617", "617"],
    ["seed: Any Text! ", "seed: Any Text! "],
    ["seed:", "seed:"],
    [SORTED.toLowerCase(), SORTED],
    [SORTED.replaceAll("T", "10").replaceAll(" ", ", "), SORTED],
    ["KS\nKC", "Foundations: H-0 C-0 D-0 S-0 Freecells: : KS : KC"],
    [":", "Foundations: H-0 C-0 D-0 S-0 Freecells: :"],
    ["fc: - qs : ks", "Foundations: H-0 C-0 D-0 S-0 Freecells: - QS : KS"],
  ])("FC-D6 FC-N9 %j is written %j", (text, written) => {
    const deal = must(dealText.parse(text));
    expect(dealText.format(deal)).toBe(written);
    expect(dealText.parse(written)).toEqual({ ok: true, value: deal });
  });

  test.each(["", "  ", "hello", "-1", "1.5", "KS XX", "1e3"])("FC-D6 %j is not a deal", (text) => {
    expect(dealText.parse(text)).toMatchObject({ ok: false, error: { code: "not-a-deal", rule: "FC-D6" } });
  });

  test("FC-D7 a fresh deal is one of the million", () => {
    const random = Random.fromSeed("fresh");
    const numbers = Array.from({ length: 1000 }, () => randomDeal(random)).map((deal) =>
      deal.kind === "microsoft" ? deal.number : 0,
    );
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1_000_000);
    expect(new Set(numbers).size).toBeGreaterThan(990);
  });

  test("FC-D8 a fair deal is a deck shuffled card by card", () => {
    const fair = { secret: "5".repeat(64), nonces: ["6".repeat(32)] };
    const { deal, text } = must(readDeal(freecell, STANDARD, fairText.format(fair)));
    expect(deal).toEqual({ kind: "deck", cards: new FairChance(fair).shuffle(DECK) });
    expect(text).toBe(fairText.format(fair));
  });
});

test("FC-D7 the first and the last of the million can be drawn, and none beyond", () => {
  const drawn = (below: (n: number) => number) => randomDeal({ below } as never);
  expect([drawn(() => 0), drawn((n) => n - 1)]).toEqual([
    { kind: "microsoft", number: 1 },
    { kind: "microsoft", number: 1_000_000 },
  ]);
});
