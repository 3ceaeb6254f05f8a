/** A whole game through the specification's door: `node games/freecell/examples/mis.ts`. */

import { CardT, CellT, GameBoardT, type RankT, type SuitT } from "@baize/freecell/mis";

const DECK = `QD 4D 10D 7S AH 3H AS QC JD JC 9D 9S AD 5S KC JS 8C KS 10C 7H 10H 3C 6H 6C 7C 2S 3D JH 4C QS 8S 6S 3S 5H
2C 6D 4S 4H 10S 8D KD 2D 5D AC 9H KH 5C 9C QH 8H 2H 7D`;
const MOVES = `T0H3 T3F0 T1F1 T1H1 T2F2 T5T1 T3F3 T3H3 T3T1 T4T3 T4H3 T4T7 T2T4 T3T7 T3T4 T3T1 F1T1 T6F1 T6T5 T6H2 T6T4 T6H1
F3H1 T5T2 T5F3 T5T1 T5H3 T3T1 T0T3 T0H0 T5T0 T5H2 T1H2 F0T5 F3T5 T7F0 T6F3 T7T6 F0T6 T7F0 T7H0 T3H0 T1H0 T6H0
T1H3 T6H3 T1H0 T7T3 T7T6 T0T1 T0H3 T7T0 T3T0 T2T5 T2T3 T7T1 T2T7 T2T5 T2T6 F0T5 T4F0 T4T5 T4H0 T4H3 T0H0 F0T5
T4F0 T4H2 T1H2 T5T4 T5H2 F2T6 T0T6 T0F2 T0H1 T4H1 T1H1 T5H1 T1H2 T5H2 T5H0 T6H2 T3H2 T6H0 T1H1 T1H3 T1H1 T1H2
T5H3 T5H0 T6H3 T6H0 F2H1 T1H1 T1H2 T0H1 T2H2 F0H3 T7H3 F1H0 F3H1`;

const CELLS: Record<string, CellT> = { T: CellT.Tableau, F: CellT.FreeCell, H: CellT.HomeCell };
const rank = (name: string) => name.slice(0, -1).replace(/^\d/, "C$&") as RankT;
const board = new GameBoardT(DECK.split(/\s/).map((name) => new CardT(name.slice(-1) as SuitT, rank(name))));
for (const [from = "", n0, to = "", n1] of MOVES.split(/\s/)) {
  board.makeMove(CELLS[from] as CellT, Number(n0), CELLS[to] as CellT, Number(n1));
}
console.log(`Won: ${board.isInWinState()}`);
