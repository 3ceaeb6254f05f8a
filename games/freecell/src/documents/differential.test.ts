/** The rules and both documents side by side on random games: what they accept, what they refuse, what they show. */

import { type Card, card, formatCard, microsoftDeck, RANKS, rankOf, SUITS, suitOf } from "@baize/cards";
import { must, Random } from "@baize/kernel";
import { expect, test } from "vitest";
import { apply, legalMoves, type Move } from "../rules/moves.ts";
import { STANDARD } from "../rules/options.ts";
import { cascade, cell, HOME, type Place } from "../rules/place.ts";
import { setup } from "../rules/setup.ts";
import { cardsAt, homeCount, isWon, type State } from "../rules/state.ts";
import { FreecellTextView, PileType, PlayingCard, SimpleFreecellModel } from "./cs3500/index.ts";
import { CardT, CellT, GameBoardT, RankT, type SuitT } from "./mis/index.ts";
import { thrown } from "./thrown.ts";

const PLACES: readonly Place[] = [...[0, 1, 2, 3, 4, 5, 6, 7].map(cascade), ...[0, 1, 2, 3].map(cell), HOME];
const MOVES: readonly Move[] = PLACES.flatMap((from) => PLACES.map((to) => ({ from, to, count: 1 })));

const CELLS = { cascade: CellT.Tableau, cell: CellT.FreeCell, foundation: CellT.HomeCell } as const;
const PILES = { cascade: PileType.CASCADE, cell: PileType.OPEN, foundation: PileType.FOUNDATION } as const;
const RANK_NAMES = Object.values(RankT);
const SIGNS = { H: "♥", D: "♦", C: "♣", S: "♠" };

const misCard = (c: Card) => new CardT(formatCard(c, "letters").slice(1) as SuitT, RANK_NAMES[rankOf(c)] ?? "A");
const misName = (c: CardT) => c.getRank().replace("C", "") + SIGNS[c.getSuit()];

/** The index of a place; of the foundations, the one for the suit of the card that moves. */
function indexOf(state: State, place: Place, from: Place): number {
  const top = cardsAt(state, from)?.at(-1);
  return place.kind === "foundation" ? suitOf(top ?? card(0, 0)) : place.index;
}

type BoardMove = Parameters<GameBoardT["makeMove"]>;
const onBoard = (state: State, { from, to }: Move): BoardMove => [
  CELLS[from.kind],
  indexOf(state, from, from),
  CELLS[to.kind],
  indexOf(state, to, from),
];

type ModelMove = Parameters<SimpleFreecellModel["move"]>;
const onModel = (state: State, { from, to }: Move): ModelMove => [
  PILES[from.kind],
  indexOf(state, from, from),
  Math.max(0, (cardsAt(state, from)?.length ?? 0) - 1),
  PILES[to.kind],
  indexOf(state, to, from),
];

/** The assignment's game after these moves. */
function modelAfter(deck: readonly Card[], moves: readonly ModelMove[]): SimpleFreecellModel {
  const model = new SimpleFreecellModel();
  const cards = deck.map((c) => new PlayingCard(formatCard(c)));
  model.startGame(cards, 8, 4, false);
  for (const move of moves) model.move(...move);
  return model;
}

/** A table as the assignment prints it. */
function printed(pile: (letter: "F" | "O" | "C", index: number) => readonly string[]): string {
  const lines = (letter: "F" | "O" | "C", count: number) =>
    Array.from({ length: count }, (_, i) => `${letter}${i + 1}: ${pile(letter, i).join(", ")}`.trimEnd());
  return [...lines("F", 4), ...lines("O", 4), ...lines("C", 8)].join("\n");
}

const printedState = (state: State) =>
  printed((letter, i) => {
    const home = SUITS.flatMap((s) => (s === i ? RANKS.slice(0, homeCount(state, s)).map((r) => card(r, s)) : []));
    const cards = letter === "F" ? home : (cardsAt(state, letter === "O" ? cell(i) : cascade(i)) ?? []);
    return cards.map((c) => formatCard(c));
  });

const printedBoard = (board: GameBoardT) =>
  printed((letter, i) => {
    const kind = { F: CellT.HomeCell, O: CellT.FreeCell, C: CellT.Tableau }[letter];
    return board.getCell(kind, i).toSeq().map(misName);
  });

test.each([1, 2, 57, 617, 11982])(
  "FC-DM18 FC-DM20 FC-DM26 FC-DC11 FC-DC14 rules and documents agree on deal %i",
  (number) => {
    const options = { ...STANDARD, moves: "single" } as const;
    const random = Random.fromSeed(`differential ${number}`);
    const deck = microsoftDeck(number);
    let state = must(setup(options, { kind: "microsoft", number }));
    const board = new GameBoardT(state.cascades.flat().map(misCard));
    const made: ModelMove[] = [];
    for (let ply = 0; ply < 40 && legalMoves(state).length > 0; ply++) {
      const model = modelAfter(deck, made);
      expect(printedBoard(board)).toBe(printedState(state));
      expect(String(new FreecellTextView(model))).toBe(printedState(state));
      expect([board.isInWinState(), model.isGameOver()]).toEqual([isWon(state), isWon(state)]);
      for (const move of MOVES) {
        const legal = apply(state, move).ok;
        expect(board.isValidMove(...onBoard(state, move))).toBe(legal);
        const other = legal ? modelAfter(deck, made) : model;
        expect(thrown(() => other.move(...onModel(state, move)))).toBe(legal ? "nothing" : "IllegalArgumentException");
      }
      expect(String(new FreecellTextView(model))).toBe(printedState(state));
      expect(board.validMoveExists()).toBe(true);
      const next = random.pick(legalMoves(state));
      board.makeMove(...onBoard(state, next));
      made.push(onModel(state, next));
      state = must(apply(state, next));
    }
    expect(board.validMoveExists()).toBe(legalMoves(state).length > 0);
  },
);
