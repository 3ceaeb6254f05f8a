/** Games of the Peg Solitaire document, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { ContractViolation } from "../contract.ts";
import { type Board, Game, History, SlotStatusAccess } from "../eecs3311.ts";
import { MAKERS, type Maker } from "./makers.ts";

const ssa = new SlotStatusAccess();
const violated = (tag: string) => new ContractViolation("precondition", tag);

/** The game, however it is made, with some features written anew. */
const game = (features: (base: Game) => object): Partial<Door> => {
  const originals = new WeakMap<Game, Game>();
  const changed = (made: Game): Game => {
    const features_ = features(made);
    const proxy = new Proxy(made, {
      has: (target, key) => key in features_ || key in target,
      get(target, key) {
        const found = key in features_ ? Reflect.get(features_, key) : Reflect.get(target, key);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    originals.set(proxy, made);
    return proxy;
  };
  /** What is wrong with a game is not wrong with its history. */
  class Kept extends History {
    constructor(from: Game) {
      super(originals.get(from) ?? from);
    }
  }
  const makers = MAKERS.slice(1).map((name) => [name, () => changed(Game[name as Exclude<Maker, "makeDefault">]())]);
  const makeFromBoard = (from: Board) => changed(Game.makeFromBoard(from));
  return { Game: { ...Object.fromEntries(makers), makeFromBoard }, History: Kept };
};

const DIRECTIONS = { moveUp: [-1, 0], moveDown: [1, 0], moveLeft: [0, -1], moveRight: [0, 1] } as const;
type Move = keyof typeof DIRECTIONS;
const MOVES = Object.keys(DIRECTIONS) as Move[];
/** Every move, done in another way. */
const moves = (does: (base: Game, name: Move, r: number, c: number) => void): Partial<Door> =>
  game((base) => Object.fromEntries(MOVES.map((name) => [name, (r: number, c: number) => does(base, name, r, c)])));
/** A move that is done even though this clause of it is violated. */
const unchecked = (tag: string): Partial<Door> =>
  moves((base, name, r, c) => {
    try {
      base[name](r, c);
    } catch (error) {
      if (!(error instanceof ContractViolation) || error.tag !== tag) throw error;
    }
  });
/** A clause of moves that is called otherwise. */
const renamed = (from: string, to: string, of: RegExp): Partial<Door> =>
  moves((base, name, r, c) => {
    try {
      base[name](r, c);
    } catch (error) {
      if (!(error instanceof ContractViolation) || error.tag !== from || !of.test(name)) throw error;
      throw violated(to);
    }
  });
const after = (does: (board: Board, r: number, c: number, row: number, column: number) => void): Partial<Door> =>
  moves((base, name, r, c) => {
    base[name](r, c);
    const [row, column] = DIRECTIONS[name];
    does(base.board, r, c, row, column);
  });

/** A game that looks for jumps in some places alone. */
const looking = (isLookedAt: (way: { name: Move; r: number; c: number }) => boolean): Partial<Door> =>
  game((base) => ({
    get isOver() {
      const lines = [1, 2, 3, 4, 5, 6, 7];
      const can = (name: Move, r: number, c: number): boolean => {
        try {
          Game.makeFromBoard(base.board)[name](r, c);
          return true;
        } catch {
          return false;
        }
      };
      return !MOVES.some((name) => lines.some((r) => lines.some((c) => isLookedAt({ name, r, c }) && can(name, r, c))));
    },
  }));
/** A game whose jumps go on at the other edge: in their own line, or in the next one, as in a list of 49 slots. */
const goingRound = (at: (r: number, c: number) => readonly [row: number, column: number] | undefined): Partial<Door> =>
  game((base) => ({
    get isOver() {
      const sign = (r: number, c: number): string => {
        const [row, column] = at(r, c) ?? [];
        return row === undefined || column === undefined ? "*" : base.board.statusOf(row + 1, column + 1).out;
      };
      const lines = [0, 1, 2, 3, 4, 5, 6];
      const can = (r: number, c: number, [row, column]: readonly [number, number]): boolean =>
        sign(r, c) + sign(r + row, c + column) + sign(r + 2 * row, c + 2 * column) === "OO.";
      return !Object.values(DIRECTIONS).some((way) => lines.some((r) => lines.some((c) => can(r, c, way))));
    },
  }));
/** A jump over what is not available, as if a peg were there. */
const overWalls = moves((base, name, r, c) => {
  const [row, column] = DIRECTIONS[name];
  const { board } = base;
  const isIn = board.isValidRow(r + 2 * row) && board.isValidColumn(c + 2 * column);
  if (isIn && board.statusOf(r + row, c + column) === ssa.unavailableSlot) {
    board.setStatus(r + row, c + column, ssa.occupiedSlot);
  }
  base[name](r, c);
});
/** What is exchanged, and the sentence that breaks. */
export const GAMES: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  [
    "board-not-copied",
    "PG-DG1",
    {
      Game: {
        ...Object.fromEntries(MAKERS.slice(1).map((name) => [name, () => Game[name as "makeEasy"]()])),
        makeFromBoard: (from: Board) => ({
          board: from,
          get isOver() {
            return Game.makeFromBoard(from).isOver;
          },
          get isWon() {
            return Game.makeFromBoard(from).isWon;
          },
          get out() {
            return Game.makeFromBoard(from).out;
          },
        }),
      },
    },
  ],
  [
    "arrow-is-cross",
    "PG-DG1",
    {
      Game: {
        ...Object.fromEntries(
          MAKERS.slice(1).map((name) => [
            name,
            () => Game[(name === "makeArrow" ? "makeCross" : name) as "makeEasy"](),
          ]),
        ),
        makeFromBoard: (from: Board) => Game.makeFromBoard(from),
      },
    },
  ],
  [
    "row-before-column",
    "PG-DG2",
    moves((base, name, r, c) => {
      if (!base.board.isValidRow(r)) throw violated("from_slot_valid_row");
      base[name](r, c);
    }),
  ],
  [
    "column-before-row",
    "PG-DG3",
    moves((base, name, r, c) => {
      if (!base.board.isValidColumn(c)) throw violated("from_slot_valid_column");
      base[name](r, c);
    }),
  ],
  ["landing-unchecked", "PG-DG2", unchecked("to_slot_unoccupied")],
  ["middle-unchecked", "PG-DG3", unchecked("middle_slot_occupied")],
  ["middle-row-skipped", "PG-DG2", renamed("middle_slot_valid_row", "to_slot_valid_row", /Up|Down/)],
  ["middle-column-skipped", "PG-DG3", renamed("middle_slot_valid_column", "to_slot_valid_column", /Left|Right/)],
  ["start-called-middle", "PG-DG3", renamed("from_slot_occupied", "middle_slot_occupied", /Left/)],
  ["peg-not-taken", "PG-DG4", after((on, r, c, row, column) => on.setStatus(r + row, c + column, ssa.occupiedSlot))],
  ["peg-stays", "PG-DG4", after((on, r, c) => on.setStatus(r, c, ssa.occupiedSlot))],
  [
    "no-landing",
    "PG-DG4",
    after((on, r, c, row, column) => on.setStatus(r + 2 * row, c + 2 * column, ssa.unoccupiedSlot)),
  ],
  ["something-else", "PG-DG4", after((on) => on.setStatus(1, 4, ssa.unoccupiedSlot))],
  ["never-over", "PG-DG5", game(() => ({ isOver: false }))],
  [
    "over-by-pegs",
    "PG-DG5",
    game((base) => ({
      get isOver() {
        return base.board.numberOfOccupiedSlots <= 2;
      },
    })),
  ],
  ["over-but-up", "PG-DG5", looking(({ name }) => name !== "moveUp")],
  ["over-but-left", "PG-DG5", looking(({ name }) => name !== "moveLeft")],
  ["over-but-row-1", "PG-DG5", looking(({ r }) => r > 1)],
  ["over-but-row-7", "PG-DG5", looking(({ r }) => r < 7)],
  ["over-but-column-1", "PG-DG5", looking(({ c }) => c > 1)],
  ["over-but-column-7", "PG-DG5", looking(({ c }) => c < 7)],
  [
    "peg-out-of-nowhere",
    "PG-DG4",
    after((on, r, _c, _row, column) => {
      if (r === 4 && column < 0) on.setStatus(4, 1, ssa.occupiedSlot);
    }),
  ],
  ["over-walls", "PG-DG3", overWalls],
  ["over-walls-up", "PG-DG2", overWalls],
  ["no-templates", "PG-DG9", game(() => ({ bta: null }))],
  [
    "won-when-over",
    "PG-DG6",
    game((base) => ({
      get isWon() {
        return base.isOver;
      },
    })),
  ],
  [
    "won-with-two",
    "PG-DG6",
    game((base) => ({
      get isWon() {
        const pegs = base.board.numberOfOccupiedSlots;
        return pegs === 1 || pegs === 2;
      },
    })),
  ],
  [
    "no-blank",
    "PG-DG7",
    game((base) => ({
      get out() {
        return base.out.replace("won :", "won:");
      },
    })),
  ],
  [
    "no-board",
    "PG-DG7",
    game((base) => ({
      get out() {
        return base.out.split("\n").slice(0, 3).join("\n");
      },
    })),
  ],
  [
    "over-for-won",
    "PG-DG7",
    game((base) => ({
      get out() {
        return base.out.replace(/won : \w+/, `won : ${base.isOver ? "Yes" : "No"}`);
      },
    })),
  ],
  ["over-round-the-edge", "PG-DG5", goingRound((r, c) => [(r + 7) % 7, (c + 7) % 7])],
  [
    "over-in-the-next-line",
    "PG-DG5",
    goingRound((r, c) => {
      const slot = 7 * r + c;
      return slot < 0 || slot > 48 ? undefined : [Math.floor(slot / 7), slot % 7];
    }),
  ],
  ["yes-in-small", "PG-DG8", game(() => ({ booleanToYesNo: (b: boolean) => (b ? "yes" : "no") }))],
  [
    "two-are-enough",
    "PG-DT3",
    moves((base, name, r, c) => {
      if (base.board.numberOfOccupiedSlots > 2) base[name](r, c);
    }),
  ],
  [
    "kinds-mixed-up",
    "PG-DC1",
    moves((base, name, r, c) => {
      try {
        base[name](r, c);
      } catch (error) {
        throw error instanceof ContractViolation ? new ContractViolation("postcondition", error.tag) : error;
      }
    }),
  ],
  [
    "half-a-jump",
    "PG-DC2",
    moves((base, name, r, c) => {
      try {
        base[name](r, c);
      } catch (error) {
        const isLate = error instanceof ContractViolation && error.tag === "to_slot_unoccupied";
        if (isLate) base.board.setStatus(r, c, ssa.unoccupiedSlot);
        throw error;
      }
    }),
  ],
  ["text-for-numbers", "PG-DC3", moves((base, name, r, c) => base[name](Number(r), Number(c)))],
  ["half-rounded-down", "PG-DC3", moves((base, name, r, c) => base[name](Math.floor(r), Math.floor(c)))],
];
