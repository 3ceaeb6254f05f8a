/** Three games through the document's door, won move by move: `node games/pegs/examples/eecs3311.ts`. */

import { Game } from "@baize/pegs/eecs3311";

const GAMES = [
  { game: Game.makeEasy(), moves: "down(2,4) up(5,4)" },
  { game: Game.makeCross(), moves: "left(3,4) up(5,4) left(3,5) right(3,2) down(2,4)" },
  { game: Game.makePlus(), moves: "up(3,4) up(5,4) right(4,2) up(4,4) down(1,4) left(4,6) down(3,4) down(5,4)" },
];

const MOVES: Record<string, (game: Game, r: number, c: number) => void> = {
  up: (game, r, c) => game.moveUp(r, c),
  down: (game, r, c) => game.moveDown(r, c),
  left: (game, r, c) => game.moveLeft(r, c),
  right: (game, r, c) => game.moveRight(r, c),
};

for (const { game, moves } of GAMES) {
  console.log(game.out);
  for (const move of moves.split(" ")) {
    const [direction = "", r, c] = move.split(/[(,)]/);
    MOVES[direction]?.(game, Number(r), Number(c));
    console.log(game.out);
  }
}
