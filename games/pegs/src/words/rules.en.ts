/** The rules of Peg Solitaire for players, in English; only who reads them loads them. */

import { spoken } from "@baize/kernel";

const en = {
  goal: () => "The goal",
  goal1: () => "Take pegs off the board until a single one is left: anywhere, or in the hole you choose as its target.",
  goalShown: () => "The English board: 33 holes, 32 pegs, and an empty centre.",
  jumps: () => "Jumps",
  jumps1: () =>
    "A peg jumps over the peg beside it into the empty hole behind: up, down, left or right, never across a corner. On a triangle or a hexagon there are six ways, along each of its three lines. The peg it jumped over is taken off.",
  jumps2: () => "Every jump takes one peg, so a board of 32 pegs always takes 31 jumps.",
  jumpsShown: () =>
    "Above, before the jump; below, after it: the peg on the left has jumped, the one in the middle is gone.",
  sweeps: () => "Sweeps",
  sweeps1: () =>
    "Jumps by the same peg, one right after the other, are one sweep. The fewer sweeps, the finer the game: the English board can be done in 18 when the last peg shall end in the centre, and in 17 when it may end anywhere.",
  sweepsShown: () => "The same peg jumps twice: two pegs are taken, and it counts as one sweep.",
  end: () => "The end",
  end1: () =>
    "When no peg can jump any more the game is over. It is won when one peg is left, and stands in its target if you chose one.",
  end2: () => "With the light on, the holes where the last peg can still stand have a green dot.",
  endShown: () => "Two pegs that are too far apart: no jump is left, and the game is lost.",
  here: () => "Playing here",
  here1: () => "Drag a peg to where it jumps, or tap it and then the hole. A peg that can go on stays in your hand.",
  here2: () =>
    "On the keyboard the arrows walk from hole to hole, Enter lifts a peg, an arrow then is the way it jumps, Escape puts it back. Or type a jump: d2d4 goes from d2 to d4, columns from a at the left, rows from 1 at the top; -d6 goes on with the same peg. A jump from column h is typed with a capital, for h asks for a hint. On a triangle two jumps can lead the same way: the arrow then goes from one landing to the other, and Enter jumps. move_up(3,4) and Enter is read as well: row 3, column 4.",
  here3: () =>
    "With the light on each peg shows where it can jump: a dart keeps the win, a cross loses it, a ring means that this is not known yet. The settings leave these marks out, or write the names of the holes on the board.",
  here5: () =>
    "The ladders and the puzzle of the day give nothing away: their light is off until you ask for it. Each puzzle has three stars: for the fewest sweeps, for no help, and for the last peg in the hole with the dashed ring.",
  here4: () =>
    "U takes a jump back, R makes it again, H shows a good sweep, N leads to other boards; ? shows all keys.",
};

export const say = spoken("pegs rules", en);
