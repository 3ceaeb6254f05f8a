/** The truth light: winnable, lost or thinking, by shape, word and colour. */

import type { Bounds, Glow, Insight } from "@baize/kernel";
import { say } from "../words/index.ts";

const SHAPES = {
  winnable: (
    <>
      <circle cx="10" cy="10" r="9" fill="var(--winnable)" />
      <path
        d="M5.800 10.300 8.700 13.200 14.200 7.200"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  lost: (
    <>
      <path d="M10 0.500 19.500 10 10 19.500 0.500 10Z" fill="var(--lost)" />
      <path d="M7.500 7.500l5 5M12.500 7.500l-5 5" stroke="var(--surface)" strokeWidth="2.200" strokeLinecap="round" />
    </>
  ),
  thinking: (
    <circle
      className="turning"
      cx="10"
      cy="10"
      r="7.500"
      fill="none"
      stroke="var(--thinking)"
      strokeWidth="2.500"
      strokeDasharray="4.500 3.350"
    />
  ),
} as const;

/** The shape of what is known, 20 px square. */
export function Shape({ glow }: { readonly glow: Glow }) {
  return (
    <svg className="glow" viewBox="0 0 20 20" aria-hidden="true">
      {SHAPES[glow]}
    </svg>
  );
}

interface LightProps {
  readonly truth: Insight | undefined;
  /** How far the win is, in words; empty where something else tells it. */
  readonly far: string;
}

/** In a puzzle the light is off until it is asked for; it stands where the light will. */
export function AskLight({ ask }: { ask(): void }) {
  return (
    <div className="light">
      <button type="button" className="chip ask" onClick={ask}>
        <svg className="glow" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M1.500 10C4.500 4.500 15.500 4.500 18.500 10 15.500 15.500 4.500 15.500 1.500 10ZM10 7.300a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Z" />
        </svg>
        {say.askLight()}
      </button>
    </div>
  );
}

/** Whether the best way known is proved to be the shortest. */
export const isProved = (bounds: Bounds | undefined): boolean =>
  bounds !== undefined && bounds.atLeast === bounds.atMost;

/** How short the way can be, while that is studied: to be watched, and not to be listened to. */
function Watch({ bounds }: { readonly bounds: Bounds | undefined }) {
  return bounds === undefined || isProved(bounds) ? null : (
    <p className="watch">{say.between({ atLeast: bounds.atLeast, atMost: bounds.atMost })}</p>
  );
}

/** A chip with a shape and a word; it takes its room even while it has nothing to say. */
export function Light({ truth, far }: LightProps) {
  return (
    <div className="light">
      <div role="status" aria-live="polite" aria-atomic="true">
        {truth === undefined ? null : (
          <p className="chip" data-glow={truth.glow}>
            <Shape glow={truth.glow} />
            <strong>{truth.glow === "thinking" && truth.settled ? say.notKnownYet() : say[truth.glow]()}</strong>
            {far !== "" && truth.glow === "winnable" && (truth.settled || truth.bounds !== undefined) ? (
              <span>{far}</span>
            ) : null}
          </p>
        )}
        {far !== "" && isProved(truth?.bounds) ? <p className="watch">{say.theShortest()}</p> : null}
      </div>
      {far === "" ? null : <Watch bounds={truth?.bounds} />}
    </div>
  );
}
