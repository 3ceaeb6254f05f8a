/** A game with what its players are told: the message after each action, undo and redo. */

import { ok, type Result, refuse, shownValue } from "@baize/kernel";
import type { Direction } from "../rules/graph.ts";
import { applyJump } from "../rules/moves.ts";
import { documentJump } from "../rules/notation.ts";
import { messageOf } from "../words/index.ts";
import { Board } from "./board.ts";
import { toBoard, toCells } from "./cells.ts";
import { requires } from "./contract.ts";
import { Game } from "./game.ts";

/** What is wrong with a row and a column that are no numbers, in the order of the contract. */
function noNumber(r: unknown, c: unknown, direction: Direction): Result<never> | undefined {
  const row = typeof r === "number" ? [] : [refuse("row-invalid", "PG-DM1", { row: shownValue(r) })];
  const column = typeof c === "number" ? [] : [refuse("column-invalid", "PG-DM1", { column: shownValue(c) })];
  return direction === "left" || direction === "right" ? [...row, ...column][0] : [...column, ...row][0];
}

/** What is told after going to another board, or not, when there is none. */
const told = (board: Board | undefined, code: string): string =>
  messageOf(board === undefined ? refuse(code, "PG-DM2") : ok(null));

/** A game that is played by people: nothing is thrown, the message says what happened. */
export class History {
  #game: Game;
  #past: Board[] = [];
  #future: Board[] = [];
  #message = "";

  /** A history that begins with a copy of the game's board. */
  constructor(game: Game) {
    requires({ valid_game: () => Game.is(game) });
    this.#game = Game.makeFromBoard(game.board);
  }

  /** A game on the board as it stands: a copy of its own. */
  get game(): Game {
    return Game.makeFromBoard(this.#game.board);
  }

  /** What the player is told about the last action; empty before the first. */
  get message(): string {
    return this.#message;
  }

  moveUp(r: number, c: number): void {
    this.#move(r, c, "up");
  }

  moveDown(r: number, c: number): void {
    this.#move(r, c, "down");
  }

  moveLeft(r: number, c: number): void {
    this.#move(r, c, "left");
  }

  moveRight(r: number, c: number): void {
    this.#move(r, c, "right");
  }

  /** Takes the last move back. */
  undo(): void {
    const last = this.#past.at(-1);
    this.#message = told(last, "nothing-to-undo");
    if (last === undefined) return;
    this.#future = [...this.#future, this.#game.board.twin()];
    this.#past = this.#past.slice(0, -1);
    this.#game = Game.makeFromBoard(last);
  }

  /** Makes the move again that was taken back last. */
  redo(): void {
    const next = this.#future.at(-1);
    this.#message = told(next, "nothing-to-redo");
    if (next === undefined) return;
    this.#past = [...this.#past, this.#game.board.twin()];
    this.#future = this.#future.slice(0, -1);
    this.#game = Game.makeFromBoard(next);
  }

  #move(r: number, c: number, direction: Direction): void {
    const jump = noNumber(r, c, direction) ?? documentJump(direction, r, c);
    const result = jump.ok ? applyJump(toBoard(this.#game.board.cells), jump.value) : jump;
    this.#message = messageOf(result);
    if (!result.ok) return;
    this.#past = [...this.#past, this.#game.board];
    this.#future = [];
    this.#game = Game.makeFromBoard(Board.fromCells(toCells(result.value)));
  }
}
