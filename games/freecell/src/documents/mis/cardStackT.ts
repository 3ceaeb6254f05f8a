/** The document's CardStack module: the generic stack, of cards. */

import { Stack, StackError } from "@baize/cards";
import { CardT } from "./cardT.ts";

/** A stack of cards, and of nothing else. */
export class CardStackT extends Stack<CardT> {
  constructor(size: number, seq: readonly CardT[] = []) {
    super(size, seq);
    if (!this.toSeq().every(CardT.is)) throw new StackError("invalid_argument", "A stack of cards holds cards alone.");
    Object.freeze(this);
  }

  override push(card: CardT): CardStackT {
    return new CardStackT(this.getMaxSize(), super.push(card).toSeq());
  }

  override pop(): CardStackT {
    return new CardStackT(this.getMaxSize(), super.pop().toSeq());
  }
}
