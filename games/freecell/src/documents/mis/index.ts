/** The door of the FreeCell specification (MIS), name for name. */

export { Stack } from "@baize/cards";
export { CardDeckUtils, CardDeckUtils_randomDeck } from "./cardDeckUtils.ts";
export { CardStackT } from "./cardStackT.ts";
export { CardT } from "./cardT.ts";
export { ColourT, RankT, SuitT } from "./cardTypes.ts";
export { GameBoardT } from "./gameBoardT.ts";
export { CellT } from "./gameBoardTypes.ts";
