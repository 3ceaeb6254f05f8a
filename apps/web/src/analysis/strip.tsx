/** The main line as bars, and the side line that is looked at in a lane below it. */

import { GlowSign } from "@baize/faces";
import type { Glow } from "@baize/kernel";
import { mainWay, type Tree, type Way } from "@baize/midend";
import type { CSSProperties } from "react";
import type { Loaded } from "../library/games.ts";
import { numbersOf } from "../parts/bar-numbers.ts";
import { sayHere } from "../words/analysis.en.ts";
import { say } from "../words/index.ts";
import "../css/timeline.css";

interface LegendProps {
  /** A mark as the game draws it, where it is none of the usual signs. */
  readonly MarkSign: Loaded["door"]["MarkSign"];
}

interface StripProps extends LegendProps {
  readonly tree: Tree;
  readonly way: Way;
  glowOf(way: Way): Glow | undefined;
  goTo(way: Way): void;
}

/** What a mark means. */
const SAYS = { winnable: sayHere.keepsWin, lost: sayHere.losesWin, thinking: sayHere.unknownYet } as const;

/** A short line has no wider bars than one of so many moves. */
const FEWEST = 30;

/** How many moves two ways share. */
const sharedBy = (a: Way, b: Way): number => {
  const end = a.findIndex((text, i) => b[i] !== text);
  return end < 0 ? a.length : end;
};

/** What the marks on the table mean. */
export function MarkLegend({ MarkSign }: LegendProps) {
  return (
    <p className="strip-legend" aria-hidden="true">
      {(["winnable", "lost", "thinking"] as const).map((glow) => (
        <span key={glow}>
          {MarkSign === undefined ? <GlowSign glow={glow} /> : <MarkSign glow={glow} />}
          {SAYS[glow]()}
        </span>
      ))}
      {sayHere.eachMark()}
    </p>
  );
}

export function Strip({ MarkSign, tree, way, glowOf, goTo }: StripProps) {
  const main = mainWay(tree, []);
  if (main.length === 0) {
    return (
      <div className="strip">
        <MarkLegend MarkSign={MarkSign} />
      </div>
    );
  }
  const shared = sharedBy(way, main);
  const side = shared < way.length ? mainWay(tree, way) : [];
  const end = Math.max(main.length, side.length);
  const count = Math.max(end, FEWEST);
  const stateOf = (to: Way): string => {
    const glow = glowOf(to) ?? "thinking";
    const before = glowOf(to.slice(0, -1));
    return glow === "lost" && before === "winnable" ? "losing" : glow;
  };
  const losing = main.findIndex((_, i) => stateOf(main.slice(0, i + 1)) === "losing") + 1 || undefined;
  const move = Math.min(way.length, end);
  return (
    <section className="strip" aria-label={say.theMoves()}>
      <MarkLegend MarkSign={MarkSign} />
      <div className="bars" style={{ "--count": count } as CSSProperties}>
        {Array.from({ length: count }, (_, i) => {
          const to = main.slice(0, i + 1);
          return (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
              key={i}
              data-state={i < main.length ? stateOf(to) : "none"}
              data-shown={i + 1 === shared && side.length === 0 ? true : undefined}
            />
          );
        })}
        <input
          type="range"
          aria-label={say.move()}
          aria-valuetext={say.moveOf({ move, of: end })}
          min={0}
          max={count}
          value={move}
          onChange={(event) => goTo((side.length > 0 ? side : main).slice(0, Number(event.target.value)))}
        />
      </div>
      {side.length === 0 ? null : (
        <div className="lane" aria-hidden="true" style={{ "--count": count } as CSSProperties}>
          {side.slice(shared).map((text, i) => {
            const to = side.slice(0, shared + i + 1);
            return (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
                key={`${text} ${i}`}
                data-state={stateOf(to)}
                data-shown={to.length === way.length || undefined}
                style={{ left: `${((to.length - 1) / count) * 100}%` }}
              />
            );
          })}
          <span style={{ left: `${(side.length / count) * 100}%` }}>{sayHere.sideLine()}</span>
        </div>
      )}
      <p className="strip-numbers" aria-hidden="true">
        {numbersOf(end, losing).map((nth) => (
          <span key={nth} data-losing={nth === losing || undefined} style={{ left: `${((nth - 0.5) / count) * 100}%` }}>
            {nth}
          </span>
        ))}
      </p>
    </section>
  );
}
