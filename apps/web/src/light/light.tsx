/** The truth light: winnable, lost or thinking, by shape, word and colour. */

import { GlowSign } from "@baize/faces";
import type { Bounds, Insight } from "@baize/kernel";
import { say } from "../words/index.ts";
import { sayHere } from "../words/table.en.ts";
import { isProved } from "./lengths.ts";

interface LightProps {
  readonly truth: Insight | undefined;
  /** How far the win is, in words; empty where it is not known, or something else tells it. */
  readonly far: string;
  /** How short it can be, as the table counts, while that is studied. */
  readonly bounds?: Bounds | undefined;
}

/** In a puzzle the light is off until it is asked for; it stands where the light will. */
export function AskLight({ ask }: { ask(): void }) {
  return (
    <div className="light">
      <button type="button" className="chip ask" onClick={ask}>
        <svg className="glow" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M1.5 10C4.5 4.5 15.5 4.5 18.5 10 15.5 15.5 4.5 15.5 1.5 10ZM10 7.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z" />
        </svg>
        {sayHere.askLight()}
      </button>
    </div>
  );
}

/** How short the way can be, while that is studied: to be watched, and not to be listened to. */
function Watch({ bounds }: { readonly bounds: Bounds | undefined }) {
  return bounds === undefined || isProved(bounds) ? null : (
    <p className="watch">{sayHere.atLeast({ atLeast: bounds.atLeast })}</p>
  );
}

/** A chip with a shape and a word; it takes its room even while it has nothing to say. */
export function Light({ truth, far, bounds }: LightProps) {
  return (
    <div className="light">
      <div role="status" aria-live="polite" aria-atomic="true">
        {truth === undefined ? null : (
          <p className="chip" data-glow={truth.glow}>
            <GlowSign glow={truth.glow} />
            <strong>{truth.glow === "thinking" && truth.settled ? say.notKnownYet() : say[truth.glow]()}</strong>
            {far === "" ? null : <span>{far}</span>}
          </p>
        )}
      </div>
      {far === "" ? null : <Watch bounds={bounds} />}
    </div>
  );
}
