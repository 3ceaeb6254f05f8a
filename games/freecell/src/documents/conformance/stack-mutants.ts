/** Stacks of the FreeCell specification (MIS), each wrong in one sentence. */

import { CardStackT, type CardT } from "../mis/index.ts";

export class SizeZero extends CardStackT {
  constructor(size: number, seq: readonly CardT[]) {
    super(size === 0 ? 1 : size, seq);
  }
}
export class SizeBelowZero extends CardStackT {
  constructor(size: number, seq: readonly CardT[]) {
    super(size < 0 ? 1 : size, seq);
  }
}
export class Overfull extends CardStackT {
  constructor(size: number, seq: readonly CardT[]) {
    super(size === 0 ? size : Math.max(size, seq.length), seq);
  }
}
export class PushFull extends CardStackT {
  override push(card: CardT): CardStackT {
    return this.getSize() === this.getMaxSize() ? this : super.push(card);
  }
}
export class PushBelow extends CardStackT {
  override push(card: CardT): CardStackT {
    return new CardStackT(super.push(card).getMaxSize(), [card, ...this.toSeq()]);
  }
}
export class PopEmpty extends CardStackT {
  override pop(): CardStackT {
    return this.getSize() === 0 ? this : super.pop();
  }
}
export class PopBelow extends CardStackT {
  override pop(): CardStackT {
    return new CardStackT(super.pop().getMaxSize(), this.toSeq().slice(1));
  }
}
export class TopBelow extends CardStackT {
  override top() {
    super.top();
    return this.toSeq()[0] as CardT;
  }
}
export class TopEmpty extends CardStackT {
  override top() {
    return this.getSize() === 0 ? (null as unknown as CardT) : super.top();
  }
}
export class Reversed extends CardStackT {
  override toSeq() {
    return super.toSeq().reverse();
  }
}
export class SizeIsRoom extends CardStackT {
  override getSize() {
    return this.getMaxSize();
  }
}
export class NoRoom extends CardStackT {
  override getMaxSize() {
    return 19;
  }
}
