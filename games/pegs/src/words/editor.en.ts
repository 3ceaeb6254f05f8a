/** What is said where boards are made, in English; it is loaded with the editor. */

import { type Facts, spoken } from "@baize/kernel";

const CELLS: Readonly<Record<string, string>> = { O: "peg", ".": "empty hole", "*": "no hole" };

const en = {
  cell: (d: Facts) => `${d.hole}, ${CELLS[String(d.cell)]}`,
  yourBoard: () => "Your board",
  canvas: () => "Kind of board",
  square7: () => "7 × 7",
  square9: () => "9 × 9",
  triangular: () => "Triangular",
  hexagonal: () => "Hexagonal",
  pressPuts: () => "A press puts",
  peg: () => "Peg",
  hole: () => "Hole",
  nothing: () => "Nothing",
  play: () => "Play",
  copyLink: () => "Copy link",
  copied: () => "Link copied. It opens this board.",
  undo: () => "Undo",
  redo: () => "Redo",
  noPegs: () => "No pegs",
  english: () => "English",
  wiegleb: () => "Wiegleb",
  triangle: () => "Triangle",
  hexagon: () => "Hexagon",
  how: () =>
    "Press a cell to change it, and go on with the button down to change more. On the keyboard the arrows walk, O puts a peg, . a hole, * nothing, and Space goes through them.",
  keepAs: () => "Keep it as",
  keep: () => "Keep",
  nameFirst: () => "Give the board a name to keep it by.",
  kept: (d: Facts) => `${d.name} is kept.`,
  forget: (d: Facts) => `Forget ${d.name}`,
  putPegs: () => "Put some pegs on the board.",
  alreadyWon: () => "One peg: this is already won.",
  noJump: () => "Lost: no peg can jump.",
  winnable: () => "Winnable. The fewest sweeps are not known yet.",
  winnableIn: (d: Facts) => `Winnable in ${d.sweeps === 1 ? "1 sweep" : `${d.sweeps} sweeps`}.`,
  lost: () => "Lost.",
  lostWhy: (d: Facts) => `Lost. ${d.why}`,
  more: () => "More",
  unknown: () => "Not known yet.",
};

export const say = spoken("pegs editor", en);
