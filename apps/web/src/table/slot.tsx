/**
 * The one place at a table for what floats: a film, a hint, the way out of a lost position, an offer. Of several one is there; a
 * sentence of the moment and what is being typed come before all of them, in the same place, and go again.
 */

import { type ReactNode, useState } from "react";
import { Icon } from "../parts/icons.tsx";
import { say } from "../words/index.ts";
import { sayHere } from "../words/table.en.ts";
import "../css/slot.css";

export function Slot({ children }: { readonly children: ReactNode }) {
  // Where room is short it is one line until somebody wants all of it.
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="floating" data-open={isOpen || undefined}>
      {children}
      <button
        type="button"
        className="fold"
        aria-expanded={isOpen}
        aria-label={isOpen ? sayHere.less() : say.more()}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? "fold" : "unfold"} />
      </button>
    </div>
  );
}
