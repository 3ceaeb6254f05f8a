/** The twelve court cards: our own drawings, fetched when the first one is shown. */

import jackClub from "./art/jack-club.svg?raw";
import jackDiamond from "./art/jack-diamond.svg?raw";
import jackHeart from "./art/jack-heart.svg?raw";
import jackSpade from "./art/jack-spade.svg?raw";
import kingClub from "./art/king-club.svg?raw";
import kingDiamond from "./art/king-diamond.svg?raw";
import kingHeart from "./art/king-heart.svg?raw";
import kingSpade from "./art/king-spade.svg?raw";
import queenClub from "./art/queen-club.svg?raw";
import queenDiamond from "./art/queen-diamond.svg?raw";
import queenHeart from "./art/queen-heart.svg?raw";
import queenSpade from "./art/queen-spade.svg?raw";

const DRAWINGS = [
  [jackClub, jackDiamond, jackHeart, jackSpade],
  [queenClub, queenDiamond, queenHeart, queenSpade],
  [kingClub, kingDiamond, kingHeart, kingSpade],
].flat();

const JACK_OF_CLUBS = 40;
let drawn = 0;

/** A drawing of a court card; its clipping path gets a name of its own, for a page may show a card twice. */
export function drawCourt(card: number): Node {
  drawn += 1;
  const text = (DRAWINGS[card - JACK_OF_CLUBS] ?? "").replaceAll(/(?<=id="|url\(#)body/g, `robe-${drawn}`);
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(documentElement, true);
}
