/** The order of the foundations on the screen, colours alternating. */

import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit } from "@baize/cards";

export const HOME_ORDER: readonly Suit[] = [SPADES, HEARTS, CLUBS, DIAMONDS];
