/** Cards in the hand of a pointer: moved directly on the screen, with no new drawing of the table. */

import type { Point } from "@baize/hands";
import type { Layout } from "./layout.ts";
import { FLYING } from "./motion.ts";
import type { Lying, Pile } from "./scene.ts";

interface Carried {
  readonly element: HTMLElement;
  readonly lying: Lying;
}

/** The cards of one drag. */
export class Drag {
  readonly cards: readonly Carried[];
  #by: Point = { x: 0, y: 0 };

  /** Lifts cards off the table at a point of it. */
  constructor(cards: readonly Carried[], grip: Point) {
    this.cards = cards;
    for (const { element, lying } of cards) {
      element.style.transformOrigin = `${grip.x - lying.x}px ${grip.y - lying.y}px`;
      element.style.zIndex = String(FLYING + lying.z);
      element.classList.add("carried");
    }
  }

  /** Where a card is now. */
  pointOf({ x, y }: Lying): Point {
    return { x: x + this.#by.x, y: y + this.#by.y };
  }

  moveBy(by: Point): void {
    this.#by = by;
    for (const { element, lying } of this.cards) {
      const { x, y } = this.pointOf(lying);
      element.style.translate = `${x}px ${y}px`;
    }
  }

  /** Gives the cards back to the table, which draws them where they lie. */
  release(): void {
    for (const { element, lying } of this.cards) {
      element.style.translate = `${lying.x}px ${lying.y}px`;
      element.style.zIndex = String(lying.z);
      element.style.transformOrigin = "";
      element.classList.remove("carried");
    }
  }

  /** The pile that the first card covers most, among some. */
  over(piles: readonly Pile[], { w, h, floor }: Layout): Pile | undefined {
    const first = this.cards[0];
    if (first === undefined) return undefined;
    const card = this.pointOf(first.lying);
    const shared = ({ x, y, place }: Pile): number => {
      const bottom = place.kind === "cascade" ? Math.max(floor, card.y + h) : y + h;
      const wide = Math.min(card.x + w, x + w) - Math.max(card.x, x);
      const tall = Math.min(card.y + h, bottom) - Math.max(card.y, y);
      return wide <= 0 || tall <= 0 ? 0 : wide * tall;
    };
    const best = piles.reduce<Pile | undefined>(
      (found, pile) => (found === undefined || shared(pile) > shared(found) ? pile : found),
      undefined,
    );
    return best !== undefined && shared(best) > w * h * 0.15 ? best : undefined;
  }
}
