import { card } from "@baize/cards";
import { must, Random, sentence } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { words } from "../words/index.ts";
import { apply, compareMoves, legalMoves, type Move, mostCards } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { cascade, cell, comparePlaces, HOME, type Place } from "./place.ts";
import { stateText } from "./setup.ts";
import { cardsAt, isWon, type State } from "./state.ts";

/** A table with runs, two empty columns and two free cells. */
const TABLE = `Foundations: H-8 C-6 D-6 S-7
Freecells: 8S QD - -
: KD QS JH TC 9D 8C
:
: JS TH 9C
: KC 7D
: KH QC JD TS
: KS QH JC TD 9S 8D 7C
: 9H
:`;

const table = (text = TABLE): State => must(stateText.parse(text));
const tryMove = (state: State, text: string) => apply(state, must(parseMove(text, state)));
const after = (state: State, ...texts: string[]) => texts.reduce((at, text) => must(tryMove(at, text)), state);

describe("what is refused, and what is said", () => {
  test.each([
    ["FC-M1", "9a", "There is no column 9: this table has columns 1 to 8."],
    ["FC-M1", "1e", "There is no cell e: this table has cells a to d."],
    ["FC-M1", "16x0", "A move takes one card or more, not 0."],
    ["FC-M2", "33", "That is column 3 itself: a card moves to another place."],
    ["FC-M2", "aa", "That is cell a itself: a card moves to another place."],
    ["FC-M3", "21", "There is no card in column 2."],
    ["FC-M3", "c1", "There is no card in cell c."],
    ["FC-M3", "72x2", "You cannot take 2 cards from column 7: it holds 1."],
    ["FC-M4", "h2", "A card that is home stays there."],
    ["FC-M5", "1a", "8♣ cannot go there: the cell holds 8♠."],
    ["FC-M6", "43", "7♦ cannot go on 9♣: it must be one lower."],
    ["FC-M6", "13", "8♣ cannot go on 9♣: it must be of the other colour."],
    ["FC-M8", "1h", "8♣ cannot go home on 6♣: it must be the next card of that suit."],
    ["FC-M10", "1cx2", "Only one card at a time can go to a cell."],
    ["FC-M10", "6hx2", "Only one card at a time can go home."],
    ["FC-M11", "42x2", "These cards cannot move together: 7♦ does not follow K♣."],
    ["FC-M6", "53x2", "J♦ cannot go on 9♣: it must be one lower."],
    ["FC-M12", "62x7", "There is no room to move 7 cards: with 2 free cells and 1 spare column you can move 6."],
  ])("%s FC-R1 %s: %s", (rule, text, said) => {
    const result = tryMove(table(), text);
    expect(result.ok ? "accepted" : [result.error.rule, sentence(result.error, words)]).toEqual([rule, said]);
  });

  test("FC-M11 FC-R1 of cards that do not run, those are named where the run breaks", () => {
    const swapped = table(TABLE.replace("8D 7C", "8D 9H").replace(": 9H", ": 7C"));
    const [two, three] = ["62x2", "62x3"].map((text) => tryMove(swapped, text));
    const said = "These cards cannot move together: 9♥ does not follow 8♦.";
    for (const result of [two, three]) expect(result?.ok ? "accepted" : sentence(result!.error, words)).toBe(said);
  });

  test.each([
    ["FC-M1", { from: cascade(-1), to: HOME, count: 1 }, "FC-M1"],
    ["FC-M1", { from: cascade(0.5), to: HOME, count: 1 }, "FC-M1"],
    ["FC-M1", { from: cascade(0), to: cell(Number.NaN), count: 1 }, "FC-M1"],
    ["FC-M1", { from: cascade(0), to: cell(Number.POSITIVE_INFINITY), count: 1 }, "FC-M1"],
    ["FC-M1", { from: cascade(0), to: cascade(1), count: 1.5 }, "FC-M1"],
    ["FC-M1", { from: cascade(0), to: cascade(1), count: -1 }, "FC-M1"],
    ["FC-M4", { from: HOME, to: HOME, count: 1 }, "FC-M4"],
  ] satisfies [string, Move, string][])("%s the move %j", (_title, move, rule) => {
    expect(apply(table(), move)).toMatchObject({ ok: false, error: { rule } });
  });

  test("FC-M8 only an ace opens a foundation", () => {
    const text = TABLE.replace("H-8", "H-0").replace(": 9H", ": AH 9H 8H 7H 6H 5H 4H 3H 2H");
    expect(tryMove(table(text), "7h")).toMatchObject({ ok: false, error: { code: "ace-comes-first", rule: "FC-M8" } });
  });

  test("FC-M9 FC-O2 one card at a time under moves=single", () => {
    const single = table(`Options: moves=single\n${TABLE}`);
    expect(tryMove(single, "12x2")).toMatchObject({ ok: false, error: { code: "single-cards", rule: "FC-M9" } });
    expect(tryMove(single, "12").ok).toBe(true);
  });
});

describe("what is allowed", () => {
  test.each([
    ["FC-M5 a card to a free cell", "1c", ": KD QS JH TC 9D", "Freecells: 8S QD 8C -"],
    ["FC-M5 a card from cell to cell", "bd", "Freecells: 8S - - QD", "Freecells: 8S - - QD"],
    ["FC-M6 a card on one higher of the other colour", "a7", ": 9H 8S", "Freecells: - QD - -"],
    ["FC-M7 any card to an empty column", "42", ": KC\n", "\n: 7D\n: JS"],
    ["FC-M8 the next card of its suit home", "7h", "H-9 C-6 D-6 S-7", "7C\n:\n:"],
    ["FC-M11 FC-M12 a run to an empty column", "12x6", "- -\n:\n: KD QS JH TC 9D 8C\n: JS", "Freecells: 8S QD - -"],
  ])("%s: %s", (_title, text, ...expected) => {
    const result = stateText.format(after(table(), text));
    for (const part of expected) expect(result).toContain(part);
  });

  test("FC-M11 a run goes on one higher of the other colour", () => {
    expect(stateText.format(after(table(), "b2", "32"))).toContain(": QD JS TH 9C\n:\n");
  });

  test.each([
    [0, 0, 1, 1],
    [1, 0, 2, 2],
    [4, 0, 5, 5],
    [0, 1, 2, 1],
    [0, 2, 4, 2],
    [1, 1, 4, 2],
    [2, 2, 12, 6],
    [4, 3, 40, 20],
  ])(
    "FC-M12 %i free cells and %i empty columns: %i cards to another column, %i to an empty one",
    (free, empty, most, less) => {
      const state: State = {
        moves: "multi",
        build: "alternate",
        empty: "any",
        cells: [...Array<null>(free).fill(null), card(0, 0)],
        cascades: [[card(1, 0)], ...Array<[]>(empty).fill([])],
        foundations: [0, 0, 0, 0],
      };
      expect(mostCards(state, cascade(0))).toBe(most);
      expect(empty === 0 ? most : mostCards(state, cascade(1))).toBe(less);
    },
  );

  test("FC-M12 what moves together can be moved one card at a time", () => {
    let proved = 0;
    for (const state of walkedStates()) {
      for (const move of legalMoves(state).filter(({ count }) => count > 1)) {
        const single: State = { ...state, moves: "single" };
        const reached = singleMoves(state, move).reduce((at, one) => must(apply(at, one)), single);
        expect(reached).toEqual({ ...must(apply(state, move)), moves: "single" });
        proved++;
      }
    }
    expect(proved).toBeGreaterThan(500);
  });
});

describe("legal moves", () => {
  test("FC-M13 every destination and every count by itself, in order", () => {
    const state = table();
    const texts = legalMoves(state).map((move) => formatMove(move, state));
    expect(texts.join(" ")).toBe(
      "12x1 12x2 12x3 12x4 12x5 12x6 15 17 18x1 18x2 18x3 18x4 18x5 18x6 1c 1d " +
        "32x1 32x2 32x3 38x1 38x2 38x3 3c 3d 41 42 48 4c 4d 4h 52x1 52x2 52x3 52x4 58x1 58x2 58x3 58x4 5c 5d " +
        "62x1 62x2 62x3 62x4 62x5 62x6 63 68x1 68x2 68x3 68x4 68x5 68x6 6c 6d 6h 72 75 78 7c 7d 7h " +
        "a2 a7 a8 ac ad ah b2 b8 bc bd",
    );
  });

  test("FC-M13 they are all that is accepted", () => {
    const state = table();
    const places: Place[] = [...Array.from({ length: 9 }, (_, i) => cascade(i)), ...[0, 1, 2, 3, 4].map(cell), HOME];
    const accepted = places.flatMap((from) =>
      places.flatMap((to) =>
        Array.from({ length: 9 }, (_, count) => ({ from, to, count })).filter((move) => apply(state, move).ok),
      ),
    );
    expect(legalMoves(state)).toEqual(accepted.sort(compareMoves));
  });
});

/** Tables met on random ways from the one above: much room, many runs. */
function* walkedStates(): Generator<State> {
  for (let seed = 0; seed < 10; seed++) {
    const random = Random.fromSeed(`walk ${seed}`);
    for (let state = table(), ply = 0; ply < 30 && !isWon(state); ply++) {
      yield state;
      state = must(apply(state, random.pick(legalMoves(state))));
    }
  }
}

/** The single moves that carry a run: as many as fit over the cells, the rest over a spare column. */
function singleMoves(state: State, { from, to, count }: Move): Move[] {
  const free = state.cells.flatMap((held, i) => (held === null ? [cell(i)] : []));
  const carried = (spare: readonly Place[], a: Place, b: Place, n: number): Move[] => {
    const [column, ...others] = spare;
    const direct = free.length + 1;
    if (n <= direct || column === undefined) {
      const parked = free.slice(0, n - 1);
      return [
        ...parked.map((place) => ({ from: a, to: place, count: 1 })),
        { from: a, to: b, count: 1 },
        ...parked.reverse().map((place) => ({ from: place, to: b, count: 1 })),
      ];
    }
    const part = Math.min(n - 1, direct * 2 ** others.length);
    return [
      ...carried(others, a, column, part),
      ...carried(others, a, b, n - part),
      ...carried(others, column, b, part),
    ];
  };
  const columns = state.cascades.map((_, i) => cascade(i));
  const spare = columns.filter((place) => cardsAt(state, place)?.length === 0 && comparePlaces(place, to) !== 0);
  return carried(spare, from, to, count);
}
