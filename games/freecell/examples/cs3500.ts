/** A whole game through the assignment's door: `node games/freecell/examples/cs3500.ts`. */

import { PlayingCard, SimpleFreecellController, SimpleFreecellModel } from "@baize/freecell/cs3500";

const DECK = `QD QC KC 3C 4C 2C KD 5C 4D JD JS 6H QS 6D 2D 9C 10D JC 8C 6C 8S 4S 5D QH 7S 9D KS 7C 6S 4H AC 8H AH 9S
10C 2S 3S 10S 9H 2H 3H AD 7H 3D 5H 8D KH 7D AS 5S 10H JH`;
const TYPED = `C1 7 F4  C4 7 O1  C2 7 O2  C2 6 F2  C3 7 O3  C6 6 C2  C4 6 O4  C4 5 F4  C4 4 C2  C5 6 C4  C5 5 F4  C5 4 C8
C3 6 C5  C4 4 C8  C4 3 C5  C4 2 C2  O2 1 C2  C7 6 O2  C7 5 C6  C7 4 F3  C7 3 C5  C7 2 F2  O4 1 F2  C6 6 C3
C6 5 O4  C6 4 C2  C6 3 F4  C4 1 C2  C1 6 C4  C1 5 F1  C6 2 C1  C6 1 F3  C2 11 F3  O1 1 C6  O4 1 C6  C8 8 O1
C7 1 O4  C8 7 C7  O1 1 C7  C8 6 O1  C8 5 F1  C4 1 F1  C2 10 F1  C7 2 F1  C2 9 F4  C7 1 F4  C2 8 F1  C8 4 C4
C8 3 C7  C1 5 C2  C1 4 F4  C8 2 C1  C4 1 C1  C3 6 C6  C3 5 C4  C8 1 C2  C3 4 C8  C3 3 C6  C3 2 C7  O1 1 C6
C5 6 O1  C5 5 C6  C5 4 F1  C5 3 F4  C1 5 F1  O1 1 C6  C5 2 O1  C5 1 F3  C2 9 F3  C6 7 C5  C6 6 F3  O3 1 C7
C1 4 C7  C1 3 O3  C1 2 F2  C5 1 F2  C2 8 F2  C6 5 F2  C2 7 F3  C6 4 F3  C6 3 F1  C7 4 F3  C4 1 F3  C7 3 F1
C2 6 F2  C2 5 F4  C2 4 F2  C2 3 F3  C6 2 F4  C6 1 F1  C7 2 F4  C7 1 F1  O3 1 F2  C2 2 F2  C2 1 F3  C1 1 F2
C3 1 F3  O1 1 F4  C8 1 F4  O2 1 F1  O4 1 F2`;

const deck = DECK.split(/\s/).map((name) => new PlayingCard(name));
const output = { append: (text: string) => console.log(text) };
await new SimpleFreecellController(new SimpleFreecellModel(), TYPED, output).playGame(deck, 8, 4, false);
