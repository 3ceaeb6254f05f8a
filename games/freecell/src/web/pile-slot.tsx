/** A pile as a place: its outline, its name, and a button for it while it is empty. */

import { SuitPip } from "@baize/faces";
import type { Layout } from "./layout.ts";
import type { Pile } from "./scene.ts";
import { pileLabel } from "./speech.ts";
import { cardId, slotId } from "./travel.ts";

interface SlotProps {
  readonly pile: Pile;
  readonly places: Layout;
  /** The cards of the pile can be reached with Tab when this is 0. */
  readonly tabIndex: 0 | -1;
  press(pile: Pile): void;
  focus(pile: Pile): void;
}

/** The place of a pile. A pile with cards owns their buttons; an empty one is a button itself. */
export function PileSlot({ pile, places: { w, h }, tabIndex, press, focus }: SlotProps) {
  const { cards, id, place, suit, x, y } = pile;
  const isEmpty = cards.length === 0;
  const owned = place.kind === "foundation" ? cards.slice(-1) : cards;
  return (
    <section aria-label={pileLabel(pile)} aria-owns={owned.map(cardId).join(" ") || undefined}>
      <button
        type="button"
        id={slotId(id)}
        className="slot"
        style={{ translate: `${x}px ${y}px`, width: w, height: h }}
        aria-label={pileLabel(pile)}
        aria-hidden={!isEmpty || undefined}
        tabIndex={isEmpty ? tabIndex : -1}
        onClick={() => press(pile)}
        onFocus={() => focus(pile)}
      >
        {suit === undefined ? null : (
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <SuitPip suit={suit} x={50} y={50} size={100} />
          </svg>
        )}
      </button>
    </section>
  );
}
